"""Writes the lines of a .perft file: `python tools/perft_lines.py RECORD DEPTH MOMENT …`."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse import Match
from roundhouse.match.walk import perft

GOLDEN = Path(__file__).parents[1] / "tests/golden"


def main(record: str, depth: int, moments: list[int]) -> None:
    match = Match.load(GOLDEN / f"{record}.jsonl")
    for moment in moments:
        state = match.at(moment)
        counts = [perft(match.game, state, deep) for deep in range(1, depth + 1)]
        print(record, moment, *counts)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), [int(moment) for moment in sys.argv[3:]])
