"""`abrikol judge`: by line, in words and as JSON."""

from __future__ import annotations

import pytest

from abrikol.disciplines import discipline
from abrikol.language import LANGUAGES
from abrikol.match.match import fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.stroke.notation import parse_line
from tests.cli.command import abrikol

POINT = "W>R W/h W/r W/f W>Y"


def test_json_is_exactly_what_the_match_says(capsys: pytest.CaptureFixture[str]) -> None:
    line = f"[score=3:2] {POINT} ; W>R W/h W>Y ; B: concede"
    game, play = discipline("three-cushion"), parse_line(line)
    told = spoken(fold(game, start_line(game, play.settings), play.actions))
    assert abrikol(capsys, "judge", "three-cushion", line, "--json").json == told
    assert list(told[0]) == [
        *("n", "by", "call", "articles", "catalogue", "awards", "moves"),
        *("duties", "turn", "score", "owes", "run", "state", "over", "needs"),
    ]


def test_a_ruling_is_told_with_its_reason_and_what_follows(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "judge", "three-cushion@umb", POINT)
    gist = discipline("three-cushion").book["three-cushion-cannon"].gist["en"]
    assert ran.out.splitlines() == [
        f"  1. A: {POINT}",
        "     Point · A +1 · 1:0",
        f"     umb:three-cushion-cannon 5.5: {gist}",
        "     A plays, run 1.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_duties_and_moves_and_ends_are_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "[score=7:0] *5 5>9 9^floor ; choose play ; concede"
    ran = abrikol(capsys, "judge", "free-pyramid", line, "--lang", language)
    assert ran.status == 0
    assert "(play)" in ran.out and "{" not in ran.out


def test_a_question_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "judge", "three-cushion", "lag W/f&Y/f")
    assert "Where does white lie? · 0:0" in ran.out


@pytest.mark.parametrize(
    ("game", "line", "message"),
    [
        ("three-cussion", POINT, "abrikol: no game 'three-cussion'; the nearest is three-cushion\n"),
        ("three-cushion@ubm", POINT, "abrikol: three-cushion has no edition 'ubm'; the nearest is umb\n"),
        ("three-cushion", "W>Q", "abrikol: found 'Q', expected a ball: W, Y, R, C or 1 to 15\nW>Q\n  ^\n"),
        ("three-cushion", "choose play", "abrikol: nothing is offered now, so 'play' cannot be chosen\n"),
        ("three-cushion", "[format=x3] W>R", "abrikol: format 'x3' must begin with the points a game goes to"),
        ("three-cushion", "[at=W:1,0.5/Y:1.01,0.5] W>R", "abrikol: balls W and Y overlap"),
        ("three-cushion", "[with=moon:full] W>R", "abrikol: three-cushion@umb has no option 'moon'"),
    ],
)
def test_bad_input_is_told_in_one_line(game: str, line: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "judge", game, line)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(message)


@pytest.mark.parametrize(
    ("words", "uk", "ru"),
    [
        (("three-cushion", "W>Q"), "знайдено 'Q', а треба: куля", "найдено 'Q', а нужно: шар"),
        (("three-cusion", "W>R"), "найближча за назвою — three-cushion", "ближайшая по названию — three-cushion"),
        (("three-cushion", "[at=W:1,0.7/R:1.01,0.7] W>R"), "кулі W і R накладаються", "шары W и R накладываются"),
        (("three-cushion", "choose rest"), "«rest» вибрати не можна", "«rest» выбрать нельзя"),
        (("three-cushion", "[format=8-BO4] W>R"), "більшість неможлива", "большинство невозможно"),
    ],
)
def test_refusals_speak_the_language(
    words: tuple[str, ...], uk: str, ru: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (("uk", uk), ("ru", ru)):
        ran = abrikol(capsys, "judge", *words, "--lang", language)
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err


def test_what_the_referee_announces_is_told_before_the_next_stroke(capsys: pytest.CaptureFixture[str]) -> None:
    def announced(game: str, line: str, language: str = "en") -> list[str]:
        ran = abrikol(capsys, "judge", game, line, "--lang", language)
        head = {"en": "Announced: ", "uk": "Оголошено: ", "ru": "Объявлено: "}[language]
        return [told.strip().removeprefix(head) for told in ran.out.splitlines() if told.strip().startswith(head)]

    line = "W>R W>Y both=z3,a1 ; W>R W>Y both=z3 ; W>R W>Y both=none"
    assert announced("balkline-47-2", line) == ["entré everywhere.", "dedans."]
    assert announced("balkline-47-1", "W>R W>Y both=z3,a1") == ["dedans everywhere."]
    assert announced("balkline-47-2", "W>R W>Y R=0.46,0.2 Y=0.48,0.2", "uk") == ["обабіч лінії."]
    assert announced("free-game", "W>R W>Y both=c1", "ru") == ["вошли."]
    assert announced("balkline-47-2", "[format=1-NEQ] W>R W>Y both=z3") == []
    assert announced("three-cushion", "W>R") == []


def test_a_slip_of_the_text_is_an_alias_with_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    line = "W>R W>Y R=0.72,0.3 Y=0.8,0.3"
    for name in ("balkline-74-2", "balkline-74-2@umb"):
        ran = abrikol(capsys, "judge", name, line, "--json", "--lang", "en")
        assert ran.status == 0 and ran.json[0]["state"] == {"z3": "entre"}
        assert ran.err == f"abrikol: {name} is a slip of the text; it is balkline-71-2@umb\n"
    assert abrikol(capsys, "judge", "balkline-71-2", line).err == ""
    assert abrikol(capsys, "rulebook", "balkline-74-2", "--lang", "en").err.startswith(
        "abrikol: balkline-74-2 is a slip"
    )
    assert abrikol(capsys, "judge", "balkline-74-3", line).status == 2
