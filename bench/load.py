"""How much servers hold: moves a second, memory, and how cost grows, with plots for docs/scale.md.

    python bench/load.py [--seconds 10] [--rounds 3] [--tables 25,100] [--plots FOLDER]

Capacity: tables of TransAmerica whose next move follows as soon as the last was seen, on one server
with SQLite and on 1, 2 and 4 with PostgreSQL, in turn. Each server has a client program of its own
(`bench/clients.py`). Everything runs on this machine, so beside moves a second stand those of a
second of the servers' processor time: they say what servers on machines of their own would do.
Growth: processor time by the length of the log, the number of tables and that of onlookers.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import uvloop
from crowd import FILES, OURS, resident, served
from growth_plot import growth_plot
from server import free_port
from storage import played
from wire import Wire, connected, guest, post

import roundhouse.server.app  # noqa: F401 (the server is loaded from its top)
from roundhouse.server.tables.loading import replay
from roundhouse.store.entries import EntryRow
from roundhouse.store.tables import SeatRow, TableRow
from tests.postgres import running_postgres

CLIENTS: Final = Path(__file__).parent / "clients.py"
LIMIT: Final = 100.0
"""Milliseconds that one move in a hundred may take at most."""
THINKS: Final = 10
"""Seconds between two moves at a quick table: so many more tables are held than moves made."""
LENGTHS: Final = (100, 300, 1000, 2000, 3000)
ONLOOKERS: Final = (0, 250, 500, 1000, 2000)
CROWD_MOVES: Final = 20
OPEN: Final = 150
"""Tables, and then sockets, whose memory is weighed."""


class Fleet(NamedTuple):
    database: str
    servers: int

    @property
    def name(self) -> str:
        return f"{self.database} x {self.servers}"


FLEETS: Final = (
    Fleet("sqlite", 1),
    Fleet("postgresql", 1),
    Fleet("postgresql", 2),
    Fleet("postgresql", 4),
)


@contextmanager
def running(fleet: Fleet) -> Iterator[list[tuple[int, int]]]:
    """Port and process of each server."""
    with ExitStack() as stack:
        if fleet.database == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = f"{folder}/bench.db"
        else:
            database = stack.enter_context(running_postgres()).database()
        started: list[tuple[int, int]] = []
        for _ in range(fleet.servers):
            port = free_port()
            command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(port)]
            command += ["--database", database, "--leniency", "100000"]
            server = stack.enter_context(
                subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            )
            stack.callback(server.terminate)
            assert server.stdout is not None
            server.stdout.readline()
            started.append((port, server.pid))
        yield started


def loaded(fleet: Fleet, tables: int, seconds: int) -> dict[str, Any]:
    """So many tables in all, each moving as fast as it can."""
    share = str(max(1, tables // fleet.servers))
    with running(fleet) as servers:
        clients = [
            subprocess.Popen(
                [sys.executable, str(CLIENTS), "ours", str(port), share, str(seconds)],
                env={**os.environ, "SERVER_PID": str(pid), "CLIENTS": str(fleet.servers)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            for port, pid in servers
        ]
        for client in clients:
            assert client.stdout is not None
            client.stdout.readline()
        told = [json.loads(one) for one in together(clients)]
    return {
        "fleet": fleet.name,
        "tables": tables,
        "moves_a_second": sum(one["rate"] for one in told),
        "p99_ms": max(one["p99"] for one in told),
        "per_cpu_second": round(median(one["per_cpu_second"] for one in told)),
    }


def together(clients: list[subprocess.Popen[bytes]]) -> list[bytes]:
    """What clients that are ready say in the end, once all have been let go."""
    for client in clients:
        assert client.stdin is not None
        client.stdin.write(b"go\n")
        client.stdin.flush()
    return [client.communicate()[0] for client in clients]


def capacity(counts: list[int], seconds: int, rounds: int) -> list[dict[str, Any]]:
    """Medians for each fleet and number of tables, measured in turn."""
    runs: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for tables in counts:
            for fleet in FLEETS:
                result = loaded(fleet, tables, seconds)
                tell(result)
                runs.setdefault((fleet.name, tables), []).append(result)
    names = ("moves_a_second", "p99_ms", "per_cpu_second")
    return [
        {"fleet": fleet, "tables": tables, **{n: median(one[n] for one in found) for n in names}}
        for (fleet, tables), found in runs.items()
    ]


def tell(result: dict[str, Any]) -> None:
    """How far it is."""
    print(json.dumps(result), file=sys.stderr, flush=True)


def best(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The most moves a second of each fleet within the limit."""
    chosen: dict[str, dict[str, Any]] = {}
    for one in found:
        before = chosen.get(one["fleet"], {"moves_a_second": -1})
        if one["p99_ms"] < LIMIT and one["moves_a_second"] > before["moves_a_second"]:
            chosen[one["fleet"]] = one
    return chosen


async def weigh(port: int, pid: int) -> dict[str, float]:
    """Kilobytes that a table without anybody, and a socket of the lobby, take."""
    people = [await guest(port, f"Guest {number}") for number in range(OPEN // 15 + 1)]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wires: list[Wire] = []
    start = resident(pid)
    for number in range(OPEN):
        wish = {"game": "transamerica", "seats": seats, "start": True}
        await post(people[number // 15], "/api/tables", wish)
    await asyncio.sleep(2.0)
    tables = resident(pid)
    for number in range(OPEN):
        person = people[number % len(people)]
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        headers = {"cookie": cookies}
        wires.append(await connected(port, "/api/live", headers, lambda *_: None))
    await asyncio.sleep(1.0)
    sockets = resident(pid)
    for person in people:
        await person.aclose()
    return {
        "table_kb": round((tables - start) / OPEN / 1000, 1),
        "socket_kb": round((sockets - tables) / OPEN / 1000, 1),
    }


def by_onlookers(onlookers: int) -> dict[str, Any]:
    result = served(OURS, onlookers, CROWD_MOVES)
    tell(result)
    return result


def by_length() -> list[tuple[float, float]]:
    """Milliseconds of processor time to open a game of African Rails without a snapshot."""
    game = played("african-rails", 1)
    seats = [SeatRow("person", seat, "x") for seat in range(3)]
    row = TableRow(game.title, 1, {}, seats, 0, 0.0, 0.0, seed=game.seed, status="playing")
    rows = [
        EntryRow(row.id, number, entry, seat, "person", None, 0.0)
        for number, (entry, seat) in enumerate(game.entries)
    ]
    points: list[tuple[float, float]] = []
    for length in [one for one in LENGTHS if one <= len(rows)]:
        start = time.process_time()
        replay(row, rows[:length], None)
        points.append((length, round((time.process_time() - start) * 1000, 2)))
    return points


def by_tables(found: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Milliseconds of processor time a move, on one server with SQLite."""
    ours = [one for one in found if one["fleet"] == FLEETS[0].name]
    return [(one["tables"], round(1000 / one["per_cpu_second"], 3)) for one in ours]


def main() -> None:
    parser = ArgumentParser(prog="load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", default="10,25,50,100,200,400")
    parser.add_argument("--plots", type=Path, help="the folder for the plots (SVG)")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    state = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the run"
    counts = [int(one) for one in chosen.tables.split(",")]
    found = capacity(counts, chosen.seconds, chosen.rounds)
    crowd = [by_onlookers(onlookers) for onlookers in ONLOOKERS]
    with running(FLEETS[0]) as ((port, pid),):
        weights = uvloop.run(weigh(port, pid))
    weights["onlooker_kb"] = round(
        (crowd[-1]["memory"] - crowd[0]["memory"]) / crowd[-1]["onlookers"] / 1000, 1
    )
    growth = {
        "log": by_length(),
        "tables": by_tables(found),
        "onlookers": [(one["onlookers"], one["cpu_ms"]) for one in crowd],
    }
    for fleet, one in best(found).items():
        held = round(one["moves_a_second"]) * THINKS
        print(
            f"{fleet}: {one['moves_a_second']:.0f} moves/s, p99 {one['p99_ms']} ms: {held} tables"
        )
    print(json.dumps({"state": state, "all": found, "memory": weights, "growth": growth}, indent=1))
    if chosen.plots:
        for name, points in growth.items():
            (chosen.plots / f"growth-{name}.svg").write_text(growth_plot(name, points, state))


if __name__ == "__main__":
    main()
