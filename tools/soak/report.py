"""What came of it, in figures and in plain words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

MEMORY: Final = 400
"""MiB by which the server may grow while it is soaked."""


@dataclass
class Report:
    seconds: float
    moves: int
    games: int
    lost: int
    doubled: int
    latencies: list[float]
    memory: list[float]
    """MiB, second by second; the first is the server before anybody came."""
    processor: float
    """Seconds of the server's."""
    trouble: list[str]
    """What honest clients had to bear."""
    errors: list[str]
    """What the server logged as errors."""
    seen: Counter[str] = field(default_factory=Counter)
    """What clumsy and hostile clients did, and how that was answered."""

    def percentile(self, part: float) -> float:
        """Milliseconds within which so much of the moves was acknowledged."""
        took = sorted(self.latencies) or [0.0]
        return round(1000 * took[min(len(took) - 1, int(len(took) * part))], 1)

    def wrong(self) -> list[str]:
        """What must not be."""
        found = [*self.trouble, *[f"the server logged: {error}" for error in self.errors]]
        if self.lost or self.doubled:
            found.append(f"{self.lost} acknowledged moves lost, {self.doubled} doubled")
        if not self.moves:
            found.append("no honest move was made")
        if max(self.memory) - self.memory[0] > MEMORY:
            found.append(f"the server grew by more than {MEMORY} MiB")
        return found

    def figures(self) -> dict[str, Any]:
        parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
        return {
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "games": self.games,
            "lost": self.lost,
            "doubled": self.doubled,
            "milliseconds": {name: self.percentile(part) for name, part in parts.items()},
            "memory": {
                "start": round(self.memory[0]),
                "peak": round(max(self.memory)),
                "end": round(self.memory[-1]),
            },
            "processor": round(self.processor, 1),
            "wrong": self.wrong(),
            "seen": dict(sorted(self.seen.items())),
        }

    def text(self) -> str:
        found = self.figures()
        took, memory = found["milliseconds"], found["memory"]
        lines = [
            f"{found['seconds']} s; {self.moves} honest moves acknowledged in "
            f"{self.games} finished and other games",
            f"lost moves: {self.lost}; doubled: {self.doubled}",
            "acknowledged after: " + ", ".join(f"{name} {took[name]} ms" for name in took),
            "the server's memory: " + ", ".join(f"{name} {memory[name]} MiB" for name in memory),
            "and minute by minute: " + " ".join(str(round(one)) for one in self.memory[::60]),
            f"the server's processor time: {found['processor']} s",
            "",
            *[f"{count:8} {what}" for what, count in found["seen"].items()],
            "",
            *(self.wrong() or ["Nothing is wrong."]),
        ]
        return "\n".join(lines)
