"""Expanding: where cubes may go and what they cost (AR-5.7 to AR-5.9)."""

from __future__ import annotations

from bisect import insort

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails import flows
from roundhouse.games.american_rails.actions import Decline, Done, PlaceCube
from roundhouse.games.american_rails.board import CITY, COMPANIES, HEXES
from roundhouse.games.american_rails.encode import DECLINE, DONE, PLACE_CUBE
from roundhouse.games.american_rails.income import enter_city
from roundhouse.games.american_rails.refusal import not_now, refuse, why_not_company
from roundhouse.games.american_rails.state import TURN_ENDS, State, has_cube, holds


def legal_expand(state: State) -> list[int]:
    """AR-5.7: a cube, or an end to it: decline before the first cube, `Done` after it."""
    codes = [DONE if state.cubes_placed else DECLINE]
    add_cubes(state, codes)
    return codes


def add_cubes(state: State, codes: list[int]) -> None:
    """AR-5.7 to AR-5.9: every cube the player may place and the company can pay."""
    first = state.actor * COMPANIES
    price = state.price
    for company in range(COMPANIES):
        if state.held[first + company] and state.supply[company]:
            money = state.treasury[company]
            code = PLACE_CUBE + company * HEXES
            hexes = state.frontier[company]
            codes += [code + hex_ for hex_ in hexes if price[hex_] <= money]


def can_place(state: State) -> bool:
    """Is there any cube the player may place?"""
    first = state.actor * COMPANIES
    price = state.price
    for company in range(COMPANIES):
        if state.held[first + company] and state.supply[company]:
            money = state.treasury[company]
            for hex_ in state.frontier[company]:
                if price[hex_] <= money:
                    return True
    return False


def why_not_expand(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Decline):
        if state.cubes_placed:
            return refuse("AR-4.5", "begun")
        return None
    if isinstance(action, Done):
        if not state.cubes_placed:
            return refuse("AR-5.7", "no-cube-yet")
        return None
    if isinstance(action, PlaceCube):
        return why_not_cube(state, action)
    return not_now(state)


def why_not_cube(state: State, action: PlaceCube) -> Refusal | None:
    board = state.board
    refusal = why_not_company(state, action.company)
    if refusal is not None:
        return refusal
    company = board.company_index[action.company]
    hex_ = action.hex
    if not board.is_hex(hex_):
        return refuse("AR-5.7", "no-hex")
    if not holds(state, state.actor, company):
        return refuse("AR-5.7", "no-share", company=action.company)
    if not state.supply[company]:
        return refuse("AR-5.7", "no-cube", company=action.company)
    return _why_not_there(state, company, hex_)


def _why_not_there(state: State, company: int, hex_: int) -> Refusal | None:
    board = state.board
    name = board.companies[company]
    place = board.place(hex_)
    if has_cube(state, company, hex_):
        return refuse("AR-5.8", "own-cube", company=name, place=place)
    if not any(has_cube(state, company, other) for other in board.neighbours[hex_]):
        return refuse("AR-5.7", "not-adjacent", company=name, place=place)
    if board.single[hex_] and state.track[hex_]:
        return refuse("AR-5.8", "hex-full", place=place)
    cost = cube_cost(state, hex_)
    money = state.treasury[company]
    if cost > money:
        return refuse("AR-5.9", "cost", company=name, place=place, cost=cost, money=money)
    return None


def cube_cost(state: State, hex_: int) -> int:
    """AR-5.9: from the map alone; `state.price` must always equal it while a cube may go there."""
    board = state.board
    if board.single[hex_]:
        return board.first_cost[hex_]
    return board.first_cost[hex_] + 2 * state.track[hex_].bit_count() + 2 * state.houses[hex_]


def next_costs(state: State) -> list[int]:
    """AR-5.8, AR-5.9: what the next cube in each hex costs; 0 where none fits any more."""
    single = state.board.single
    costs = list(state.price)
    for hex_ in built(state):
        if single[hex_]:
            costs[hex_] = 0
    return costs


def built(state: State) -> list[int]:
    """The hexes with a cube."""
    return [hex_ for hex_ in range(state.board.size) if state.track[hex_]]


def apply_expand(state: State, code: int) -> None:
    """AR-5.7, AR-5.9: one cube, paid by its company, until n are placed or none can be."""
    if code == DONE:
        _end_expand(state)
        return
    company = (code - PLACE_CUBE) // HEXES
    hex_ = (code - PLACE_CUBE) % HEXES
    flows.track_cost(state, company, state.price[hex_])
    put_cube(state, company, hex_)
    state.cubes_to_place -= 1
    state.cubes_placed += 1
    if state.cubes_to_place == 0 or not can_place(state):
        _end_expand(state)


def _end_expand(state: State) -> None:
    state.cubes_to_place = 0
    state.cubes_placed = 0
    state.phase = TURN_ENDS


def put_cube(state: State, company: int, hex_: int) -> None:
    """A cube from the supply onto the map: income, next price and frontiers follow."""
    board = state.board
    track = state.track
    if board.terrain[hex_] == CITY:
        enter_city(state, company, hex_)
    bit = 1 << company
    track[hex_] |= bit
    state.supply[company] -= 1
    mine = state.frontier[company]
    if board.single[hex_]:
        for frontier in state.frontier:
            if hex_ in frontier:
                frontier.remove(hex_)
    else:
        state.price[hex_] += 2
        if hex_ in mine:
            mine.remove(hex_)
    for other in board.neighbours[hex_]:
        there = track[other]
        if there & bit or (there and board.single[other]) or other in mine:
            continue
        insort(mine, other)
