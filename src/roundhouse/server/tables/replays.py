"""Replays long games outside the event loop, one at a time, people in turn.

What is computed from a whole log (records, courses, imports) runs in a subprocess with low
priority, which is killed when it takes too long. What a table in memory needs of its own past is
replayed by one thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import msgspec

from roundhouse.game import Message
from roundhouse.server.safety.problems import TOO_MANY, UNAVAILABLE, Problem
from roundhouse.server.tables import lookback
from roundhouse.server.tables.lookback import CheckTask, Task, perform

LOG: Final = logging.getLogger("roundhouse.tables")

SHORT: Final = 100
"""Entries of a log that are played at once, in a few milliseconds."""
PATIENCE: Final = 600.0
"""Seconds after which a process that does not end by itself is stopped. They are many: on a busy
machine it gets little of the processors, of which it may have `lookback.MOST` seconds."""
WAITING: Final = 4
"""So many looks back of one person may wait; more are refused."""

_thread: Final = ThreadPoolExecutor(1, "replays")

T = TypeVar("T")


class ReplayFailed(Problem):
    """The process that was to look back was stopped, or died; says which on the log."""

    def __init__(self, why: str) -> None:
        super().__init__(Message("lookback-failed"), UNAVAILABLE)
        LOG.warning("a look back %s", why)


async def in_thread(work: Callable[..., T], *args: object) -> T:
    """Beside the event loop, one after the other: tables are opened by this."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *args)


class Replays:
    """Looks back for people: each has one turn at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._turns: dict[int, asyncio.Lock] = {}
        self._asked: Counter[int] = Counter()
        self._process = asyncio.Lock()

    async def perform(self, person: int, task: Task) -> bytes:
        """What `lookback.perform` gives; a short game needs no process."""
        if length(task) <= SHORT:
            return perform(task)
        async with self._turn(person), self._process:
            return await in_process(task)

    @asynccontextmanager
    async def _turn(self, person: int) -> AsyncIterator[None]:
        if self._asked[person] >= WAITING:
            raise Problem(Message("problem-many"), TOO_MANY)
        self._asked[person] += 1
        try:
            async with self._turns.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person], self._turns[person]


def length(task: Task) -> int:
    return task.record.count("\n") if isinstance(task, CheckTask) else len(task.entries)


async def in_process(task: Task) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        lookback.__name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        given = msgspec.json.encode(task)
        async with asyncio.timeout(PATIENCE):
            answer, _ = await process.communicate(given)
    except TimeoutError as error:
        raise ReplayFailed("took too long") from error
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode != 0:
        raise ReplayFailed(f"ended with {process.returncode}")
    return answer
