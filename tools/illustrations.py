"""Draws the worked examples of the rules for the page: `python tools/illustrations.py`.

Each becomes a file in `client/src/games/<title>/examples`: the board near by before and after, and
the record with which the position is opened to try.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from roundhouse.examples import Example, find_examples, position, record  # noqa: E402
from roundhouse.game import games  # noqa: E402
from roundhouse.pictures.closeup import closeup  # noqa: E402

FIRST: Final = 0
"""The seat whose example it is."""


def path(title: str, example: Example) -> Path:
    return ROOT / "client" / "src" / "games" / title / "examples" / f"{example.name}.json"


def illustrated(title: str, example: Example) -> str:
    """The contents of that file."""
    views = [position(title, example, moves).view(FIRST) for moves in (0, len(example.do))]
    drawn = msgspec.to_builtins(closeup(title, *views))
    lines = [
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(value).decode()}"
        for name, value in (*drawn.items(), ("record", record(title, example)))
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for title in games():
        for example in find_examples(title):
            file = path(title, example)
            file.parent.mkdir(exist_ok=True)
            file.write_text(illustrated(title, example), encoding="utf-8")


if __name__ == "__main__":
    main()
