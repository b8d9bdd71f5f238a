"""One table and a crowd of onlookers: what a move costs the server, and when the last one has it.

    python bench/crowd.py [--onlookers 0,500,2000] [--moves 20] [--rounds 3] [--beside SRC]

`--beside` names the `src` folder of another checkout: its server and ours take turns, and the last
line says how many times its processor time ours takes. Each crowd has a server and a game of its
own, so that all see the same moves. Latency includes this program, which reads what 2,000 are sent;
processor time is the server's alone.
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
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
import uvloop
from clients import Frame, processor_seconds
from server import free_port
from wire import Wire, connected, guest, post

OURS: Final = str(Path(__file__).resolve().parents[1] / "src")
FILES: Final = 10_000
WARM_UP: Final = 3
"""Moves before measuring."""
MOST_MOVES: Final = 60
"""A game may be over some twenty moves later."""
PATIENCE: Final = 60
"""Seconds for everybody to be shown a move, on however busy a machine."""


class TableFrame(Frame):
    watching: int = 0


DECODE: Final = msgspec.json.Decoder(TableFrame).decode


class Crowd:
    """Two players and many onlookers at one table of TransAmerica."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._players: list[Wire] = []
        self._onlookers: list[Wire] = []
        self._turn: TableFrame | None = None
        self._counted = 0
        """Onlookers, as the table shows their number."""
        self._heard = 0
        self._wanted = 0
        self._all_have_it = asyncio.Event()

    async def sit_down(self) -> None:
        people = [await guest(self._port, name) for name in ("Anna", "Ben")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await post(people[0], "/api/tables", {"game": "transamerica", "seats": seats})
        await post(people[1], f"/api/tables/{table['id']}/join")
        await post(people[0], f"/api/tables/{table['id']}/start")
        self._path = f"/api/tables/{table['id']}/play?language=en"
        for person in people:
            cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            wire = await connected(self._port, self._path, {"cookie": cookies}, self._play)
            self._players.append(wire)
            await person.aclose()
        await asyncio.wait_for(self._shown(), PATIENCE)

    async def look_on(self, onlookers: int) -> None:
        """Each by slim frames, as pages do."""
        path = f"{self._path}&slim=1&deflate=1"
        while len(self._onlookers) < onlookers:
            self._expect(1)
            self._onlookers.append(await connected(self._port, path, {}, self._look))
            await self._all_have_it.wait()
        while self._counted != onlookers:  # it is told a moment later, to all of them
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)

    def _expect(self, frames: int) -> None:
        self._heard, self._wanted = 0, frames
        self._all_have_it.clear()

    def _play(self, _: Wire, text: bytes) -> None:
        frame = DECODE(text)
        if frame.type != "table":
            return
        self._counted = frame.watching
        if frame.seat == frame.to_act:
            self._turn = frame

    def _look(self, _: Wire, __: bytes) -> None:
        self._heard += 1
        if self._heard >= self._wanted:
            self._all_have_it.set()

    async def move(self) -> float:
        """Seconds until everybody has it."""
        turn, self._turn = self._turn, None
        assert turn is not None
        assert turn.seat is not None
        self._expect(max(len(self._onlookers), 1))
        start = time.perf_counter()
        action = bytes(turn.legal[0].action)
        self._players[turn.seat].send(
            b'{"type":"move","id":1,"seen":%d,"action":%b}' % (turn.number, action)
        )
        await asyncio.wait_for(self._shown(), PATIENCE)
        return time.perf_counter() - start

    async def _shown(self) -> None:
        if self._onlookers:
            await self._all_have_it.wait()
        while self._turn is None:
            await asyncio.sleep(0.0005)


async def measure(port: int, pid: int, onlookers: int, moves: int) -> dict[str, Any]:
    crowd = Crowd(port)
    await crowd.sit_down()
    await crowd.look_on(onlookers)
    for _ in range(WARM_UP):
        await crowd.move()
    memory = resident(pid)
    used = processor_seconds(pid)
    took = [await crowd.move() for _ in range(moves)]
    used = processor_seconds(pid) - used
    result = {"onlookers": onlookers, "cpu_ms": round(used * 1000 / moves, 2)}
    return result | {"p50_ms": round(median(took) * 1000, 1), "memory": memory}


def resident(pid: int) -> int:
    """Bytes of memory that the process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def served(source: str, onlookers: int, moves: int) -> dict[str, Any]:
    """By a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/bench.db", "--leniency", "100000"]
        env = {**os.environ, "PYTHONPATH": source}
        with subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                return uvloop.run(measure(port, server.pid, onlookers, moves))
            finally:
                server.terminate()


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--onlookers", default="0,500,2000")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", help="the src folder of another checkout")
    chosen = parser.parse_args()
    if not 0 < chosen.moves <= MOST_MOVES:
        parser.error(f"--moves is a number up to {MOST_MOVES}: then a game may be over")
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    crowds = [int(one) for one in chosen.onlookers.split(",")]
    sides = [OURS] + ([chosen.beside] if chosen.beside else [])
    runs: dict[str, dict[int, list[float]]] = {side: {one: [] for one in crowds} for side in sides}
    for number in range(chosen.rounds):
        for side in sides[:: -1 if number % 2 else 1]:
            for one in crowds:
                result = served(side, one, chosen.moves)
                name = "ours" if side == OURS else "beside"
                print(json.dumps({"side": name, **result}), flush=True)
                runs[side][one].append(result["cpu_ms"])
    if chosen.beside:
        for one in crowds:
            ours, other = (median(runs[side][one]) for side in sides)
            print(f"{one} onlookers: {ours} ms of processor time a move, {ours / other:.2f} times")


if __name__ == "__main__":
    main()
