"""Words are spoken as the language counts, and a key nobody wrote is an error of the program."""

import pytest

from abrikol.language import LANGUAGES, preferred, speak


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points"]),
        ("uk", ["1 очко", "2 очки", "5 очок", "21 очко"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "21 очко"]),
    ],
)
def test_counts_as_the_language_does(language: str, counted: list[str]) -> None:
    assert [speak(language).say("points", count=count) for count in (1, 2, 5, 21)] == counted


def test_a_key_nobody_wrote_is_named() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-key' in uk"):
        speak("uk").say("no-such-key")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(ValueError, match="message 'points' in en"):
        speak("en").say("points")


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'la'; there are en, uk, ru"):
        speak("la")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_itself(language: str) -> None:
    assert "language-name" in speak(language)


@pytest.mark.parametrize(
    ("wanted", "got"), [(["uk-UA", "en"], "uk"), (["ru_RU"], "ru"), (["fr", "EN-gb"], "en"), (["fr"], "en"), ([], "en")]
)
def test_takes_the_first_language_that_we_speak(wanted: list[str], got: str) -> None:
    assert preferred(wanted) == got
