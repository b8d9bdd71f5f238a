"""What one move costs the server, with one of its speed-ups switched off or none.

    python bench/move.py all|raw-websocket|…

Two people play TransAmerica over WebSockets, a move at a time, against a server in this process.
Its thread's processor time is measured, which hardly depends on what else the machine is doing, and
how long a move takes until both have been shown it.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.without import ALL, switch_off
from roundhouse import COMPILED
from roundhouse.server import run
from tests.server.running import running_server
from tests.server.seats import Party, party

GAMES = 4
"""The first of them is not measured: it fills the caches."""


def play(table: Party, rng: Random, clock: int) -> list[tuple[float, float]]:
    """Play a game; for each move the server's processor time and the time that it took."""
    found = []
    while table.clients[0].now["status"] != "over":
        mover = table.mover
        action = rng.choice(mover.actions)
        used, began = time.clock_gettime(clock), time.perf_counter()
        answer = mover.move(action)
        table.wait()
        found.append((time.clock_gettime(clock) - used, time.perf_counter() - began))
        assert answer["type"] == "done", answer
    return found


def measured() -> list[tuple[float, float]]:
    rng, found = Random(5), []
    before = {thread.ident for thread in threading.enumerate()}
    with tempfile.TemporaryDirectory() as folder, running_server(f"{folder}/move.db") as server:
        (thread,) = [
            thread
            for thread in threading.enumerate()
            if thread.ident not in before and thread.name.endswith("(run)")
        ]
        assert thread.ident is not None
        clock = time.pthread_getcpuclockid(thread.ident)
        for game in range(GAMES):
            with party(server) as table:
                moves = play(table, rng, clock)
                found += moves if game else []
    return found


def main(name: str) -> None:
    if name != ALL:
        switch_off(name)
    run.make_quick()
    moves = measured()
    used, took = zip(*moves, strict=True)
    result = {
        "without": "" if name == ALL else name,
        "moves": len(moves),
        "cpu_us": round(sum(used) / len(moves) * 1e6),
        "p50_ms": round(median(took) * 1e3, 2),
        "p95_ms": round(sorted(took)[len(took) * 95 // 100] * 1e3, 2),
        "compiled": COMPILED,
    }
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
