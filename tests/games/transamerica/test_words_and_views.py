"""What the table is told: crossings by name, the effect of a rail, the rails that were missing."""

from __future__ import annotations

import pytest

from roundhouse.game import Message
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.names import place
from roundhouse.languages import LANGUAGES
from roundhouse.words import say
from tests.games.transamerica.table import (
    BOARD,
    EAST,
    GAME,
    WEST,
    dealt,
    node,
    path,
    play,
    position,
)


def test_every_crossing_has_a_name_of_its_own() -> None:
    names = [place(BOARD, number) for number in range(BOARD.size)]
    assert len(set(names)) == BOARD.size
    assert names[node("Denver")] == "Denver"


@pytest.mark.parametrize("language", LANGUAGES)
def test_crossings_are_named_in_every_language(language: str) -> None:
    told = {
        say(GAME.label(dealt([WEST, EAST]), PlaceStart(number)), language)
        for number in range(BOARD.size)
    }
    assert len(told) == BOARD.size
    assert not any("@" in sentence or "ta-at" in sentence for sentence in told)


@pytest.mark.parametrize(
    ("way", "name"),
    [
        ((1, 0), "east of Denver"),
        ((0, 1), "south-west of Denver"),
        ((-1, -1), "north-west of Denver"),
    ],
)
def test_a_crossing_is_named_by_its_nearest_city(way: tuple[int, int], name: str) -> None:
    q, r = BOARD.axial[node("Denver")]
    number = BOARD.axial.index((q + way[0], r + way[1]))
    told = Message("ta-stone", {"player": 0, "place": place(BOARD, number)})
    assert say(told, "en", ["Anna"]) == f"Anna places the start stone: {name}."


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_a_finished_round_shows_the_rails_that_were_missing() -> None:
    way = path(*WEST)
    state = position([WEST, EAST], ["Portland", "Medford"], way[:-1])
    play(state, LayRail(way[-1]))
    (round_,) = GAME.view(state, None).rounds
    assert round_.missing[0] == []
    assert sum(BOARD.cost[rail] for rail in round_.missing[1]) == round_.lost[1] > 0
    built = {rail for rail, _ in round_.rails}
    assert not built & set(round_.missing[1])
    joined = nodes_from(round_.start_stones[1], built | set(round_.missing[1]))
    assert {node(city) for city in EAST} <= joined


def nodes_from(start: int, rails: set[int]) -> set[int]:
    reached = {start}
    while (
        more := {end for rail in rails if reached & {*BOARD.ends[rail]} for end in BOARD.ends[rail]}
        - reached
    ):
        reached |= more
    return reached


def test_the_end_of_a_turn_needs_no_place() -> None:
    state = position([WEST, EAST], ["Portland", "Medford"], [])
    first = next(a for a in GAME.legal(state) if BOARD.cost[a.edge] == 1)
    play(state, first)
    assert say(GAME.label(state, EndTurn())) == "End the turn"
