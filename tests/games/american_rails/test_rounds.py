"""Chapter 4: rounds, the order of play, dividends."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Decline,
    Develop,
    Fund,
    TakeSpace,
    TakeTwo,
)
from roundhouse.games.american_rails.state import SPACES, State
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


def act(state: State, seat: int, space: str) -> None:
    """The player takes the space and declines what can be declined."""
    assert GAME.to_act(state) == seat
    play(state, TakeSpace(space))
    if space != "pass":
        play(state, Decline())


def whole_round(state: State) -> State:
    """Everybody passes or declines until the year is over."""
    year = state.year
    while state.year == year and choices(state):
        allowed = choices(state)
        play(state, Decline() if Decline() in allowed else allowed[0])
    return state


@pytest.mark.rule("AR-4.1")
def test_ar_4_1_seven_rounds_of_three_phases_and_dividends() -> None:
    state = table(track={"Majestic": ["Chicago"]}, shares={1: {"Majestic": 1}})
    years = []
    while choices(state):
        years.append((state.year, state.cash[1]))
        whole_round(state)
    assert years == [(1851 + n, 50 + 7 * n) for n in range(7)]
    view = GAME.view(state, None)
    assert len(view.rounds) == 7
    for played in view.rounds:
        assert [sum(space is not None for space in column) for column in played.columns] == [4] * 3


@pytest.mark.rule("AR-4.2")
def test_ar_4_2_in_turn_order_to_an_empty_space() -> None:
    state = table(3)
    state.order = [2, 0, 1]
    state.actor = 2
    assert choices(state) == [TakeSpace(space) for space in SPACES]
    act(state, 2, "expand3")
    assert GAME.to_act(state) == 0
    assert refused(state, TakeSpace("expand3")) == "AR-4.4"
    assert TakeSpace("expand3") not in choices(state)
    assert refused(state, Decline()) == "AR-4.2", "first a space"


@pytest.mark.rule("AR-4.2", "AR-4.5")
def test_ar_4_2_then_carries_the_action_out_or_declines() -> None:
    state = on(table(), "fund")
    assert GAME.to_act(state) == 0
    assert kinds(state) == {"Decline", "Fund"}
    play(state, Decline())
    assert GAME.to_act(state) == 1
    column = GAME.view(state, None).columns[0]
    assert column[2] is not None
    assert (column[2].seat, column[2].declined) == (0, True)


@pytest.mark.rule("AR-4.2", "AR-4.3", "AR-4.7")
def test_ar_4_3_the_rulebooks_example_of_three_phases() -> None:
    """Erik, Peter and Angela: the order of each phase is that of the trains before."""
    erik, peter, angela = 0, 1, 2
    state = table(3, track={"Continental": ["Cincinnati"], "American": ["Boston"]})
    act(state, erik, "expand3")
    play(state, TakeSpace("develop"), Develop(at("Cincinnati")))
    assert refused(state, TakeSpace("develop")) == "AR-4.4", "Peter blocks it"
    act(state, angela, "pass")

    assert state.order == [angela, peter, erik]
    act(state, angela, "develop")
    assert GAME.to_act(state) == peter
    play(state, TakeSpace("auction"), AuctionShare("American"))
    everyone_passes(state)
    act(state, erik, "fund")

    assert state.order == [angela, erik, peter]
    act(state, angela, "fund")
    act(state, erik, "take")
    act(state, peter, "expand4")

    assert state.year == 1852
    assert state.order == [angela, erik, peter]
    assert GAME.to_act(state) == angela


@pytest.mark.rule("AR-4.4")
def test_ar_4_4_the_spaces_from_top_to_bottom() -> None:
    assert SPACES == ["pass", "develop", "fund", "take", "expand3", "auction", "expand4"]
    state = table(5)
    for seat, space in enumerate(["expand4", "auction", "fund", "expand3", "take"]):
        act(state, seat, space)
    assert state.order == [2, 4, 3, 1, 0]


@pytest.mark.rule("AR-4.4")
def test_ar_4_4_there_is_no_other_space() -> None:
    assert refused(table(), TakeSpace("expand2")) == "AR-4.4"


@pytest.mark.rule("AR-4.4")
def test_ar_4_4_a_space_is_free_again_in_the_next_column() -> None:
    state = on(table(3), "pass")
    act(state, 1, "fund")
    act(state, 2, "take")
    assert (state.column, GAME.to_act(state)) == (1, 0)
    assert TakeSpace("pass") in choices(state)


@pytest.mark.rule("AR-4.5")
@pytest.mark.parametrize("space", SPACES[1:])
def test_ar_4_5_an_action_that_cannot_be_carried_out_is_chosen_for_its_place(space: str) -> None:
    state = table(3)
    state.houses_left = 0
    state.shares_left = [0] * 6
    on(state, space)
    assert Decline() in choices(state)
    if space not in ("fund", "take"):
        assert choices(state) == [Decline()]
    play(state, Decline())
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AR-4.6")
def test_ar_4_6_the_rulebooks_example_19_dollars_for_three_shares() -> None:
    """Majestic earns $19: Erik with two shares gets $14, Angela with one $7."""
    track = ["Chicago", "Indianapolis", "St. Louis", "Memphis"]
    state = table(3, track={"Majestic": track}, shares={0: {"Majestic": 2}, 1: {"Majestic": 1}})
    assert state.income[number("Majestic")] == 19
    assert GAME.view(state, 0).companies[number("Majestic")].dividend == 7
    bank = state.bank
    whole_round(state)
    assert state.cash == [64, 57, 50]
    assert bank - state.bank == 21
    assert state.treasury[number("Majestic")] == 0


@pytest.mark.rule("AR-4.6")
@pytest.mark.parametrize(
    ("left", "sold", "dividend"), [(4, 0, 0), (3, 1, 8), (0, 1, 8), (1, 2, 4), (0, 3, 3), (0, 4, 2)]
)
def test_ar_4_6_unsold_and_removed_shares_do_not_count(left: int, sold: int, dividend: int) -> None:
    state = table(track={"Majestic": ["New York"]}, shares={3: {"Majestic": sold}})
    state.shares_left[number("Majestic")] = left
    whole_round(state)
    assert state.cash == [50, 50, 50, 50 + sold * dividend]


@pytest.mark.rule("AR-4.7")
def test_ar_4_7_the_year_moves_on_after_the_dividends() -> None:
    state = whole_round(table())
    assert (state.year, state.column, state.turn) == (1852, 0, 0)
    assert all(space is None for column in GAME.view(state, 0).columns for space in column)


@pytest.mark.rule("AR-4.7")
def test_ar_4_7_the_third_column_gives_the_next_years_order() -> None:
    state = table(3)
    for seat, space in [(0, "pass"), (1, "develop"), (2, "fund")] * 2:
        act(state, seat, space)
    for seat, space in [(0, "expand4"), (1, "take"), (2, "develop")]:
        act(state, seat, space)
    assert (state.year, state.order, GAME.to_act(state)) == (1852, [2, 1, 0], 2)


@pytest.mark.rule("AR-4.2")
def test_ar_4_2_what_was_done_in_a_phase_counts_at_once() -> None:
    state = play(table(), TakeSpace("fund"), Fund("Liberty"), TakeSpace("take"), TakeTwo())
    assert state.treasury[number("Liberty")] == 5
    assert state.cash == [50, 52, 50, 50]
