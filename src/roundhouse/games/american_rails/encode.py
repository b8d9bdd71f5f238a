"""Every action as a number and back.

The layout, in this order, `legal` lists included:
RemoveCompany by company; DrawBanker by seat; OfferCompany by company; PassBid; StartCity by city;
TakeSpace by space; Decline; Develop by city; Fund by company; TakeTwo; TaxOthers; AuctionShare by
company; Done; PlaceCube by company, then hex; Bid from $10 up to the most a player can ever hold
(see `cash_limit`).
"""

from __future__ import annotations

from typing import Final

from roundhouse.game import Action
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    DrawBanker,
    Fund,
    OfferCompany,
    PassBid,
    PlaceCube,
    RemoveCompany,
    StartCity,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.board import CITIES, COMPANIES, HEXES, TAKE, Board
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import HOUSES, SPACE_COUNT, SPACES

LOWEST_BID: Final = 10
MOST_SEATS: Final = 5


REMOVE_COMPANY: Final = 0
DRAW_BANKER: Final = REMOVE_COMPANY + COMPANIES
OFFER_COMPANY: Final = DRAW_BANKER + MOST_SEATS
PASS_BID: Final = OFFER_COMPANY + COMPANIES
START_CITY: Final = PASS_BID + 1
TAKE_SPACE: Final = START_CITY + CITIES
DECLINE: Final = TAKE_SPACE + SPACE_COUNT
DEVELOP_CITY: Final = DECLINE + 1
FUND_COMPANY: Final = DEVELOP_CITY + CITIES
TAKE_TWO: Final = FUND_COMPANY + COMPANIES
TAX_OTHERS: Final = TAKE_TWO + 1
AUCTION_SHARE: Final = TAX_OTHERS + 1
DONE: Final = AUCTION_SHARE + COMPANIES
PLACE_CUBE: Final = DONE + 1
BID_ZERO: Final = PLACE_CUBE + COMPANIES * HEXES - LOWEST_BID
"""The number of `Bid(amount)` is `BID_ZERO + amount`."""


def cash_limit(board: Board) -> int:
    """More than any player can hold when bidding, proven from the board.

    Cash only grows by the start ($50 at most), Take $2 (thrice a round) and dividends. A bid in
    the seventh round comes after six dividend phases at most. One phase pays at most all incomes
    plus, by rounding up, less than $1 a share. The incomes together are at most: for each city
    once its full value and for every further cube there its shared value (two companies get
    2 x shared <= full + shared), summed over the dearest places for all cubes there are; $6 for
    each house ($2 alone, else $1 for each of six); and three connections of $10 a company.
    """
    values: list[int] = []
    for city in board.cities:
        values.append(board.full[city])
        values.extend([board.shared[city]] * (COMPANIES - 1))
    values.sort(reverse=True)
    cubes = sum(board.cubes) - COMPANIES
    incomes = sum(values[:cubes]) + HOUSES * COMPANIES + 30 * COMPANIES
    rounding = sum(board.shares)
    return 50 + 7 * 3 * TAKE + 6 * (incomes + rounding)


def _table(board: Board) -> list[Action]:
    names = board.companies
    table: list[Action] = []
    table.extend([RemoveCompany(name) for name in names])
    table.extend([DrawBanker(seat) for seat in range(MOST_SEATS)])
    table.extend([OfferCompany(name) for name in names])
    table.append(PassBid())
    table.extend([StartCity(city) for city in board.cities])
    table.extend([TakeSpace(space) for space in SPACES])
    table.append(Decline())
    table.extend([Develop(city) for city in board.cities])
    table.extend([Fund(name) for name in names])
    table.append(TakeTwo())
    table.append(TaxOthers())
    table.extend([AuctionShare(name) for name in names])
    table.append(Done())
    for name in names:
        table.extend([PlaceCube(name, hex_) for hex_ in range(board.size)])
    table.extend([Bid(amount) for amount in range(LOWEST_BID, cash_limit(board) + 1)])
    return table


ACTIONS: Final[list[Action]] = _table(BOARD)
"""The action of each number."""
CODES: Final[int] = len(ACTIONS)
ACTION_NUMBERS: Final[list[int]] = list(range(CODES))
"""All numbers, to cut runs of bids from."""
_NUMBER: Final[dict[Action, int]] = {action: code for code, action in enumerate(ACTIONS)}


def code(action: Action) -> int:
    found = _NUMBER.get(action)
    if found is None:
        raise ValueError(f"no action of American Rails has this form: {action!r}")
    return found


def action(code: int) -> Action:
    if not 0 <= code < CODES:
        raise ValueError(f"there is no action {code}; numbers go from 0 to {CODES - 1}")
    return ACTIONS[code]
