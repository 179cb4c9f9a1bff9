"""The balls of a picture: each is told by a colour and a mark, so that nobody needs the colour alone.

White is plain, yellow has three dots, red a ring, the coloured cue ball of the pyramid a dark ring, the others numbers.
"""

from __future__ import annotations

from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.play.furniture import PX, number

IVORY, INK = "#f2e9d4", "#15181c"
COLOURS: dict[Ball, str] = {
    Ball.W: "#f6f2e6",
    Ball.Y: "#f2b81c",
    Ball.R: "#ff9d94",
    Ball.C: "#e2a91f",
    **dict.fromkeys(NUMBERED_BALLS, "#e9dcb8"),
}
"""Colours of ways, light enough for the cloth."""
SKINS: dict[Ball, str] = {**COLOURS, Ball.R: "#bf2630", **dict.fromkeys(NUMBERED_BALLS, IVORY)}
"""Colours of balls."""


def ball_mark(ball: Ball, x: float, y: float, radius: float, *, faint: bool = False) -> str:
    """A ball with its mark, centred at x, y (metres)."""
    r = radius * PX
    opacity = ' opacity="0.75"' if faint else ""
    return (
        f'<g transform="translate({number(x)} {number(-y)})"{opacity}>'
        f'<circle cx="3" cy="6" r="{r:.1f}" fill="#00101c" opacity="0.35"/>'
        f'<circle r="{r:.1f}" fill="{SKINS[ball]}" stroke="{INK}" stroke-width="1.5"/>'
        f'<circle r="{r:.1f}" fill="url(#shine)"/>{_mark(ball, r)}</g>'
    )


def _mark(ball: Ball, r: float) -> str:
    if ball is Ball.Y:
        dots = ((0.0, -0.5), (0.45, 0.3), (-0.45, 0.3))
        return "".join(
            f'<circle cx="{a * r:.1f}" cy="{b * r:.1f}" r="{0.15 * r:.1f}" fill="#8c1a1f"/>' for a, b in dots
        )
    if ball is Ball.R:
        return f'<circle r="{0.48 * r:.1f}" fill="none" stroke="#ffe9e2" stroke-width="{0.16 * r:.1f}"/>'
    if ball is Ball.C:
        return f'<circle r="{0.48 * r:.1f}" fill="none" stroke="#5a1216" stroke-width="{0.18 * r:.1f}"/>'
    if ball is Ball.W:
        return ""
    return (
        f'<text y="{0.36 * r:.1f}" font-size="{r:.1f}" font-weight="700" text-anchor="middle" fill="{INK}">'
        f"{ball.value}</text>"
    )
