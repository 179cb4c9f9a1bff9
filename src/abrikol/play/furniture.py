"""The table of a picture: wood, diamonds, cushions, pockets, cloth, spots and zone lines, from above.

Widths of rails and cushions are drawn to please the eye; the physics ends at the noses.
"""

from __future__ import annotations

from math import sqrt
from typing import Any
from xml.sax.saxutils import escape

from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.shapes import Rectangle
from abrikol.layout.spots import lateral_spot, spot
from abrikol.referee.discipline import Discipline

PX = 1000.0
"""Units of the picture in a metre."""
CUSHION, RAIL, MARGIN = 0.046, 0.118, 0.020
BORDER = CUSHION + RAIL
CHALK = "#fbfaf5"
WOOD, WOOD_LOW, WOOD_HIGH, PEARL = "#4b3326", "#2b1c14", "#6d4c38", "#ece4d2"
BLUE, GREEN = "#1f6799", "#25704e"

Polygon = tuple[tuple[float, float], ...]


def number(metres: float) -> str:
    """Metres as units of the picture, to a tenth of a millimetre."""
    short = round(metres * PX, 1)
    return f"{short + 0.0:g}"


def text(words: str) -> str:
    """Words as they may stand in the picture's source."""
    return escape(words)


def outside(length: float, width: float) -> tuple[float, float, float, float]:
    """The view: left, top, width and height with everything on it."""
    around = (BORDER + MARGIN) * PX
    return -around, -width * PX - around, length * PX + 2 * around, width * PX + 2 * around


def ring(x: float, y: float, radius: float, colour: str, *, dashed: bool) -> str:
    """The outline of a ball at x, y (metres)."""
    dash = ' stroke-dasharray="9 8"' if dashed else ""
    return (
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="{radius * PX:.1f}" fill="none" stroke="{colour}"'
        f' stroke-width="3.5"{dash}/>'
    )


def furniture(game: Discipline[Any]) -> list[str]:
    """Everything that stands still."""
    table = game.table
    cloth = GREEN if table.pockets else BLUE
    return [
        *_definitions(),
        _box(-BORDER, -BORDER, table.length + 2 * BORDER, table.width + 2 * BORDER, WOOD, rx=34),
        *_boards(table),
        _box(-CUSHION, -CUSHION, table.length + 2 * CUSHION, table.width + 2 * CUSHION, cloth),
        _box(0.0, 0.0, table.length, table.width, "url(#lamp)"),
        *_holes(table),
        *(
            _polygon(points, cloth, 'stroke="#000" stroke-opacity="0.35" stroke-width="2"')
            for points in cushions(table)
        ),
        *(_polygon(points, "#fff", 'fill-opacity="0.07"') for points in cushions(table)),
        *_diamonds(table),
        *_lines(game),
        *_spots(table),
    ]


def _definitions() -> list[str]:
    return [
        '<defs><radialGradient id="lamp" cx="50%" cy="50%" r="70%">',
        '<stop offset="0" stop-color="#fff" stop-opacity="0.08"/>',
        '<stop offset="0.5" stop-color="#fff" stop-opacity="0"/>',
        '<stop offset="0.5" stop-color="#000814" stop-opacity="0"/>',
        '<stop offset="1" stop-color="#000814" stop-opacity="0.28"/></radialGradient>',
        '<radialGradient id="shine" cx="38%" cy="32%" r="75%">',
        '<stop offset="0" stop-color="#fff" stop-opacity="0.5"/>',
        '<stop offset="0.35" stop-color="#fff" stop-opacity="0"/>',
        '<stop offset="0.6" stop-color="#200f00" stop-opacity="0"/>',
        '<stop offset="1" stop-color="#200f00" stop-opacity="0.35"/></radialGradient></defs>',
    ]


def _box(x: float, y: float, w: float, h: float, fill: str, rx: int = 0) -> str:
    """A rectangle from its lower left corner, metres."""
    corner = f' rx="{rx}"' if rx else ""
    top = number(-(y + h))
    return f'<rect x="{number(x)}" y="{top}" width="{number(w)}" height="{number(h)}" fill="{fill}"{corner}/>'


def _polygon(points: Polygon, fill: str, more: str = "") -> str:
    return f'<polygon points="{" ".join(f"{number(x)},{number(-y)}" for x, y in points)}" fill="{fill}" {more}/>'


def _boards(table: Table) -> list[str]:
    """Mitred corners and a lighter far rail."""
    right, top, edge, deep = table.length, table.width, BORDER, CUSHION
    in_, up = edge - 0.012, edge - 0.004  # within the rounded corners of the frame
    far = ((-in_, top + up), (right + in_, top + up), (right + deep, top + deep), (-deep, top + deep))
    mitres = (
        ((-edge, -edge), (-deep, -deep)),
        ((right + edge, -edge), (right + deep, -deep)),
        ((-edge, top + edge), (-deep, top + deep)),
        ((right + edge, top + edge), (right + deep, top + deep)),
    )
    lines = [
        f'<line x1="{number(a)}" y1="{number(-b)}" x2="{number(c)}" y2="{number(-d)}" stroke="#000"'
        f' stroke-opacity="0.35" stroke-width="2"/>'
        for (a, b), (c, d) in mitres
    ]
    return [_polygon(far, WOOD_HIGH, 'fill-opacity="0.5"'), *lines]


def cushions(table: Table) -> list[Polygon]:
    """The cushions, nose first; at pockets they end in their jaws."""
    right, top, deep = table.length, table.width, CUSHION
    if table.pockets is None:
        return [
            ((0, 0), (right, 0), (right + deep, -deep), (-deep, -deep)),
            ((0, top), (right, top), (right + deep, top + deep), (-deep, top + deep)),
            ((0, 0), (0, top), (-deep, top + deep), (-deep, -deep)),
            ((right, 0), (right, top), (right + deep, top + deep), (right + deep, -deep)),
        ]
    m, n = table.pockets.corner_mouth / sqrt(2), table.pockets.middle_mouth / 2
    f, lean = 0.94 * deep, deep * table.pockets.jaw_taper
    long = [
        quad
        for y, back in ((0.0, -deep), (top, top + deep))
        for quad in (
            ((m, y), (right / 2 - n, y), (right / 2 - n - lean, back), (m - f, back)),
            ((right - m, y), (right / 2 + n, y), (right / 2 + n + lean, back), (right - m + f, back)),
        )
    ]
    short = [
        ((x, m), (x, top - m), (back, top - m + f), (back, m - f)) for x, back in ((0.0, -deep), (right, right + deep))
    ]
    return [*long, *short]


def _holes(table: Table) -> list[str]:
    """The drops, with leather round them."""
    if table.pockets is None:
        return []
    right, top, q = table.length, table.width, 0.03
    places = [(x, y, 0.045) for x in (-q, right + q) for y in (-q, top + q)]
    places += [(right / 2, -0.07, 0.046), (right / 2, top + 0.07, 0.046)]
    return [
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="{(r + more) * PX:g}" fill="{fill}"/>'
        for more, fill in ((0.017, WOOD_LOW), (0.0, "#040506"))
        for x, y, r in places
    ]


def _diamonds(table: Table) -> list[str]:
    """One per eighth of the length, a quarter of the width; where a pocket is there is none."""
    right, top, mid = table.length, table.width, CUSHION + RAIL / 2
    long = [
        (right * i / 8, y, 6.5, 13.0) for i in range(1, 8) if table.pockets is None or i != 4 for y in (-mid, top + mid)
    ]
    short = [(x, top * i / 4, 13.0, 6.5) for i in (1, 2, 3) for x in (-mid, right + mid)]
    return [
        f'<path d="M{number(x)} {number(-y)}m{-a:g} 0l{a:g} {-b:g} {a:g} {b:g} {-a:g} {b:g}z" fill="{PEARL}"/>'
        for x, y, a, b in (*long, *short)
    ]


def _lines(game: Discipline[Any]) -> list[str]:
    """The zones that the game draws, and the house line where there is a house."""
    table, drawn = game.table, []
    for zone in game.zones.zones if game.zones else ():
        points = tuple((point.x, point.y) for point in zone.shape.corners)
        dash = "" if isinstance(zone.shape, Rectangle) and zone.name.startswith("z") else ' stroke-dasharray="8 8"'
        drawn.append(_polygon(points, "none", f'stroke="{CHALK}" stroke-opacity="0.34" stroke-width="2"{dash}'))
    if table.pockets:
        x = number(table.length / 4)
        drawn.append(
            f'<line x1="{x}" y1="0" x2="{x}" y2="{number(-table.width)}" stroke="{CHALK}" stroke-opacity="0.34"'
            f' stroke-width="2"/>'
        )
    return drawn


def _spots(table: Table) -> list[str]:
    points = [spot(table, place) for place in (1, 2, 3)]
    if table.pockets is None:
        points += [lateral_spot(table, side) for side in (Cushion.LEFT, Cushion.RIGHT)]
    return [
        f'<circle cx="{number(point.x)}" cy="{number(-point.y)}" r="{r}" fill="{fill}"/>'
        for point in points
        for r, fill in ((7, "#0a1620"), (2.6, CHALK))
    ]
