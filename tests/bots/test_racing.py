"""A race of lines of play: near ones are tried in more worlds, and the best comes first."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.bots import Steps
from roundhouse.bots.budget import Meter
from roundhouse.bots.comparing import MOST, Line
from roundhouse.bots.racing import BEFORE, race

LUCK = (0.3, -0.2, 0.1, -0.3, 0.2, -0.1, 0.0, 0.0)


def lines(*names: str) -> list[Line]:
    return [Line(name, None) for name in names]


def attempts(worth: dict[str, float], luck: dict[str, float]) -> Callable[[Line, int], None]:
    """So much each is worth, and so much its own luck moves it from world to world."""

    def attempt(line: Line, world: int) -> None:
        moved = LUCK[world % len(LUCK)] * luck.get(line.action, 0.0)
        line.chances.append(worth[line.action] + moved)
        line.leads.append(float(world))

    return attempt


def names(ranked: list[Line]) -> list[str]:
    return [line.action for line in ranked]


def test_the_surely_worse_are_given_up_and_the_near_ones_tried_on() -> None:
    found = lines("poor", "good", "best")
    attempt = attempts({"poor": 0.1, "good": 0.49, "best": 0.5}, {"good": 1.0})
    ranked = race(found, attempt, Meter(Steps(3 * BEFORE + 2 * 8)))
    assert names(ranked) == ["best", "good", "poor"]
    assert [len(line.chances) for line in ranked] == [BEFORE + 8, BEFORE + 8, BEFORE]


def test_it_ends_when_one_is_left() -> None:
    found = lines("poor", "best")
    ranked = race(found, attempts({"poor": 0.1, "best": 0.5}, {"poor": 0.1}), Meter(Steps(1000)))
    assert names(ranked) == ["best", "poor"]
    assert [len(line.chances) for line in ranked] == [BEFORE, BEFORE]


def test_what_is_alike_stays_in_order_however_long_it_is_tried() -> None:
    found = lines("first", "second")
    ranked = race(found, attempts({"first": 0.5, "second": 0.5}, {}), Meter(Steps(1000)))
    assert names(ranked) == ["first", "second"]
    assert [len(line.chances) for line in ranked] == [MOST, MOST]


def test_a_world_that_is_broken_off_does_not_count() -> None:
    """Five steps for three lines: two in the second world, one of them lucky."""
    found = lines("first", "second", "third")
    worth = {"first": 0.4, "second": 0.3, "third": 0.5}
    ranked = race(found, attempts(worth, {}), Meter(Steps(5)))
    assert names(ranked) == ["third", "first", "second"]
    assert [len(line.chances) for line in ranked] == [1, 1, 1]


def test_with_time_for_one_the_first_stays_first() -> None:
    found = lines("first", "second", "third")
    worth = {"first": 0.4, "second": 0.9, "third": 0.5}
    assert names(race(found, attempts(worth, {}), Meter(0.0))) == ["first", "second", "third"]
    assert [len(line.chances) for line in found] == [1, 0, 0]
