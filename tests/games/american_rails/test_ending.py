"""Chapter 6: the end."""

import pytest

from roundhouse.game import OVER
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import Decline, TakeSpace
from roundhouse.games.american_rails.state import State
from tests.games.american_rails.table import choices, play, refused, table


def finish_round(state: State) -> State:
    """Everybody takes the topmost free space and declines, once round the table, thrice."""
    for _ in range(3 * state.seats):
        play(state, choices(state)[0])
        if choices(state) and choices(state)[0] == Decline():
            play(state, Decline())
    return state


def is_over(state: State) -> bool:
    return GAME.to_act(state) == OVER


@pytest.mark.rule("AR-6.1")
@pytest.mark.parametrize(("year", "over"), [(1851, False), (1856, False), (1857, True)])
def test_ar_6_1_the_game_ends_after_1857(year: int, over: bool) -> None:
    state = table()
    state.year = year
    assert is_over(finish_round(state)) is over
    assert state.year == (year if over else year + 1)


@pytest.mark.rule("AR-6.1")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_ar_6_1_or_when_every_share_is_sold_or_removed(left: int, over: bool) -> None:
    state = table()
    state.shares_left = [0, 0, 0, 0, 0, left]
    assert GAME.view(state, 0).end.shares_left == left
    assert is_over(finish_round(state)) is over


@pytest.mark.rule("AR-6.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("houses", [2, 3])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_ar_6_1_or_when_at_least_as_many_supplies_as_players_are_low(
    seats: int, houses: int, more: int
) -> None:
    """Two pieces or fewer are low; three are not. The houses are a supply like the cubes."""
    state = table(seats, removed="American")
    state.houses_left = houses
    low = seats + more - (houses == 2)
    first = [state.supply[0]] if seats == 3 else []
    others = 6 - len(first)
    state.supply = first + [n % 3 for n in range(low)] + [3] * (others - low)
    end = GAME.view(state, 0).end
    assert (end.low_supplies, end.low_supplies_needed) == (seats + more, seats)
    assert is_over(finish_round(state)) is (more >= 0)


@pytest.mark.rule("AR-6.1", "AR-1.2")
def test_ar_6_1_the_company_that_left_is_no_low_supply() -> None:
    state = table(3, removed="American")
    assert state.supply[0] == 0
    assert GAME.view(state, 0).end.low_supplies == 0


@pytest.mark.rule("AR-6.1")
def test_ar_6_1_only_after_the_dividend_phase() -> None:
    state = table(track={"Majestic": ["Chicago"]}, shares={1: {"Majestic": 1}})
    state.shares_left = [0] * 6
    assert not is_over(state)
    finish_round(state)
    assert state.cash == [50, 57, 50, 50]
    assert is_over(state)
    assert choices(state) == []
    assert refused(state, TakeSpace("pass")) == "AR-6.1"
    assert refused(state, Decline()) == "AR-6.1"


@pytest.mark.rule("AR-6.1")
def test_how_near_the_end_is() -> None:
    end = GAME.view(table(shares={0: {"Liberty": 2}}), None).end
    assert (end.years_left, end.shares_left) == (6, 19)
    assert [(s.company, s.pieces) for s in end.supplies] == [
        ("American", 30),
        ("National", 28),
        ("Continental", 25),
        ("Majestic", 21),
        ("Liberty", 18),
        ("Republic", 16),
        (None, 12),
    ]


@pytest.mark.rule("AR-6.2")
@pytest.mark.parametrize(
    ("cash", "winners"),
    [([10, 20, 30, 5], [2]), ([30, 20, 30, 5], [0, 2]), ([0, 0, 0, 0], [0, 1, 2, 3])],
)
def test_ar_6_2_most_cash_wins_and_all_who_tie(cash: list[int], winners: list[int]) -> None:
    state = table(cash=cash, shares={3: {"Majestic": 4}})
    state.year = 1857
    finish_round(state)
    assert GAME.scores(state) == cash, "shares and treasuries count nothing"
    assert GAME.winners(state) == winners
    assert GAME.view(state, None).winners == tuple(winners)
