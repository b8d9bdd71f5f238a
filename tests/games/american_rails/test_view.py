"""The view: everything is open, so every seat sees the whole table."""

from random import Random

import msgspec
import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import AuctionShare, Bid, Options, PassBid
from roundhouse.games.american_rails.view import View
from tests.games.american_rails.table import fuzzed, number, on, play, table


@pytest.mark.rule("AR-1.5")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("auto_pass", [False, True])
def test_the_view_gives_back_the_very_state(seed: int, auto_pass: bool) -> None:
    for _, action, state in fuzzed(seed, auto_pass=auto_pass):
        view = GAME.view(state, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        imagined = GAME.imagine(view, Random(0))
        assert GAME.dump(imagined) == GAME.dump(state), action
        assert imagined.frontier == state.frontier
        assert msgspec.structs.replace(view, seat=None) == GAME.view(state, None)


def test_dividends_and_worth_if_paid_now() -> None:
    state = table(
        track={"Majestic": ["Chicago"], "Liberty": ["New York"]},
        shares={0: {"Majestic": 2, "Liberty": 1}, 1: {"Majestic": 1}},
        cash=[10, 20, 30, 40],
    )
    view = GAME.view(state, 0)
    assert [company.dividend for company in view.companies] == [0, 0, 0, 3, 8, 0]
    assert [player.next_dividends for player in view.players] == [14, 3, 0, 0]
    assert [player.worth for player in view.players] == [24, 23, 30, 40]


@pytest.mark.rule("AR-4.6")
def test_what_a_share_would_pay_were_one_more_sold() -> None:
    state = table(
        track={"Majestic": ["Chicago"], "Liberty": ["New York"], "Republic": ["Boston"]},
        shares={0: {"Majestic": 2, "Liberty": 2}, 1: {"Majestic": 1}},
    )
    view = GAME.view(state, 0)
    assert [company.dividend_if_sold for company in view.companies] == [0, 0, 0, 2, 0, 5]


def test_the_auction_that_runs() -> None:
    state = on(table(), "auction")
    assert GAME.view(state, 0).auction is None
    play(state, AuctionShare("Liberty"), Bid(12), PassBid())
    auction = GAME.view(state, 3).auction
    assert auction is not None
    assert (auction.company, auction.running, auction.opener) == ("Liberty", True, 0)
    assert (auction.standing, auction.leader, auction.bidder) == (12, 0, 2)
    assert (auction.passed, auction.lowest_bid) == ((False, True, False, False), 13)


def test_a_view_says_whose_it_is() -> None:
    state = GAME.start(3, Options())
    assert [GAME.view(state, seat).seat for seat in (None, 0, 2)] == [None, 0, 2]


def test_hexes_with_something_on_them() -> None:
    track = {"Majestic": ["Cincinnati", "G5"], "Liberty": ["Cincinnati"]}
    view = GAME.view(table(track=track, houses=["Cincinnati"]), None)
    assert [(hex_.place, hex_.companies, hex_.house) for hex_ in view.hexes] == [
        ("G5", ("Majestic",), False),
        ("Cincinnati", ("Majestic", "Liberty"), True),
    ]
    assert view.companies[number("Majestic")].cubes_left == 19
