"""Chapter 3: the preparation round."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    OfferCompany,
    Options,
    PassBid,
    RemoveCompany,
    StartCity,
    TakeSpace,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State
from tests.games.american_rails.table import (
    at,
    choices,
    everyone_passes,
    kinds,
    number,
    play,
    refused,
)


def sell(state: State, company: str, winner: int, price: int, city: str) -> State:
    """The company is put up and only the winner bids."""
    play(state, OfferCompany(company))
    while GAME.to_act(state) != winner:
        play(state, PassBid())
    play(state, Bid(price))
    everyone_passes(state)
    return play(state, StartCity(at(city)))


@pytest.mark.rule("AR-3.1")
def test_ar_3_1_the_banker_chooses_first_and_opens_the_auction() -> None:
    state = GAME.start(5, Options(banker=3))
    assert GAME.to_act(state) == 3
    assert choices(state) == [OfferCompany(name) for name in BOARD.companies]
    play(state, OfferCompany("Liberty"))
    assert GAME.to_act(state) == 3
    assert kinds(state) == {"Bid", "PassBid"}


@pytest.mark.rule("AR-3.1")
def test_ar_3_1_one_share_of_each_company_and_only_one() -> None:
    state = sell(GAME.start(4, Options(banker=0)), "Liberty", 2, 10, "Boston")
    assert refused(state, OfferCompany("Liberty")) == "AR-3.1"
    assert refused(state, AuctionShare("Liberty")) == "AR-3.1"
    assert len(choices(state)) == 5
    while GAME.legal(state)[0] != TakeSpace("pass"):
        everyone_passes(play(state, GAME.legal(state)[0]))
    assert state.shares_left == [4, 3, 2, 3, 1, 2]


@pytest.mark.rule("AR-3.2")
def test_ar_3_2_share_pay_cube_income_train_and_the_next_choice() -> None:
    state = sell(GAME.start(4, Options(banker=0)), "Republic", 2, 17, "St. Louis")
    view = GAME.view(state, None)
    republic = view.companies[number("Republic")]
    assert view.players[2].shares == (0, 0, 0, 0, 0, 1)
    assert (view.players[2].cash, republic.treasury) == (33, 17)
    assert (republic.income, republic.cubes_left) == (5, 15)
    assert view.order == (2,)
    assert view.to_act == 2
    assert kinds(state) == {"OfferCompany"}


@pytest.mark.rule("AR-3.2")
def test_ar_3_2_the_train_takes_the_lowest_free_number_once() -> None:
    state = GAME.start(4, Options(banker=0))
    sell(state, "Republic", 2, 10, "St. Louis")
    sell(state, "Liberty", 2, 10, "Boston")
    assert state.order == [2]
    sell(state, "National", 0, 10, "Detroit")
    assert state.order == [2, 0]


@pytest.mark.rule("AR-3.3")
def test_ar_3_3_with_no_bid_the_share_leaves_and_who_passed_last_chooses() -> None:
    state = GAME.start(4, Options(banker=1))
    everyone_passes(play(state, OfferCompany("American")))
    assert state.shares_left[number("American")] == 4
    assert (GAME.to_act(state), kinds(state)) == (0, {"OfferCompany"}), "on the opener's right"
    assert state.order == []


@pytest.mark.rule("AR-3.3")
def test_ar_3_3_auto_pass_keeps_who_passed_last() -> None:
    state = GAME.start(4, Options(banker=1, auto_pass=True))
    state.cash = [5, 5, 50, 5]
    play(state, OfferCompany("American"), PassBid())
    assert (GAME.to_act(state), kinds(state)) == (0, {"OfferCompany"})


@pytest.mark.rule("AR-3.3")
def test_ar_3_3_the_company_may_come_onto_the_board_later() -> None:
    state = GAME.start(4, Options(banker=0))
    while kinds(state) == {"OfferCompany"}:
        everyone_passes(play(state, GAME.legal(state)[0]))
    play(state, TakeSpace("auction"), AuctionShare("American"), Bid(12))
    everyone_passes(state)
    play(state, StartCity(at("Boston")))
    assert state.income[number("American")] == 5


@pytest.mark.rule("AR-3.4")
def test_ar_3_4_other_trains_follow_from_the_banker_clockwise() -> None:
    state = GAME.start(5, Options(banker=3))
    sell(state, "Republic", 0, 10, "St. Louis")
    sell(state, "Liberty", 2, 10, "Boston")
    while kinds(state) == {"OfferCompany"}:
        everyone_passes(play(state, GAME.legal(state)[0]))
    assert state.order == [0, 2, 3, 4, 1]
    assert (GAME.to_act(state), kinds(state)) == (0, {"TakeSpace"})
    assert state.year == 1851


@pytest.mark.rule("AR-3.4")
def test_ar_3_4_with_three_players_five_companies_are_put_up() -> None:
    state = play(GAME.start(3, Options(banker=2)), RemoveCompany("National"))
    offers = 0
    while kinds(state) == {"OfferCompany"}:
        everyone_passes(play(state, GAME.legal(state)[0]))
        offers += 1
    assert offers == 5
    assert state.order == [2, 0, 1]
