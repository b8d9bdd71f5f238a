"""Chapter 4, rounds: taking spaces, the order of play, dividends."""

from __future__ import annotations

from typing import Final

from roundhouse.game import OVER, Action, Refusal
from roundhouse.games.american_rails import flows
from roundhouse.games.american_rails.actions import TakeSpace
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import TAKE_SPACE
from roundhouse.games.american_rails.ending import is_end
from roundhouse.games.american_rails.income import dividend_per_share
from roundhouse.games.american_rails.refusal import not_now, refuse
from roundhouse.games.american_rails.state import (
    AUCTION,
    COLUMNS,
    DEVELOP,
    ENDED,
    EXPAND,
    FUND,
    NOBODY,
    SPACE,
    SPACE_COUNT,
    SPACES,
    TAKE,
    TURN_ENDS,
    State,
    column_start,
)

_ASKS: Final = [TURN_ENDS, DEVELOP, FUND, TAKE, EXPAND, AUCTION, EXPAND]
"""AR-4.4: what each space asks for next, from top to bottom; Pass is done at once."""
_CUBES: Final = [0, 0, 0, 0, 3, 0, 4]
"""AR-5.7: how many cubes may be placed from each space; AR-5.5 adds Take $2."""


def legal_space(state: State) -> list[int]:
    """AR-4.2: any empty space of the column."""
    first = column_start(state)
    taken = state.spaces
    return [TAKE_SPACE + space for space in range(SPACE_COUNT) if taken[first + space] == NOBODY]


def why_not_space(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, TakeSpace):
        return not_now(state)
    if action.space not in SPACES:
        return refuse("AR-4.4", "no-space", space=action.space)
    there = state.spaces[column_start(state) + SPACES.index(action.space)]
    if there != NOBODY:
        return refuse("AR-4.4", "space-taken", space=action.space, player=there)
    return None


def apply_space(state: State, code: int) -> None:
    """AR-4.2, AR-4.4: the train moves; its space says what may be done."""
    space = code - TAKE_SPACE
    state.spaces[column_start(state) + space] = state.actor
    state.phase = _ASKS[space]
    state.cubes_to_place = _CUBES[space]


def decline(state: State) -> None:
    """AR-4.5: the action is not carried out; the train keeps its place."""
    at = state.spaces.index(state.actor, column_start(state))
    state.declined[at] = True
    state.cubes_to_place = 0
    state.phase = TURN_ENDS


def start_phase(state: State) -> None:
    """AR-4.2: the first player of this order chooses a space."""
    state.turn = 0
    state.phase = SPACE
    state.actor = state.order[0]


def end_turn(state: State) -> None:
    """AR-4.2: the next player; after the last one the next action phase or the dividends."""
    state.turn += 1
    if state.turn < state.seats:
        state.phase = SPACE
        state.actor = state.order[state.turn]
        return
    state.order = order_of_column(state)
    if state.column + 1 < COLUMNS:
        state.column += 1
        start_phase(state)
    else:
        end_round(state)


def order_of_column(state: State) -> list[int]:
    """AR-4.3: the trains in this column, topmost first."""
    order: list[int] = []
    first = column_start(state)
    for space in range(SPACE_COUNT):
        seat = state.spaces[first + space]
        if seat != NOBODY:
            order.append(seat)
    return order


def end_round(state: State) -> None:
    """AR-4.7: dividends, then the end of the game or the next year."""
    pay_dividends(state)
    if is_end(state):
        state.phase = ENDED
        state.actor = OVER
        return
    state.year += 1
    state.column = 0
    start_phase(state)


def pay_dividends(state: State) -> None:
    """AR-4.6: every share held by a player is paid by the bank."""
    rates: list[int] = []
    for company in range(COMPANIES):
        rate = dividend_per_share(state, company)
        rates.append(rate)
        if rate:
            for seat in range(state.seats):
                shares = state.held[seat * COMPANIES + company]
                if shares:
                    flows.dividend(state, seat, rate * shares)
    state.rounds += state.income
    state.rounds += rates
    state.rounds += state.cash
