"""How long a bot may think: seconds at a table, search steps where games must repeat exactly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from time import perf_counter
from typing import Final, TypeVar


class Steps:
    """A budget counted in search steps instead of seconds."""

    def __init__(self, count: int, until: float = inf) -> None:
        self.count = count
        self.until = until
        """The reading of `perf_counter` at which it ends in any case."""


T = TypeVar("T")

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
            self._limit, self.until = given.count, given.until
        else:
            self._limit, self.until = -1, perf_counter() + (given or 0.0)

    def go_on(self) -> bool:
        """May one more step be taken? Counts it."""
        if self.steps and self.is_spent():
            return False
        self.steps += 1
        return True

    def is_spent(self) -> bool:
        return 0 <= self._limit <= self.steps or is_over(self.until)


def is_over(until: float) -> bool:
    """Is it that late?"""
    return until != inf and perf_counter() >= until


def halfway(until: float) -> float:
    """When half of the time that is left will be over."""
    if until == inf:
        return inf
    now = perf_counter()
    return now + (until - now) / 2


def in_time(things: Iterable[T], until: float) -> Iterator[T]:
    """As many of them as there is time for, within one step; the first in any case."""
    first = True
    for thing in things:
        if not first and is_over(until):
            return
        first = False
        yield thing
