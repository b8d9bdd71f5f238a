"""A process that thinks for bots: a line in with view and legal actions, a line out."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import msgspec

from roundhouse import game as contract
from roundhouse.bots import Bot, bot


class Task(msgspec.Struct):
    """Everything a bot may know."""

    game: str
    level: str
    view: msgspec.Raw
    legal: msgspec.Raw
    budget: float


@cache
def player(level: str, game: str) -> Bot:
    return bot(level, game)


def choose(task: Task) -> int:
    """The number of the chosen action in the legal list."""
    game = contract.game(task.game)
    view = msgspec.json.decode(task.view, type=game.View)
    legal: list[Any] = msgspec.json.decode(task.legal, type=list[game.Action])  # type: ignore[name-defined]
    return legal.index(player(task.level, task.game).choose(view, legal, task.budget))


def main() -> None:
    for line in sys.stdin.buffer:
        print(choose(msgspec.json.decode(line, type=Task)), flush=True)


if __name__ == "__main__":
    main()
