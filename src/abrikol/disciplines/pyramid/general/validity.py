"""When a stroke that breaks nothing is valid, and when a break is: rules an edition's law names (X14, X15).

By free pyramid a ball must be potted, or carry one line on to another; by the
oldest rules it is enough to touch a ball. Editions of one game may bring rules
of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abrikol.disciplines.pyramid.general.carry import Carried, carried
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.stroke.events import Cross, CushionTouch, Jaw, Line, Rebound

if TYPE_CHECKING:
    from abrikol.referee.facts import Facts

NOTHING_CARRIED = Carried()


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """The articles by which a stroke is valid, else what is not known, else the articles that it failed."""

    by: tuple[str, ...] = ()
    needs: str | None = None
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Validity:
    """A rule on valid strokes or breaks, by its name."""

    name: str
    test: Callable[[Facts[Any], Story], Done]
    fails: bool = True
    """A stroke that breaks nothing can still fail it."""


# as in free pyramid -----------------------------------------------------------------


def mkp_break(facts: Facts[Any], story: Story) -> Done:
    """A ball is potted, or one ball touches two cushions, or a cushion and then crosses the centre line (FREE-12.1)."""
    seen = NOTHING_CARRIED if story.potted else carried(facts, story)
    if story.potted or seen.two_cushions or seen.cushion_then_centre:
        return Done(by=("valid-break",))
    return Done(needs=seen.doubtful, lacks=("bad-break",))


def mkp_p20(facts: Facts[Any], story: Story) -> Done:
    """A ball is potted, or carries one line on to another, itself or through others (FREE-20)."""
    if story.potted:
        return Done(by=("potted",))
    seen = carried(facts, story)
    if seen.slug is None:
        return Done(needs=seen.doubtful, lacks=_lacking(facts, story))
    notes = {"two-contacts": seen.by_two_contacts, "middle-lip": seen.by_lip}
    return Done(by=(seen.slug, *(slug for slug, so in notes.items() if so)))


def _lacking(facts: Facts[Any], story: Story) -> tuple[str, ...]:
    if len(_lines(facts)) < 2:
        return ("stroke-complete",)
    frozen = any(type(touch) is CushionTouch and touch.ball in story.first for touch in facts.before.frozen)
    return ("stroke-complete", "two-contacts" if frozen else "sequence")


def _lines(facts: Facts[Any]) -> set[object]:
    """The cushions and the centre line that any ball met at any time."""
    met: set[object] = set()
    for event in facts.events():
        if type(event) is Rebound:
            met.add(event.cushion)
        elif type(event) is Jaw:
            met.add(event.pocket)
        elif type(event) is Cross and event.line is Line.CENTRE:
            met.add(event.line)
    return met


# as of old --------------------------------------------------------------------------


def contact_only(facts: Facts[Any], story: Story) -> Done:
    """To touch a ball is enough, which has been asked before."""
    return Done(by=("potted",) if story.potted else ("contact-is-enough",))


MKP_BREAK = Validity("mkp-2005", mkp_break)
MKP_STROKE = Validity("mkp-p20", mkp_p20)
CONTACT = Validity("contact", contact_only, fails=False)
