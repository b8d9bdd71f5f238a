"""What a player sees. Nothing is hidden in American Rails: every seat sees the whole table."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final, Literal, cast

import msgspec

from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.board import COMPANIES, Board
from roundhouse.games.american_rails.ending import low_supplies, winners
from roundhouse.games.american_rails.income import (
    CONNECTION,
    cities_of,
    city_income,
    connections,
    dividend_per_share,
)
from roundhouse.games.american_rails.rules import PHASE_NAMES
from roundhouse.games.american_rails.state import (
    BID,
    COLUMNS,
    ENDED,
    FIRST_YEAR,
    LAST_YEAR,
    NOBODY,
    NONE,
    SPACE_COUNT,
    State,
    is_on_board,
)
from roundhouse.games.american_rails.track import built, next_costs

KEPT: Final = 1 << 14
"""Parts of views that are kept, because the same ones are seen again and again."""

CompanyName = Literal["American", "National", "Continental", "Majestic", "Liberty", "Republic"]
Phase = Literal[
    "remove",
    "banker",
    "offer",
    "bid",
    "start",
    "space",
    "develop",
    "fund",
    "take",
    "auction",
    "expand",
    "ended",
]


class CityIncome(msgspec.Struct, frozen=True):
    """What one city gives a company now."""

    hex: int
    city: str
    amount: int
    alone: bool
    house: bool


class Connection(msgspec.Struct, frozen=True):
    """A special connection the company has made (AR-5.11)."""

    cities: tuple[str, str]
    amount: int


class Company(msgspec.Struct, frozen=True):
    name: CompanyName
    in_game: bool
    on_board: bool
    offered: bool
    """Put up in the preparation round, or out of the game."""
    treasury: int
    income: int
    cities: tuple[CityIncome, ...]
    connections: tuple[Connection, ...]
    cubes_left: int
    shares_left: int
    shares_sold: int
    shares_removed: int
    dividend: int
    """What each share would be paid now (AR-4.6)."""
    dividend_if_sold: int
    """The same, were one more share in a player's hands; 0 when none is left to sell."""


class Player(msgspec.Struct, frozen=True):
    cash: int
    shares: tuple[int, ...]
    """How many of each company."""
    next_dividends: int
    worth: int
    """Cash and the dividends if they were paid now."""


class Hex(msgspec.Struct, frozen=True):
    """A hex with something on it."""

    hex: int
    place: str
    companies: tuple[CompanyName, ...]
    house: bool


class Auction(msgspec.Struct, frozen=True):
    """The auction that runs, or the last one."""

    company: CompanyName
    running: bool
    opener: int
    standing: int
    leader: int | None
    bidder: int
    passed: tuple[bool, ...]
    lowest_bid: int


class Supply(msgspec.Struct, frozen=True):
    """The pieces of a company, or of the houses (no company)."""

    company: CompanyName | None
    pieces: int


class End(msgspec.Struct, frozen=True):
    """How near the end is (AR-6.1): any of the three ends the game after a dividend phase."""

    years_left: int
    shares_left: int
    supplies: tuple[Supply, ...]
    low_supplies: int
    low_supplies_needed: int


class Sale(msgspec.Struct, frozen=True):
    year: int
    company: CompanyName
    buyer: int
    price: int


class Space(msgspec.Struct, frozen=True):
    """A space of an action column with a train on it."""

    seat: int
    declined: bool


Columns = tuple[tuple[Space | None, ...], ...]
"""The three action columns of a round, each from top to bottom."""


class Round(msgspec.Struct, frozen=True):
    """A round that was played."""

    columns: Columns
    income: tuple[int, ...]
    """By company."""
    dividend: tuple[int, ...]
    """What each share was paid, by company."""
    cash: tuple[int, ...]
    """After the dividends, by seat."""


class View(msgspec.Struct, frozen=True):
    seat: int | None
    """Whose view it is; None: an onlooker's."""
    phase: Phase
    to_act: int
    auto_pass: bool
    negotiation: bool
    banker: int | None
    preparing: bool
    year: int
    column: int
    """The action phase, 1 to 3."""
    order: tuple[int, ...]
    """The order of this action phase; in the preparation, trains on the turn-order track."""
    turn: int
    """How many players of that order are done."""
    columns: Columns
    """Who took which space this year."""
    bank: int
    players: tuple[Player, ...]
    companies: tuple[Company, ...]
    hexes: tuple[Hex, ...]
    costs: tuple[int, ...]
    """What the next cube in each hex costs; 0 in a forest or mountain that has its one cube."""
    houses_left: int
    auction: Auction | None
    cubes_to_place: int
    cubes_placed: int
    end: End
    sales: tuple[Sale, ...]
    rounds: tuple[Round, ...]
    winners: tuple[int, ...]
    """At the end: who won."""


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        phase=cast(Phase, PHASE_NAMES[state.phase]),
        to_act=state.actor,
        auto_pass=state.auto_pass,
        negotiation=state.negotiation,
        banker=_seat(state.banker),
        preparing=state.preparing,
        year=state.year,
        column=state.column + 1,
        order=tuple(state.order),
        turn=state.turn,
        columns=_columns(state, state.year),
        bank=state.bank,
        players=_players(state),
        companies=tuple(_company(state, company) for company in range(COMPANIES)),
        hexes=_hexes(state),
        costs=tuple(next_costs(state)),
        houses_left=state.houses_left,
        auction=_auction(state),
        cubes_to_place=state.cubes_to_place,
        cubes_placed=state.cubes_placed,
        end=_end(state),
        sales=_sales(state),
        rounds=_rounds(state),
        winners=tuple(winners(state)) if state.phase == ENDED else (),
    )


def _name(board: Board, company: int) -> CompanyName:
    return cast(CompanyName, board.companies[company])


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _columns(state: State, year: int) -> Columns:
    first = (year - FIRST_YEAR) * COLUMNS * SPACE_COUNT
    last = first + COLUMNS * SPACE_COUNT
    return _columns_of(tuple(state.spaces[first:last]), tuple(state.declined[first:last]))


@lru_cache(maxsize=KEPT)
def _columns_of(seats: tuple[int, ...], declined: tuple[bool, ...]) -> Columns:
    spaces = [
        None if seat == NOBODY else Space(seat, declined[at]) for at, seat in enumerate(seats)
    ]
    starts = range(0, len(spaces), SPACE_COUNT)
    return tuple(tuple(spaces[start : start + SPACE_COUNT]) for start in starts)


def _players(state: State) -> tuple[Player, ...]:
    dividends = [dividend_per_share(state, company) for company in range(COMPANIES)]
    held, players = state.held, []
    for seat, cash in enumerate(state.cash):
        shares = tuple(held[seat * COMPANIES : (seat + 1) * COMPANIES])
        coming = sum(map(mul, shares, dividends))
        players.append(Player(cash=cash, shares=shares, next_dividends=coming, worth=cash + coming))
    return tuple(players)


def _company(state: State, company: int) -> Company:
    board = state.board
    left = state.shares_left[company]
    sold = state.shares_sold[company]
    return Company(
        name=_name(board, company),
        in_game=state.in_game[company],
        on_board=is_on_board(state, company),
        offered=state.offered[company],
        treasury=state.treasury[company],
        income=state.income[company],
        cities=_cities(state, company),
        connections=tuple(
            Connection((board.city_name[one], board.city_name[other]), CONNECTION)
            for one, other in connections(state, company)
        ),
        cubes_left=state.supply[company],
        shares_left=left,
        shares_sold=sold,
        shares_removed=board.shares[company] - left - sold,
        dividend=dividend_per_share(state, company),
        dividend_if_sold=-(-state.income[company] // (sold + 1)) if left else 0,
    )


def _cities(state: State, company: int) -> tuple[CityIncome, ...]:
    board, track, houses = state.board, state.track, state.houses
    return tuple(
        _city(board, city, city_income(state, company, city), track[city], bool(houses[city]))
        for city in cities_of(state, company)
    )


@lru_cache(maxsize=KEPT)
def _city(board: Board, city: int, amount: int, cubes: int, house: bool) -> CityIncome:
    alone = cubes.bit_count() == 1
    return CityIncome(hex=city, city=board.city_name[city], amount=amount, alone=alone, house=house)


def _hexes(state: State) -> tuple[Hex, ...]:
    board, track, houses = state.board, state.track, state.houses
    return tuple(_hex(board, hex_, track[hex_], bool(houses[hex_])) for hex_ in built(state))


@lru_cache(maxsize=KEPT)
def _hex(board: Board, hex_: int, cubes: int, house: bool) -> Hex:
    names = tuple(_name(board, company) for company in range(COMPANIES) if cubes >> company & 1)
    return Hex(hex=hex_, place=board.place(hex_), companies=names, house=house)


def _auction(state: State) -> Auction | None:
    if state.company == NONE:
        return None
    return Auction(
        company=_name(state.board, state.company),
        running=state.phase == BID,
        opener=state.opener,
        standing=state.standing,
        leader=_seat(state.leader),
        bidder=state.bidder,
        passed=tuple(state.passed),
        lowest_bid=lowest_bid(state),
    )


def _end(state: State) -> End:
    cubes = [
        Supply(_name(state.board, company), state.supply[company])
        for company in range(COMPANIES)
        if state.in_game[company]
    ]
    return End(
        years_left=LAST_YEAR - state.year,
        shares_left=sum(state.shares_left),
        supplies=(*cubes, Supply(None, state.houses_left)),
        low_supplies=low_supplies(state),
        low_supplies_needed=state.seats,
    )


def _sales(state: State) -> tuple[Sale, ...]:
    numbers = iter(state.sales)
    return tuple(_sale(state.board, *sale) for sale in zip(*[numbers] * 4, strict=True))


@lru_cache(maxsize=KEPT)
def _sale(board: Board, year: int, company: int, buyer: int, price: int) -> Sale:
    return Sale(year, _name(board, company), buyer, price)


def _rounds(state: State) -> tuple[Round, ...]:
    width = 2 * COMPANIES + state.seats
    found: list[Round] = []
    for number in range(len(state.rounds) // width):
        row = state.rounds[number * width : (number + 1) * width]
        found.append(
            Round(
                columns=_columns(state, FIRST_YEAR + number),
                income=tuple(row[:COMPANIES]),
                dividend=tuple(row[COMPANIES : 2 * COMPANIES]),
                cash=tuple(row[2 * COMPANIES :]),
            )
        )
    return tuple(found)
