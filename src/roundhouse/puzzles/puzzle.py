"""What a puzzle is, and what a title that has puzzles says about them."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from roundhouse.game import AnyGame, Message, Seat, game
from roundhouse.match.match import read_options

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
Choice = int | str
Values = dict[str, int | str]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a title's file."""

    seats: int
    codes: tuple[int, ...]
    """The game up to the position: the number of every action, chance included."""
    seat: Seat
    """Whose question it is."""
    choices: tuple[Choice, ...]
    """What may be answered, in the title's own terms."""
    answer: int
    """Which of them is best."""
    grade: Grade
    measure: int
    """The quantity by which it is graded."""
    values: Values
    """What question and explanation speak of."""


class Asked(NamedTuple):
    """What a title makes of a position: all of a puzzle but the position."""

    choices: tuple[Choice, ...]
    answer: int
    grade: Grade
    measure: int
    values: Values


class PuzzleMaker(Protocol):
    """A title's module in this package."""

    LEVELS: tuple[str, ...]
    """Bots in whose games positions are looked for, one a seat."""
    A_GAME: int
    """So many puzzles of one game at most: others are to look different."""

    @staticmethod
    def is_moment(state: Any, /) -> bool:
        """Is this a position worth a closer look?"""

    @staticmethod
    def ask(state: Any, seat: Seat, /) -> Asked | None:
        """The question to the seat here; None where no answer is clearly best."""

    @staticmethod
    def question(puzzle: Puzzle, /) -> Message: ...

    @staticmethod
    def choice(puzzle: Puzzle, choice: Choice, /) -> Message: ...

    @staticmethod
    def explain(puzzle: Puzzle, /) -> Message:
        """Why the answer is best."""

    @staticmethod
    def asked(view: Any, /) -> Any:
        """The view without what a table would tell of the answer."""

    @staticmethod
    def solved(puzzle: Puzzle, view: Any, /) -> Any:
        """The view with the solution on the board."""


def position(title: str, puzzle: Puzzle) -> Any:
    """The state to which the puzzle's actions lead."""
    found = game(title)
    state = found.start(puzzle.seats, read_options(found, None))
    for code in puzzle.codes:
        found.apply(state, found.action(code))
    return state


def check_form(title: str, puzzle: Puzzle) -> None:
    """Every action is allowed where it is made, and the answer is among different choices."""
    found: AnyGame = game(title)
    state = found.start(puzzle.seats, read_options(found, None))
    for code in puzzle.codes:
        action = found.action(code)
        assert found.why_not(state, action) is None, action
        found.apply(state, action)
    assert 0 <= puzzle.seat < puzzle.seats
    assert len(set(puzzle.choices)) == len(puzzle.choices) >= 3
    assert 0 <= puzzle.answer < len(puzzle.choices)
