"""Chapter 5: pass, develop, fund, take and auction a share."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    Fund,
    PassBid,
    PlaceCube,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.facts import BOARD
from tests.games.american_rails.table import (
    at,
    choices,
    everyone_passes,
    kinds,
    number,
    on,
    play,
    refused,
    table,
)


@pytest.mark.rule("AR-5.1")
def test_ar_5_1_pass_does_nothing() -> None:
    state = table(track={"Majestic": ["Chicago"]}, shares={0: {"Majestic": 1}})
    money = (state.cash.copy(), state.treasury.copy(), state.bank)
    on(state, "pass")
    assert GAME.to_act(state) == 1
    assert (state.cash, state.treasury, state.bank) == money


@pytest.mark.rule("AR-5.2")
def test_ar_5_2_the_rulebooks_example_a_house_in_cincinnati() -> None:
    state = on(table(track={"Continental": ["Cincinnati"]}), "develop")
    play(state, Develop(at("Cincinnati")))
    assert state.houses_left == 11
    assert state.income[number("Continental")] == 4 + 2
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AR-5.2")
def test_ar_5_2_only_a_city_with_a_cube_and_no_house() -> None:
    state = table(track={"Liberty": ["Detroit", "Buffalo", "C7"]}, houses=["Buffalo"])
    on(state, "develop")
    assert choices(state) == [Decline(), Develop(at("Detroit"))]
    assert refused(state, Develop(at("Buffalo"))) == "AR-5.2"
    assert refused(state, Develop(at("Cleveland"))) == "AR-5.2"
    assert refused(state, Develop(at("C7"))) == "AR-5.2"
    assert refused(state, Develop(-1)) == "AR-5.2"
    assert refused(state, Develop(2**70)) == "AR-5.2"
    assert refused(state, TakeTwo()) == "AR-5.2"


@pytest.mark.rule("AR-5.2")
def test_ar_5_2_five_cities_never_have_a_house() -> None:
    never = {"New York", "Baltimore", "Philadelphia", "Boston", "Chicago"}
    cities = list(BOARD.city_name.values())
    state = on(table(track={"American": cities[:25], "National": cities[25:]}), "develop")
    houses = {action.hex for action in choices(state) if isinstance(action, Develop)}
    assert {BOARD.city_name[city] for city in houses} == set(cities) - never
    for city in never:
        assert refused(state, Develop(at(city))) == "AR-5.2"


@pytest.mark.rule("AR-5.2")
def test_ar_5_2_two_dollars_alone_one_dollar_each_shared() -> None:
    state = table(track={"Liberty": ["Detroit", "Albany"], "National": ["Detroit"]})
    before = state.income.copy()
    on(state, "develop")
    play(state, Develop(at("Detroit")))
    on(state, "pass", "fund")
    play(state, Decline())
    on(state, "take")
    play(state, Decline())
    on(state, "pass", "develop")
    play(state, Develop(at("Albany")))
    change = [after - was for after, was in zip(state.income, before, strict=True)]
    assert change == [0, 1, 0, 0, 3, 0]


@pytest.mark.rule("AR-5.2")
def test_ar_5_2_without_a_house_only_declining_follows() -> None:
    state = table(track={"Liberty": ["Detroit"]})
    state.houses_left = 0
    on(state, "develop")
    assert choices(state) == [Decline()]
    assert refused(state, Develop(at("Detroit"))) == "AR-5.2"


@pytest.mark.rule("AR-5.3")
def test_ar_5_3_five_dollars_for_any_company_on_the_board_or_not() -> None:
    state = table(track={"Liberty": ["Detroit"]})
    bank = state.bank
    on(state, "fund")
    assert choices(state) == [Decline()] + [Fund(name) for name in BOARD.companies]
    assert refused(state, Fund("Union Pacific")) == "AR-1.1"
    assert refused(state, TakeTwo()) == "AR-5.3"
    play(state, Fund("National"))
    assert state.treasury == [0, 5, 0, 0, 0, 0]
    assert state.bank == bank - 5
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AR-5.4")
def test_ar_5_4_two_dollars_from_the_bank() -> None:
    state = on(table(), "take")
    bank = state.bank
    play(state, TakeTwo())
    assert (state.cash, state.bank) == ([52, 50, 50, 50], bank - 2)
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AR-5.4")
def test_ar_5_4_or_the_others_give_two_dollars_to_the_bank() -> None:
    state = on(table(cash=[9, 5, 1, 0]), "take")
    bank = state.bank
    play(state, TaxOthers())
    assert (state.cash, state.bank) == ([9, 3, 0, 0], bank + 3)


@pytest.mark.rule("AR-5.4")
def test_ar_5_4_taxing_is_allowed_even_if_nobody_has_anything() -> None:
    state = on(table(3, cash=[9, 0, 0]), "take")
    assert choices(state) == [Decline(), TakeTwo(), TaxOthers()]
    play(state, TaxOthers())
    assert state.cash == [9, 0, 0]


@pytest.mark.rule("AR-5.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_ar_5_5_with_four_or_five_players_also_two_cubes(seats: int) -> None:
    state = table(
        seats,
        track={"Majestic": ["Chicago"]},
        shares={0: {"Majestic": 1}},
        treasury={"Majestic": 20},
    )
    on(state, "take")
    assert kinds(state) == {"Decline", "TakeTwo", "TaxOthers", "PlaceCube"}
    first, second = [a for a in choices(state) if isinstance(a, PlaceCube)][:2]
    play(state, first)
    assert kinds(state) == {"Done", "PlaceCube"}, "no mixing"
    assert refused(state, TakeTwo()) == "AR-5.7"
    play(state, second)
    assert GAME.to_act(state) == 1
    assert state.supply[number("Majestic")] == 18


@pytest.mark.rule("AR-5.5")
def test_ar_5_5_not_with_three_players() -> None:
    state = table(
        3,
        track={"Majestic": ["Chicago"]},
        shares={0: {"Majestic": 1}},
        treasury={"Majestic": 20},
    )
    on(state, "take")
    assert kinds(state) == {"Decline", "TakeTwo", "TaxOthers"}
    cube = BOARD.neighbours[at("Chicago")][0]
    assert refused(state, PlaceCube("Majestic", cube)) == "AR-5.5"
    assert refused(state, Done()) == "AR-5.4"


@pytest.mark.rule("AR-5.6")
def test_ar_5_6_any_company_with_a_share_left() -> None:
    state = table(shares={1: {"Liberty": 2, "American": 4}})
    on(state, "auction")
    others = [name for name in BOARD.companies if name != "Liberty"]
    assert choices(state) == [Decline()] + [AuctionShare(name) for name in others]
    assert refused(state, AuctionShare("Liberty")) == "AR-5.6"
    assert refused(state, AuctionShare("Union Pacific")) == "AR-1.1"
    assert refused(state, Bid(10)) == "AR-5.6"


@pytest.mark.rule("AR-5.6")
def test_ar_5_6_the_auction_may_be_won_by_another_and_the_turn_goes_on_in_order() -> None:
    state = table(track={"American": ["Boston"]})
    on(state, "auction")
    play(state, AuctionShare("American"), PassBid(), PassBid(), Bid(30), PassBid())
    assert (state.cash, state.treasury[0]) == ([50, 50, 20, 50], 30)
    (sale,) = GAME.view(state, None).sales
    assert (sale.company, sale.buyer, sale.price) == ("American", 2, 30)
    assert (GAME.to_act(state), kinds(state)) == (1, {"TakeSpace"})


@pytest.mark.rule("AR-5.6")
def test_ar_5_6_an_auction_without_bids_ends_the_action() -> None:
    state = on(table(), "auction")
    everyone_passes(play(state, AuctionShare("American")))
    assert state.shares_left[0] == 4
    assert (GAME.to_act(state), kinds(state)) == (1, {"TakeSpace"})
