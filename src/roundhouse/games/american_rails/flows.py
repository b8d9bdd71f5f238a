"""Money: every dollar that changes hands does so here, from one purse to another, by name.

A purse is the bank, a player or a company; what all purses hold together never changes. With
`state.flows` set to a list, each flow is written down as (name, from, to, amount): a seat is
its number, a company `COMPANY + number`, the bank `THE_BANK`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.american_rails.state import State

THE_BANK: Final = -1
COMPANY: Final = 100


def _write(state: State, name: str, giver: int, taker: int, amount: int) -> None:
    journal = state.flows
    if journal is not None and amount:
        journal.append((name, giver, taker, amount))


def starting_cash(state: State, seat: int, amount: int) -> None:
    """AR-1.5: the bank gives each player the starting cash."""
    state.bank -= amount
    state.cash[seat] += amount
    _write(state, "starting cash", THE_BANK, seat, amount)


def share_price(state: State, seat: int, company: int, amount: int) -> None:
    """AR-2.5: the winner pays the bid into the company's treasury."""
    state.cash[seat] -= amount
    state.treasury[company] += amount
    _write(state, "share price", seat, COMPANY + company, amount)


def track_cost(state: State, company: int, amount: int) -> None:
    """AR-5.9: the company pays the bank for track."""
    state.treasury[company] -= amount
    state.bank += amount
    _write(state, "track cost", COMPANY + company, THE_BANK, amount)


def funding(state: State, company: int, amount: int) -> None:
    """AR-5.3: the bank funds a company."""
    state.bank -= amount
    state.treasury[company] += amount
    _write(state, "funding", THE_BANK, COMPANY + company, amount)


def taking(state: State, seat: int, amount: int) -> None:
    """AR-5.4: a player takes money from the bank."""
    state.bank -= amount
    state.cash[seat] += amount
    _write(state, "taking", THE_BANK, seat, amount)


def tax(state: State, seat: int, amount: int) -> None:
    """AR-5.4: a player gives money to the bank."""
    state.cash[seat] -= amount
    state.bank += amount
    _write(state, "tax", seat, THE_BANK, amount)


def dividend(state: State, seat: int, amount: int) -> None:
    """AR-4.6: the bank pays a player's dividend."""
    state.bank -= amount
    state.cash[seat] += amount
    _write(state, "dividend", THE_BANK, seat, amount)
