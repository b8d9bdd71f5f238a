"""What came of it: figures, and a timeline as a picture."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final
from xml.sax.saxutils import escape

from roundhouse.arena.plot import picture
from tools.chaos.faults import Fault

WIDTH: Final = 960
LEFT: Final = 150
TOP: Final = 60
HIGH: Final = 160
ROW: Final = 24
BLUE: Final = ' fill="none" stroke="#2563a8" stroke-width="1.5"'


@dataclass(frozen=True)
class Report:
    seconds: float
    """Of faults; then everybody plays on in peace."""
    tables: int
    played_out: int
    resigned: int
    moves: int
    times: list[float]
    """When each was acknowledged."""
    latencies: list[float]
    lines_lost: int
    refused: Counter[str]
    faults: list[Fault]
    wrong: list[str]

    def figures(self) -> dict[str, Any]:
        took = sorted(self.latencies) or [0.0]
        return {
            "seconds": round(self.seconds),
            "tables": self.tables,
            "played to the end": self.played_out,
            "resigned at the end": self.resigned,
            "acknowledged moves": self.moves,
            "median ms": round(1000 * took[len(took) // 2], 1),
            "longest s": round(took[-1], 1),
            "connections lost": self.lines_lost,
            "refused and tried again": dict(self.refused),
            "faults": dict(Counter(fault.kind for fault in self.faults)),
            "wrong": self.wrong,
        }

    def text(self) -> str:
        lines = [f"{name}: {value}" for name, value in self.figures().items() if name != "wrong"]
        return "\n".join([*lines, *(self.wrong or ["Nothing is wrong."])])

    def timeline(self) -> str:
        """Moves a second over the time, and under it every fault, as SVG."""
        end = max([self.seconds, *self.times, *[fault.at for fault in self.faults]]) or 1.0
        kinds = sorted({fault.kind for fault in self.faults})
        height = TOP + HIGH + 30 + ROW * len(kinds) + 30
        title = f"{self.tables} tables, {self.moves} moves, {len(self.faults)} faults"
        rows = {kind: TOP + HIGH + 40 + ROW * number for number, kind in enumerate(kinds)}
        parts = [*self._curve(end), *[label(kind, y) for kind, y in rows.items()]]
        parts += [mark(fault, across(fault.at, end), rows[fault.kind]) for fault in self.faults]
        return picture(WIDTH, height, title, parts)

    def _curve(self, end: float) -> list[str]:
        a_second = Counter(int(at) for at in self.times)
        most = max(a_second.values(), default=1)
        spots = [
            f"{across(second, end):.1f},{TOP + HIGH * (1 - a_second[second] / most):.1f}"
            for second in range(int(end) + 1)
        ]
        quiet = across(self.seconds, end)
        return [
            f'<polyline points="{" ".join(spots)}"{BLUE}/>',
            f'<text x="16" y="{TOP + 12}">{most} moves a second</text>',
            f'<line x1="{quiet}" x2="{quiet}" y1="{TOP - 10}" y2="{TOP + HIGH}" stroke="#999"/>',
            f'<text x="{min(quiet + 6, WIDTH - 120)}" y="{TOP - 2}">no more faults</text>',
        ]


def across(at: float, end: float) -> float:
    return LEFT + (WIDTH - LEFT - 20) * at / end


def label(kind: str, y: float) -> str:
    return f'<text x="16" y="{y + 5}">{escape(kind)}</text>'


def mark(fault: Fault, x: float, y: float) -> str:
    said = escape(f"{fault.at:.0f} s: {fault.what}")
    return f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#b3402e"><title>{said}</title></circle>'
