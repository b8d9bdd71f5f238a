"""Actions as numbers and back."""

import pytest

from roundhouse.games.american_rails import GAME, encode
from roundhouse.games.american_rails.actions import Bid, DrawBanker, PlaceCube, StartCity, TakeSpace
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.rounds import pay_dividends
from tests.games.american_rails.table import at, choices, fuzzed, table


def test_every_number_is_one_action_and_back() -> None:
    actions = [GAME.action(code) for code in range(GAME.codes)]
    assert [GAME.code(action) for action in actions] == list(range(GAME.codes))
    assert len(set(actions)) == GAME.codes


@pytest.mark.parametrize(
    ("first", "action"),
    [
        (encode.DRAW_BANKER, DrawBanker(0)),
        (encode.START_CITY, StartCity(at("Buffalo"))),
        (encode.TAKE_SPACE, TakeSpace("pass")),
        (encode.PLACE_CUBE, PlaceCube("American", 0)),
        (encode.PLACE_CUBE + 2 * BOARD.size + 7, PlaceCube("Continental", 7)),
        (encode.BID_ZERO + 10, Bid(10)),
        (encode.CODES - 1, Bid(encode.cash_limit(BOARD))),
    ],
)
def test_the_layout(first: int, action: object) -> None:
    assert GAME.action(first) == action


@pytest.mark.parametrize("seed", range(6))
def test_legal_lists_follow_the_numbers(seed: int) -> None:
    for before, _, _ in fuzzed(seed):
        codes = [GAME.code(action) for action in choices(before)]
        assert codes == sorted(set(codes))


@pytest.mark.parametrize("code", [-1, 10**6])
def test_no_such_number(code: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        GAME.action(code)


@pytest.mark.parametrize("action", [Bid(9), Bid(10**6), PlaceCube("American", 999)])
def test_an_action_that_can_never_occur_has_no_number(action: Bid | PlaceCube) -> None:
    with pytest.raises(ValueError, match="no action of American Rails"):
        GAME.code(action)


def test_the_limit_of_cash_holds_for_the_richest_table_there_can_be() -> None:
    """Every cube in the dearest cities and every house built from the first year on.

    Seat 0 holds all shares, is paid six times before the last bids and takes $2 in every phase.
    """
    dearest = sorted(BOARD.cities, key=lambda city: (BOARD.shared[city], BOARD.full[city]))[::-1]
    supplies = [cubes - 1 for cubes in BOARD.cubes]
    state = table(
        5,
        track={name: dearest[:n] for name, n in zip(BOARD.companies, supplies, strict=True)},
        houses=[BOARD.city_name[city] for city in dearest if BOARD.developable[city]][:12],
        shares={0: dict(zip(BOARD.companies, BOARD.shares, strict=True))},
    )
    assert (state.supply, state.houses_left) == ([0] * 6, 0)
    for _ in range(6):
        pay_dividends(state)
    richest = state.cash[0] + 10 + 7 * 3 * 2
    assert richest <= encode.cash_limit(BOARD) <= 1.1 * richest
