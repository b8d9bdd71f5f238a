"""Bot turns: processes that think, so that the event loop never has to.

A worker is given the seat's view and its legal actions, and nothing else. One that dies or does
not keep its time is replaced, and the move is tried again or made the plainest way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import Final

import msgspec

from roundhouse.server.bots.thinking import Question
from roundhouse.server.bots.turns import Turns
from roundhouse.server.bots.worker import Pick, Task

LOG: Final = logging.getLogger("roundhouse.bots")

ATTEMPTS: Final = 3
PATIENCE: Final = 10.0
"""Seconds beyond its budget before a worker is given up: it may have just been started."""
LINE: Final = 16 * 1024 * 1024


class BotPool:
    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self._turns = Turns(self.workers)

    async def open(self) -> None:
        """Processes start when they are first needed."""

    async def answered(self, name: str) -> None:
        """Here questions are answered to who asked them."""

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()

    async def ask(self, task: Task, question: Question | None = None) -> list[Pick] | None:
        """What a worker thinks; None when several have failed."""
        line = msgspec.json.encode(task) + b"\n"
        limit = task.budget * task.count + PATIENCE * max(1, len(task.moments))
        whose = "" if question is None else question.whose
        for _ in range(ATTEMPTS):
            worker = await self._turns.take(whose)
            try:
                async with asyncio.timeout(limit):
                    return await worker.ask(line)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                LOG.warning("bot %s of %s failed: %r", task.level, task.game, error)
                await worker.stop()
            except asyncio.CancelledError:
                await worker.stop()
                raise
            finally:
                self._turns.give_back(worker)
        return None


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> list[Pick]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "roundhouse.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        await self.process.stdin.drain()
        answer = await self.process.stdout.readline()
        if not answer:
            raise EOFError("the worker is gone")
        return msgspec.json.decode(answer, type=list[Pick])

    async def stop(self) -> None:
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self.process = None
