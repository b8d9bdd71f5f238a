"""Plays a position on by the policy, in place, some rounds far or to the end."""

from __future__ import annotations

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy, choose
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import ENDED, State


def play_on(state: State, plans: Plans, policy: Policy, year: int) -> list[float]:
    """The final cash of every seat: played out, or foreseen at the beginning of `year`."""
    while state.phase != ENDED and state.year < year:
        play(state, choose(state, plans, policy))
    if state.phase == ENDED:
        return [float(cash) for cash in state.cash]
    outlook = Outlook(state, plans, policy.weights)
    return [outlook.final_cash(seat) for seat in range(state.seats)]
