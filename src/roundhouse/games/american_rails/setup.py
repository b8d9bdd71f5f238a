"""Chapter 1, set-up: the company that leaves, the banker, the starting cash."""

from __future__ import annotations

from typing import Final

from roundhouse.game import CHANCE, Action, BadInput, Refusal, no_such_seat
from roundhouse.games.american_rails import flows
from roundhouse.games.american_rails.actions import DrawBanker, Options, RemoveCompany
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import DRAW_BANKER, REMOVE_COMPANY
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.refusal import not_now, refuse, why_not_company
from roundhouse.games.american_rails.state import BANKER, NOBODY, OFFER, REMOVE, State, blank

SEATS: Final = range(3, 6)


def start(seats: int, options: Options) -> State:
    """AR-1.5: $50 each with 3 or 4 players, $40 each with 5; the banker named or drawn by lot."""
    if seats not in SEATS:
        raise BadInput(f"seats: American Rails is for 3 to 5 players, not {seats}")
    state = blank(BOARD, seats)
    state.negotiation = options.negotiation
    state.auto_pass = options.auto_pass
    if isinstance(options.banker, int):
        if not 0 <= options.banker < seats:
            raise no_such_seat("banker", options.banker, seats)
        state.banker = options.banker
    for seat in range(seats):
        flows.starting_cash(state, seat, 40 if seats == 5 else 50)
    if seats == 3:
        state.phase = REMOVE
    else:
        _go_on(state)
    return state


def _go_on(state: State) -> None:
    """AR-1.6: draw the banker if none is named; then the banker chooses a company."""
    if state.banker == NOBODY:
        state.phase = BANKER
        state.actor = CHANCE
    else:
        state.phase = OFFER
        state.actor = state.banker


def chances_remove(_state: State) -> list[int]:
    """AR-1.2: with three players any of the six companies may leave."""
    return list(range(REMOVE_COMPANY, REMOVE_COMPANY + COMPANIES))


def why_not_remove(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, RemoveCompany):
        return not_now(state)
    return why_not_company(state, action.company)


def apply_remove(state: State, code: int) -> None:
    """AR-1.2: the company leaves with all its cubes and shares."""
    company = code - REMOVE_COMPANY
    state.in_game[company] = False
    state.offered[company] = True
    state.supply[company] = 0
    state.shares_left[company] = 0
    _go_on(state)


def chances_banker(state: State) -> list[int]:
    """AR-1.6: any player may become the banker."""
    return list(range(DRAW_BANKER, DRAW_BANKER + state.seats))


def why_not_banker(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, DrawBanker):
        return not_now(state)
    if not 0 <= action.seat < state.seats:
        return refuse("AR-1.6", "no-seat")
    return None


def apply_banker(state: State, code: int) -> None:
    state.banker = code - DRAW_BANKER
    _go_on(state)
