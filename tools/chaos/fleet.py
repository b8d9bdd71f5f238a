"""PostgreSQL, servers and workers of our own, each to be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

from tests.postgres import Postgres
from tools.ports import free_port
from tools.soak.people import HOST

PATIENCE: Final = 180.0
"""Seconds that anything may take to start on a busy machine."""


class Process:
    """One of the fleet; in a group of its own, so that its helpers die with it."""

    def __init__(self, name: str, words: list[str], log: Path) -> None:
        self.name = name
        self.is_newer = False
        """It is started with a newer version of the rules."""
        self._words = words
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tools.chaos.launch", *self._words]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, **({"CHAOS_NEWER": "1"} if self.is_newer else {})},
                start_new_session=True,
            )

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def kill(self) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def traces(self) -> list[str]:
        """Not those of a database that was not there."""
        lines = self._log.read_text("utf-8").splitlines()
        return [line for line in lines if '"trace"' in line and "StoreUnavailable" not in line]

    def fell(self) -> bool:
        """It has ended without being told to."""
        return self._process is not None and self._process.poll() is not None


class Server(Process):
    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.port = free_port()
        words = ["serve", "--database", database, "--port", str(self.port), "--bots", "queue"]
        words += ["--leniency", "100000"]
        super().__init__(f"server {number}", words, folder / f"server-{number}.log")

    async def until_ready(self) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    answer = await client.get(f"http://{HOST}:{self.port}/readyz")
                    if answer.status_code == 200:
                        return
                if self.fell():
                    raise RuntimeError(f"{self.name} did not start; see {self._log}")
                await asyncio.sleep(0.1)
        raise RuntimeError(f"{self.name} does not get ready")


class Database:
    """PostgreSQL, which is stopped or killed without warning."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self.url = postgres.database()

    async def restart(self, *, kill: bool) -> None:
        await asyncio.to_thread(self._postgres.kill if kill else self._postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(self._postgres.start)


class Fleet:
    def __init__(self, servers: int, workers: int, postgres: Postgres, folder: Path) -> None:
        self.database = Database(postgres)
        url = self.database.url
        self.servers = [Server(number + 1, url, folder) for number in range(servers)]
        think = ["worker", "--database", url]
        self.workers = [
            Process(f"worker {number + 1}", think, folder / f"worker-{number + 1}.log")
            for number in range(workers)
        ]

    async def start(self) -> None:
        self.servers[0].start()
        await self.servers[0].until_ready()  # it makes the tables of the database
        for process in (*self.servers[1:], *self.workers):
            process.start()
        for server in self.servers[1:]:
            await server.until_ready()

    def stop(self) -> None:
        for process in (*self.servers, *self.workers):
            with contextlib.suppress(AssertionError):
                process.kill()

    def failures(self) -> list[str]:
        """What they logged with a traceback, the first few of each."""
        return [f"{one.name}: {line}" for one in self.servers for line in one.traces()[:3]]

    def fallen(self) -> list[str]:
        return [one.name for one in (*self.servers, *self.workers) if one.fell()]
