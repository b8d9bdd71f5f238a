"""Servers, workers and PostgreSQL are killed while people and bots play; nothing may be lost.

    python -m tools.chaos [--minutes 10] [--tables 60] [--servers 3] [--workers 2] [--seed 1]
                          [--timeline FILE.svg] [--logs FOLDER] [--json]

Servers and workers are killed at random, connections cut, PostgreSQL is stopped and once killed,
one server's clock is set back and one is upgraded to a newer version of the rules. Exit code 1: an
acknowledged move is not in the log exactly once, servers disagree about a table, a record does not
replay to what is shown, a game does not end, or a process fell by itself.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from tools.chaos.run import Plan, chaos


def main() -> int:
    parser = ArgumentParser(prog="chaos", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeline", type=Path, help="write it there as SVG")
    parser.add_argument("--logs", type=Path, help="a folder for what servers and workers log")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    plan = Plan(60 * chosen.minutes, chosen.tables, chosen.servers, chosen.workers, chosen.seed)
    began = time.monotonic()

    def say(what: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {what}", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="chaos") as folder:
        report = chaos(plan, chosen.logs or Path(folder), say)
    if chosen.timeline:
        chosen.timeline.write_text(report.timeline(), encoding="utf-8")
    print(json.dumps(report.figures(), indent=1) if chosen.json else report.text())
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
