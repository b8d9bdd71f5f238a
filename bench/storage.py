"""What finished games take in the database, before and after they are packed.

    python bench/storage.py [--games 10000] [--distinct 20] [--on sqlite,postgresql] [--json]

Games of three steady bots at every title in turn, each with its seats, its log and its last state,
are put into SQLite and into PostgreSQL (that of the tests). Only so many different games are
played; the others have the same logs under other names. Sizes are of rewritten tables, without room
that deleted rows have left, and `opened` is the time to read and replay one game.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import roundhouse.server.app  # noqa: F401 (the server is loaded from its top)
from roundhouse.arena.players import player, read_budget
from roundhouse.game import OVER
from roundhouse.match import Match, snapshot
from roundhouse.server.tables.loading import load
from roundhouse.store import Store, tables
from roundhouse.store.changes import Change, SnapshotRow, write_changes
from roundhouse.store.cleaning import Retention, clean
from roundhouse.store.compaction import compact
from roundhouse.store.entries import EntryRow, Source
from roundhouse.store.schema import PEOPLE
from roundhouse.store.tables import SeatRow, TableRow
from tests.postgres import running_postgres

TITLES: Final = ("transamerica", "american-rails", "african-rails")
SEATS: Final = 3
BUDGET: Final = read_budget("1step")
PEOPLE_COUNT: Final = 500
BATCH: Final = 50
OPENED: Final = 30
MILLION: Final = 1_000_000
LATER: Final = 4e9
TABLES: Final = ("tables", "seats", "actions", "packed_logs", "packed_people", "snapshots")


class Played(NamedTuple):
    title: str
    seed: str
    entries: list[tuple[str, int]]
    """Each as JSON, and who was to act."""
    snapshot: bytes
    result: str


def played(title: str, number: int) -> Played:
    """A game of steady bots, as the server would log it."""
    seed = f"storage/{number}"
    match = Match.start(title, SEATS, seed=seed)
    bots = [player("steady", title, f"{seed}/{seat}") for seat in range(SEATS)]
    movers = [-1] * len(match.log)
    while (seat := match.to_act) != OVER:
        match.play(bots[seat].choose(match.view(seat), match.legal(), BUDGET))
        movers += [seat] + [-1] * (len(match.log) - len(movers) - 1)
    texts = [msgspec.json.encode(entry).decode() for entry in match.log]
    result = json.dumps({"scores": match.scores(), "winners": match.winners()})
    return Played(title, seed, list(zip(texts, movers, strict=True)), snapshot.dump(match), result)


async def fill(store: Store, games: int, originals: list[Played]) -> None:
    rng = Random(1)
    async with store.write() as connection:
        people = [
            {"id": n, "name": f"Person {n}", "account": None, "made": 1.7e9}
            for n in range(1, PEOPLE_COUNT + 1)
        ]
        await connection.execute(PEOPLE.insert(), people)
    left = islice(cycle(originals), games)
    while batch := list(islice(left, BATCH)):
        async with store.write() as connection:
            for game in batch:
                await add(connection, game, rng)


async def add(connection: AsyncConnection, game: Played, rng: Random) -> None:
    """One finished game of three people who think for some seconds about each move."""
    sat = rng.sample(range(1, PEOPLE_COUNT + 1), SEATS)
    seats = [SeatRow("person", person, f"Person {person}") for person in sat]
    at = 1.7e9 + rng.random() * 1e7
    row = TableRow(game.title, 1, {}, seats, sat[0], at, at, seed=rng.randbytes(16).hex())
    entries: list[EntryRow] = []
    for number, (entry, seat) in enumerate(game.entries):
        at += rng.expovariate(0.1) if seat >= 0 else 0.0
        who = sat[seat] if seat >= 0 else None
        source: Source = "person" if seat >= 0 else "box"
        entries.append(EntryRow(row.id, number, entry, seat, source, who, at))
    row.number, row.to_act, row.status, row.moved = len(entries), OVER, "over", at
    row.result = game.result
    await tables.add(connection, row)
    kept = SnapshotRow(row.id, row.number, game.snapshot)
    await connection.run_sync(write_changes, [Change(entries, row, kept)])


async def sizes(store: Store) -> dict[str, int]:
    """Bytes of each table with its indexes, after it was written anew."""
    if store.is_shared:
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("VACUUM FULL"))
            return {
                name: int(await connection.scalar(text(f"SELECT pg_total_relation_size('{name}')")))
                for name in TABLES
            }
    whole = await store.shrink()
    async with store.read() as connection:
        try:
            query = text("SELECT sum(pgsize) FROM dbstat WHERE name LIKE :name")
            return {
                name: int(await connection.scalar(query, {"name": f"%{name}%"}) or 0)
                for name in TABLES
            }
        except Exception:  # SQLite was built without dbstat
            return {"whole file": whole}


async def packed_by_title(store: Store) -> dict[str, int]:
    """Bytes of a packed log, on average."""
    query = text(
        "SELECT game, avg(length(data)) AS size FROM packed_logs "
        "JOIN tables ON id = table_id GROUP BY game ORDER BY game"
    )
    async with store.read() as connection:
        return {row.game: round(row.size) for row in await connection.execute(query)}


async def opened(store: Store, names: list[str]) -> float:
    """Median milliseconds of processor time to read and replay one."""
    took: list[float] = []
    for name in names:
        start = time.process_time()
        await load(store, name)
        took.append((time.process_time() - start) * 1000)
    return round(median(took), 2)


async def measure(database: str, games: int, originals: list[Played]) -> dict[str, Any]:
    store = await Store(database).open()
    await fill(store, games, originals)
    async with store.read() as connection:
        found = await connection.execute(text("SELECT id FROM tables ORDER BY id LIMIT 10000"))
        names = Random(2).sample([row.id for row in found], OPENED)
    result: dict[str, Any] = {"before": await sizes(store), "opened": await opened(store, names)}
    start = time.perf_counter()
    packed = await compact(store, LATER)
    result["pack_ms"] = round((time.perf_counter() - start) * 1000 / packed, 2)
    result["titles"] = await packed_by_title(store)
    result["packed"], result["opened_packed"] = await sizes(store), await opened(store, names)
    async with store.write() as connection:
        await clean(connection, LATER, Retention(snapshots=30))
    result["kept"], result["opened_kept"] = await sizes(store), await opened(store, names)
    await store.close()
    return result


def print_result(kind: str, games: int, result: dict[str, Any]) -> None:
    print(f"\n{kind}: bytes a game ({games:,} games; a million in GB)")
    for state, suffix in (("before", ""), ("packed", "_packed"), ("kept", "_kept")):
        held = result[state]
        total = sum(held.values()) / games
        parts = ", ".join(f"{name} {size / games:,.0f}" for name, size in held.items() if size)
        took = f"opens in {result[f'opened{suffix}']} ms"
        print(f"  {state:7} {total:8,.0f} ({total * MILLION / 1e9:.1f} GB; {took}): {parts}")
    print("  a packed log: " + ", ".join(f"{k} {n:,}" for k, n in result["titles"].items()))
    print(f"  packing takes {result['pack_ms']} ms a game")


def main() -> None:
    parser = ArgumentParser(prog="storage", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--distinct", type=int, default=20, help="different games of each title")
    parser.add_argument("--on", default="sqlite,postgresql", help="the databases")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    originals = [played(title, n) for n in range(chosen.distinct) for title in TITLES]
    found: dict[str, Any] = {"games": chosen.games, "load": os.getloadavg()[0]}
    for title in TITLES:
        lengths = [len(one.entries) for one in originals if one.title == title]
        found[f"entries {title}"] = round(sum(lengths) / len(lengths))
    print(", ".join(f"{name}: {value}" for name, value in found.items()), file=sys.stderr)
    for kind in chosen.on.split(","):
        with DATABASES[kind]() as database:
            found[kind] = asyncio.run(measure(database, chosen.games, originals))
        print_result(kind, chosen.games, found[kind])
    if chosen.json:
        print(json.dumps(found, indent=1))


@contextmanager
def sqlite_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"{folder}/bench.db"


@contextmanager
def postgres_database() -> Iterator[str]:
    with running_postgres() as server:
        yield server.database()


DATABASES: Final = {"sqlite": sqlite_file, "postgresql": postgres_database}


if __name__ == "__main__":
    main()
