"""Messages of one language, by key: `speak("uk").say("points", count=5)` is «5 очок»."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from abrikol.language.phrase import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru")
LOCALES = Path(__file__).parent / "locales"


class Words:
    """The messages of one language."""

    def __init__(self, language: str, bundle: "FluentBundle") -> None:
        self.language = language
        self._bundle = bundle

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def say(self, key: str, **arguments: str | float) -> str:
        """The message `key` with its arguments filled in. Raises KeyError for a key that no file has."""
        if key not in self:
            raise KeyError(f"no message {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.language} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def tell(self, phrase: Phrase) -> str:
        """A phrase in words, those inside it first."""
        told = {name: self.tell(value) if isinstance(value, Phrase) else value for name, value in phrase.told}
        return self.say(phrase.key, **told)


@cache
def speak(language: str) -> Words:
    """The words of a language, read once. Raises ValueError for a language that we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # a fifth of a second: only for those who speak

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Words(language, bundle)


def preferred(wanted: Iterable[str]) -> str:
    """The first of the wanted language tags that we speak, else English: `["fr", "uk-UA"]` gives `"uk"`."""
    tags = (tag.replace("_", "-").split("-")[0].lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), "en")
