"""What the bots believe about a position, worked out by hand."""

from __future__ import annotations

import pytest

from roundhouse.bots.american_rails import dividend
from roundhouse.bots.american_rails.growth import Plans, growth, plan
from roundhouse.bots.american_rails.horizon import payouts_left
from roundhouse.bots.american_rails.novice import missing, shine
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.spaces import (
    auction_worth,
    best,
    best_cube,
    houses,
    likely_sale,
    sale_worth,
)
from roundhouse.bots.american_rails.weights import SHARP, Weights
from roundhouse.games.american_rails import GAME, encode
from roundhouse.games.american_rails.actions import Develop, PlaceCube
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State
from roundhouse.games.american_rails.track import put_cube
from tests.games.american_rails.table import at, number, table

PLAIN = Weights(
    {
        "sales": 2.0,
        "houses": 2.0,
        "cubes": 3.0,
        "delay": 1.0,
        "trust": 1.0,
        "thinning": 0.0,
        "rivals": 0.5,
        "scarcity": 0.0,
        "crowd": 0.0,
        "partial": 0.5,
        "order": 0.0,
    }
)
"""Beliefs with which figures can be checked by hand."""


def outlook(state: State) -> Outlook:
    return Outlook(state, Plans(), PLAIN)


def last_turn(state: State) -> State:
    """The last player's turn of the last action phase of 1857."""
    state.year = 1857
    state.column = 2
    state.turn = state.seats - 1
    return state


def test_the_last_year_leaves_one_payout() -> None:
    state = table(3)
    for year, payouts in ((1857, 1), (1856, 2), (1853, 5)):
        state.year = year
        assert payouts_left(state, PLAIN) == payouts


def test_the_end_by_shares() -> None:
    """Six shares left, two sold in a round: three more rounds, at the beginning of one."""
    state = table(3)
    state.shares_left = [2, 2, 2, 0, 0, 0]
    assert payouts_left(state, PLAIN) == 3
    state.shares_left = [0] * 6
    assert payouts_left(state, PLAIN) == 1


def test_the_end_by_supplies() -> None:
    """With three players the third-lowest supply decides: 8 cubes, 6 of them at 3 a round."""
    state = table(3)
    state.houses_left = 2
    state.supply = [1, 8, 25, 21, 0, 16]
    assert payouts_left(state, PLAIN) == 2
    state.supply[1] = 2
    assert payouts_left(state, PLAIN) == 1


def test_from_new_york_philadelphia_is_next() -> None:
    """Two plains hexes' worth of track, $2 each, the city alone: income +6."""
    state = table(3, track={"American": ["New York"]})
    leg = plan(state, number("American"))[0]
    assert BOARD.city_name[leg.city] == "Philadelphia"
    assert (len(leg.path), leg.cost, leg.gain) == (2, 4, 6)
    assert growth([leg], 4.0, 4.0) == 6
    assert growth([leg], 2.0, 4.0) == 3


def test_a_plan_is_kept_until_something_comes_in_between() -> None:
    state = table(3, track={"American": ["New York"]})
    company = number("American")
    plans = Plans()
    first = plans.of(state, company)
    put_cube(state, company, first[0].path[0])
    rest = plans.of(state, company)
    assert rest[0].path == first[0].path[1:]
    assert rest[1] is first[1]
    put_cube(state, number("National"), first[0].city)
    gains = {BOARD.city_name[leg.city]: leg.gain for leg in plans.of(state, company)}
    assert gains["Philadelphia"] == 4, "now it would be shared"


def test_dividends_to_the_end_by_hand() -> None:
    """Income 8 for two payouts, nothing in the treasury, one share: $16."""
    state = table(3, track={"American": ["New York"]}, shares={0: {"American": 1}})
    state.year = 1856
    company = number("American")
    assert outlook(state).dividends[company] == 16
    assert outlook(state).final_cash(0) == state.cash[0] + 16
    state.treasury[company] = 4
    assert outlook(state).dividends[company] == 16 + 6, "Philadelphia for one payout"


def test_the_plain_program_prices_a_share_by_its_next_dividend() -> None:
    """Income 19 over two shares and one more: $7, for two years $14."""
    state = table(
        3, track={"National": ["Boston"]}, shares={0: {"National": 1}, 1: {"National": 1}}
    )
    company = number("National")
    state.income[company] = 19
    state.year = 1856
    assert dividend.next_dividend(state, company) == 7
    assert dividend.share_price(state, company) == 14
    state.company = company
    assert dividend.bid_value(state, 14) > 0 > dividend.bid_value(state, 15)


def test_the_novice_overlooks_dilution() -> None:
    state = table(
        3, track={"National": ["Boston"]}, shares={0: {"National": 1}, 1: {"National": 1}}
    )
    state.year = 1856
    assert shine(state, number("National")) == 10
    assert missing(state, number("National"), at("Boston")) > 0


def test_the_limit_of_a_last_share_is_its_one_dividend() -> None:
    """Income 30, shared with the first share: $15 and not a dollar more."""
    state = last_turn(table(3, track={"National": ["Boston"]}, shares={1: {"National": 1}}))
    company = number("National")
    state.income[company] = 30
    state.cash = [60, 60, 12]
    seen = outlook(state)
    assert seen.limit(company, 60) == pytest.approx(15, abs=1)
    assert seen.limit(company, 12) == 12
    assert seen.limit(company, 9) == 0
    buyer, price = likely_sale(seen, 0, company)
    assert (buyer, price) == (0, seen.limit(company, 60))


def test_a_dollar_is_worth_more_the_more_players_save_for_the_same_shares() -> None:
    dollars = []
    for seats in (3, 4, 5):
        state = table(seats)
        state.cash = [60 // seats] * seats
        state.in_game = [True] * 6
        dollars.append(Outlook(state, Plans(), SHARP).dollar)
    assert dollars == sorted(dollars)
    assert 1.0 < dollars[0] < 1.25 * dollars[0] < dollars[1]
    assert 1.25 * dollars[1] < dollars[2]


def test_a_rival_s_bargain_counts_against_it() -> None:
    """Denial: the cheaper a rival gets the share, the worse for the others."""
    state = last_turn(table(3, track={"National": ["Boston"]}, shares={2: {"National": 1}}))
    company = number("National")
    state.income[company] = 30
    seen = outlook(state)
    assert sale_worth(seen, 0, company, 0, 10) > 0
    assert sale_worth(seen, 0, company, 1, 10) < sale_worth(seen, 0, company, 1, 14)
    assert sale_worth(seen, 2, company, 1, 10) < 0, "and it thins the holder's own share"


def test_putting_up_a_share_that_thins_one_s_own_is_no_good() -> None:
    state = last_turn(table(3, track={"National": ["Boston"]}, shares={0: {"National": 1}}))
    company = number("National")
    state.income[company] = 30
    state.cash = [0, 60, 60]
    assert auction_worth(outlook(state), 0, company) < 0 < auction_worth(outlook(state), 1, company)


def test_cubes_and_houses_go_where_they_pay() -> None:
    state = table(
        3,
        track={"American": ["New York"], "National": ["Chicago", "Rock Island"]},
        shares={0: {"American": 1}, 1: {"National": 1}},
        treasury={"American": 10},
    )
    state.year = 1856
    worth, code = best_cube(outlook(state), 0, 4)
    action = encode.action(code)
    assert worth > 0
    assert isinstance(action, PlaceCube)
    assert action.company == "American"
    assert best(houses(outlook(state), 1)) == (4.0, GAME.code(Develop(at("Rock Island"))))
    assert best(houses(outlook(state), 0))[0] == 0, "no house for a rival's company"
