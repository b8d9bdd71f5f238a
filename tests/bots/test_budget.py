"""Budgets: steps, seconds, or both; who is out of time plays its best so far."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter

import pytest

from roundhouse.bots import LEVELS, Steps, bot, budget
from roundhouse.bots.african_rails.plan import part_of
from roundhouse.bots.budget import Budget, Meter, halfway, in_time
from roundhouse.game import CHANCE, game, games
from roundhouse.games.african_rails.actions import ChooseOrigin, ReturnCard
from roundhouse.match.match import drawn


def steps_of(budget: Budget) -> int:
    meter = Meter(budget)
    while meter.steps < 50 and meter.go_on():
        pass
    return meter.steps


def test_a_step_is_always_allowed_and_then_the_budget_counts() -> None:
    assert steps_of(Steps(7)) == 7
    assert steps_of(Steps(0)) == steps_of(0.0) == 1
    assert steps_of(1e6) == 50


def test_steps_end_at_a_time_too() -> None:
    assert steps_of(Steps(7, perf_counter() + 1e6)) == 7
    assert steps_of(Steps(7, perf_counter() - 1.0)) == 1


def test_parts_of_a_budget_share_the_time_that_is_left() -> None:
    end = perf_counter() + 4e6
    part = part_of(Steps(40, end), 4)
    assert isinstance(part, Steps)
    assert part.count == 10
    assert part.until == pytest.approx(end - 3e6, abs=1e5)
    plain = part_of(Steps(40), 4)
    assert isinstance(plain, Steps)
    assert (plain.count, plain.until) == (10, inf)
    assert part_of(2.0, 4) == 0.5


def test_within_a_step_the_first_thing_is_looked_at_and_then_the_time_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readings = iter(range(100))
    monkeypatch.setattr(budget, "perf_counter", lambda: float(next(readings)))
    assert list(in_time("abcdef", -1.0)) == ["a"]
    assert list(in_time("abcdef", next(readings) + 4.0)) == ["a", "b", "c", "d"]
    assert list(in_time("abcdef", inf)) == list("abcdef")
    assert list(in_time("", -1.0)) == []


def test_half_of_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "perf_counter", lambda: 10.0)
    assert halfway(16.0) == 13.0
    assert halfway(inf) == inf


@pytest.mark.parametrize("spent", [0.0, Steps(1000, 0.0)])
def test_an_african_opening_without_time_looks_at_the_first_of_each(spent: Budget) -> None:
    """With time it looks at all of them, and chooses others."""
    chosen, rng = game("african-rails"), Random(3)
    state = chosen.start(2, chosen.Options())
    decided = []
    while ChooseOrigin not in decided:
        seat = chosen.to_act(state)
        if seat == CHANCE:
            chosen.apply(state, drawn(chosen.chances(state), rng))
            continue
        view, legal = chosen.view(state, seat), chosen.legal(state)
        calm = bot("expert", "african-rails", 1).choose(view, legal, Steps(6))
        assert bot("expert", "african-rails", 1).choose(view, legal, spent) == legal[0] != calm
        decided.append(type(calm))
        chosen.apply(state, calm)
    assert decided == [ReturnCard, ReturnCard, ChooseOrigin]


@pytest.mark.parametrize("title", list(games()))
@pytest.mark.parametrize("most", [False, True])
def test_every_level_out_of_time_still_decides(title: str, most: bool) -> None:
    chosen, rng = game(title), Random(6)
    seats = chosen.seats[-1 if most else 0]
    state = chosen.start(seats, chosen.Options())
    players = [bot(LEVELS[-1 - seat % 4], title, seat) for seat in range(seats)]
    for _ in range(12 * seats):
        seat = chosen.to_act(state)
        if seat == CHANCE:
            action = drawn(chosen.chances(state), rng)
        else:
            legal = chosen.legal(state)
            spent: Budget = Steps(100, 0.0) if rng.random() < 0.5 else 0.0
            action = players[seat].choose(chosen.view(state, seat), legal, spent)
            assert action in legal
        chosen.apply(state, action)
