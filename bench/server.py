"""The whole move path beside boardgame.io's in-memory server, each on one processor core.

    cd bench/boardgame_io && npm ci && cd ../..
    .venv/bin/python bench/server.py [--rounds 3] [--seconds 10]
    .venv/bin/python bench/server.py --without all|raw-websocket,quick-sqlite,… [--rounds 5]

Ours keeps every move on disk (SQLite, synchronous FULL) before it is shown; theirs keeps nothing.
The load (`bench/clients.py`) runs on another core. Besides moves a second, moves per second of
processor time are given: they hardly depend on what else the machine is doing.

`--without` compares ours with ours: each speed-up (`bench/without.py`) is switched off in turn, in
one interleaved run of `bench/move.py`, and what it buys is said as the ratio of the medians.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from typing import Any

FOLDER = Path(__file__).parent / "boardgame_io"
MOVE = Path(__file__).parent / "move.py"
LOAD = Path(__file__).parent / "clients.py"
TABLES = 50
OPEN_LOOP = 500
SPEED_UPS = (
    "raw-websocket",
    "quick-sqlite",
    "own-fluent",
)
"""Those that `without.py` can switch off."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


def on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core), *command]


def start(side: str, port: int, folder: str) -> subprocess.Popen[bytes]:
    """The server, once it answers."""
    serve = [sys.executable, "-m", "roundhouse", "serve", "--port", str(port)]
    ours = [*serve, "--database", f"{folder}/bench.db", "--leniency", "100000"]
    command = ours if side == "ours" else ["node", str(FOLDER / "server.cjs")]
    env = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(on_core(0, command), env=env, stdout=quiet, stderr=quiet)
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.05)
    raise SystemExit(f"the server {command} does not start")


def load(side: str, port: int, pid: int, seconds: int, rate: int | None) -> dict[str, Any]:
    command = [sys.executable, str(LOAD), side, str(port), str(TABLES), str(seconds)]
    command += [] if rate is None else [str(rate)]
    env = {**os.environ, "SERVER_PID": str(pid)}
    output = subprocess.run(on_core(1, command), env=env, check=True, stdout=subprocess.PIPE).stdout
    result: dict[str, Any] = json.loads(output)
    return result


def measured(side: str, seconds: int, rate: int | None) -> dict[str, Any]:
    """One load on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(side, port, folder)
        try:
            return load(side, port, server.pid, seconds, rate)
        finally:
            server.terminate()
            server.wait()


def compare_with_theirs(rounds: int, seconds: int) -> None:
    runs: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for side in ("ours", "theirs"):
            for kind, rate in (("closed", None), ("open", OPEN_LOOP)):
                result = measured(side, seconds, rate)
                print(json.dumps({"loop": kind, **result}), flush=True)
                runs.setdefault((side, kind), []).append(result)

    def middle(side: str, kind: str, name: str) -> float:
        return median(float(run[name]) for run in runs[side, kind])

    for name in ("rate", "per_cpu_second"):
        ratio = middle("ours", "closed", name) / middle("theirs", "closed", name)
        print(f"closed loop, {name}: ours is {ratio:.2f} times theirs")
    ratio = middle("ours", "open", "p99") / middle("theirs", "open", "p99")
    print(f"open loop at {OPEN_LOOP} moves/s, p99: ours is {ratio:.2f} times theirs")


def compare_without(names: list[str], rounds: int) -> None:
    """What each speed-up buys: all of them, and all but one, in turn."""
    runs: dict[str, list[dict[str, Any]]] = {}
    for number in range(rounds):
        for name in ("all", *names)[:: -1 if number % 2 else 1]:
            command = [sys.executable, str(MOVE), name]
            output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
            print(output.decode().strip(), flush=True)
            runs.setdefault(name, []).append(json.loads(output))
    for name in names:
        told = [
            f"{what} {middle(runs[name], field) / middle(runs['all'], field):.2f} times as long"
            for what, field in (
                ("processor time", "cpu_us"),
                ("median", "p50_ms"),
                ("p95", "p95_ms"),
            )
        ]
        print(f"without {name}: {', '.join(told)}")


def middle(runs: list[dict[str, Any]], field: str) -> float:
    return median(float(run[field]) for run in runs)


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--without", help=f"all, or some of {','.join(SPEED_UPS)}")
    args = parser.parse_args()
    if args.without is None:
        compare_with_theirs(args.rounds, args.seconds)
        return
    names = list(SPEED_UPS) if args.without == "all" else args.without.split(",")
    if unknown := set(names) - set(SPEED_UPS):
        parser.error(f"there is no speed-up {', '.join(sorted(unknown))}")
    compare_without(names, args.rounds)


if __name__ == "__main__":
    main()
