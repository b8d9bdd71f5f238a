"""The state back from a view: nothing is hidden, so there is exactly one."""

from __future__ import annotations

from random import Random

from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.rules import PHASE_NAMES
from roundhouse.games.american_rails.state import (
    COLUMNS,
    FIRST_YEAR,
    NOBODY,
    SPACE_COUNT,
    State,
    blank,
    frontier_of,
)
from roundhouse.games.american_rails.track import cube_cost
from roundhouse.games.american_rails.view import Auction, Columns, View


def imagine(view: View, _rng: Random | None = None) -> State:
    """Nothing is left to chance: the generator that the contract hands over is not used."""
    board = BOARD
    state = blank(board, len(view.players))
    state.phase = PHASE_NAMES.index(view.phase)
    state.actor = view.to_act
    state.auto_pass = view.auto_pass
    state.negotiation = view.negotiation
    state.banker = _seat(view.banker)
    state.preparing = view.preparing
    state.year = view.year
    state.column = view.column - 1
    state.order = list(view.order)
    state.turn = view.turn
    state.bank = view.bank
    state.houses_left = view.houses_left
    state.cubes_to_place = view.cubes_to_place
    state.cubes_placed = view.cubes_placed
    _players_and_companies(state, view)
    _map(state, view)
    if view.auction is not None:
        _auction(state, view.auction)
    for sale in view.sales:
        state.sales += [sale.year, board.company_index[sale.company], sale.buyer, sale.price]
    for played in view.rounds:
        state.rounds += [*played.income, *played.dividend, *played.cash]
    for number, played in enumerate(view.rounds):
        _columns(state, FIRST_YEAR + number, played.columns)
    _columns(state, view.year, view.columns)
    return state


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _columns(state: State, year: int, columns: Columns) -> None:
    at = (year - FIRST_YEAR) * COLUMNS * SPACE_COUNT
    for column in columns:
        for space in column:
            if space is not None:
                state.spaces[at] = space.seat
                state.declined[at] = space.declined
            at += 1


def _players_and_companies(state: State, view: View) -> None:
    state.cash = [player.cash for player in view.players]
    state.held = [shares for player in view.players for shares in player.shares]
    state.treasury = [company.treasury for company in view.companies]
    state.supply = [company.cubes_left for company in view.companies]
    state.shares_left = [company.shares_left for company in view.companies]
    state.shares_sold = [company.shares_sold for company in view.companies]
    state.in_game = [company.in_game for company in view.companies]
    state.offered = [company.offered for company in view.companies]
    state.income = [company.income for company in view.companies]


def _map(state: State, view: View) -> None:
    board = state.board
    for found in view.hexes:
        state.track[found.hex] = sum(1 << board.company_index[name] for name in found.companies)
        state.houses[found.hex] = int(found.house)
    state.price = [cube_cost(state, hex_) for hex_ in range(board.size)]
    state.frontier = [frontier_of(state, company) for company in range(COMPANIES)]


def _auction(state: State, auction: Auction) -> None:
    state.company = state.board.company_index[auction.company]
    state.opener = auction.opener
    state.standing = auction.standing
    state.leader = _seat(auction.leader)
    state.bidder = auction.bidder
    state.passed = list(auction.passed)
