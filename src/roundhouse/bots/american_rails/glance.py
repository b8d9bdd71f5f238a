"""Simple estimates without search: what a company earns, and for how many years."""

from __future__ import annotations

from roundhouse.games.american_rails.auction import free_cities
from roundhouse.games.american_rails.state import LAST_YEAR, NONE, State, is_on_board


def richest_city(state: State) -> int:
    """The free city with the highest value; NONE when all are taken."""
    best, most = NONE, 0
    for city in free_cities(state):
        if state.board.full[city] > most:
            best, most = city, state.board.full[city]
    return best


def earned(state: State, company: int) -> int:
    """The company's income; of one that has not begun, what the richest free city would give."""
    if is_on_board(state, company):
        return state.income[company]
    city = richest_city(state)
    return 0 if city == NONE else state.board.full[city]


def years_left(state: State) -> int:
    """Dividends to come if the game goes on to its last year, this round's included."""
    return LAST_YEAR - state.year + 1
