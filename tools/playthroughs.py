"""Makes the golden playthroughs: games told by OpenSpiel's own `generate_playthrough`.

`python tools/playthroughs.py [NAME …]` writes tests/research/playthroughs/NAME.txt. What would
fill pages is shortened: tensors of a state to one hash, long lines to their beginning and a hash.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import roundhouse.research.openspiel  # noqa: F401  registers the games

FOLDER: Final = Path(__file__).parents[1] / "tests/research/playthroughs"
LONG: Final = 200
GAMES: Final = {
    "transamerica": "roundhouse_transamerica(players=2,limit=100)",
    "transamerica-3": "roundhouse_transamerica(players=3,limit=99,barrier=fixed,start_player='2')",
    "american-rails": "roundhouse_american_rails(players=3,limit=50)",
    "african-rails": "roundhouse_african_rails(players=2,limit=25)",
}


def told(game: str, actions: list[int], seed: int | None = None) -> str:
    """The playthrough of those actions, shortened; random play goes on from there."""
    lines: list[str] = []
    tensors: list[str] = []
    for line in playthrough(game, actions, seed=seed).splitlines():
        if re.match(r"(InformationState|Observation)Tensor\(", line):
            tensors.append(line)
            continue
        if tensors:
            lines.append(f"Tensors: {len(tensors)} parts, {digest(''.join(tensors))}")
            tensors = []
        long = len(line) > LONG
        lines.append(f"{line[:LONG]} … {digest(line)}" if long else line)
    return "\n".join(lines) + "\n"


def digest(text: str) -> str:
    return f"sha256 {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def taken(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def main(names: list[str]) -> None:
    for name in names or GAMES:
        text = told(GAMES[name], [], seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(taken(text))} actions, {len(text)} characters")


if __name__ == "__main__":
    main(sys.argv[1:])
