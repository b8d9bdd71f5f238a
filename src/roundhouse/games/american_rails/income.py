"""Income of the companies: cities alone or shared, houses, special connections."""

from __future__ import annotations

from typing import Final

from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.state import State, cubes_in, has_cube

CONNECTION: Final = 10
_ONLY: Final = [mask.bit_length() - 1 if mask.bit_count() == 1 else -1 for mask in range(64)]
"""The company that is alone in a hex, by the hex's bits; -1 when none or several are."""


def entry_value(state: State, company: int, city: int) -> int:
    """AR-5.10, AR-5.11: what a cube in this city would add to the company's income."""
    board = state.board
    house = state.houses[city]
    value = board.shared[city] + house if state.track[city] else board.full[city] + 2 * house
    return value + CONNECTION * _joined(state, company) if board.is_bonus[city] else value


def enter_city(state: State, company: int, city: int) -> None:
    """AR-5.10: what a new cube changes; called before the cube is put down."""
    state.income[company] += entry_value(state, company, city)
    other = alone_in(state, city)
    if other >= 0:
        state.income[other] -= shared_loss(state, city)


def alone_in(state: State, city: int) -> int:
    """The company that is alone in the city; -1 when none or several are."""
    return _ONLY[state.track[city]]


def shared_loss(state: State, city: int) -> int:
    """AR-5.10: what a company that was alone in the city loses when another comes."""
    return state.board.full[city] - state.board.shared[city] + state.houses[city]


def _joined(state: State, company: int) -> int:
    """AR-5.11: pairs made by entering a bonus city: a company's track always hangs together."""
    pairs = 0
    for city in state.board.bonus:
        pairs += has_cube(state, company, city)
    return pairs


def develop_city(state: State, city: int) -> None:
    """AR-5.2: a house gives $2 to a company alone, $1 to each that share."""
    there = state.track[city]
    alone = _ONLY[there]
    if alone >= 0:
        state.income[alone] += 2
        return
    for company in range(COMPANIES):
        if (there >> company) & 1:
            state.income[company] += 1


def city_income(state: State, company: int, city: int) -> int:
    """AR-5.10: what a city gives the company now."""
    if not has_cube(state, company, city):
        return 0
    house = state.houses[city]
    if cubes_in(state, city) == 1:
        return state.board.full[city] + 2 * house
    return state.board.shared[city] + house


def cities_of(state: State, company: int) -> list[int]:
    """The cities with a cube of this company."""
    bit = 1 << company
    return [city for city in state.board.cities if state.track[city] & bit]


def connections(state: State, company: int) -> list[tuple[int, int]]:
    """AR-5.11: the pairs of bonus cities the company's track joins, found by flood fill."""
    bonus = state.board.bonus
    pairs: list[tuple[int, int]] = []
    for number, start in enumerate(bonus):
        if has_cube(state, company, start):
            reached = _flood(state, company, start)
            pairs.extend((start, other) for other in bonus[number + 1 :] if other in reached)
    return pairs


def _flood(state: State, company: int, start: int) -> set[int]:
    reached = {start}
    queue = [start]
    while queue:
        for hex_ in state.board.neighbours[queue.pop()]:
            if hex_ not in reached and has_cube(state, company, hex_):
                reached.add(hex_)
                queue.append(hex_)
    return reached


def income_of(state: State, company: int) -> int:
    """The company's income from the board alone; `state.income` must always equal it."""
    cities = sum([city_income(state, company, city) for city in state.board.cities])
    return cities + CONNECTION * len(connections(state, company))


def dividend_per_share(state: State, company: int) -> int:
    """AR-4.6: income by shares held by players, rounded up; nothing if nobody holds one."""
    shares = state.shares_sold[company]
    if shares == 0:
        return 0
    return (state.income[company] + shares - 1) // shares
