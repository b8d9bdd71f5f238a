"""Chapter 2: auctions."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    OfferCompany,
    Options,
    PassBid,
    PlaceCube,
    StartCity,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State
from tests.games.american_rails.table import (
    at,
    bids,
    choices,
    everyone_passes,
    kinds,
    number,
    on,
    play,
    refused,
    table,
)


def opened(seats: int = 4, banker: int = 1, auto_pass: bool = False) -> State:
    """The banker has put up Majestic."""
    state = GAME.start(seats, Options(banker=banker, auto_pass=auto_pass))
    return play(state, OfferCompany("Majestic"))


@pytest.mark.rule("AR-2.1")
def test_ar_2_1_the_opener_speaks_first_then_clockwise() -> None:
    state = opened(banker=2)
    spoken = []
    for action in (Bid(10), PassBid(), Bid(11), Bid(12), Bid(20)):
        spoken.append(GAME.to_act(state))
        play(state, action)
    assert spoken == [2, 3, 0, 1, 2]
    assert GAME.to_act(state) == 0, "seat 3 has passed"


@pytest.mark.rule("AR-2.1")
def test_ar_2_1_each_bid_is_more_than_the_last() -> None:
    state = play(opened(), Bid(15))
    assert refused(state, Bid(15)) == "AR-2.1"
    assert refused(state, Bid(14)) == "AR-2.1"
    assert min(bids(state)) == 16


@pytest.mark.rule("AR-2.1")
def test_ar_2_1_nothing_but_a_bid_or_a_pass() -> None:
    state = opened()
    assert kinds(state) == {"Bid", "PassBid"}
    assert refused(state, PlaceCube("Majestic", 0)) == "AR-2.1"


@pytest.mark.rule("AR-2.2")
def test_ar_2_2_whole_dollars_from_ten_to_the_cash_in_hand() -> None:
    state = opened()
    assert bids(state) == list(range(10, 51))
    assert refused(state, Bid(9)) == "AR-2.2"
    assert refused(state, Bid(0)) == "AR-2.2"
    assert refused(state, Bid(-12)) == "AR-2.2"
    assert refused(state, Bid(51)) == "AR-2.2"
    assert refused(state, Bid(2**70)) == "AR-2.2"


@pytest.mark.rule("AR-2.2")
def test_ar_2_2_who_cannot_go_higher_can_only_pass() -> None:
    state = play(opened(), Bid(50))
    assert choices(state) == [PassBid()]


@pytest.mark.rule("AR-2.3")
def test_ar_2_3_who_passes_is_out_and_the_last_bidder_wins() -> None:
    state = play(opened(), Bid(10), PassBid(), Bid(11), PassBid(), Bid(12))
    assert GAME.to_act(state) == 3, "only the bidder of $11 is asked again"
    play(state, PassBid())
    assert (state.leader, state.standing) == (1, 12)
    assert kinds(state) == {"StartCity"}


@pytest.mark.rule("AR-2.3")
def test_ar_2_3_it_ends_at_once_when_everyone_else_has_passed() -> None:
    state = play(opened(), PassBid(), PassBid(), PassBid(), Bid(10))
    assert kinds(state) == {"StartCity"}
    assert GAME.to_act(state) == 0


@pytest.mark.rule("AR-2.4")
def test_ar_2_4_while_no_bid_stands_the_last_player_may_bid_or_pass() -> None:
    state = play(opened(), PassBid(), PassBid(), PassBid())
    assert GAME.to_act(state) == 0
    assert choices(state)[0] == PassBid()
    assert bids(state) == list(range(10, 51))


@pytest.mark.rule("AR-2.4")
def test_ar_2_4_if_all_pass_the_share_leaves_the_game() -> None:
    state = everyone_passes(opened())
    company = GAME.view(state, None).companies[number("Majestic")]
    assert (company.shares_left, company.shares_sold, company.shares_removed) == (3, 0, 1)
    assert (company.treasury, company.on_board) == (0, False)


@pytest.mark.rule("AR-2.5")
def test_ar_2_5_the_winner_takes_the_share_and_pays_the_treasury() -> None:
    state = play(opened(), Bid(23), PassBid(), PassBid(), PassBid())
    view = GAME.view(state, 3)
    assert view.players[1].shares[number("Majestic")] == 1
    assert view.players[1].cash == 27
    company = view.companies[number("Majestic")]
    assert company.treasury == 23
    assert (company.shares_left, company.shares_sold, company.shares_removed) == (3, 1, 0)
    assert [(s.year, s.company, s.buyer, s.price) for s in view.sales] == [
        (1851, "Majestic", 1, 23)
    ]


@pytest.mark.rule("AR-2.6")
def test_ar_2_6_the_first_cube_goes_into_a_city_without_one() -> None:
    state = table(track={"Republic": ["Chicago"], "Liberty": ["Boston", "Albany"]}, treasury={})
    on(state, "auction")
    play(state, AuctionShare("Majestic"), Bid(10), PassBid(), PassBid(), PassBid())
    assert GAME.to_act(state) == 0
    cities = {at(name) for name in BOARD.city_name.values()}
    taken = {at("Chicago"), at("Boston"), at("Albany")}
    assert choices(state) == [StartCity(city) for city in sorted(cities - taken)]
    assert refused(state, StartCity(at("Chicago"))) == "AR-2.6"
    assert refused(state, StartCity(at("C7"))) == "AR-2.6", "no city"
    assert refused(state, StartCity(-1)) == "AR-2.6"
    assert refused(state, StartCity(215)) == "AR-2.6"
    assert refused(state, PassBid()) == "AR-2.6"


@pytest.mark.rule("AR-2.6")
def test_ar_2_6_the_income_is_the_citys_full_value_and_the_cube_is_free() -> None:
    state = play(opened(), Bid(10), PassBid(), PassBid(), PassBid(), StartCity(at("New York")))
    company = GAME.view(state, None).companies[number("Majestic")]
    assert (company.income, company.treasury, company.cubes_left) == (8, 10, 20)
    assert company.on_board


@pytest.mark.rule("AR-2.6")
def test_ar_2_6_a_company_on_the_board_gets_no_second_first_cube() -> None:
    state = table(track={"Majestic": ["Chicago"]}, shares={1: {"Majestic": 1}})
    on(state, "auction")
    play(state, AuctionShare("Majestic"), Bid(10), PassBid(), PassBid(), PassBid())
    assert kinds(state) == {"TakeSpace"}
    assert state.supply[number("Majestic")] == 20


def every_city_but(*free: str) -> State:
    """American and National hold every other city; Liberty was never sold."""
    cities = [name for name in BOARD.city_name.values() if name not in free]
    track = {"American": cities[:25], "National": cities[25:]}
    return on(table(track=track), "auction")


@pytest.mark.rule("AR-2.6")
def test_ar_2_6_with_no_free_city_all_the_companys_shares_leave_and_the_bid_stays_paid() -> None:
    state = every_city_but()
    play(state, AuctionShare("Liberty"), Bid(14), PassBid(), PassBid(), PassBid())
    view = GAME.view(state, None)
    liberty = view.companies[number("Liberty")]
    assert (liberty.shares_left, liberty.shares_sold, liberty.shares_removed) == (0, 0, 2)
    assert (liberty.treasury, liberty.on_board) == (14, False)
    assert (view.players[0].cash, view.players[0].shares[4]) == (36, 0)
    assert GAME.to_act(state) == 1, "the action is over"


@pytest.mark.rule("AR-2.6")
def test_ar_2_6_the_only_free_city_is_the_only_choice() -> None:
    state = every_city_but("Mobile")
    play(state, AuctionShare("Liberty"), Bid(14), PassBid(), PassBid(), PassBid())
    assert choices(state) == [StartCity(at("Mobile"))]


@pytest.mark.rule("AR-2.2")
def test_auto_pass_passes_for_who_cannot_exceed_the_bid() -> None:
    state = opened(auto_pass=True)
    play(state, Bid(50))
    assert (GAME.to_act(state), kinds(state)) == (1, {"StartCity"})
    assert state.passed == [True, False, True, True]


@pytest.mark.rule("AR-2.2")
def test_auto_pass_leaves_alone_who_can_still_bid() -> None:
    state = play(opened(auto_pass=True), Bid(49))
    assert GAME.to_act(state) == 2
    assert choices(state) == [PassBid(), Bid(50)]


@pytest.mark.rule("AR-2.2", "AR-2.4")
def test_auto_pass_below_ten_dollars_also_for_the_opener() -> None:
    state = table(cash=[9, 30, 9, 8])
    state.auto_pass = True
    on(state, "auction")
    play(state, AuctionShare("Majestic"))
    assert GAME.to_act(state) == 1
    assert state.passed == [True, False, False, False]
    play(state, Bid(10))
    assert (state.leader, kinds(state)) == (1, {"StartCity"})


@pytest.mark.rule("AR-2.4")
@pytest.mark.parametrize("auto_pass", [False, True])
def test_a_share_may_be_put_up_although_nobody_can_pay(auto_pass: bool) -> None:
    state = table(cash=[9, 0, 9, 8])
    state.auto_pass = auto_pass
    on(state, "auction")
    everyone_passes(play(state, AuctionShare("Majestic")))
    assert state.shares_left[number("Majestic")] == 3
    assert GAME.to_act(state) == 1
