"""A league as a picture: for each number of seats the ratings, and what the challengers won."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from roundhouse.arena.plot import AXIS, GAP, LABEL, ROW, TOP, picture, ratings

SHARES: Final = 2 * LABEL + AXIS + GAP
"""Where the shares begin: right of the ratings and of their own labels."""


def plot_league(report: dict[str, Any]) -> str:
    """The report of a league as SVG."""
    parts, top = [], 24
    for entry in report["seats"]:
        rows = share_rows(entry)
        heading = f"{entry['seats']} seats, {entry['games']} games"
        parts += [
            f'<g transform="translate(0 {top})">',
            f'<text x="16" y="{TOP - 24}" font-size="14">{heading}</text>',
            *ratings(entry["standings"]),
            *shares(rows, entry["fair"]),
            "</g>",
        ]
        top += TOP + ROW * max(len(entry["standings"]), len(rows)) + GAP
    title = f"{report['game']}: {', '.join(report['challengers'])} among strangers"
    return picture(SHARES + AXIS + GAP, top + 20, title, parts)


def share_rows(entry: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """A label and a share: among copies of each other bot, then at mixed tables."""
    several = len(entry["cross"]) > 1
    rows = []
    for challenger, shares in entry["cross"].items():
        sign = f"{challenger} – " if several else ""
        rows += [(f"{sign}{name}", share) for name, share in shares.items()]
        mixed = entry["among"][challenger].get("mixed")
        rows += [(f"{sign}mixed", mixed)] if mixed else []
    return rows


def shares(rows: list[tuple[str, dict[str, Any]]], fair: float) -> list[str]:
    """A dot and a bar for each share of games won; the dashed line is the fair share."""
    bottom = TOP + ROW * len(rows)
    parts = [f'<path d="M{SHARES} {bottom}h{AXIS}" stroke="#999"/>']
    for mark in (0.0, 0.5, 1.0):
        x = SHARES + mark * AXIS
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{mark:.0%}</text>')
    parts.append(
        f'<path d="M{SHARES + fair * AXIS:.1f} {TOP}V{bottom}" stroke="#999" '
        'stroke-dasharray="4 3"/>'
    )
    for row, (label, share) in enumerate(rows):
        y = TOP + ROW * row + ROW / 2
        low, middle, high = (SHARES + share[name] * AXIS for name in ("low", "share", "high"))
        parts += [
            f'<text x="{SHARES - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>',
            f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#b5562b" stroke-width="3"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#b5562b"/>',
        ]
    parts.append(
        f'<text x="{SHARES + AXIS / 2}" y="{bottom + 38}" text-anchor="middle">'
        "games won, with the 95% interval; dashed: a fair share</text>"
    )
    return parts
