"""How a game went: the title's figures over time, for charts."""

from __future__ import annotations

from typing import Final

import msgspec

from roundhouse.game import Figures, Seat
from roundhouse.match import History

MOMENTS: Final = 120
"""Moments of a game in its course; a longer one is sampled."""

Values = tuple[int | None, ...]


class Course(msgspec.Struct, frozen=True):
    """Figures at some moments of a game. None is what the seat may not see."""

    numbers: list[int]
    """The moments: so many entries of the log."""
    rounds: list[int]
    """The round or year of each moment."""
    starts: list[int]
    """The moment at which each round began."""
    series: dict[str, list[Values]]
    """By name: for each moment the values of the seats or companies."""


def course_of(history: History, seats: int, sits: Seat | None, is_over: bool) -> Course:
    """The figures of the title over the course of the game, as the seat may see them."""
    found = Course(sampled(len(history.log)), [], [], {})
    for number in found.numbers:
        moment = figures_at(history, number, seats, sits, is_over)
        found.rounds.append(moment.round)
        for name, values in moment.series.items():
            found.series.setdefault(name, []).append(values)
        add_starts(found, history)
    return found


def sampled(last: int) -> list[int]:
    """Moments from 0 to the last, evenly apart."""
    steps = min(last, MOMENTS - 1)
    return [last * step // steps for step in range(steps + 1)] if steps else [0]


def figures_at(
    history: History, number: int, seats: int, sits: Seat | None, is_over: bool
) -> Figures:
    """What the seat could see then; once the game is over, what any seat could see."""
    state, game = history.state(number), history.game
    seen = game.figures(game.view(state, sits))
    if not is_over or not any(None in values for values in seen.series.values()):
        return seen
    others = [game.figures(game.view(state, seat)).series for seat in range(seats)]
    return Figures(
        seen.round,
        {
            name: tuple(map(first_known, values, *(other[name] for other in others)))
            for name, values in seen.series.items()
        },
    )


def first_known(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)


def add_starts(found: Course, history: History) -> None:
    """Where a round began between the last two moments; undone ones come twice."""
    if len(found.rounds) < 2 or found.rounds[-1] <= max(found.rounds[:-1]):
        return
    game = history.game
    low, high = found.numbers[len(found.rounds) - 2 : len(found.rounds)]
    while high - low > 1:
        middle = (low + high) // 2
        is_before = game.figures(game.view(history.state(middle), None)).round < found.rounds[-1]
        low, high = (middle, high) if is_before else (low, middle)
    found.starts.append(high)
