"""The programme: which figures are played in what order, whose attempt it is, and how it ends.

Every side plays a figure, the starter first, before the next one is set up. A
side has three attempts; how many it has used in all decides between equal points.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from hashlib import sha256

from abrikol.disciplines.carom.artistic.figures import Collection, Figure
from abrikol.disciplines.carom.artistic.shelf import OWN, collection
from abrikol.referee.refused import Refused
from abrikol.referee.situation import Over, Situation
from abrikol.stroke.people import Side

ALL, DRAW = "all", "draw"
FIGURE, ATTEMPT, USED, OUT, MIRROR, ENDED = "figure", "attempt", "attempts", "out", "match-mirror", "_ended"
"""What the game remembers: the figure in play and its attempt, the attempts used side by side, the sides that gave
up, those that play in the mirror, and that the last figure is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureLaw:
    """What an edition says: how often a side may try a figure."""

    attempts: int


@dataclass(frozen=True, slots=True)
class Programme:
    """The figures of a game in their order, and their names."""

    figures: tuple[Figure, ...]
    names: tuple[str, ...]

    def place(self, name: str) -> int:
        """The number of a figure from 1; 0 if it is not of the programme."""
        return self.names.index(name) + 1 if name in self.names else 0


def _programme(figures: tuple[Figure, ...]) -> Programme:
    return Programme(figures, tuple(figure.name for figure in figures))


@lru_cache(256)
def programme(options: tuple[tuple[str, str], ...], most: int, game: int) -> Programme:
    """What the options agreed on, no more figures than the format has; `Refused` if there are none."""
    agreed = dict(options)
    held, wanted = collection(agreed.get("figures", OWN)), agreed.get("programme", ALL)
    if wanted == DRAW:
        return _programme(drawn(held, most, f"{agreed.get('seed', '1')}-{game}"))
    chosen = held.figures if wanted == ALL else tuple(one for one in held.figures if str(one.set) == wanted)
    if not chosen:
        sets = ", ".join((ALL, DRAW, *map(str, held.sets)))
        raise Refused("figures-no-set", collection=held.name, wanted=wanted, known=sets)
    return _programme(chosen[:most])


def drawn(held: Collection, count: int, seed: str) -> tuple[Figure, ...]:
    """So many compulsory figures by lot, in the order of the collection; the same for the same seed, everywhere."""
    lots = sorted((one for one in held.figures if one.compulsory), key=lambda one: _lot(seed, one.name))
    if not lots:
        raise Refused("figures-none-compulsory", collection=held.name)
    taken = {one.name for one in lots[:count]}
    return tuple(one for one in held.figures if one.name in taken)


def _lot(seed: str, name: str) -> bytes:
    return sha256(f"{seed}:{name}".encode()).digest()


@dataclass(frozen=True, slots=True)
class Turn:
    """What is asked of the side at the table now."""

    figure: Figure
    """As it lies for this side: in the mirror, if it plays so."""
    attempt: int
    number: int
    """Its place in the programme from 1; 0 if it is not of it."""
    programme: tuple[str, ...]
    """The names of all figures."""
    mirrored: bool


def turn_now(before: Situation) -> Turn:
    """The figure in play, or the first one; `Refused` for one that the collection does not have."""
    played = programme(before.options, before.format.target, before.game)
    name = before.recall(FIGURE)
    figure = played.figures[0] if name is None else named(before, name)
    mirrored = figure.mirror and before.turn.value in (before.recall(MIRROR) or "")
    return Turn(
        figure.in_mirror if mirrored else figure,
        int(before.recall(ATTEMPT) or 1),
        played.place(figure.name),
        played.names,
        mirrored,
    )


def named(before: Situation, name: str) -> Figure:
    """A figure of the collection that is played."""
    held = collection(before.option("figures", OWN))
    if name not in held.by_name:
        raise no_figure(held, name)
    return held.by_name[name]


def no_figure(held: Collection, name: str) -> Refused:
    """Why there is no such figure, and the nearest there is."""
    near = next(iter(get_close_matches(name, held.by_name, 1, 0.4)), "none")
    return Refused("figures-no-figure", collection=held.name, name=name, near=near)


# What follows ------------------------------------------------------------------------------------

Memory = tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class Following:
    """Who plays next, and what the game remembers of it."""

    turn: Side
    memory: Memory
    new: bool
    """Another figure, or another side's turn at it."""


def attempt_over(before: Situation, now: Turn, side: Side, attempts: int, *, made: bool) -> Following:
    """One attempt more is used: the figure is over for its side if it was made, or its last attempt was."""
    used = ((USED, _counted(before, side)),)
    if not made and now.attempt < attempts:
        return Following(side, (*used, (FIGURE, now.figure.name), (ATTEMPT, str(now.attempt + 1))), new=False)
    after = next_turn(before, now, side, frozenset(before.recall(OUT) or ""))
    return Following(after.turn, (*used, *after.memory), new=True)


def next_turn(before: Situation, now: Turn, side: Side, out: frozenset[str]) -> Following:
    """The figure is over for this side: the next side plays it, or the next figure begins, or all is over."""
    order = (before.starter, *before.others(before.starter))
    left = [other for other in order[order.index(side) + 1 :] if other.value not in out]
    if left:
        return Following(left[0], ((FIGURE, now.figure.name), (ATTEMPT, None)), new=True)
    first = next((other for other in order if other.value not in out), None)
    if first is None or now.number == len(now.programme):
        return Following(side, ((FIGURE, now.figure.name), (ATTEMPT, None), (ENDED, "1")), new=True)
    return Following(first, ((FIGURE, now.programme[now.number]), (ATTEMPT, None)), new=True)


def attempts_used(before: Situation) -> tuple[int, ...]:
    """The attempts used so far, side by side."""
    told = before.recall(USED)
    return tuple(map(int, told.split(":"))) if told else (0,) * len(before.sides)


def _counted(before: Situation, side: Side) -> str:
    used = list(attempts_used(before))
    used[before.index(side)] += 1
    return ":".join(map(str, used))


def outcome(now: Situation) -> Over:
    """Most points, then fewest attempts; who gave up comes last; equal in both is a draw."""
    used, out = attempts_used(now), now.recall(OUT) or ""
    ranks = [
        (side.value not in out, score, -attempts)
        for side, score, attempts in zip(now.sides, now.scores, used, strict=True)
    ]
    best = max(ranks)
    leaders = [side for side, rank in zip(now.sides, ranks, strict=True) if rank == best]
    final = ":".join(map(str, now.scores))
    level = len([rank for rank in ranks if rank[:2] == best[:2]]) > 1
    return Over(leaders[0] if len(leaders) == 1 else None, f"{final} ({':'.join(map(str, used))})" if level else final)
