"""Chapter 5: expanding."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Done,
    PassBid,
    PlaceCube,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State, frontier_of
from roundhouse.games.american_rails.track import cube_cost
from tests.games.american_rails.table import (
    at,
    choices,
    fuzzed,
    kinds,
    number,
    on,
    play,
    refused,
    table,
)


def cube(company: str, place: str) -> PlaceCube:
    return PlaceCube(company, at(place))


def expanding(space: str = "expand3", money: int = 40, supply: int = 21) -> State:
    """Seat 0 holds Majestic, which stands in St. Louis."""
    state = table(
        track={"Majestic": ["St. Louis"]},
        shares={0: {"Majestic": 1}, 1: {"Liberty": 1}},
        treasury={"Majestic": money},
    )
    state.supply[number("Majestic")] = supply
    return on(state, space)


@pytest.mark.rule("AR-5.7", "AR-5.9")
def test_ar_5_7_the_rulebooks_example_expand_3() -> None:
    """Erik builds twice for Republic, then for Majestic onto the first of these hexes."""
    state = table(
        track={"Republic": ["St. Louis"], "Majestic": ["B6"]},
        shares={0: {"Majestic": 2, "Republic": 1}},
        treasury={"Republic": 10, "Majestic": 10},
    )
    bank = state.bank
    on(state, "expand3")
    play(state, cube("Republic", "C7"))
    assert state.treasury[number("Republic")] == 8
    play(state, cube("Republic", "A8"))
    assert state.treasury[number("Republic")] == 6
    play(state, cube("Majestic", "C7"))
    assert state.treasury[number("Majestic")] == 6
    assert state.bank == bank + 8
    assert GAME.to_act(state) == 1, "three cubes are placed"


@pytest.mark.rule("AR-5.7")
@pytest.mark.parametrize(("space", "cubes"), [("take", 2), ("expand3", 3), ("expand4", 4)])
def test_ar_5_7_up_to_n_cubes_one_at_a_time(space: str, cubes: int) -> None:
    state = expanding(space)
    for _ in range(cubes):
        assert GAME.to_act(state) == 0
        play(state, next(a for a in choices(state) if isinstance(a, PlaceCube)))
    assert GAME.to_act(state) == 1
    assert state.supply[number("Majestic")] == 21 - cubes


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_done_needs_a_cube_and_declining_needs_none() -> None:
    state = expanding()
    assert refused(state, Done()) == "AR-5.7"
    play(state, cube("Majestic", "C7"))
    assert refused(state, Decline()) == "AR-4.5"
    play(state, Done())
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_next_to_a_hex_with_a_cube_of_the_company() -> None:
    state = expanding()
    around = sorted(BOARD.neighbours[at("St. Louis")])
    assert choices(state) == [Decline()] + [PlaceCube("Majestic", hex_) for hex_ in around]
    assert refused(state, cube("Majestic", "D7")) == "AR-5.7"
    assert refused(state, PlaceCube("Majestic", -1)) == "AR-5.7"
    assert refused(state, PlaceCube("Majestic", 215)) == "AR-5.7"
    assert refused(state, PlaceCube("Union Pacific", 3)) == "AR-1.1"
    play(state, cube("Majestic", "C7"))
    assert cube("Majestic", "D7") in choices(state), "from the cube just placed"
    assert cube("Majestic", "B6") in choices(state), "or from anywhere else"


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_only_companies_in_which_the_player_holds_a_share() -> None:
    state = table(
        track={"Majestic": ["St. Louis"], "Liberty": ["Boston"]},
        shares={0: {"Majestic": 1}, 1: {"Liberty": 1}},
        treasury={"Majestic": 40, "Liberty": 40},
    )
    on(state, "expand4")
    assert refused(state, PlaceCube("Liberty", BOARD.neighbours[at("Boston")][0])) == "AR-5.7"
    assert {a.company for a in choices(state) if isinstance(a, PlaceCube)} == {"Majestic"}


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_a_share_won_earlier_in_the_same_phase_counts() -> None:
    state = table(track={"Majestic": ["St. Louis"]})
    on(state, "auction")
    play(state, AuctionShare("Majestic"), PassBid(), Bid(20), PassBid(), PassBid())
    on(state, "expand3")
    assert GAME.to_act(state) == 1
    play(state, cube("Majestic", "C7"))


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_the_supply_is_the_limit() -> None:
    state = expanding(supply=1)
    play(state, cube("Majestic", "C7"))
    assert GAME.to_act(state) == 1, "nothing more can be placed"
    state = expanding(supply=0)
    assert choices(state) == [Decline()]
    assert refused(state, cube("Majestic", "C7")) == "AR-5.7"


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_the_action_ends_by_itself_when_nothing_more_can_be_placed() -> None:
    state = expanding(money=3)
    play(state, cube("Majestic", "C7"))
    assert (GAME.to_act(state), kinds(state)) == (1, {"TakeSpace"})


@pytest.mark.rule("AR-5.7")
def test_ar_5_7_when_not_even_a_first_cube_can_be_placed_it_is_declined() -> None:
    assert choices(expanding(money=1)) == [Decline()]


@pytest.mark.rule("AR-5.8")
def test_ar_5_8_never_two_cubes_of_one_company_in_a_hex() -> None:
    state = play(expanding(), cube("Majestic", "C7"))
    assert refused(state, cube("Majestic", "C7")) == "AR-5.8"
    assert refused(state, cube("Majestic", "St. Louis")) == "AR-5.8"


@pytest.mark.rule("AR-5.8")
@pytest.mark.parametrize(
    ("from_", "place"), [("Buffalo", "M1"), ("Roanoke", "K7")], ids=["forest", "mountain"]
)
def test_ar_5_8_one_cube_in_all_in_a_forest_or_mountain(from_: str, place: str) -> None:
    track = {"Majestic": [from_], "Liberty": [place]}
    state = table(track=track, shares={0: {"Majestic": 1}}, treasury={"Majestic": 40})
    on(state, "expand3")
    assert refused(state, cube("Majestic", place)) == "AR-5.8"
    assert GAME.view(state, 0).costs[at(place)] == 0


@pytest.mark.rule("AR-5.9")
@pytest.mark.parametrize(
    ("others", "houses", "from_", "place", "cost"),
    [
        (0, (), "St. Louis", "C7", 2),
        (1, (), "St. Louis", "C7", 4),
        (3, (), "St. Louis", "C7", 8),
        (0, (), "G5", "Cincinnati", 2),
        (1, (), "G5", "Cincinnati", 4),
        (1, ("Cincinnati",), "G5", "Cincinnati", 6),
        (3, ("Cincinnati",), "G5", "Cincinnati", 10),
        (0, (), "Buffalo", "M1", 3),
        (0, (), "Roanoke", "K7", 5),
    ],
)
def test_ar_5_9_the_company_pays_the_whole_cost(
    others: int, houses: tuple[str, ...], from_: str, place: str, cost: int
) -> None:
    """With one cube and a house in Cincinnati American pays $6, as in the rulebook."""
    there = ["Continental", "National", "Liberty"][:others]
    state = table(
        track={"American": [from_]} | {company: [place] for company in there},
        houses=houses,
        shares={0: {"American": 1}},
        treasury={"American": cost},
    )
    bank, cash = state.bank, state.cash.copy()
    assert GAME.view(state, 0).costs[at(place)] == cost
    on(state, "expand4")
    poor = state.copy()
    play(state, cube("American", place))
    assert (state.treasury[0], state.bank, state.cash) == (0, bank + cost, cash)
    poor.treasury[0] -= 1
    assert refused(poor, cube("American", place)) == "AR-5.9"


@pytest.mark.rule("AR-5.9")
def test_ar_5_9_players_never_pay_for_track() -> None:
    state = expanding(money=0)
    assert state.cash[0] == 50
    assert choices(state) == [Decline()]


@pytest.mark.rule("AR-5.7", "AR-5.8", "AR-5.9")
@pytest.mark.parametrize("seed", range(6))
def test_frontiers_and_prices_equal_those_read_from_the_map(seed: int) -> None:
    for _, _, state in fuzzed(seed):
        for company in range(6):
            assert state.frontier[company] == frontier_of(state, company)
        assert state.price == [cube_cost(state, hex_) for hex_ in range(BOARD.size)]
