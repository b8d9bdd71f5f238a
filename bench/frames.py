"""Bytes of the frames that a move sends, and what they cost the server: plain frames and slim ones.

    python -m bench.frames [NAME …]

Whole games (the golden ones, or those named) are played again over real sockets, a client for each
seat and an onlooker: once with plain frames, once with slim ones, by one server. Sizes are those
of table frames on the wire; processor time is the server's, all it does for a move included.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from roundhouse.game import CHANCE
from roundhouse.match import Match
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tables.analysis import add_with_log
from roundhouse.server.tables.lookback import sound
from roundhouse.store.tables import SeatRow, TableRow
from tools.golden import FOLDER, GAMES

FORMS: Final = {"plain": "", "slim": "&slim=1&deflate=1"}
HOST: Final = "127.0.0.1"
PATIENCE: Final = 120


class Window:
    """A client at a table that counts what it is sent."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self.number = -1
        self.sizes: list[int] = []
        self._next()

    def _next(self) -> dict[str, Any]:
        data = self._wire.recv(PATIENCE)
        text = data if isinstance(data, str) else zlib.decompress(data)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] in ("table", "update"):
            self.number = frame["number"]
            size = len(data.encode() if isinstance(data, str) else data)
            self.sizes.append(size + (2 if size < 126 else 4 if size < 65536 else 10))
        return frame

    def until(self, number: int) -> None:
        while self.number < number:
            self._next()

    def move(self, action: Any) -> None:
        wish = {"type": "move", "id": 1, "seen": self.number, "action": action}
        self._wire.send(msgspec.json.encode(wish).decode())
        while (frame := self._next())["type"] not in ("done", "refused"):
            pass
        if frame["type"] == "refused":
            raise SystemExit(f"{action} was refused: {frame['text']}")


@contextmanager
def server(folder: str) -> Iterator[tuple[str, int, str]]:
    """Where it answers, its process and its database."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    database = f"{folder}/frames.db"
    command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(port)]
    command += ["--database", database, "--leniency", "100000"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            with socket.socket() as probe:
                if probe.connect_ex((HOST, port)) == 0:
                    break
            time.sleep(0.05)
        yield f"{HOST}:{port}", process.pid, database
    finally:
        process.terminate()
        process.wait()


def guest(address: str, name: str) -> tuple[int, str]:
    """A person's id, and the cookie of their session."""
    with httpx.Client(base_url=f"http://{address}", trust_env=False, timeout=PATIENCE) as browser:
        browser.get("/")
        token = browser.cookies.get("csrftoken") or ""
        answer = browser.post("/api/guest", json={"name": name}, headers={"x-csrftoken": token})
        answer.raise_for_status()
        me: int = browser.get("/api/me").json()["id"]
        return me, "; ".join(f"{one.name}={one.value}" for one in browser.cookies.jar)


async def add_table(database: str, match: Match, people: list[int], table: str, seed: int) -> None:
    house = House(Settings(database=database))
    seats = [SeatRow("person", person, f"Player {at}") for at, person in enumerate(people, 1)]
    options = msgspec.to_builtins(match.options)
    game = match.game
    row = TableRow(game.name, game.version, options, seats, None, 1e9, 1e9, id=table)
    row.seed = str(seed)
    async with house.store.write() as connection:
        await add_with_log(connection, row, sound(match))
    await house.store.close()


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(name: str, form: str, address: str, pid: int, database: str) -> dict[str, Any]:
    """Play a golden game again; the box draws as it did, since it has the same seed."""
    golden, record = GAMES[name], Match.load(FOLDER / f"{name}.jsonl")
    seats = record.seats
    fresh = Match.start(golden.title, seats=seats, seed=golden.seed, options=golden.options)
    people = [guest(address, f"Player {seat + 1}") for seat in range(seats)]
    table = f"{form}-{name}"[:24]
    asyncio.run(add_table(database, fresh, [who for who, _ in people], table, golden.seed))
    url = f"ws://{address}/api/tables/{table}/play?language=en{FORMS[form]}"
    with ExitStack() as stack:
        windows = [
            Window(
                stack.enter_context(
                    connect(
                        url,
                        additional_headers={"Cookie": cookie} if cookie else {},
                        proxy=None,
                        max_size=None,
                        compression=None,
                    )
                )
            )
            for cookie in (*(cookie for _, cookie in people), "")
        ]
        used, moves = processor_seconds(pid), 0
        for number, (seat, action) in enumerate(moves_of(record)):
            if seat == CHANCE or number < len(fresh.actions):
                continue
            windows[seat].move(action)
            moves += 1
            for window in windows:
                window.until(number + 1)
        used = processor_seconds(pid) - used
    sizes = sorted(size for window in windows for size in window.sizes)
    return {
        "game": name,
        "form": form,
        "moves": moves,
        "median": round(median(sizes)),
        "p95": sizes[len(sizes) * 95 // 100],
        "longest": sizes[-1],
        "all_kB": sum(sizes) // 1000,
        "cpu_ms_a_move": round(1000 * used / moves, 2),
    }


def moves_of(match: Match) -> Iterator[tuple[int, Any]]:
    """Every entry of the log with who made it."""
    state = match.at(0)
    for action in match.actions:
        yield match.game.to_act(state), action
        match.game.apply(state, action)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, server(folder) as (address, pid, database):
        for name in sys.argv[1:] or GAMES:
            for form in FORMS:
                print(json.dumps(play(name, form, address, pid, database)), flush=True)


if __name__ == "__main__":
    main()
