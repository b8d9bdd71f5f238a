"""Perft: how many lines of play lead on from chosen moments of the golden games.

A line of a .perft file: record, moment, then the counts at depth 1, 2, …
"""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse import Match, games
from roundhouse.match.walk import perft

FOLDER = Path(__file__).parent
CASES = [
    pytest.param(*line.split(maxsplit=2), id=" ".join(line.split()[:2]))
    for path in sorted(FOLDER.glob("*.perft"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("record", "moment", "counts"), CASES)
def test_perft(record: str, moment: str, counts: str) -> None:
    match = Match.load(FOLDER.parent / "golden" / f"{record}.jsonl")
    state = match.at(int(moment))
    expected = [int(count) for count in counts.split()]
    depths = range(1, len(expected) + 1)
    assert [perft(match.game, state, depth) for depth in depths] == expected


def test_every_title_has_a_perft_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.perft")} == set(games())
