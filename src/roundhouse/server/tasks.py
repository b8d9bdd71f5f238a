"""Work beside requests: it is ended with the server, and the log says when it failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from roundhouse.game import RoundhouseError
from roundhouse.store import StoreUnavailable

LOG: Final = logging.getLogger("roundhouse.tasks")
AGAIN: Final = 1.0
"""Seconds for which a task that was cancelled may tidy up until it is cancelled once more."""
TRIES: Final = 10
"""How often a task is cancelled until the server goes without it."""


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do that beside requests; once the server closes, it is cancelled before it begins."""
        task = asyncio.create_task(work)
        if self._is_closed:
            task.cancel()
        self._running.add(task)  # the event loop itself holds tasks by weak references only
        task.add_done_callback(self._ended)
        return task

    def every(self, seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do that again and again; when it fails, the log says so, and it is tried again."""
        self.spawn(_again(seconds, work))

    async def close(self) -> None:
        """End what still runs; nothing begins any more."""
        self._is_closed = True
        while self._running:
            running = [*self._running]
            await end(running)
            self._running.difference_update(running)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            LOG.warning("%s", error)
        elif error is not None and not isinstance(error, RoundhouseError):
            LOG.error("%s failed", task.get_coro(), exc_info=error)


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel them until they have ended.

    Once is not enough: a cancellation that meets an answer may get lost on the way
    (`asyncio.wait_for` before Python 3.12, and with it the pool of the bots' queue).
    """
    left = {task for task in tasks if not task.done()}
    for _ in range(TRIES):
        if not left:
            return
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=AGAIN)
        await asyncio.gather(*ended, return_exceptions=True)  # what it failed with, nobody asks
    for task in left:
        LOG.error("%s does not end", task.get_coro())


async def _again(seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except RoundhouseError as error:
            LOG.warning("%s", error)
        except Exception:
            LOG.exception("%s failed", work.__name__)
