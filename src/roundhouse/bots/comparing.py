"""Compares lines of play by trying all of them in the same worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from roundhouse._plain import COMPILED
from roundhouse.bots.budget import Meter, in_time, is_over

LEAST: Final = 4 if COMPILED else 1
"""Worlds that are looked at whatever the steps; once the time is over, one will do."""
HALVING: Final = 4
"""After so many worlds, and whenever they have doubled, the worse half is given up,"""
MOST: Final = 256
"""and after so many the rest; a title whose worlds differ more may ask for later."""


class Line:
    """What might be done, and how it went in each world."""

    def __init__(self, action: Any, start: Any) -> None:
        self.action = action
        """The first action."""
        self.start = start
        """Where a world goes on from it."""
        self.chances: list[float] = []
        """How likely the seat would be to win."""
        self.leads: list[float] = []
        """By how much it would be ahead of the best of the others, in the unit of the scores."""

    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    def forget_last(self) -> None:
        """The last world does not count."""
        self.chances.pop()
        self.leads.pop()


def try_lines(
    lines: list[Line],
    played: Line,
    attempt: Callable[[Line, int], None],
    meter: Meter,
    halving: int = HALVING,
    most: int = MOST,
) -> Line:
    """The best line; `played` is one of them and stays in question to the last.

    `attempt` tries a line in the world of that number and adds how it went. A world that there is
    no time for is left out, the first one excepted: of that, as many lines count as there is time
    for, `played` before the others.
    """
    alive = lines
    for number in range(most):
        if (number and is_over(meter.until)) or (number >= LEAST and not meter.go_on()):
            break
        tried: list[Line] = []
        for line in in_time(sorted(alive, key=lambda line: line is not played), meter.until):
            attempt(line, number)
            tried.append(line)
        if len(tried) < len(alive):
            if number == 0:
                return max(tried, key=lambda line: line.chance())
            for line in tried:
                line.forget_last()
            break
        worlds = number + 1
        if worlds >= halving and worlds & (worlds - 1) == 0 and len(alive) > 2:
            ranked = sorted(alive, key=lambda line: -line.chance())
            alive = ranked[: (len(ranked) + 1) // 2]
            if played not in alive:
                alive.append(played)
    return max(alive, key=lambda line: line.chance())


def shortfall(best: list[float], played: list[float]) -> float:
    """By how much the played line surely does worse: the mean of the differences in the same
    worlds, less its standard error, since the best of several always looks better than it is.
    """
    differences = [one - other for one, other in zip(best, played, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if count == 1:
        return max(0.0, mean)
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    return max(0.0, mean - sqrt(spread / count))


def mean_difference(best: list[float], played: list[float]) -> float:
    """How much less the played line comes to, on average; never below zero."""
    differences = [one - other for one, other in zip(best, played, strict=True)]
    return max(0.0, sum(differences) / len(differences))
