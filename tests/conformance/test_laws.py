"""The law-book, for every title, seat count and option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse._plain import PURE
from roundhouse.game import CHANCE, OVER
from roundhouse.match.laws import check
from roundhouse.match.match import read_options
from roundhouse.match.walk import option_sets, random_game, random_options

FEW = PURE
"""Plain rules beside compiled ones: every option has been tried already."""
TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{options}")
    for name, game in rh.games().items()
    for seats in game.seats
    for options in option_sets(game, seats)[: 1 if FEW else None]
]
TITLES = [(name, seats) for name, game in rh.games().items() for seats in game.seats]
BOUND = {"american-rails": 5_000, "transamerica": 30_000}
"""Actions within which a random game must have ended; the titles not named may go on for ever."""


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_moment_keeps_the_laws(name: str, seats: int, options: dict[str, Any]) -> None:
    game = rh.games()[name]
    rng = Random(f"{name} {seats} {options}")
    state = game.start(seats, read_options(game, options))
    moments = 0
    for now, _action in random_game(game, state, rng, 1_500):
        if moments < 5 or rng.random() < 0.02:
            check(game, now, rng)
            moments += 1
    check(game, state, rng)
    assert moments >= 5


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_random_games_end_and_replay_to_the_same_state(name: str, seats: int) -> None:
    game = rh.games()[name]
    for seed in range(4 if FEW else 20):
        rng = Random(seed)
        options = read_options(game, random_options(game, seats, rng))
        state = game.start(seats, options)
        actions = [action for _, action in random_game(game, state, rng, BOUND.get(name, 2_000))]
        if name in BOUND:
            assert game.to_act(state) == OVER
        again = game.start(seats, options)
        for action in actions:
            assert game.why_not(again, action) is None
            game.apply(again, action)
        assert game.dump(again) == game.dump(state)


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_a_playout_takes_any_legal_action_and_no_other(name: str, seats: int) -> None:
    """One decision at a time; where there are few choices, all of them occur."""
    game = rh.games()[name]
    rng = Random(seats)
    state = game.start(seats, game.Options())
    exhausted = 0
    for now, _action in random_game(game, state, rng, 100):
        if game.to_act(now) == CHANCE:
            continue
        legal = game.legal(now)
        expected = {game.dump(after) for after in followers(game, now)}
        few = len(legal) <= 12 and exhausted < 15
        taken = {playout_step(game, now, rng) for _ in range(25 * len(legal) if few else 3)}
        assert taken - {None} <= expected
        if few and None not in taken:
            assert taken == expected
            exhausted += 1
    assert exhausted >= 3


def playout_step(game: Any, state: Any, rng: Random) -> bytes | None:
    """The state after one random decision; None where chance or the end follows it."""
    twin = state.copy()
    assert game.playout(twin, rng, 1) == 1
    return None if game.to_act(twin) in (CHANCE, OVER) else game.dump(twin)


def followers(game: Any, state: Any) -> list[Any]:
    """Every state one action later."""
    states = []
    for action in game.legal(state):
        twin = state.copy()
        game.apply(twin, action)
        states.append(twin)
    return states


@pytest.mark.parametrize("name", list(rh.games()))
def test_every_number_is_an_action_and_no_other(name: str) -> None:
    game = rh.games()[name]
    for number in range(game.codes):
        assert game.code(game.action(number)) == number
    for number in (-1, game.codes):
        with pytest.raises(ValueError, match=str(number)):
            game.action(number)


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_other_numbers_of_seats_are_turned_away(name: str, seats: int) -> None:
    game = rh.games()[name]
    for wrong in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(rh.BadInput, match="seats"):
            game.start(wrong, game.Options())
    assert game.start(seats, game.Options()) is not None
