"""Plays a position on by the policy, in place, some rounds far or to the end.

Each seat evaluates the position once a turn and then carries that plan out: an auction goes to
the highest limit at the second highest, and cubes follow the plan without a new evaluation.
"""

from __future__ import annotations

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy, choose_space, decide
from roundhouse.bots.american_rails.spaces import builders, highest, sale_worth
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.board import HEXES
from roundhouse.games.american_rails.encode import (
    BID_ZERO,
    DECLINE,
    DONE,
    LOWEST_BID,
    PASS_BID,
    PLACE_CUBE,
)
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import BID, ENDED, EXPAND, NOBODY, SPACE, State


def play_on(state: State, plans: Plans, policy: Policy, year: int) -> list[float]:
    """The final cash of every seat: played out, or estimated at the beginning of `year`."""
    while state.phase != ENDED and state.year < year:
        take_turn(Outlook(state, plans, policy.weights), policy)
    if state.phase == ENDED:
        return [float(cash) for cash in state.cash]
    outlook = Outlook(state, plans, policy.weights)
    return [outlook.final_cash(seat) for seat in range(state.seats)]


def take_turn(outlook: Outlook, policy: Policy) -> None:
    """A turn, or what is left of it."""
    state = outlook.state
    if state.phase == SPACE:
        play(state, choose_space(outlook, policy))
        if state.phase in (SPACE, ENDED):
            return
    if state.phase == EXPAND:
        build(outlook)
        return
    if state.phase != BID:
        play(state, decide(outlook, policy))
    if state.phase == BID:
        hold_auction(outlook, policy)


def build(outlook: Outlook) -> None:
    """Every cube of the turn, as far as nothing built before them is in the way."""
    state = outlook.state
    for _, company, count in builders(outlook, state.actor, state.cubes_to_place):
        hexes = [hex_ for leg in outlook.plan[company] for hex_ in leg.path]
        for hex_ in hexes[:count]:
            if hex_ in state.frontier[company] and state.price[hex_] <= state.treasury[company]:
                play(state, PLACE_CUBE + company * HEXES + hex_)
                if state.phase != EXPAND:
                    return
    play(state, DONE if state.cubes_placed else DECLINE)


def hold_auction(outlook: Outlook, policy: Policy, decided: int = NOBODY, most: int = 0) -> None:
    """A sole bidder buys only if that gains something, dilution of own shares included.

    A seat that has decided bids up to that much, whatever the policy thinks.
    """
    state = outlook.state
    company, least = state.company, lowest_bid(state)
    limits: list[int] = []
    for seat, cash in enumerate(state.cash):
        limit = min(cash, int(policy.blur(outlook.limit(company, cash))))
        if seat == decided:
            limit = min(cash, most)
        limits.append(0 if state.passed[seat] or limit < least else limit)
    if state.leader != NOBODY:
        limits[state.leader] = max(limits[state.leader], state.standing)
    buyer, price = highest(limits, state.opener)
    is_alone = price == LOWEST_BID and state.leader == NOBODY
    if buyer < 0 or (is_alone and sale_worth(outlook, buyer, company, buyer, price) <= 0.0):
        leave(state)
    else:
        sell(state, buyer, max(price, state.standing))


def sell(state: State, buyer: int, price: int) -> None:
    """The auction goes to this buyer at this price."""
    state.passed = [True] * state.seats
    state.passed[buyer] = False
    state.bidder = buyer
    state.actor = buyer
    play(state, BID_ZERO + price)


def leave(state: State) -> None:
    """Everybody passes."""
    state.passed = [True] * state.seats
    state.passed[state.bidder] = False
    play(state, PASS_BID)
