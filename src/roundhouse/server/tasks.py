"""Work beside requests: it is ended with the server, and the log says when it failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from roundhouse.game import RoundhouseError
from roundhouse.store import StoreUnavailable

LOG: Final = logging.getLogger("roundhouse.tasks")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)  # the event loop itself holds tasks by weak references only
        task.add_done_callback(self._ended)
        return task

    def every(self, seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do that again and again; when it fails, the log says so, and it is tried again."""
        self.spawn(_again(seconds, work))

    async def close(self) -> None:
        """Cancel what still runs, and wait until it has ended."""
        for task in [*self._running]:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            LOG.warning("%s", error)
        elif error is not None and not isinstance(error, RoundhouseError):
            LOG.error("%s failed", task.get_coro(), exc_info=error)


async def _again(seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except RoundhouseError as error:
            LOG.warning("%s", error)
        except Exception:
            LOG.exception("%s failed", work.__name__)
