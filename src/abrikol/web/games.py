"""The games as the pages need them: plate, table, taps, options. Words are message ids; the pages speak."""

from typing import Any

from abrikol.disciplines import disciplines
from abrikol.equipment.tables import Table
from abrikol.layout.spots import spot
from abrikol.layout.zones import ZonePlan
from abrikol.referee.discipline import Discipline, Tap
from abrikol.referee.format import Format, parse_format


def all_games() -> list[dict[str, Any]]:
    """Every registered game in every edition, in the order of the registry."""
    return [game_plate(game) for game in disciplines()]


def game_plate(game: Discipline[Any]) -> dict[str, Any]:
    """One game: who plays it, with what, to how many, and what can be tapped."""
    return {
        "id": game.id,
        "name": game.name,
        "edition": game.edition,
        "family": family(game),
        "book": dict(game.book.title),
        "players": list(game.players),
        "format": spoken_format(parse_format(game.format)),
        "formats": dict(game.formats),
        "countdown": game.countdown,
        "length_in": game.length_in,
        "shelf": _shelf(game),
        "cue_balls": [ball.value for ball in game.cue_balls],
        "balls": [ball.value for ball in game.balls.balls],
        "clock": {"limit": game.clock.limit, "warn_at": game.clock.warn_at, "extension": game.clock.extension},
        "table": spoken_table(game.table, game.balls.size.radius, game.zones),
        "pins": [pin.value for pin in game.pins.names] if game.pins else [],
        "taps": [spoken_tap(tap) for tap in game.taps],
        "choices": [{"name": name, "values": list(values), "default": best} for name, values, best in game.choices],
    }


def family(game: Discipline[Any]) -> str:
    """The games among which one looks for it: by what it is played with, and what is drawn on its table."""
    if game.pins is not None and game.pin_places is None:
        return "pins"
    if game.table.pockets is not None:
        return "pyramid"
    return "carom" if game.zones is None else "lines"


def _shelf(game: Discipline[Any]) -> str | None:
    """What lies on a side's shelf: balls that each count one, balls with their numbers, or there is none."""
    if game.table.pockets is None or game.pins is not None:
        return None
    return "count" if game.own_shelf else "balls"


def spoken_tap(tap: Tap) -> dict[str, str]:
    """A button: its message id, the line it states and its kind."""
    return {"id": tap.id, "line": tap.line, "kind": tap.kind}


def spoken_table(table: Table, radius: float, plan: ZonePlan | None) -> dict[str, Any]:
    """What is drawn of a table with its zones; metres."""
    spots = [spot(table, number) for number in (1, 2, 3)]
    return {
        "name": table.name,
        "length": table.length,
        "width": table.width,
        "radius": radius,
        "pockets": table.pockets is not None,
        "spots": [[place.x, place.y] for place in spots],
        "zones": [
            {"name": zone.name, "points": [[corner.x, corner.y] for corner in zone.shape.corners]}
            for zone in (plan.zones if plan else ())
        ],
    }


def spoken_format(agreed: Format) -> dict[str, Any]:
    """A format with its code."""
    return {
        "code": str(agreed),
        "target": agreed.target,
        "games": agreed.games,
        "of": agreed.of,
        "sets": agreed.sets,
        "fixed": agreed.fixed,
        "equaliser": agreed.equaliser,
        "innings": agreed.innings,
        "shootout": agreed.shootout,
        "seconds": agreed.seconds,
        "extensions": agreed.extensions,
        "a_match": agreed.a_match,
        "automatic": agreed.automatic,
    }
