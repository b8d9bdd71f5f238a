"""Lines of play compared in the same worlds, as far as there is time."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest

from roundhouse.bots import Steps, budget
from roundhouse.bots.budget import Meter
from roundhouse.bots.comparing import Line, try_lines


class Clock:
    def __init__(self) -> None:
        self.now = 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Stands still but for what the test does."""
    found = Clock()
    monkeypatch.setattr(budget, "perf_counter", lambda: found.now)
    return found


def lines(count: int) -> list[Line]:
    return [Line(number, None) for number in range(count)]


def attempts(clock: Clock) -> Callable[[Line, int], None]:
    """Each takes a second; the higher a line's number, the better it is."""

    def attempt(line: Line, world: int) -> None:
        clock.now += 1.0
        line.chances.append(line.action / 10)
        line.leads.append(float(world))

    return attempt


@pytest.mark.parametrize("made", [lambda end: end, lambda end: Steps(100, end)])
def test_out_of_time_in_the_first_world_the_best_so_far_counts(
    clock: Clock, made: Callable[[float], float | Steps]
) -> None:
    """What was played is looked at first: without it there is nothing to compare."""
    found = lines(6)
    best = try_lines(found, found[2], attempts(clock), Meter(made(2.5)))
    assert clock.now == 3.0
    assert best is found[2]
    assert [len(line.chances) for line in found] == [1, 1, 1, 0, 0, 0]


def test_without_any_time_only_what_was_played_is_looked_at(clock: Clock) -> None:
    found = lines(6)
    assert try_lines(found, found[3], attempts(clock), Meter(0.0)) is found[3]
    assert clock.now == 1.0


def test_a_later_world_that_there_is_no_time_for_does_not_count(clock: Clock) -> None:
    found = lines(3)
    best = try_lines(found, found[0], attempts(clock), Meter(4.5))
    assert clock.now == 5.0
    assert best is found[2]
    assert [line.leads for line in found] == [[0.0], [0.0], [0.0]]


def test_steps_without_an_end_look_at_as_many_worlds_as_they_say(clock: Clock) -> None:
    found = lines(2)
    few = try_lines(found, found[0], attempts(clock), Meter(Steps(40, inf)))
    assert few is found[1]
    assert len(found[0].chances) == len(found[1].chances) > 40


def test_who_is_patient_gives_up_lines_later(clock: Clock) -> None:
    hasty, patient = lines(4), lines(4)
    try_lines(hasty, hasty[3], attempts(clock), Meter(Steps(6, inf)))
    try_lines(patient, patient[3], attempts(clock), Meter(Steps(6, inf)), halving=16)
    assert len(hasty[0].chances) < len(hasty[3].chances)
    assert len(patient[0].chances) == len(patient[3].chances) == len(hasty[3].chances)


def test_no_more_worlds_than_asked_for_are_looked_at(clock: Clock) -> None:
    found = lines(2)
    try_lines(found, found[0], attempts(clock), Meter(Steps(40, inf)), most=5)
    assert [len(line.chances) for line in found] == [5, 5]
