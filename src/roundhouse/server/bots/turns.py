"""Who is served next when there are more wishes than hands: people in turn, not wishes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Hands out what there is of something, one to everybody in each round.

    Who has twenty wishes has them in twenty rounds; who comes new, or comes again, begins in the
    round that is under way, if that person was not served in it.
    """

    def __init__(self, free: Iterable[T]) -> None:
        self._free = deque(free)
        self._all = len(self._free)
        self._waiting: list[tuple[int, int, asyncio.Future[T]]] = []
        """By round, then as they came."""
        self._came = 0
        self._round = 0
        self._last: dict[str, int] = {}
        """The round of each person's last wish."""

    async def take(self, whose: str) -> T:
        turn = max(self._round, self._last.get(whose, -1) + 1)
        self._last[whose] = turn
        if self._free:
            self._round = turn
            return self._free.popleft()
        ready: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._came += 1
        heappush(self._waiting, (turn, self._came, ready))
        try:
            return await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self.give_back(ready.result())
            raise

    def give_back(self, thing: T) -> None:
        """It goes to who is next."""
        while self._waiting:
            self._round, _, ready = heappop(self._waiting)
            if not ready.done():
                ready.set_result(thing)
                return
        self._free.append(thing)
        if len(self._free) == self._all:
            self._last.clear()  # everybody begins anew
