"""How long a bot may think: seconds at a table, search steps where games must repeat exactly."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final


class Steps:
    """A budget counted in search steps instead of seconds."""

    def __init__(self, count: int, until: float = inf) -> None:
        self.count = count
        self.until = until
        """The reading of `perf_counter` at which it ends in any case."""


Budget = float | Steps | None
"""Seconds, or steps, or None: the bot's own measure."""

USUAL: Final = 1.5
"""Seconds a searching bot takes when nobody says otherwise."""


class Meter:
    """Counts a search's steps and says when to stop; the first step is always allowed."""

    def __init__(self, budget: Budget, usual: Budget = USUAL) -> None:
        given = usual if budget is None else budget
        self.steps = 0
        if isinstance(given, Steps):
            self._limit, self._end = given.count, given.until
        else:
            self._limit, self._end = -1, perf_counter() + (given or 0.0)

    def go_on(self) -> bool:
        """May one more step be taken? Counts it."""
        if self.steps and self.is_spent():
            return False
        self.steps += 1
        return True

    def is_spent(self) -> bool:
        if 0 <= self._limit <= self.steps:
            return True
        return self._end != inf and perf_counter() >= self._end
