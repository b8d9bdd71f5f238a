"""Makes puzzles: plays games of bots and looks in them for positions with one best answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from roundhouse.bots import bot
from roundhouse.game import game
from roundhouse.match import Match
from roundhouse.puzzles.book import maker
from roundhouse.puzzles.puzzle import GRADES, Puzzle, PuzzleMaker

LOOKED_AT: Final = 0.3
"""Of the moments of a game so many are looked at, so that they lie anywhere in it."""


def make(title: str, count: int, seed: int | str) -> Iterator[Puzzle]:
    """Puzzles one after the other, as many of each grade as can be: the same seed, the same ones.

    A grade that is full takes no more, until so many games were looked at that it is rare.
    """
    most, found, number = -(-count // len(GRADES)), Counter[str](), 0
    while found.total() < count:
        left = maker(title).A_GAME
        for puzzle in of_one_game(title, f"{seed}/{number}"):
            is_full = found[puzzle.grade] >= most and number < count * len(GRADES)
            if not is_full and found.total() < count:
                found[puzzle.grade] += 1
                left -= 1
                yield puzzle
            if not left:
                break
        number += 1


def of_one_game(title: str, seed: str) -> Iterator[Puzzle]:
    """What one game of bots has to offer."""
    making: PuzzleMaker = maker(title)
    match = Match.start(title, len(making.LEVELS), seed)
    players = [bot(level, title, f"{seed}/{seat}") for seat, level in enumerate(making.LEVELS)]
    rng = Random(seed)
    while not match.over:
        seat = match.to_act
        if making.is_moment(match.state) and rng.random() < LOOKED_AT:
            puzzle = at(making, match)
            if puzzle is not None:
                yield puzzle
        match.play(players[seat].choose(match.view(seat), match.legal()), is_well_formed=True)


def at(making: PuzzleMaker, match: Match) -> Puzzle | None:
    """The puzzle for the seat to act at this moment, if there is one."""
    asked = making.ask(match.state, match.to_act)
    if asked is None:
        return None
    codes = tuple(map(game(match.game.name).code, match.actions))
    return Puzzle(match.seats, codes, match.to_act, *asked)


def is_right(title: str, puzzle: Puzzle, state: Any) -> bool:
    """Does the title, asked anew, ask and answer the same?"""
    asked = maker(title).ask(state, puzzle.seat)
    kept = (puzzle.choices, puzzle.answer, puzzle.grade, puzzle.measure, puzzle.values)
    return asked is not None and tuple(asked) == kept
