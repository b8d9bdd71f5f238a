"""The fleet, the people at its tables, and so many minutes in which everything goes wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.postgres import running_postgres
from tools.chaos.balancer import Balancer
from tools.chaos.faults import Faults
from tools.chaos.fleet import Fleet
from tools.chaos.players import Player, Table, Told, make_table
from tools.chaos.report import Report
from tools.chaos.truth import differences, lost

PEACE: Final = 60.0
"""Seconds after the last fault in which games may come to their own end."""
STUCK: Final = 300.0
"""Seconds after which a table that still waits for somebody is called stuck."""


class Plan(NamedTuple):
    seconds: float
    tables: int
    servers: int
    workers: int
    seed: int
    peace: float = PEACE


def chaos(plan: Plan, folder: Path, say: Callable[[str], None]) -> Report:
    with running_postgres() as postgres:
        fleet = Fleet(plan.servers, plan.workers, postgres, folder)
        try:
            return asyncio.run(run_fleet(plan, fleet, say))
        finally:
            fleet.stop()


async def run_fleet(plan: Plan, fleet: Fleet, say: Callable[[str], None]) -> Report:
    balancer = Balancer([server.port for server in fleet.servers], plan.seed)
    try:
        await fleet.start()
        say(f"{plan.servers} servers and {plan.workers} workers are ready")
        return await let_happen(plan, fleet, balancer, say)
    finally:
        await balancer.close()


async def let_happen(
    plan: Plan, fleet: Fleet, balancer: Balancer, say: Callable[[str], None]
) -> Report:
    port = await balancer.open()
    tables = [await make_table(port, number) for number in range(plan.tables)]
    say(f"{len(tables)} tables are being played at")
    told, ending = Told(), asyncio.Event()
    playing = [
        asyncio.create_task(Player(table, seat, told, ending).play())
        for table in tables
        for seat in range(len(table.people))
    ]
    faults = Faults(fleet, balancer, plan.seed)
    telling = asyncio.create_task(tell(told, faults, tables, say))
    try:
        await faults.happen(plan.seconds)
        seconds = time.monotonic() - told.began
        say("no more faults")
        await asyncio.wait(playing, timeout=plan.peace)
        played_out = sum(table.is_over for table in tables)
        ending.set()
        await asyncio.wait(playing, timeout=STUCK)
    finally:
        telling.cancel()
        for task in playing:
            task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    wrong = [f"a client failed: {one!r}" for one in ended if isinstance(one, Exception)]
    wrong += [f"{name} fell by itself" for name in fleet.fallen()]
    wrong += [f"lost: {what}" for what in await lost(told, fleet.database.url)]
    wrong += await differences(fleet, tables)
    wrong += fleet.failures()
    wrong += told.trouble + [f"{told.twice} moves were acknowledged twice"] * bool(told.twice)
    for table in tables:
        for person in table.people:
            await person.close()
    return Report(
        seconds=seconds,
        tables=len(tables),
        played_out=played_out,
        resigned=len(tables) - played_out,
        moves=len(told.moves),
        times=told.times,
        latencies=told.latencies,
        lines_lost=told.lines_lost,
        refused=told.refused,
        faults=faults.made,
        wrong=wrong,
    )


async def tell(told: Told, faults: Faults, tables: list[Table], say: Callable[[str], None]) -> None:
    """How it goes, now and then."""
    while True:
        await asyncio.sleep(10)
        over = sum(table.is_over for table in tables)
        say(f"{len(told.moves)} moves, {over} games over, {len(faults.made)} faults")
