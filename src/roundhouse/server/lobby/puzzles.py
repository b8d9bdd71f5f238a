"""Puzzles: a position, a question, and what is best. Nobody needs a name for them.

They come from games of bots that are part of the program, so that they tell nothing of any table.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.params import PathParameter, QueryParameter

from roundhouse.game import Message, game
from roundhouse.puzzles.book import TITLES, daily, maker, puzzles
from roundhouse.puzzles.puzzle import Grade, Puzzle, position
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import MISSING, Problem
from roundhouse.words import say

Title = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=100_000)]
Picked = Annotated[int, QueryParameter(ge=0, le=100)]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a title."""

    game: str
    daily: int
    """The number of today's, by UTC: the same for everybody."""
    grades: list[Grade]
    """Of each puzzle, by its number."""


class PuzzleAsked(msgspec.Struct, frozen=True):
    game: str
    number: int
    grade: Grade
    seat: int
    names: list[str]
    """Of the seats."""
    question: str
    choices: list[str]
    view: dict[str, Any]
    """The title's own, as that seat sees it."""


class PuzzleSolved(msgspec.Struct, frozen=True):
    right: bool
    answer: int
    """Which choice is best."""
    text: str
    """Why."""
    view: dict[str, Any]
    """With the solution on the board, where it can be shown there."""


@get("/api/puzzles")
async def shelves(house: TheHouse) -> list[PuzzleShelf]:
    """Which puzzles there are, and today's."""
    today = datetime.fromtimestamp(house.now(), UTC).date()
    return [
        PuzzleShelf(title, daily(title, today), [one.grade for one in found])
        for title in TITLES
        if (found := puzzles(title))
    ]


@get("/api/puzzles/{title:str}/{number:int}", guards=[limited("advice")])
async def asked(request: Request[Any, Any, Any], title: Title, number: Number) -> PuzzleAsked:
    """A puzzle, without its answer."""
    puzzle, language = puzzle_of(title, number), language_of(request)
    making = maker(title)
    seats = range(1, puzzle.seats + 1)
    return PuzzleAsked(
        game=title,
        number=number,
        grade=puzzle.grade,
        seat=puzzle.seat,
        names=[say(Message("player-number", {"number": seat}), language) for seat in seats],
        question=say(making.question(puzzle), language),
        choices=[say(making.choice(puzzle, choice), language) for choice in puzzle.choices],
        view=msgspec.to_builtins(making.asked(await asyncio.to_thread(view_of, title, number))),
    )


@get("/api/puzzles/{title:str}/{number:int}/answer", guards=[limited("advice")])
async def answered(
    request: Request[Any, Any, Any], title: Title, number: Number, choice: Picked
) -> PuzzleSolved:
    """Is that choice right, and what is best?"""
    puzzle, making = puzzle_of(title, number), maker(title)
    if choice >= len(puzzle.choices):
        raise Problem(Message("problem-missing"), MISSING)
    view = await asyncio.to_thread(view_of, title, number)
    return PuzzleSolved(
        right=choice == puzzle.answer,
        answer=puzzle.answer,
        text=say(making.explain(puzzle), language_of(request)),
        view=msgspec.to_builtins(making.solved(puzzle, view)),
    )


def puzzle_of(title: str, number: int) -> Puzzle:
    if title not in TITLES or number >= len(puzzles(title)):
        raise Problem(Message("problem-missing"), MISSING)
    return puzzles(title)[number]


@lru_cache(maxsize=64)
def view_of(title: str, number: int) -> Any:
    """What the puzzle's seat sees: the game is played up to there."""
    puzzle = puzzles(title)[number]
    return game(title).view(position(title, puzzle), puzzle.seat)


HANDLERS: Final = (shelves, asked, answered)
