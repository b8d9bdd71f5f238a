"""Ranks lines of play by a race: all are tried in the same worlds, with the same luck, and the
surely worse are given up. So the budget goes to those that are near each other.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from roundhouse.bots.budget import Meter
from roundhouse.bots.comparing import MOST, Line

SURE: Final = 2.0
"""Standard errors by which a line must be behind the best to be given up."""
EVERY: Final = 4
"""So many worlds lie between two looks at who is behind."""
BEFORE: Final = 8
"""Worlds in which all are tried: fewer say too little about how much the luck matters."""


def race(lines: list[Line], attempt: Callable[[Line, int], None], meter: Meter) -> list[Line]:
    """The lines, the best first; where there is nothing between two, in the order they came.

    `attempt` tries a line in the world of that number and adds how it went; each try is a step.
    A world that the budget breaks off is left out, the first one excepted.
    """
    alive = lines
    for number in range(MOST):
        tried: list[Line] = []
        while len(alive) > 1 and len(tried) < len(alive) and meter.go_on():
            line = alive[len(tried)]
            attempt(line, number)
            tried.append(line)
        if len(tried) < len(alive):
            for line in tried if number else []:
                line.forget_last()
            break
        worlds = number + 1
        if worlds >= BEFORE and worlds % EVERY == 0:
            best = max(alive, key=_chance)
            alive = [line for line in alive if not is_surely_worse(line, best)]
    return sorted(lines, key=_place)


def is_surely_worse(line: Line, best: Line) -> bool:
    """Does it do worse in the same worlds, by more than their luck explains?"""
    differences = [one - other for one, other in zip(best.chances, line.chances, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    return mean > SURE * sqrt(spread / count)


def _chance(line: Line) -> float:
    return line.chance()


def _place(line: Line) -> tuple[int, float]:
    """Who was given up later stands before who was given up earlier."""
    return -len(line.chances), -line.chance() if line.chances else 0.0
