"""The server, the crowd that is let loose on it, and somebody who takes its temperature."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from roundhouse.server.tasks import end
from tools.ports import free_port
from tools.soak.clumsy import stumble_for_ever
from tools.soak.honest import Acknowledged, play_for_ever
from tools.soak.hostile import attack_for_ever
from tools.soak.people import HOST, Browser
from tools.soak.report import Report

VICTIM: Final = {"name": "Victim", "password": "which nobody guesses"}
PATIENCE: Final = 180.0
"""Seconds beyond the wished ones for a machine that has other things to do."""

Enough = Callable[[Acknowledged, Counter[str]], bool]


class Crowd(NamedTuple):
    tables: int
    clumsy: int
    hostile: int


async def soak(
    crowd: Crowd, seconds: float, folder: Path, is_enough: Enough = lambda _told, _seen: True
) -> Report:
    """So long with that crowd, longer until it is enough, and what came of it."""
    port = free_port()
    database, log = folder / "soak.db", folder / "soak.log"
    with log.open("wb") as lines:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "roundhouse", "serve"),
            *("--database", str(database), "--port", str(port)),
            stdout=lines,
            stderr=lines,
        )
    try:
        await until_open(port, server)
        told, seen, memory = Acknowledged(), Counter[str](), [megabytes(server.pid)]
        began = time.monotonic()
        watching = watch(server.pid, memory)
        await let_loose(crowd, seconds, port, told, seen, watching, is_enough)
        spent, used = time.monotonic() - began, processor_seconds(server.pid)
        server.send_signal(signal.SIGTERM)
        if await server.wait() not in (0, -signal.SIGTERM):
            told.trouble.append(f"the server ended with {server.returncode}")
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()
    return Report(
        seconds=spent,
        moves=len(told.moves),
        games=told.games,
        lost=len(told.lost(database)),
        doubled=told.twice,
        latencies=told.latencies,
        memory=memory,
        processor=used,
        trouble=told.trouble,
        errors=errors_in(log),
        seen=seen,
    )


async def let_loose(
    crowd: Crowd,
    seconds: float,
    port: int,
    told: Acknowledged,
    seen: Counter[str],
    watching: Coroutine[Any, Any, None],
    is_enough: Enough,
) -> None:
    """All of them at once; an honest one who fails is heard of, others are not."""
    work = [watching, come_and_go(told, port)]
    work += [play_for_ever(told, port, number, number) for number in range(crowd.tables)]
    work += [stumble_for_ever(port, number, seen) for number in range(crowd.clumsy)]
    work += [attack_for_ever(port, number, seen) for number in range(crowd.hostile)]
    tasks = [asyncio.create_task(one) for one in work]
    failed, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    latest = time.monotonic() + PATIENCE
    while not failed and not is_enough(told, seen) and time.monotonic() < latest:
        failed, _ = await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
    await end(tasks)
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            told.trouble.append(f"a client failed: {ended!r}")


async def come_and_go(told: Acknowledged, port: int) -> None:
    """Whose password is being guessed at: logs out and in again, from home and from elsewhere."""
    homes = [Browser(port, "192.0.2.1"), Browser(port, "192.0.2.2")]
    try:
        for home in homes:
            await home.http.get("/")
        await homes[0].post("/api/account", VICTIM)
        while True:
            for home in homes:
                await asyncio.sleep(3)
                await home.request("POST", "/api/logout")
                answer = await home.request("POST", "/api/login", VICTIM)
                if answer.status_code != 200:
                    told.trouble.append(f"the victim is locked out: {answer.status_code}")
    finally:
        for home in homes:
            await home.close()


async def until_open(port: int, server: asyncio.subprocess.Process) -> None:
    async with httpx.AsyncClient(trust_env=False) as client:
        for _ in range(1200):
            try:
                await client.get(f"http://{HOST}:{port}/healthz")
                return
            except httpx.TransportError:
                if server.returncode is not None:
                    raise SystemExit("the server did not start") from None
                await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")


async def watch(pid: int, memory: list[float]) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append(megabytes(pid))


def megabytes(pid: int) -> float:
    """What the server holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def errors_in(log: Path) -> list[str]:
    """Lines that the server logged as errors, or that are no log lines at all."""
    found: list[str] = []
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            entry = {"level": "info" if line.startswith("Roundhouse is open") else "error"}
        if entry["level"] in ("error", "critical") or "trace" in entry:
            found.append(line)
    return found
