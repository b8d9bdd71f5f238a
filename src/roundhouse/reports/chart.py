"""The curve of a report, drawn: everybody's chance to win over the game."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from roundhouse.reports.report import WHOLE, Report

WIDTH: Final = 900
HEIGHT: Final = 420
LEFT: Final = 60
RIGHT: Final = 170
TOP: Final = 50
BOTTOM: Final = 30
LINE: Final = 18
COLOURS: Final = ("#b8432f", "#2a6f97", "#3d7a3d", "#8a5a00", "#6b4a9e", "#3f3f46")
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4", "5 5", "1 5")
"""Colour is never the only sign."""


def chart(report: Report, names: list[str]) -> list[str]:
    """The parts of an SVG picture of WIDTH and HEIGHT, its heading apart."""
    parts: list[str] = []
    for percent in range(0, 101, 25):
        y = up(percent * WHOLE // 100)
        parts += [
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>',
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>',
        ]
    for point in report.points:
        dashed = 'stroke="#999" stroke-dasharray="3 3"'
        parts.append(
            f'<path d="M{along(report, point.number):.1f} {TOP}V{HEIGHT - BOTTOM}" {dashed}/>'
        )
    places = label_places(report.chances[-1])
    for seat, name in enumerate(names):
        parts += line(report, seat, name, places[seat])
    return parts


def along(report: Report, number: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, report.numbers[-1])


def up(chance: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * chance / WHOLE


def label_places(chances: list[int]) -> list[float]:
    """Where the names stand: at the ends of their lines, one below the other."""
    places = [0.0] * len(chances)
    lowest = float(TOP - LINE)
    for seat in sorted(range(len(chances)), key=lambda seat: -chances[seat]):
        last = HEIGHT - BOTTOM - LINE * (len(chances) - 1)
        lowest = places[seat] = max(lowest + LINE, min(up(chances[seat]), last))
    return places


def line(report: Report, seat: int, name: str, place: float) -> list[str]:
    spots = " ".join(
        f"{along(report, number):.1f},{up(chances[seat]):.1f}"
        for number, chances in zip(report.numbers, report.chances, strict=True)
    )
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    look = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
    return [
        f'<polyline points="{spots}" fill="none" {look}/>',
        f'<path d="M{WIDTH - RIGHT + 10} {place:.1f}h24" {look}/>',
        f'<text x="{WIDTH - RIGHT + 40}" y="{place + 4:.1f}">{escape(name)}</text>',
    ]
