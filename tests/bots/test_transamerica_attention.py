"""TransAmerica's steady and sharp do not notice at once what others lay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.boards.steiner import Distances
from roundhouse.bots import bot
from roundhouse.bots.transamerica.attention import Attention
from roundhouse.games.transamerica.actions import LayRail
from roundhouse.games.transamerica.state import State
from roundhouse.games.transamerica.track import lay
from tests.games.transamerica.table import BOARD, EAST, GAME, WEST, node, path, position

LINE = path("Portland", WEST[1])


def lay_for_the_other(state: State, rails: list[int]) -> None:
    state.mover = 1
    for rail in rails:
        lay(state, rail)
    state.mover = 0


def test_own_rails_are_known_and_those_of_others_once_it_has_looked() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    attention = Attention(Random(1), 0.0)
    assert attention.rails(GAME.view(state, 0)) == []
    own, other = LINE[0], path("Dallas", "Chicago")[0]
    lay(state, own)
    lay_for_the_other(state, [other])
    assert attention.rails(GAME.view(state, 0)) == [own]
    attention.look_around(GAME.view(state, 0))
    assert attention.rails(GAME.view(state, 0)) == [own, other]


def test_a_round_begins_with_a_look_around() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"], LINE)
    assert Attention(Random(1), 0.0).rails(GAME.view(state, 0)) == LINE


def surprised(level: str) -> list[Any]:
    """What sixty players lay who had a look before the other laid most of their way to a city."""
    found = []
    for seed in range(60):
        player = bot(level, "transamerica", seed)
        state = position([WEST, EAST], ["Portland", WEST[1]])
        player.choose(GAME.view(state, 0), GAME.legal(state))
        lay_for_the_other(state, LINE[:0:-1])
        found.append(player.choose(GAME.view(state, 0), GAME.legal(state)))
    return found


def missing(rails: list[int]) -> int:
    return Distances(BOARD, rails).join_cost(node("Portland"), [node(city) for city in WEST])


def test_the_sharp_see_it_in_some_turns_and_else_waste_nothing_by_what_they_know() -> None:
    found = surprised("sharp")
    assert 5 < found.count(LayRail(LINE[0])) < 55
    for action in found:
        assert missing([action.edge]) == missing([]) - BOARD.cost[action.edge]


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_who_can_lay_nothing_by_what_it_knows_looks_around(level: str) -> None:
    """Every line at its stone has got a rail: it goes on from their ends, nearer to a city."""
    around = [rail for rail, ends in enumerate(BOARD.ends) if node("Portland") in ends]
    beside = sum(BOARD.ends[around[0]]) - node("Portland")
    for seed in range(10):
        player = bot(level, "transamerica", seed)
        state = position([WEST, EAST], ["Portland", beside])
        player.choose(GAME.view(state, 0), GAME.legal(state))
        lay_for_the_other(state, around)
        action = player.choose(GAME.view(state, 0), GAME.legal(state))
        before, after = (
            Distances(BOARD, rails).row(node("Portland"))
            for rails in (around, [*around, action.edge])
        )
        assert any(after[node(city)] < before[node(city)] for city in WEST)
