"""African Rails' agreements: answered by what they are worth, proposed seldom and for a gain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.bots import Steps, bot
from roundhouse.bots.african_rails import deals
from roundhouse.bots.african_rails.deals import fair_price, owner_gain
from roundhouse.bots.african_rails.hints import adviser
from roundhouse.bots.african_rails.levels import expert
from roundhouse.bots.african_rails.plan import Office
from roundhouse.bots.parameters import parameters
from roundhouse.games.african_rails.actions import Accept, MoveTo, OfferPassage, Refuse
from roundhouse.games.african_rails.facts import FEE
from tests.bots.test_african_rails import card_with
from tests.games.african_rails.table import GAME, give, own, play, post, put, table, way

TITLE = "african-rails"
LINE = way("Lagos", "Cairo")


def answer(state: Any, seat: int) -> Any:
    return bot("expert", TITLE, 1).choose(GAME.view(state, seat), GAME.legal(state), Steps(8))


@pytest.mark.parametrize(
    ("seats", "price", "expected"),
    [(3, 3, Accept()), (3, 1, Refuse()), (4, 2, Accept()), (4, 1, Refuse()), (3, 6, Accept())],
)
def test_an_owner_takes_rent_that_it_would_not_get_otherwise(
    seats: int, price: int, expected: Any
) -> None:
    """With more rivals the help to one of them counts for less."""
    state = table(seats)
    play(state, OfferPassage(1, 1, price, 3))
    assert answer(state, 1) == expected


@pytest.mark.parametrize(("price", "expected"), [(0, Refuse()), (3, Refuse()), (4, Accept())])
def test_two_players_have_nothing_to_gain_together(price: int, expected: Any) -> None:
    state = on_the_way_to_cairo(2)
    assert not isinstance(chosen(bot("expert", TITLE, 1), state), OfferPassage)
    play(state, OfferPassage(1, 1, price, 3))
    assert answer(state, 1) == expected


def test_who_stands_on_the_track_pays_the_usual_price() -> None:
    state = table(4)
    own(state, 1, *LINE)
    put(state, 0, LINE[3])
    play(state, OfferPassage(1, 1, 3, 3))
    assert answer(state, 1) == Refuse()


def test_who_rode_there_in_this_turn_has_paid_and_would_again() -> None:
    state = table(4)
    own(state, 1, *LINE)
    own(state, 0, LINE[3], LINE[2])
    put(state, 0, LINE[3])
    play(state, MoveTo(0, LINE[4]), MoveTo(0, LINE[3]), OfferPassage(1, 1, 3, 3))
    assert answer(state, 1) == Refuse()


@pytest.mark.parametrize(("price", "expected"), [(1, Accept()), (2, Refuse()), (3, Refuse())])
def test_a_user_takes_only_what_is_below_the_price_that_was_agreed_on(
    price: int, expected: Any
) -> None:
    state = table(3)
    play(state, OfferPassage(1, 0, 2, 5))
    play(state, Accept())
    state.offered = 0
    play(state, OfferPassage(1, 0, price, 5))
    assert answer(state, 1) == expected


def test_the_fair_price_falls_with_the_number_of_rivals() -> None:
    prices = [fair_price(seats) for seats in range(2, 7)]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] == FEE
    for seats, price in enumerate(prices[1:], 3):
        gains = [owner_gain(lower, seats, deals.ANYWAY) for lower in (price, price - 1)]
        assert gains[0] > 0 >= gains[1]
        assert owner_gain(price, seats, 1.0) < 0


def on_the_way_to_cairo(seats: int = 4) -> Any:
    """Seat 0 carries what Cairo pays for, far away; the only track there is seat 1's."""
    state = table(seats, origins=["Lagos", "Johannesburg"])
    own(state, 1, *LINE)
    give(state, 0, card_with("Cairo", "cocoa")[0])
    put(state, 0, LINE[0], "cocoa")
    state.cash[0] = 20
    state.round = deals.EVERY
    return state


def chosen(player: Any, state: Any) -> Any:
    return player.choose(GAME.view(state, 0), GAME.legal(state), Steps(64))


def test_a_proposal_is_made_where_it_gains_and_not_again_in_the_same_turn() -> None:
    state = on_the_way_to_cairo()
    player = bot("expert", TITLE, 1)
    offer = chosen(player, state)
    assert offer == OfferPassage(1, 1, fair_price(4), deals.ROUNDS)
    play(state, offer, Refuse())
    assert not isinstance(chosen(player, state), OfferPassage)


def test_nothing_is_proposed_without_need() -> None:
    """With a line of its own the plan gains nothing by another."""
    state = on_the_way_to_cairo()
    own(state, 0, *LINE)
    own(state, 1, *way("Johannesburg", "Nairobi"))
    assert not isinstance(chosen(bot("expert", TITLE, 1), state), OfferPassage)


def test_nothing_is_proposed_where_a_price_is_agreed_on() -> None:
    state = on_the_way_to_cairo()
    play(state, OfferPassage(1, 1, 3, 2), Accept())
    state.offered = 0
    assert not isinstance(chosen(bot("expert", TITLE, 1), state), OfferPassage)


@pytest.mark.parametrize("later", [1, 2, deals.EVERY - 1])
def test_in_most_rounds_nothing_is_proposed(later: int) -> None:
    state = on_the_way_to_cairo()
    state.round += later
    assert not isinstance(chosen(bot("expert", TITLE, 1), state), OfferPassage)


def test_who_advises_proposes_nothing() -> None:
    assert not isinstance(chosen(adviser(), on_the_way_to_cairo()), OfferPassage)


def test_plans_count_with_the_price_that_was_agreed_on() -> None:
    state = on_the_way_to_cairo(3)
    planner = expert(Random(1), parameters(TITLE, "expert"))
    dear = Office(planner.outlook(GAME.view(state, 0)), planner.style).survey
    play(state, OfferPassage(1, 1, 1, 5), Accept())
    cheap = Office(planner.outlook(GAME.view(state, 0)), planner.style).survey
    legs = [survey.rented_leg(survey.bare, LINE[0], 0, [post("Cairo")]) for survey in (dear, cheap)]
    assert legs[0] is not None
    assert legs[1] is not None
    assert legs[0].fees == pytest.approx(4 * legs[1].fees)
    assert legs[0].fees > 0
