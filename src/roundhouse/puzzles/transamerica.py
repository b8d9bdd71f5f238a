"""TransAmerica: join your five cities with the fewest rails. The exact Steiner tree is the answer.

Graded by how far the obvious way, always to the nearest city, misses it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.boards.steiner import Distances, cheapest_join, missing_rails
from roundhouse.game import Message, Seat
from roundhouse.games.transamerica.facts import BOARD
from roundhouse.games.transamerica.scoring import wanted
from roundhouse.games.transamerica.state import BUILD
from roundhouse.games.transamerica.view import View
from roundhouse.puzzles.puzzle import Asked, Choice, Grade, Puzzle

LEVELS: Final = ("steady", "novice", "steady")
A_GAME: Final = 2
FEWEST: Final = 5
MOST: Final = 18
"""Rails that are missing: fewer are seen at a glance, more are only counted."""
CHOICES: Final = 4


def is_moment(state: Any) -> bool:
    """The beginning of a turn in the first round, once a few rails lie."""
    is_first = not state.results and len(state.rails) > 0
    return bool(state.phase == BUILD and not state.turn_rails and is_first)


def ask(state: Any, seat: Seat) -> Asked | None:
    start, cities = wanted(state, seat)
    rails = [int(rail) for rail in state.rails]
    fewest = cheapest_join(BOARD, rails, start, cities)
    if not FEWEST <= fewest <= MOST:
        return None
    nearest = nearest_first(rails, start, cities)
    choices = numbers_around(fewest, nearest, start + sum(rails))
    excess = nearest - fewest
    return Asked(choices, choices.index(fewest), grade(excess), excess, {"nearest": nearest})


def grade(excess: int) -> Grade:
    return "easy" if excess == 0 else "medium" if excess == 1 else "hard"


def nearest_first(rails: list[int], start: int, cities: list[int]) -> int:
    """What it costs to go to the nearest city each time, by a shortest way."""
    built, cost = list(rails), 0
    while True:
        here = Distances(BOARD, built).row(start)
        apart = [(here[city], city) for city in cities if here[city] > 0]
        if not apart:
            return cost
        price, city = min(apart)
        cost += price
        built += missing_rails(BOARD, built, [(start, [city])])[0]


def numbers_around(fewest: int, nearest: int, luck: int) -> tuple[int, ...]:
    """The answer, what the obvious way takes, and others; by luck the answer is any of them."""
    found = {fewest, nearest}
    lower = luck % CHOICES
    others = [fewest - step for step in range(1, lower + 1)]
    others += [fewest + step for step in range(1, CHOICES + 1)]
    for other in others:
        if len(found) < CHOICES:
            found.add(other)
    return tuple(sorted(found))


def question(_: Puzzle) -> Message:
    return Message("puzzle-ta-question")


def choice(_: Puzzle, choice: Choice) -> Message:
    return Message("puzzle-ta-choice", {"rails": choice})


def explain(puzzle: Puzzle) -> Message:
    fewest, nearest = puzzle.choices[puzzle.answer], puzzle.values["nearest"]
    if fewest == nearest:
        return Message("puzzle-ta-plain", {"rails": fewest})
    return Message("puzzle-ta-solved", {"rails": fewest, "nearest": nearest})


def asked(view: View) -> View:
    """A table counts the rails that are missing; here they are to be counted."""
    return msgspec.structs.replace(view, missing=None)


def solved(puzzle: Puzzle, view: View) -> View:
    """The view with the missing rails laid by the seat, and what the margin counts by it."""
    hand, stone = view.hands[puzzle.seat], view.start_stones[puzzle.seat]
    assert hand is not None
    assert stone is not None
    cities = [BOARD.cities[BOARD.city_index(name)].node for name in hand]
    built = [edge for edge, _ in view.rails]
    rails = missing_rails(BOARD, built, [(stone, cities)])[0]
    more = [(rail, puzzle.seat) for rail in rails]
    return msgspec.structs.replace(
        view,
        rails=[*view.rails, *more],
        networks=networks(view, [*built, *rails]),
        rails_left=max(0, view.rails_left - len(more)),
        turn_rails=len(more),
        missing=0,
    )


def networks(view: View, rails: list[int]) -> list[int]:
    """Of each seat the first whose start stone these rails join with its own."""
    distances = Distances(BOARD, rails)
    found: list[int] = []
    for seat, stone in enumerate(view.start_stones):
        row = None if stone is None else distances.row(stone)
        joined = [
            other
            for other in range(seat)
            if row is not None and (there := view.start_stones[other]) is not None
            if row[there] == 0
        ]
        found.append(joined[0] if joined else seat)
    return found
