"""A tournament as a picture: ratings with their intervals, and the cross table in colours."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

ROW: Final = 30
CELL: Final = 76
LABEL: Final = 130
AXIS: Final = 330
TOP: Final = 56
GAP: Final = 40


def plot(report: dict[str, Any]) -> str:
    """The report of a tournament as SVG."""
    bots = report["standings"]
    rows = len(bots)
    table = LABEL + AXIS + GAP + LABEL
    width = table + CELL * rows + 20
    height = TOP + ROW * rows + 50
    title = f"{report['game']}, {report['seats']} seats, {report['games']} games"
    names = [entry["bot"] for entry in bots]
    return picture(width, height, title, [*ratings(bots), *cross(report, names, table)])


def picture(width: int, height: int, title: str, parts: list[str]) -> str:
    frame = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#333">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="22" font-size="15">{escape(title)}</text>',
        *parts,
        "</svg>",
    ]
    return "\n".join(frame) + "\n"


def ratings(bots: list[dict[str, Any]]) -> list[str]:
    """A dot and a bar for each bot, the strongest first."""
    low = min(entry["low"] for entry in bots)
    high = max(entry["high"] for entry in bots)
    scale = AXIS / max(high - low, 1e-9)
    bottom = TOP + ROW * len(bots)
    parts = [f'<path d="M{LABEL} {bottom}h{AXIS}" stroke="#999"/>']
    for value in (low, (low + high) / 2, high):
        x = LABEL + (value - low) * scale
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{value:.1f}</text>')
    for row, entry in enumerate(bots):
        y = TOP + ROW * row + ROW / 2
        left, middle, right = (
            LABEL + (entry[name] - low) * scale for name in ("low", "rating", "high")
        )
        parts += [
            f'<text x="{LABEL - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(entry["bot"])}'
            "</text>",
            f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="#2a6f97" stroke-width="3"/>',
            f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="#2a6f97"/>',
        ]
    parts.append(
        f'<text x="{LABEL + AXIS / 2}" y="{bottom + 38}" text-anchor="middle">'
        "rating (openskill) with its 95% interval</text>"
    )
    return parts


def cross(report: dict[str, Any], names: list[str], left: int) -> list[str]:
    """Row against column: the share that the row's bot won."""
    parts = []
    for place, name in enumerate(names):
        x = left + CELL * place + CELL / 2
        y = TOP + ROW * place + ROW / 2 + 4
        parts.append(f'<text x="{x}" y="{TOP - 8}" text-anchor="middle">{escape(name)}</text>')
        parts.append(f'<text x="{left - 10}" y="{y}" text-anchor="end">{escape(name)}</text>')
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            share = report["cross"][name].get(other)
            x, y = left + CELL * column, TOP + ROW * row
            fill = "#eee" if share is None else shade(share["share"], 1 / report["seats"])
            parts.append(
                f'<rect x="{x}" y="{y}" width="{CELL}" height="{ROW}" fill="{fill}" stroke="#fff"/>'
            )
            if share is not None:
                parts.append(
                    f'<text x="{x + CELL / 2}" y="{y + ROW / 2 + 4}" text-anchor="middle">'
                    f"{share['share']:.0%}</text>"
                )
    bottom = TOP + ROW * len(names) + 38
    parts.append(
        f'<text x="{left + CELL * len(names) / 2}" y="{bottom}" text-anchor="middle">'
        "won by the row's bot</text>"
    )
    return parts


def shade(share: float, fair: float) -> str:
    """White for a fair share, blue above it, red below."""
    above = share >= fair
    strength = (share - fair) / (1 - fair) if above else (fair - share) / fair
    colour = (0x7F, 0xB2, 0xD6) if above else (0xE0, 0x8A, 0x6D)
    return "#" + "".join(f"{round(255 + (part - 255) * strength):02x}" for part in colour)
