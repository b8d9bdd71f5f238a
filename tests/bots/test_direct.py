"""The plain builder of TransAmerica."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.state import State
from tests.games.transamerica.table import EAST, GAME, WEST, dealt, edge, node, path, position


def choice(state: State) -> object:
    seat = GAME.to_act(state)
    return rh.bot("direct", "transamerica", seed=1).choose(
        GAME.view(state, seat), GAME.legal(state)
    )


def test_it_starts_in_one_of_its_cities() -> None:
    action = choice(dealt([WEST, EAST]))
    assert isinstance(action, PlaceStart)
    assert action.node in [node(city) for city in WEST]


def test_it_lays_the_rail_that_is_missing_and_no_rail_for_nothing() -> None:
    """Phoenix lies behind a double line and all other cities are joined."""
    hand = ["Portland", "Omaha", "Phoenix", "Chicago", "Charleston"]
    rails = path("Portland", "Omaha", "Chicago", "Charleston", 125)
    state = position([hand, EAST], ["Portland", "Omaha"], rails)
    assert choice(state) == LayRail(edge(125, "Phoenix"))
    state.turn_rails = 1
    assert choice(state) == EndTurn()


def test_the_same_seed_chooses_the_same() -> None:
    state = position([WEST, EAST], ["Portland", "Omaha"])
    assert choice(state) == choice(state)


def test_a_bot_that_does_not_exist_is_bad_input() -> None:
    with pytest.raises(rh.BadInput, match="transamerica has no bot 'clever'"):
        rh.bot("clever", "transamerica")
    with pytest.raises(rh.BadInput, match="there is no game 'chess'"):
        rh.bot("direct", "chess")
