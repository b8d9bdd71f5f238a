"""A small plot of how cost grows, as SVG."""

from __future__ import annotations

from html import escape
from typing import Final

WIDTH: Final = 520
HEIGHT: Final = 300
LEFT: Final = 70
BOTTOM: Final = 50
TOP: Final = 50
TITLES: Final = {
    "log": ("Opening a game without a snapshot", "entries in its log"),
    "tables": ("A move, by the tables that are played at", "tables"),
    "onlookers": ("A move, by the onlookers of its table", "onlookers"),
}

Points = list[tuple[float, float]]


def growth_plot(name: str, points: Points, state: str) -> str:
    """Milliseconds of processor time over what grows; both axes begin at 0."""
    title, below = TITLES[name]
    most_x = max(x for x, _ in points) or 1.0
    most_y = max(y for _, y in points) * 1.1 or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        across = LEFT + x / most_x * (WIDTH - LEFT - 30)
        return round(across, 1), round(HEIGHT - BOTTOM - y / most_y * (HEIGHT - TOP - BOTTOM), 1)

    line = " ".join(f"{x},{y}" for x, y in (place(*point) for point in points))
    parts = [
        text(LEFT, 22, f"{title}: ms of processor time", 14),
        text(LEFT, 38, state, 10),
        f'<polyline points="{line}" fill="none" stroke="#2a5d8f" stroke-width="2"/>',
        axis(place(0, 0), place(most_x, 0)),
        axis(place(0, 0), place(0, most_y)),
        text(WIDTH / 2, HEIGHT - 10, below, 12),
    ]
    for x, y in points:
        left, up = place(x, y)
        parts.append(f'<circle cx="{left}" cy="{up}" r="3" fill="#2a5d8f"/>')
        parts.append(text(left - 8, up - 8, f"{y:g}", 10))
        parts.append(text(left - 8, HEIGHT - BOTTOM + 16, f"{x:g}", 10))
    body = "\n".join(parts)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>\n{body}\n</svg>\n'
    )


def text(x: float, y: float, what: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="#222">{escape(what)}</text>'


def axis(start: tuple[float, float], end: tuple[float, float]) -> str:
    ends = f'x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"'
    return f'<line {ends} stroke="#888"/>'
