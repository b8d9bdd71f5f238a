"""Draws a moment of a TransAmerica record as an SVG: `board_picture.py RECORD MOMENT > FILE`."""

from __future__ import annotations

import sys
from xml.sax.saxutils import escape

from roundhouse import Match
from roundhouse.boards.load import lattice

STEP = 56
MARGIN = 70
INK, PAPER, LINE = "#2B2620", "#F6EFDF", "#CDBF9F"
SEATS = ("#7A4A2A", "#6B3FA0", "#C2568F", "#1F7F7A", "#C96A1B", "#4A5A6A")
CITY_COLOURS = {
    "green": "#3F8F4F",
    "yellow": "#D9A514",
    "red": "#B5382F",
    "blue": "#2B63A6",
    "orange": "#D2691E",
}
BOARD = lattice("transamerica")


def spot(node: int) -> tuple[float, float]:
    return MARGIN + (BOARD.x[node] + 1) * STEP, MARGIN + BOARD.y[node] * STEP


def line(edge: int, colour: str, width: float, shift: float = 0) -> str:
    (x1, y1), (x2, y2) = (spot(node) for node in BOARD.ends[edge])
    dx, dy = (y1 - y2) / STEP * shift, (x2 - x1) / STEP * shift
    ends = f'x1="{x1 + dx:.1f}" y1="{y1 + dy:.1f}" x2="{x2 + dx:.1f}" y2="{y2 + dy:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def picture(match: Match, moment: int) -> str:
    view = match.game.view(match.at(moment), None)
    width = 2 * MARGIN + (max(BOARD.x) + 1) * STEP
    height = 2 * MARGIN + max(BOARD.y) * STEP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="Georgia, serif" stroke-linecap="round">',
        "<title>TransAmerica: the network after "
        f"{len(view.rails)} rails of round {view.round}</title>",
        f'<rect width="100%" height="100%" rx="14" fill="{PAPER}"/>',
    ]
    for edge, cost in enumerate(BOARD.cost):
        shifts = (0,) if cost == 1 else (-2.2, 2.2)
        parts += [line(edge, LINE, 1.6, shift) for shift in shifts]
    parts += [line(edge, INK, 9) + line(edge, SEATS[seat], 5.5) for edge, seat in view.rails]
    for city in BOARD.cities:
        x, y = spot(city.node)
        fill = CITY_COLOURS[city.colour]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{fill}" stroke="{INK}"/>')
    for seat, node in enumerate(view.start_stones):
        if node is not None:
            x, y = spot(node)
            parts.append(
                f'<rect x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20" rx="4" '
                f'fill="{SEATS[seat]}" stroke="{PAPER}" stroke-width="2"/>'
                f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="14" font-weight="bold" '
                f'text-anchor="middle" fill="{PAPER}">{seat + 1}</text>'
            )
    for city in BOARD.cities:
        x, y = spot(city.node)
        parts.append(
            f'<text x="{x:.1f}" y="{y - 14:.1f}" font-size="15" text-anchor="middle" fill="{INK}" '
            f'stroke="{PAPER}" stroke-width="4" paint-order="stroke">{escape(city.name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    print(picture(Match.load(sys.argv[1]), int(sys.argv[2])), end="")
