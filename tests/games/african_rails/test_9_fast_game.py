"""Chapter 9: the fast game and its depots."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    Accept,
    BuildDepot,
    BuildTrack,
    BuyTrain,
    Deliver,
    EndTurn,
    Load,
    MoveTo,
    Refuse,
    SellFromDepot,
    SitOut,
    Store,
    Take,
    Unload,
    Upgrade,
)
from roundhouse.games.african_rails.facts import MAJORS, mask
from tests.games.african_rails.table import (
    GAME,
    GOOD,
    State,
    can,
    cargo,
    cash,
    contract_in,
    draw_any,
    draw_event,
    end_turns,
    give,
    legal,
    major,
    near,
    play,
    post,
    put,
    refused,
    second_train,
    set_cash,
    supply,
    table,
    to_building,
)

CAIRO = post("Cairo")


def fast(seats: int = 2, **options: Any) -> State:
    return table(seats, fast=True, **options)


def depot(state: State, seat: int, city: str, *goods: str) -> None:
    """The seat has a depot there that holds these goods."""
    state.depots[seat * MAJORS + major(city)] = mask(tuple(GOOD[good] for good in goods))
    for good in goods:
        state.supply[GOOD[good]] -= 1


def held(state: State, seat: int, city: str = "Cairo") -> list[str]:
    player = GAME.view(state, None).players[seat]
    (goods,) = [list[str](depot.goods) for depot in player.depots if depot.city == city]
    return goods


@pytest.mark.rule("AF-9.1")
def test_af_9_1_five_cards_and_two_more_with_a_second_train() -> None:
    state = fast()
    assert [len(hand) for hand in state.hands] == [5, 5]
    to_building(state)
    play(state, BuyTrain("Cairo"))
    draw_any(state)
    assert len(state.hands[0]) == 7
    assert legal(state, BuildTrack) == []


@pytest.mark.rule("AF-9.1")
def test_af_9_1_30_a_turn_so_a_train_and_10_of_track() -> None:
    state = to_building(fast())
    play(state, Upgrade(0, "B12"))
    spent = 0
    while legal(state, BuildTrack):
        cheap = legal(state, BuildTrack)[0]
        play(state, cheap)
        spent = int(state.spent)
    assert 20 < spent <= 30
    assert cash(state)[0] == 60 - spent
    state = to_building(fast())
    state.spent = 30
    assert refused(state, next(iter(legal(to_building(fast()), BuildTrack)))) == "AF-9.1"


@pytest.mark.rule("AF-9.2")
def test_af_9_2_loading_unloading_and_delivering_cost_a_point_each() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = fast()
    give(state, 0, card, "C100", "C101", "C102", "C103")
    play(state, Load(0, "cotton"), Unload(0, "cotton"))
    assert int(state.points[0]) == 13
    put(state, 0, CAIRO, good)
    play(state, Deliver(0, card, place))
    draw_any(state)
    assert int(state.points[0]) == 12
    put(state, 0, CAIRO, "oil")
    state.points[0] = 0
    for action in (Load(0, "cotton"), Unload(0, "oil")):
        assert refused(state, action) == "AF-9.2"


@pytest.mark.rule("AF-9.3")
def test_af_9_3_a_depot_for_10_in_any_major_city_one_a_player_three_a_city() -> None:
    state = to_building(fast(5))
    assert len(legal(state, BuildDepot)) == 6
    play(state, BuildDepot("Lagos"))
    assert (cash(state)[0], int(state.spent)) == (50, 10)
    assert refused(state, BuildDepot("Lagos")) == "AF-9.3"
    for seat in (1, 2, 3):
        depot(state, seat, "Nairobi")
    assert refused(state, BuildDepot("Nairobi")) == "AF-9.3"
    play(state, BuildDepot("Cairo"), BuildDepot("Casablanca"))
    assert refused(state, BuildDepot("Johannesburg")) == "AF-9.1"
    assert refused(to_building(table()), BuildDepot("Cairo")) == "AF-9.3"


@pytest.mark.rule("AF-9.3", "AF-5.3")
def test_af_9_3_no_depot_in_a_closed_region() -> None:
    state = draw_any(draw_event(fast(), "E28"))
    play(state, EndTurn())
    to_building(state)
    assert refused(state, BuildDepot("Brazzaville & Kinshasa")) == "AF-5.3"


@pytest.mark.rule("AF-9.3")
def test_af_9_3_storing_costs_a_point_and_1_and_taking_a_point() -> None:
    state = put(fast(), 0, CAIRO, "oil")
    depot(state, 0, "Cairo")
    play(state, Store(0, "oil", 0))
    assert (held(state, 0), cargo(state, 0)) == (["oil"], [])
    assert (cash(state)[0], int(state.points[0])) == (59, 14)
    play(state, Take(0, "oil"))
    assert (held(state, 0), cargo(state, 0)) == ([], ["oil"])
    assert (cash(state)[0], int(state.points[0])) == (59, 13)


@pytest.mark.rule("AF-9.3")
def test_af_9_3_three_goods_no_two_of_one_kind_without_time_limit() -> None:
    state = put(fast(), 0, CAIRO, "oil", "tea")
    depot(state, 0, "Cairo", "oil", "gold")
    assert refused(state, Store(0, "oil", 0)) == "AF-9.3"
    play(state, Store(0, "tea", 0))
    put(state, 0, CAIRO, "salt")
    assert refused(state, Store(0, "salt", 0)) == "AF-9.3"
    end_turns(state, 12)
    assert held(state, 0) == ["gold", "oil", "tea"]


@pytest.mark.rule("AF-9.3")
def test_af_9_3_it_needs_a_train_in_the_city_a_depot_money_and_a_point() -> None:
    state = put(fast(), 0, CAIRO, "oil")
    assert refused(state, Store(0, "oil", 0)) == "AF-9.3"
    assert refused(state, Take(0, "oil")) == "AF-9.3"
    depot(state, 0, "Cairo", "tea")
    assert refused(state, Store(0, "salt", 0)) == "AF-9.3"
    assert refused(state, Take(0, "oil")) == "AF-9.3"
    set_cash(state, 0, 0)
    assert refused(state, Store(0, "oil", 0)) == "AF-9.3"
    put(state, 0, CAIRO, "oil", "gold")
    assert refused(state, Take(0, "tea")) == "AF-4.1"
    put(state, 0, post("Lagos"))
    assert refused(state, Take(0, "tea")) == "AF-9.3"
    assert refused(put(table(), 0, CAIRO, "oil"), Store(0, "oil", 0)) == "AF-9.3"


@pytest.mark.rule("AF-9.3")
def test_af_9_3_others_store_with_the_owners_consent_asked_once_a_turn() -> None:
    state = put(fast(), 0, CAIRO, "oil", "tea")
    depot(state, 1, "Cairo")
    play(state, Store(0, "oil", 1))
    assert GAME.to_act(state) == 1
    assert GAME.legal(state) == [Accept(), Refuse()]
    assert refused(state, EndTurn()) == "AF-9.3"
    play(state, Accept())
    assert (held(state, 1), cash(state), int(state.points[0])) == (["oil"], [59, 60], 14)
    assert refused(state, SitOut()) == "AF-2.2"
    play(state, Store(0, "tea", 1))
    assert GAME.to_act(state) == 0
    assert held(state, 1) == ["oil", "tea"]
    assert refused(state, Take(0, "oil")) == "AF-9.3"


@pytest.mark.rule("AF-9.3", "AF-2.2")
def test_af_9_3_a_refusal_holds_for_the_turn() -> None:
    state = put(fast(), 0, CAIRO, "oil", "tea")
    depot(state, 1, "Cairo")
    play(state, Store(0, "oil", 1), Refuse())
    assert (cargo(state, 0), cash(state)) == (["oil", "tea"], [60, 60])
    assert refused(state, Store(0, "tea", 1)) == "AF-9.3"
    assert can(state, SitOut())
    end_turns(state, 2)
    assert can(state, Store(0, "tea", 1))


@pytest.mark.rule("AF-9.3")
def test_af_9_3_in_the_double_city_one_depot_serves_both_halves() -> None:
    state = put(fast(), 0, post("Brazzaville"), "oil")
    depot(state, 0, "Brazzaville & Kinshasa")
    play(state, Store(0, "oil", 0), MoveTo(0, post("Kinshasa")), Take(0, "oil"))
    assert cargo(state, 0) == ["oil"]


@pytest.mark.rule("AF-9.3", "AF-5.3")
def test_af_9_3_strikes_and_no_pickup_hold_for_depots_too() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = draw_any(draw_event(fast(), "E11"))
    play(state, EndTurn())
    give(state, 1, card, "C100", "C101", "C102", "C103")
    depot(state, 1, "Cairo", good)
    put(state, 1, CAIRO, "oil")
    for action in (Store(0, "oil", 1), Take(0, good), SellFromDepot(0, card, place)):
        assert refused(state, action) == "AF-5.3"
    state = draw_any(draw_event(fast(), "E18"))
    play(state, EndTurn())
    depot(state, 1, "Cairo", "dates")
    assert refused(state, Take(0, "dates")) == "AF-5.3"


@pytest.mark.rule("AF-9.4")
def test_af_9_4_a_good_in_the_own_depot_is_delivered_straight_from_it() -> None:
    card, place, good, payment = contract_in("Cairo")
    state = put(fast(), 0, near(CAIRO)[0])
    give(state, 0, card, "C100", "C101", "C102", "C103")
    depot(state, 0, "Cairo", good)
    before = supply(state, good)
    play(state, SellFromDepot(0, card, place))
    assert (cash(state)[0], int(state.points[0])) == (60 + payment, 14)
    assert (supply(state, good), held(state, 0)) == (before + 1, [])
    assert GAME.to_act(state) == CHANCE


@pytest.mark.rule("AF-9.4")
def test_af_9_4_from_anywhere_with_a_point_of_any_own_train() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = put(fast(), 0, post("Lagos"))
    second_train(state, 0, post("Nairobi"))
    give(state, 0, card, "C100", "C101", "C102", "C103")
    depot(state, 0, "Cairo", good)
    end_turns(state, 2)
    state.points[0] = 0
    assert refused(state, SellFromDepot(0, card, place)) == "AF-9.4"
    play(state, SellFromDepot(1, card, place))
    assert int(state.points[1]) == 14


@pytest.mark.rule("AF-9.4")
def test_af_9_4_own_contracts_and_own_depots_only() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = fast()
    give(state, 0, card, "C100", "C101", "C102", "C103")
    depot(state, 1, "Cairo", good)
    assert refused(state, SellFromDepot(0, card, place)) == "AF-9.4"
    depot(state, 0, "Cairo", good)
    give(state, 0, "C104", "C100", "C101", "C102", "C103")
    state.public = [state.pile.pop(state.pile.index(int(card[1:]) - 1))]
    assert refused(state, SellFromDepot(0, card, place)) == "AF-9.4"
    assert refused(table(), SellFromDepot(0, card, place)) == "AF-9.3"
