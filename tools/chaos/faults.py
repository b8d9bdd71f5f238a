"""What goes wrong, when, and what is done about it."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tools.chaos.balancer import Balancer
from tools.chaos.fleet import Fleet

USUAL: Final = ("server", "server", "worker", "lines")
"""What goes wrong over and over."""
ONCE: Final = {0.2: "clock", 0.35: "database stopped", 0.55: "database killed", 0.75: "newer rules"}
"""And what does so once, after such a part of the time."""
PAUSES: Final = (2.0, 8.0)
"""Seconds between two of the usual ones."""
DOWN: Final = (0.0, 3.0)
"""Seconds before what was killed is started again."""


@dataclass(frozen=True)
class Fault:
    at: float
    """Seconds since the beginning."""
    kind: str
    what: str


class Faults:
    def __init__(self, fleet: Fleet, balancer: Balancer, seed: int) -> None:
        self.made: list[Fault] = []
        self._fleet = fleet
        self._balancer = balancer
        self._rng = Random(seed)
        self._began = time.monotonic()
        self._make: dict[str, Callable[[], Awaitable[str]]] = {
            "server": self._kill_server,
            "worker": self._kill_worker,
            "lines": self._cut_lines,
            "clock": self._set_clock_back,
            "database stopped": self._stop_database,
            "database killed": self._kill_database,
            "newer rules": self._upgrade,
        }

    async def happen(self, seconds: float) -> None:
        """All of them, so long; afterwards everything runs."""
        single = dict(ONCE)
        while (spent := time.monotonic() - self._began) < seconds:
            due = [part for part in single if part * seconds <= spent]
            await self.make(single.pop(due[0]) if due else self._rng.choice(USUAL))
            await asyncio.sleep(min(self._rng.uniform(*PAUSES), seconds / 12))
        for kind in single.values():
            await self.make(kind)

    async def make(self, kind: str) -> None:
        at = time.monotonic() - self._began
        self.made.append(Fault(at, kind, await self._make[kind]()))

    async def _kill_server(self) -> str:
        server = self._rng.choice(self._fleet.servers)
        server.kill()
        await asyncio.sleep(self._rng.uniform(*DOWN))
        server.start()
        await server.until_ready()
        return f"{server.name} killed and started again"

    async def _kill_worker(self) -> str:
        worker = self._rng.choice(self._fleet.workers)
        worker.kill()
        await asyncio.sleep(self._rng.uniform(*DOWN))
        worker.start()
        return f"{worker.name} killed and started again"

    async def _cut_lines(self) -> str:
        return f"{self._balancer.cut(self._rng.choice((0.3, 1.0)))} connections cut"

    async def _set_clock_back(self) -> str:
        server = self._rng.choice(self._fleet.servers)
        server.send(signal.SIGUSR1)
        return f"the clock of {server.name} set back by an hour"

    async def _stop_database(self) -> str:
        await self._fleet.database.restart(kill=False)
        return "PostgreSQL stopped at once and started again"

    async def _kill_database(self) -> str:
        await self._fleet.database.restart(kill=True)
        return "PostgreSQL killed and started again"

    async def _upgrade(self) -> str:
        server = self._rng.choice(self._fleet.servers)
        server.kill()
        server.is_newer = True
        server.start()
        await server.until_ready()
        return f"{server.name} upgraded to a newer version of the rules"
