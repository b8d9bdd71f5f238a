"""The strangers' estimates: cash in hand, and dividends if nothing changes any more."""

from __future__ import annotations

from roundhouse.bots.american_rails.glance import earned, years_left
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.state import State, holds


def dividend(state: State, company: int) -> int:
    """AR-4.6: what a share is paid."""
    sold = state.shares_sold[company]
    return -(-state.income[company] // sold) if sold else 0


def yearly(state: State, seat: int) -> int:
    """What the player's shares are paid in a year."""
    return sum([holds(state, seat, one) * dividend(state, one) for one in range(COMPANIES)])


def worth(state: State, seat: int) -> int:
    return state.cash[seat] + years_left(state) * yearly(state, seat)


def richest(state: State, but: int) -> int:
    """The other player who is worth most."""
    others = [seat for seat in range(state.seats) if seat != but]
    return max(others, key=lambda seat: worth(state, seat))


def share_worth(state: State, seat: int, company: int) -> int:
    """What one more share of the company adds to the player's dividends up to the last year.

    The shares that are held already are paid less once there is one more.
    """
    held, sold = holds(state, seat, company), state.shares_sold[company]
    after = -(-earned(state, company) // (sold + 1)) * (held + 1)
    return years_left(state) * (after - held * dividend(state, company))
