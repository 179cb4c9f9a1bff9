"""What a judge asks is a question in every language."""

from __future__ import annotations

import pytest

from abrikol.language import LANGUAGES, speak
from abrikol.referee.needs import question


@pytest.mark.parametrize(
    ("needs", "asked"),
    [
        ("position of 3", "Where does ball 3 lie?"),
        ("position of W", "Where does white lie?"),
        ("position of R and Y", "Where do the two object balls lie now?"),
        ("position of R and Y before the stroke", "Where did the two object balls lie before the stroke?"),
        ("manner", "Was it made as called?"),
        ("how far the cue ball followed", "How far did the cue ball follow?"),
        ("a ruling", "A referee must rule."),
    ],
)
def test_a_question_in_words(needs: str, asked: str) -> None:
    assert str(question(needs)) == asked
    for language in LANGUAGES:
        assert speak(language).tell(question(needs))
