"""Contestants take turns, A B C A B C …, so that a busy moment of the machine hits them alike."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from roundhouse import COMPILED, __version__
from roundhouse.bench.contest import Comparison, Contestant
from roundhouse.game import RoundhouseError

PLAIN: Final = "plain"


class Outcome(NamedTuple):
    contestant: Contestant
    rates: list[float]
    """Units a second in each round."""
    answers: list[int]

    @property
    def rate(self) -> float:
        return median(self.rates)


class Measured(NamedTuple):
    comparison: Comparison
    outcomes: list[Outcome]
    missing: list[Contestant]

    def times(self, outcome: Outcome) -> dict[str, float]:
        """How many times as fast as each yardstick that took part, and as itself plain."""
        by_name = {other.contestant.name: other for other in self.outcomes}
        yardsticks = [name for name in self.comparison.yardsticks if name in by_name]
        times = {name: outcome.rate / by_name[name].rate for name in yardsticks}
        for other in self.outcomes:
            if other.contestant == outcome.contestant.plain:
                times[PLAIN] = outcome.rate / other.rate
        return times

    def mismatches(self) -> int:
        """Answers that are not the same for all contestants."""
        given = [outcome.answers for outcome in self.outcomes if outcome.answers]
        return sum(len(set(column)) > 1 for column in zip(*given, strict=True))


class Worker:
    """A contestant's process, kept for all rounds."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        environment = {**os.environ, "ROUNDHOUSE_PURE": "1"} if contestant.pure else None
        self.process = subprocess.Popen(
            contestant.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.rates: list[float] = []
        self.answers: list[int] = []

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def get_ready(self) -> None:
        self.answers = self.reply()

    def work(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.rates.append(self.reply())

    def reply(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RoundhouseError(f"{self.contestant.name} stopped; see the lines above")
        return json.loads(line)


def measure(
    comparison: Comparison, rounds: int, seconds: float, progress: Callable[[], None]
) -> Measured:
    """Every contestant that is installed works for so many seconds in every round."""
    present = [found for found in comparison.contestants if not found.missing]
    missing = [found for found in comparison.contestants if found.missing]
    with ExitStack() as stack:
        workers = []
        for contestant in present:
            workers.append(stack.enter_context(Worker(contestant)))
            workers[-1].get_ready()
            progress()
        for _ in range(rounds):
            for worker in workers:
                worker.work(seconds)
                progress()
        outcomes = [Outcome(worker.contestant, worker.rates, worker.answers) for worker in workers]
    return Measured(comparison, outcomes, missing)


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "roundhouse": __version__,
        "compiled": COMPILED,
    }


def processor() -> str:
    """The processor's name where the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "an unknown processor"
