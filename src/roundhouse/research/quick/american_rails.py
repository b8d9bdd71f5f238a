"""American Rails' observation from the state: the same row as `research.american_rails` makes."""

from __future__ import annotations

from typing import Any, Final, cast

from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.board import COMPANIES, HEXES
from roundhouse.games.american_rails.ending import low_supplies
from roundhouse.games.american_rails.income import connections, dividend_per_share
from roundhouse.games.american_rails.state import (
    BID,
    COLUMNS,
    FIRST_YEAR,
    NOBODY,
    NONE,
    SPACE_COUNT,
    State,
    is_on_board,
)

ONLOOKER: Final = -1


def marks(truth: Any, seat: int, at: dict[str, int]) -> tuple[list[int], list[int]]:
    """Places and what stands there; every other place is 0. Seat -1 is an onlooker."""
    state = cast(State, truth)
    values = amounts(state, seat)
    places = list(range(len(values)))
    ones = [at["phase"] + state.phase, at["column"] + state.column]
    if seat != ONLOOKER:
        ones.append(at["seat"] + seat)
    mark_seat(ones, at["to act"], state.actor, seat, state.seats)
    mark_seat(ones, at["banker"], state.banker, seat, state.seats)
    own, seats = max(seat, 0), state.seats
    first = at["order"]
    for number, other in enumerate(state.order):
        ones.append(first + number * seats + (other - own) % seats)
    if state.company != NONE:
        mark_auction(state, seat, ones, places, values, at)
    mark_spaces(state, seat, ones, at)
    mark_track(state, ones, at)
    places += ones
    values += [1] * len(ones)
    return places, values


def amounts(state: State, seat: int) -> list[int]:
    """Everything that is counted, in the order of the first blocks."""
    found = [
        int(state.preparing),
        state.year - FIRST_YEAR,
        state.turn,
        state.bank,
        state.houses_left,
        state.cubes_to_place,
        state.cubes_placed,
        low_supplies(state),
    ]
    dividends = [dividend_per_share(state, company) for company in range(COMPANIES)]
    found += state.treasury
    found += state.income
    found += state.supply
    found += state.shares_left
    found += state.shares_sold
    found += dividends
    for company in range(COMPANIES):
        found.append(len(connections(state, company)))
    for company in range(COMPANIES):
        found.append(int(state.in_game[company]))
    for company in range(COMPANIES):
        found.append(int(is_on_board(state, company)))
    for company in range(COMPANIES):
        found.append(int(state.offered[company]))
    single, track = state.board.single, state.track
    for hex_, price in enumerate(state.price):
        found.append(0 if single[hex_] and track[hex_] else price)
    own, seats = max(seat, 0), state.seats
    for place in range(seats):
        found.append(state.cash[(own + place) % seats])
    for place in range(seats):
        held = (own + place) % seats * COMPANIES
        coming = 0
        for company in range(COMPANIES):
            coming += state.held[held + company] * dividends[company]
        found.append(coming)
    for place in range(seats):
        held = (own + place) % seats * COMPANIES
        found += state.held[held : held + COMPANIES]
    return found


def mark_seat(ones: list[int], first: int, who: int, seat: int, seats: int) -> None:
    """Somebody, counted from the observing seat on; nobody is below 0."""
    if who >= 0:
        ones.append(first + (who - max(seat, 0)) % seats)


def mark_auction(
    state: State,
    seat: int,
    ones: list[int],
    places: list[int],
    values: list[int],
    at: dict[str, int],
) -> None:
    places += [at["standing bid"], at["lowest bid"], at["auction runs"]]
    values += [state.standing, lowest_bid(state), int(state.phase == BID)]
    ones.append(at["auction company"] + state.company)
    mark_seat(ones, at["opener"], state.opener, seat, state.seats)
    mark_seat(ones, at["bidder"], state.bidder, seat, state.seats)
    mark_seat(ones, at["leader"], state.leader, seat, state.seats)
    for other in range(state.seats):
        if state.passed[other]:
            mark_seat(ones, at["passed"], other, seat, state.seats)


def mark_spaces(state: State, seat: int, ones: list[int], at: dict[str, int]) -> None:
    """Who took which space this year."""
    first = (state.year - FIRST_YEAR) * COLUMNS * SPACE_COUNT
    own, seats = max(seat, 0), state.seats
    spaces, declined = at["spaces"], at["declined"]
    for place in range(COLUMNS * SPACE_COUNT):
        who = state.spaces[first + place]
        if who == NOBODY:
            continue
        ones.append(spaces + place * seats + (who - own) % seats)
        if state.declined[first + place]:
            ones.append(declined + place)


def mark_track(state: State, ones: list[int], at: dict[str, int]) -> None:
    cubes, houses = at["cubes"], at["houses"]
    for hex_, companies in enumerate(state.track):
        if companies == 0:
            continue
        for company in range(COMPANIES):
            if companies >> company & 1:
                ones.append(cubes + company * HEXES + hex_)
        if state.houses[hex_]:
            ones.append(houses + hex_)
