"""Files of figures: what is read, and what is wrong named with its place."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from abrikol.disciplines.carom.artistic import shelf
from abrikol.disciplines.carom.artistic.figures import FAMILIES, Collection, Figure
from abrikol.disciplines.carom.artistic.file import BadFigures, read_figures
from abrikol.equipment.names import Ball, Pin
from abrikol.language import LANGUAGES, speak
from abrikol.layout.position import Point
from abrikol.referee.refused import Refused
from abrikol.referee.task import Marker, Solution
from abrikol.stroke.events import CushionTouch

HEAD = """
format = "abrikol figures 1"
name = "club-1"
source = "our club"
title = { en = "Club" }
"""
PLAIN = """
[[figure]]
name = "4.2"
family = "kiss"
value = 7
at = "W:0.5,0.5/R:1,0.5/Y:2,1"
course = { W = "R c Y" }
"""
FULL = """
[[figure]]
name = "full"
family = "masse"
title = { en = "Full", uk = "Повна", ru = "Полная" }
value = 11
set = 3
compulsory = false
mirror = false
at = "W:0.0301,0.5/R:1,0.4/Y:2,1"
pins = { kc = [0.6, 0.3], kl = [0.7, 1] }
markers = { ring = [2.84, 1.42, 0.5] }
course = { R = "W kc", W = "^kl R Y" }
end = { Y = "ring" }
stroke = { speed = 3, heading = 12.5, side = -0.1, top = 0.2, elevation = 30, seed = 7 }
"""


def wrongs(text: str) -> list[tuple[str, str]]:
    """Where and what is wrong."""
    with pytest.raises(BadFigures) as bad:
        read_figures(text)
    for flaw in bad.value.flaws:
        assert all(speak(language).tell(flaw.what) for language in LANGUAGES)
    return [(flaw.where, flaw.what.key.removeprefix("figures-")) for flaw in bad.value.flaws]


def changed(old: str, new: str, text: str = PLAIN) -> list[tuple[str, str]]:
    assert old in text
    return wrongs(HEAD + text.replace(old, new))


def figure(text: str) -> Figure:
    (one,) = read_figures(HEAD + text).figures
    return one


# what is read ----------------------------------------------------------------------------------


def test_a_plain_figure_takes_what_is_left_out() -> None:
    one = figure(PLAIN)
    assert (one.name, one.family, one.value) == ("4.2", "kiss", 7)
    assert one.position[Ball.R] == Point(1, 0.5) and len(one.position) == 3
    assert [(ball, str(course)) for ball, course in one.courses] == [(Ball.W, "R c Y")]
    assert (one.set, one.compulsory, one.mirror, dict(one.title), one.solution) == (None, True, True, {}, None)
    assert (one.pins, one.markers, one.ends, one.felled, one.touching) == ((), (), (), frozenset(), frozenset())


def test_a_full_figure() -> None:
    one = figure(FULL)
    assert (one.set, one.compulsory, one.mirror, one.title["uk"]) == (3, False, False, "Повна")
    assert one.pins == ((Pin.KC, Point(0.6, 0.3)), (Pin.KL, Point(0.7, 1)))
    assert one.markers == (Marker("ring", Point(2.84, 1.42), 0.5),) and one.ends == ((Ball.Y, "ring"),)
    assert [ball for ball, _ in one.courses] == [Ball.W, Ball.R], "the cue ball first"
    assert one.felled == {Pin.KC}, "what is flown over does not fall"
    assert [(touch.ball, touch.cushion.value) for touch in one.touching if isinstance(touch, CushionTouch)] == [
        (Ball.W, "h")
    ]
    assert one.solution == Solution(speed=3, heading=12.5, side=-0.1, top=0.2, elevation=30, seed=7)


def test_a_stroke_without_a_seed() -> None:
    one = figure(FULL.replace(", seed = 7", "").replace("heading = 12.5", "heading = 0"))
    assert one.solution == Solution(speed=3, heading=0, side=-0.1, top=0.2, elevation=30, seed=0)


def test_the_collection_around_them() -> None:
    held = read_figures(HEAD + PLAIN + FULL)
    assert (held.name, held.source, dict(held.title)) == ("club-1", "our club", {"en": "Club"})
    assert list(held.by_name) == ["4.2", "full"] and held.sets == (3,)


def test_in_the_mirror() -> None:
    one = figure(FULL.replace("R Y", "l|h R Y"))
    other = one.in_mirror
    assert other.position[Ball.R] == Point(1, 1.42 - 0.4) and other.position[Ball.W].x == one.position[Ball.W].x
    assert dict(other.pins)[Pin.KC] == Point(0.6, 1.42 - 0.3)
    assert other.marker("ring").centre == Point(2.84, 0.0) and other.marker("ring").radius == 0.5
    assert str(dict(other.courses)[Ball.W]) == "^kl r|h R Y"
    assert other.solution == Solution(speed=3, heading=347.5, side=0.1, top=0.2, elevation=30, seed=7)
    assert (other.name, other.value, other.ends) == (one.name, one.value, one.ends)
    assert figure(PLAIN).in_mirror.solution is None


def test_a_marker_holds_centres_up_to_its_line() -> None:
    ring = Marker("ring", Point(1, 1), 0.5)
    assert ring.holds(Point(1.5, 1)) and ring.holds(Point(1, 0.50001)) and ring.holds(Point(1, 1))
    assert not ring.holds(Point(1.501, 1)) and not ring.holds(Point(1.4, 1.4))


def test_the_file_on_the_docs_page_is_one() -> None:
    page = (Path(__file__).parents[3] / "docs/figures.md").read_text("utf-8")
    _, _, rest = page.partition("```toml\n")
    (one,) = read_figures(rest.partition("```")[0]).figures
    assert (one.name, one.set, len(one.pins), len(one.ends), len(one.markers)) == ("gather-1", 2, 1, 2, 1)


# what is wrong ---------------------------------------------------------------------------------


def test_no_toml() -> None:
    assert wrongs("format = ") == [("", "no-toml")]


@pytest.mark.parametrize(
    ("head", "found"),
    [
        (HEAD.replace("figures 1", "figures 2"), [("format", "format")]),
        (HEAD.replace('name = "club-1"\n', ""), [("name", "missing")]),
        (HEAD.replace("club-1", "our club"), [("name", "code")]),
        (HEAD.replace('"our club"', "3"), [("source", "kind")]),
        (HEAD.replace("en =", "fr ="), [("title, fr", "no-such")]),
        (HEAD + "sauce = 1\n", [("sauce", "unknown")]),
        (HEAD.replace('format = "abrikol figures 1"\n', ""), [("format", "missing")]),
    ],
)
def test_the_head_of_a_file(head: str, found: list[tuple[str, str]]) -> None:
    assert wrongs(head + PLAIN) == found


def test_a_file_without_figures() -> None:
    assert wrongs(HEAD) == [("figure", "none")] == wrongs(HEAD + "figure = []")
    assert wrongs(HEAD + "figure = [3]") == [("figure 1", "kind")]
    assert wrongs(HEAD + "figure = 3") == [("figure", "kind"), ("figure", "none")]


def test_the_place_of_what_is_wrong_is_number_and_name_of_the_figure() -> None:
    assert wrongs(HEAD + FULL + PLAIN.replace("= 7", "= 12")) == [("figure 2 4.2, value", "range")]
    assert wrongs(HEAD + PLAIN + PLAIN) == [("figure 2 4.2, name", "twice")]


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("value = 7", "value = 3", "value", "range"),
        ("value = 7", "value = 12", "value", "range"),
        ("value = 7", 'value = "7"', "value", "kind"),
        ("value = 7", "value = true", "value", "kind"),
        ("value = 7", "", "value", "missing"),
        ("value = 7", "value = 7\nvalu = 7", "valu", "unknown"),
        ("value = 7", "value = 7\nset = 0", "set", "range"),
        ("value = 7", "value = 7\ncompulsory = 1", "compulsory", "kind"),
        ('"4.2"', '"4 2"', "name", "code"),
        ('"kiss"', '"a kiss"', "family", "code"),
        ('at = "', 'at = "W:', "at", "at"),
        ("/Y:2,1", "", "at", "no-ball"),
        ("/Y:2,1", "/Y:2,1/C:2.2,1", "C", "no-such"),
        ("Y:2,1", "Y:2.9,1", "at", "outside"),
        ("Y:2,1", "Y:2.8102,1", "at", "outside"),
        ("Y:2,1", "Y:2,0.0298", "at", "outside"),
        ("Y:2,1", "Y:2,1.3902", "at", "outside"),
        ("Y:2,1", "Y:0.0298,1", "at", "outside"),
        ('at = "W:0.5,0.5/R:1,0.5/Y:2,1"', "", "at", "missing"),
        ("Y:2,1", "Y:1.06,0.5", "at", "overlap"),
        ('"R c Y"', '"R c{ Y"', "course, W", "course-term"),
        ('"R c Y"', '"R q Y"', "course, W", "course-thing"),
        ('"R c Y"', '""', "course, W", "course-empty"),
        ('"R c Y"', '"R W"', "course, W", "meets-itself"),
        ('"R c Y"', '"R ^W Y"', "course, W", "meets-itself"),
        ('"R c Y"', '"R 9"', "course, W", "meets-itself"),
        ('"R c Y"', '"R kc"', "course, W", "no-pin"),
        ('"R c Y"', '"^kc R"', "course, W", "no-pin"),
        ('W = "R c Y"', 'R = "W"', "course, W", "no-course"),
        ('W = "R c Y"', 'W = "R", Q = "W"', "course, Q", "no-such"),
        ('W = "R c Y"', "W = 3", "course, W", "kind"),
    ],
)
def test_a_plain_figure_gone_wrong(old: str, new: str, where: str, what: str) -> None:
    name = "4 2" if "4 2" in new else "4.2"
    assert changed(old, new) == [(f"figure 1 {name}, {where}", what)]


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("kl = [0.7, 1]", "kx = [0.7, 1]", "pins, kx", "no-such"),
        ("kl = [0.7, 1]", "kl = [0.7]", "pins, kl", "numbers"),
        ("kl = [0.7, 1]", 'kl = [0.7, "1"]', "pins, kl", "numbers"),
        ("kl = [0.7, 1]", "kl = [0.7, 1.5]", "pins", "outside"),
        ("kl = [0.7, 1]", "kl = [0.7, 0.0045]", "pins", "outside"),
        ("kl = [0.7, 1]", "kl = [0.609, 0.3]", "pins", "overlap-pins"),
        ("kl = [0.7, 1]", "kl = [1.03, 0.4]", "pins", "covered"),
        ("1.42, 0.5]", "1.42, 0]", "markers, ring", "radius"),
        ("1.42, 0.5]", "1.42]", "markers, ring", "numbers"),
        ('{ Y = "ring" }', '{ Y = "rink" }', "end, rink", "no-such"),
        ('{ Y = "ring" }', '{ C = "ring" }', "end, C", "no-such"),
        ('"^kl R Y"', '"h R Y"', "course, W", "touching"),
        ("seed = 7", "sed = 7", "stroke, sed", "unknown"),
        ("speed = 3", 'speed = "3"', "stroke, speed", "kind"),
        ("speed = 3, ", "", "stroke, speed", "missing"),
        ('en = "Full"', "en = 3", "title, en", "kind"),
    ],
)
def test_a_full_figure_gone_wrong(old: str, new: str, where: str, what: str) -> None:
    assert (f"figure 1 full, {where}", what) in changed(old, new, FULL)


def test_what_is_just_right() -> None:
    for old, new in (
        ("value = 7", "value = 4"),
        ("value = 7", "value = 11\nset = 1"),
        ("Y:2,1", "Y:2.8098,1"),
        ("Y:2,1", "Y:2.81,1"),
        ("Y:2,1", "Y:2,0.0302"),
        ("Y:2,1", "Y:2,1.3899"),
        ("Y:2,1", "Y:0.0301,1"),
        ("Y:2,1", "Y:1.0615,0.5"),
    ):
        figure(PLAIN.replace(old, new))
    for old, new in (
        ("kl = [0.7, 1]", "kl = [0.61, 0.3]"),
        ("kl = [0.7, 1]", "kl = [0.7, 0.005]"),
        ('"^kl R Y"', '"h{0,1} R Y"'),
        ('"^kl R Y"', '"h|r R Y"'),
        ('"^kl R Y"', '"f R Y"'),
    ):
        figure(FULL.replace(old, new))


def test_a_ball_that_touches_the_cue_ball_comes_not_first() -> None:
    touching = PLAIN.replace("R:1,0.5", "R:0.5615,0.5")
    assert changed('"R c Y"', '"R c Y"', touching) == [("figure 1 4.2, course, W", "touching")]
    figure(touching.replace('"R c Y"', '"^R Y"'))
    figure(touching.replace('"R c Y"', '"c R Y"'))


def test_lengths_are_told_as_they_are() -> None:
    with pytest.raises(BadFigures) as bad:
        read_figures(HEAD + PLAIN.replace("Y:2,1", "Y:1.06,0.5"))
    assert dict(bad.value.flaws[0].what.told) == {"first": "Y", "second": "R", "apart": "60.0", "need": "61.5"}
    with pytest.raises(BadFigures) as bad:
        read_figures(HEAD + PLAIN.replace("Y:2,1", "Y:3,1"))
    told = dict(bad.value.flaws[0].what.told)
    assert told == {"what": "Y", "found": "3,1", "x": "0.0301 … 2.8099", "y": "0.0301 … 1.3899"}


def test_the_largest_number_of_a_set() -> None:
    assert figure(PLAIN.replace("value = 7", "value = 7\nset = 999")).set == 999
    assert changed("value = 7", "value = 7\nset = 1000") == [("figure 1 4.2, set", "range")]


def test_all_that_is_wrong_is_named_at_once() -> None:
    text = PLAIN.replace("= 7", "= 12").replace("c Y", "q Y").replace("Y:2,1", "Y:3,1")
    assert [what for _, what in wrongs(HEAD + text)] == ["course-thing", "outside", "range"]


def test_what_is_wrong_says_itself_in_short() -> None:
    told = r"figure 1 4\.2, value: 12 is not from 4 to 11 \(wrong in all: 2\)"
    with pytest.raises(BadFigures, match=told):
        read_figures(HEAD + PLAIN.replace("= 7", "= 12").replace('"4.2"', '"4.2"\nset = 0'))


def test_a_misspelt_field_is_met_with_the_nearest() -> None:
    with pytest.raises(BadFigures) as bad:
        read_figures(HEAD + PLAIN.replace("value = 7", "value = 7\ncompulsry = true"))
    assert [dict(flaw.what.told)["near"] for flaw in bad.value.flaws] == ["compulsory"]
    with pytest.raises(BadFigures) as bad:
        read_figures(HEAD + PLAIN.replace("value = 7", "value = 7\nqqq = true"))
    assert [dict(flaw.what.told)["near"] for flaw in bad.value.flaws] == ["none"]


# those at hand ---------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ABRIKOL_FIGURES", str(tmp_path))
    shelf.collection.cache_clear()
    return tmp_path


def test_abrikols_own_figures_are_many_and_of_all_families(folder: Path) -> None:
    own = shelf.collection(shelf.OWN)
    assert len(own.figures) >= 12 and {one.family for one in own.figures} == set(FAMILIES)
    assert all(set(one.title) == set(LANGUAGES) and one.solution is not None for one in own.figures)
    assert set(own.title) == set(LANGUAGES) and own.sets == (1, 2, 3) and shelf.names() == (shelf.OWN,)


def test_an_imported_collection_is_at_hand_and_none_takes_our_name(folder: Path) -> None:
    (folder / "club-1.toml").write_text(HEAD + PLAIN, "utf-8")
    (folder / "abrikol.toml").write_text(HEAD + PLAIN, "utf-8")
    assert shelf.names() == (shelf.OWN, "club-1")
    assert shelf.collection("club-1").name == "club-1"
    assert isinstance(shelf.collection(shelf.OWN), Collection) and shelf.collection(shelf.OWN).name == shelf.OWN
    with pytest.raises(Refused, match=r"no figures club-2 are at hand, only abrikol, club-1: .*--add FILE"):
        shelf.collection("club-2")


def test_a_spoilt_file_keeps_nobody_from_the_others(folder: Path) -> None:
    (folder / "club-1.toml").write_text(HEAD + PLAIN, "utf-8")
    (folder / "club-2.toml").write_text(HEAD + PLAIN.replace("= 7", "= 12"), "utf-8")
    (folder / "club-3.toml").write_bytes(b"\xff\xfe")
    assert shelf.names() == (shelf.OWN, "club-1")
    with pytest.raises(BadFigures):
        shelf.collection("club-2")


def test_where_imported_files_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ABRIKOL_FIGURES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert shelf.imported() == Path("/somewhere/abrikol/figures")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert shelf.imported() == Path.home() / ".local/share/abrikol/figures"


def test_our_file_is_in_the_package() -> None:
    assert files("abrikol.disciplines.carom.artistic").joinpath("figures/abrikol.toml").is_file()
