"""Drives a server of its own and prints how it bore that.

    python -m tools.soak [--minutes 10] [--tables 6] [--clumsy 4] [--hostile 6] [--json]

The server runs as it does for everybody, with its usual limits; everything stays on this machine.
Exit code 1: a move was lost or made twice, an honest client was left alone or locked out, the
server fell or logged an error, or its memory grew beyond bounds.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from tools.soak.report import Report
from tools.soak.soak import Crowd, soak


def main() -> int:
    parser = ArgumentParser(prog="soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=6, help="honest tables, titles in turn")
    parser.add_argument("--clumsy", type=int, default=4)
    parser.add_argument("--hostile", type=int, default=6, help="attackers, kinds in turn")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    crowd = Crowd(chosen.tables, chosen.clumsy, chosen.hostile)
    with tempfile.TemporaryDirectory(prefix="soak") as folder:
        report: Report = asyncio.run(soak(crowd, 60 * chosen.minutes, Path(folder)))
    print(json.dumps(report.figures(), indent=1) if chosen.json else report.text())
    return 1 if report.wrong() else 0


if __name__ == "__main__":
    sys.exit(main())
