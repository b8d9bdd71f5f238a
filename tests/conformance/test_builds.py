"""The same record gives the same states, choices and views on every build, compiled or plain."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

import msgspec

import roundhouse as rh

GOLDEN: Final = sorted(Path("tests/golden").glob("*.jsonl"))
TIED: Final = (4, 14, 28, 34, 37, 39)
"""Games of TransAmerica in which several ways were equally cheap."""
EVERY: Final = 25


def digests(records: list[str]) -> dict[str, str]:
    """Of each record: all that anybody is shown at every 25th moment and at the end."""
    found: dict[str, str] = {}
    for record in records:
        match = rh.Match.load(record)
        game, digest = match.game, sha256()
        for step in match.steps():
            if step.number % EVERY == 0 or step.number == len(match.actions) - 1:
                digest.update(game.dump(step.after))
                digest.update(msgspec.json.encode(game.legal(step.after)))
                for seat in (None, *range(match.seats)):
                    digest.update(msgspec.json.encode(game.view(step.after, seat)))
        found[record] = digest.hexdigest()
    return found


def tied(seed: int, folder: Path) -> str:
    seats, rng = 2 + seed % 5, Random(seed)
    match = rh.Match.start("transamerica", seats=seats, seed=seed)
    bots = [rh.bot("nearest", "transamerica", seed=1) for _ in range(seats)]
    while not match.over:
        legal = match.legal()
        by_chance = rng.random() < 0.5
        seat = match.to_act
        match.play(rng.choice(legal) if by_chance else bots[seat].choose(match.view(seat), legal))
    match.save(folder / f"{seed}.jsonl")
    return str(folder / f"{seed}.jsonl")


def test_every_build_shows_the_same(tmp_path: Path) -> None:
    records = [*map(str, GOLDEN), *[tied(seed, tmp_path) for seed in TIED]]
    ours = digests(records)
    other = "" if os.environ.get("ROUNDHOUSE_PURE") else "1"
    answer = subprocess.run(
        [sys.executable, "-m", "tests.conformance.test_builds", *records],
        env={**os.environ, "ROUNDHOUSE_PURE": other},
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    assert json.loads(answer) == ours


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1:])))
