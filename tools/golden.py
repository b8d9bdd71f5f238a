"""Makes the golden games: whole games kept as records, with their story beside them.

`python tools/golden.py [NAME …]` writes tests/golden/NAME.jsonl and NAME.txt. A rules change that
alters a story shows up in the diff, and is either a mistake or a new version of the title.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from roundhouse import Match, bot
from roundhouse.bots import Bot
from roundhouse.cli.replay import story
from tools.builder import Builder

FOLDER: Final = Path(__file__).parents[1] / "tests/golden"


class Golden(NamedTuple):
    title: str
    bots: list[str]
    seed: int
    options: dict[str, Any] | None = None


GAMES: Final = {
    "african-rails-2": Golden("african-rails", ["hauler"] * 2, 1),
    "african-rails-2-two-player": Golden(
        "african-rails", ["hauler"] * 2, 2, {"two_player": True, "target": 150}
    ),
    "african-rails-3-fast": Golden(
        "african-rails", ["hauler"] * 3, 3, {"fast": True, "c15": True, "target": 150, "start": 1}
    ),
    "african-rails-4": Golden("african-rails", ["hauler"] * 4, 4, {"target": 150}),
    "african-rails-6-secret": Golden(
        "african-rails", ["hauler"] * 6, 6, {"target": 120, "secret_cash": True}
    ),
    "american-rails-3": Golden("american-rails", ["builder"] * 3, 4),
    "american-rails-3-auto-pass": Golden(
        "american-rails", ["builder", "random", "builder"], 6, {"auto_pass": True, "banker": 1}
    ),
    "american-rails-4": Golden("american-rails", ["builder"] * 4, 8),
    "american-rails-5-quiet": Golden(
        "american-rails", ["builder"] * 5, 4, {"banker": 2, "negotiation": False}
    ),
    "american-rails-5-random": Golden("american-rails", ["random"] * 5, 5),
    "transamerica-2": Golden("transamerica", ["direct", "direct"], 2),
    "transamerica-3-published": Golden(
        "transamerica", ["direct", "random", "direct"], 3, {"barrier": "published"}
    ),
    "transamerica-4-random": Golden("transamerica", ["random"] * 4, 4),
    "transamerica-5-fixed": Golden(
        "transamerica",
        ["direct"] * 5,
        5,
        {"barrier": "fixed", "start_player": 3, "show_missing": False},
    ),
    "transamerica-6": Golden("transamerica", ["direct"] * 6, 6),
}


def player(name: str, title: str, seat: int) -> Bot:
    """A bot of the house, or one of the players made for these games alone."""
    return Builder(Random(seat)) if name == "builder" else bot(name, title, seat)


def played(golden: Golden) -> Match:
    seats = len(golden.bots)
    match = Match.start(golden.title, seats=seats, seed=golden.seed, options=golden.options)
    players = [player(name, golden.title, seat) for seat, name in enumerate(golden.bots)]
    while not match.over:
        seat = match.to_act
        match.play(players[seat].choose(match.view(seat), match.legal()))
    return match


def told(match: Match) -> str:
    """The story of a match, ending with its scores."""
    end = [f"Scores: {match.scores()}", f"Winners: {match.winners()}"]
    return "\n".join([*story(match), *end]) + "\n"


def main(names: list[str]) -> None:
    for name in names or GAMES:
        match = played(GAMES[name])
        match.save(FOLDER / f"{name}.jsonl")
        (FOLDER / f"{name}.txt").write_text(told(match), encoding="utf-8")
        print(f"{name}: {len(match.actions)} actions, {match.scores()}")


if __name__ == "__main__":
    main(sys.argv[1:])
