"""Planners from a seat's view: what they plan is legal, and they know no more than the view."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from roundhouse.boards.paths import FAR
from roundhouse.game import CHANCE, game
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    ChooseOrigin,
    EndMove,
    EndTurn,
    MoveTo,
)
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners import (
    building_turns,
    cheapest_build,
    contract_sources,
    ride,
)
from roundhouse.games.african_rails.planners.building import Builder
from roundhouse.games.african_rails.planners.plans import (
    home_of,
    position_of,
    prospects,
    purse_of,
    scout,
    wanted_by,
)
from roundhouse.games.african_rails.planners.sources import ON_BOARD, Wanted
from roundhouse.games.african_rails.view import Agreement
from roundhouse.match.match import drawn

GAME = game("african-rails")
GOALS = ("Jeddah", "Nairobi", "Zanzibar")
"""Where seat 0 has built from Cairo; seat 1 has built from Cairo to Addis Ababa."""


@cache
def built_up() -> Any:
    """Two rich players have built for some rounds; seat 0 is about to move."""
    state = GAME.start(2, GAME.Options(start=0))
    rng = Random(1)
    while True:
        seat = GAME.to_act(state)
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        view = GAME.view(state, seat)
        if view.phase == "return cards":
            GAME.apply(state, GAME.legal(state)[0])
        elif view.phase == "choose origin":
            GAME.apply(state, ChooseOrigin("Cairo"))
        elif view.phase == "move":
            missing = [cheapest_build(view, seat, goal) for goal in GOALS]
            if seat == 0 and all(build is not None and build.cost == 0 for build in missing):
                return state
            GAME.apply(state, EndMove(0))
        else:
            state.cash[seat] = 200
            build_a_turn(state, seat, GOALS if seat == 0 else ("Addis Ababa",))
            GAME.apply(state, EndTurn())


def build_a_turn(state: Any, seat: int, goals: tuple[str, ...]) -> None:
    """As much as is allowed of the first goal not joined yet; what is planned is legal."""
    view = GAME.view(state, seat)
    for goal in goals:
        build = cheapest_build(view, seat, goal)
        assert build is not None
        if build.cost > 0:
            turns = building_turns(view, seat, build)
            assert sum(cost for turn in turns for _, _, cost in turn) == build.cost
            for start, end, cost in turns[0]:
                cash = int(state.cash[seat])
                assert GAME.why_not(state, BuildTrack(start, end)) is None
                GAME.apply(state, BuildTrack(start, end))
                assert cash - state.cash[seat] == cost
            after = cheapest_build(GAME.view(state, seat), seat, goal)
            assert after is not None
            assert after.cost == build.cost - sum(cost for _, _, cost in turns[0])
            return


@pytest.mark.rule("AF-6.1", "AF-6.2", "AF-6.4")
def test_planned_builds_are_built_turn_by_turn() -> None:
    view = GAME.view(built_up(), 0)
    assert len(view.players[0].track) > 30
    assert view.players[0].ferries == ["Zanzibar Channel"]
    assert len(view.players[1].track) > 15
    assert set(view.players[0].majors) >= {"Cairo", "Nairobi"}


@pytest.mark.rule("AF-3.1", "AF-3.3")
@pytest.mark.parametrize("city", ["Jeddah", "Nairobi", "Zanzibar", "Addis Ababa"])
def test_a_planned_ride_is_ridden(city: str) -> None:
    state = built_up().copy()
    found = ride(GAME.view(state, 0), 0, 0, city)
    assert found is not None
    assert (found.fees > 0) == (city == "Addis Ababa")
    cash = int(state.cash[0])
    turn = 0
    for milepost, when in zip(found.mileposts[1:], found.turns, strict=True):
        while turn < when:
            turn += 1
            for action in (EndMove(0), EndTurn(), EndMove(0), EndTurn()):
                GAME.apply(state, action)
        assert GAME.why_not(state, MoveTo(0, milepost)) is None
        GAME.apply(state, MoveTo(0, milepost))
    assert cash - state.cash[0] == found.fees
    assert GAME.view(state, 0).players[0].trains[0].milepost == found.mileposts[-1]


@pytest.mark.rule("AF-4.1", "AF-4.3")
def test_sources_name_the_cheapest_build_and_the_places_that_offer_the_good() -> None:
    view = GAME.view(built_up(), 0)
    builder = Builder(position_of(view, 0), home_of(view, 0))
    found = contract_sources(view, 0)
    assert len(found) == 3 * (len(view.players[0].hand or []) + len(view.public))
    for wanted, sources in found:
        goal = BOARD.destinations[wanted.destination].mileposts
        assert {source.destination for source in sources} == set(BOARD.goods[wanted.good].sources)
        for source in sources:
            there = BOARD.destinations[source.destination].mileposts
            assert source.cost == builder.cost_to_both(there, goal) < FAR
            assert source.cost == sum(cost for _, _, cost in source.sections)
            steps = source.steps_to_load + source.steps_to_deliver
            assert source.turns >= max((steps + 8) // 9, len(source.ferries))
        ranks = [source.cost + 8 * source.turns for source in sources]
        assert ranks == sorted(ranks)


def test_a_contract_counts_steps_and_ferries_as_a_ride_does() -> None:
    """Where the track is there already: to the source and on to the city of the contract."""
    view = GAME.view(built_up(), 0)
    looking = scout(view, 0)
    cairo, zanzibar = (BOARD.destination_number[city] for city in ("Cairo", "Zanzibar"))
    good = next(number for number, good in enumerate(BOARD.goods) if cairo in good.sources)
    found = looking.source(Wanted(0, 0, zanzibar, good, 30), cairo)
    straight = ride(view, 0, 0, "Zanzibar")
    assert found is not None
    assert straight is not None
    assert [BOARD.ferries[ferry].name for ferry in found.ferries] == ["Zanzibar Channel"]
    assert found.cost == found.steps_to_load == 0
    assert found.steps_to_deliver == straight.steps - 1
    assert found.turns == straight.turns[-1] + 1


def test_contracts_come_by_profit_a_turn_after_those_that_can_be_paid() -> None:
    state = built_up().copy()
    state.cash[0] = 20
    found = prospects(GAME.view(state, 0), 0)
    assert {one.is_payable for one in found} == {True, False}
    payable = [one.is_payable for one in found]
    assert payable == sorted(payable, reverse=True)
    for is_payable in (True, False):
        profits = [one.profit or 0 for one in found if one.is_payable is is_payable]
        assert profits == sorted(profits, reverse=True)
    for one in found:
        assert one.is_payable == (one.sources[0].cost <= 20)


def test_a_good_on_board_needs_no_source() -> None:
    view = GAME.view(built_up(), 0)
    wanted = wanted_by(view, 0)[0]
    train = view.players[0].trains[0]
    loaded = msgspec.structs.replace(train, loads=[BOARD.goods[wanted.good].key])
    players = [msgspec.structs.replace(view.players[0], trains=[loaded]), *view.players[1:]]
    carrying = msgspec.structs.replace(view, players=players)
    (_, sources), *_ = contract_sources(carrying, 0)
    (on_board,) = [source for source in sources if source.destination == ON_BOARD]
    build = cheapest_build(view, 0, BOARD.destinations[wanted.destination].name)
    assert build is not None
    assert (on_board.cost, on_board.steps_to_load) == (build.cost, 0)


def test_planners_need_no_more_than_the_view() -> None:
    """Another deal of what is hidden changes no plan, and others' hands are not looked at."""
    view = GAME.view(built_up(), 0)
    other = GAME.view(GAME.imagine(view, Random(1)), 0)
    assert contract_sources(other, 0) == contract_sources(view, 0)
    of_rival = {wanted.card for wanted in wanted_by(view, 1)}
    assert of_rival == {BOARD.card_number[card] for card in view.public}


@pytest.mark.rule("AF-13.1")
def test_af_13_1_an_agreed_price_is_in_the_purse() -> None:
    view = GAME.view(built_up(), 0)
    assert purse_of(view, 0).fees == [4, 4]
    agreed = msgspec.structs.replace(view, agreements=[Agreement(0, 1, 2, 3)])
    assert purse_of(agreed, 0).fees == [4, 2]
    assert purse_of(agreed, 1).fees == [4, 4]


@pytest.mark.parametrize("place", ["Atlantis", ""])
def test_an_unknown_city_is_named(place: str) -> None:
    view = GAME.view(built_up(), 0)
    with pytest.raises(ValueError, match=f"there is no city '{place}'"):
        cheapest_build(view, 0, place)


def test_a_seat_without_origin_has_no_plans() -> None:
    view = GAME.view(GAME.start(2, GAME.Options()), 0)
    with pytest.raises(ValueError, match="seat 0 has not chosen its origin"):
        cheapest_build(view, 0, "Cairo")
