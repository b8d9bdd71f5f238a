"""How many dividend phases are still to come: the three ends of the game, estimated (AR-6.1)."""

from __future__ import annotations

from roundhouse.bots.american_rails.weights import Weights
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.ending import LOW
from roundhouse.games.american_rails.state import COLUMNS, LAST_YEAR, State


def payouts_left(state: State, weights: Weights) -> float:
    """The least of what the years, the shares and the supplies allow; 1 at least."""
    left = float(LAST_YEAR - state.year + 1)
    return max(1.0, min(left, by_shares(state, weights), by_supplies(state, weights)))


def phases_left(state: State) -> float:
    """The part of this round still to be played, from 1 down to 0."""
    if state.preparing:
        return 1.0
    return (COLUMNS - state.column - state.turn / state.seats) / COLUMNS


def by_shares(state: State, weights: Weights) -> float:
    """The game ends when every share is sold; so many a round usually are."""
    shares = sum(state.shares_left)
    if state.preparing:
        shares -= state.offered.count(False)
    return 1.0 + shares / weights.sales - phases_left(state)


def by_supplies(state: State, weights: Weights) -> float:
    """The game ends when as many supplies as there are players hold two pieces or fewer."""
    rounds = [max(0, state.houses_left - LOW) / weights.houses]
    for company in range(COMPANIES):
        if state.in_game[company]:
            rounds.append(max(0, state.supply[company] - LOW) / weights.cubes)
    rounds.sort()
    return 1.0 + rounds[state.seats - 1] - phases_left(state)
