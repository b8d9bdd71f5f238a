"""Chapter 6, the end: the three conditions, scores and winners."""

from __future__ import annotations

from typing import Final

from roundhouse.game import Action, BrokenInvariant, Refusal
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.refusal import not_now
from roundhouse.games.american_rails.state import LAST_YEAR, State

LOW: Final = 2
"""AR-6.1: a supply with this many pieces or fewer counts."""


def legal_ended(_state: State) -> list[int]:
    """AR-6.1: the game is over."""
    return []


def why_not_ended(state: State, _action: Action) -> Refusal | None:
    return not_now(state)


def apply_ended(_state: State, code: int) -> None:
    raise BrokenInvariant(f"action {code} after the end of the game")


def is_end(state: State) -> bool:
    """AR-6.1: checked after each dividend phase."""
    return state.year == LAST_YEAR or not any(state.shares_left) or is_short(state)


def is_short(state: State) -> bool:
    """AR-6.1: as many low supplies as there are players."""
    return low_supplies(state) >= state.seats


def low_supplies(state: State) -> int:
    """AR-6.1: how many of the houses and the companies in the game have two pieces or fewer."""
    low = 0
    if state.houses_left <= LOW:
        low += 1
    for company in range(COMPANIES):
        if state.in_game[company] and state.supply[company] <= LOW:
            low += 1
    return low


def winners(state: State) -> list[int]:
    """AR-6.2: most cash in hand; all who tie for it."""
    most = max(state.cash)
    return [seat for seat in range(state.seats) if state.cash[seat] == most]
