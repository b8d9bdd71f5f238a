"""Plays a whole turn by the outlook alone, without looking ahead: quick enough for rollouts."""

from __future__ import annotations

from random import Random

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.spaces import (
    auctions,
    best,
    best_cube,
    funds,
    houses,
    sale_worth,
    space_worths,
    takes,
)
from roundhouse.bots.american_rails.weights import Weights
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import (
    BID_ZERO,
    DECLINE,
    DONE,
    OFFER_COMPANY,
    PASS_BID,
    START_CITY,
    TAKE_SPACE,
)
from roundhouse.games.american_rails.rounds import legal_space
from roundhouse.games.american_rails.state import (
    AUCTION,
    BID,
    DEVELOP,
    EXPAND,
    FUND,
    NOBODY,
    OFFER,
    SPACE,
    START,
    State,
)


class Policy:
    """How somebody plays: with these weights and this much error."""

    def __init__(self, weights: Weights, error: float, rng: Random) -> None:
        self.weights = weights
        self.error = error
        """By how much values are misjudged, as a part of them, at most."""
        self.rng = rng

    def blur(self, worth: float) -> float:
        if self.error == 0.0:
            return worth
        return worth * (1.0 + self.error * (2.0 * self.rng.random() - 1.0))


def choose(state: State, plans: Plans, policy: Policy) -> int:
    """The number of the action that the policy takes now."""
    return decide(Outlook(state, plans, policy.weights), policy)


def decide(outlook: Outlook, policy: Policy) -> int:
    state = outlook.state
    phase, seat = state.phase, state.actor
    if phase == SPACE:
        return choose_space(outlook, policy)
    if phase == BID:
        return choose_bid(outlook, policy)
    if phase == EXPAND:
        code = best_cube(outlook, seat, state.cubes_to_place)[1]
        return DONE if code == DECLINE and state.cubes_placed else code
    if phase == DEVELOP:
        return best(houses(outlook, seat))[1]
    if phase == FUND:
        return best(funds(outlook, seat))[1]
    if phase == AUCTION:
        return best(auctions(outlook, seat))[1]
    if phase == OFFER:
        return choose_offer(outlook, policy)
    if phase == START:
        return START_CITY + state.board.city_number[outlook.start(state.company)]
    return best(takes(outlook, seat))[1]


def choose_space(outlook: Outlook, policy: Policy) -> int:
    codes = legal_space(outlook.state)
    spaces = [code - TAKE_SPACE for code in codes]
    worths = space_worths(outlook, outlook.state.actor, spaces)
    chosen, most = codes[0], -1e9
    for code, worth in zip(codes, worths, strict=True):
        blurred = policy.blur(worth)
        if blurred > most:
            chosen, most = code, blurred
    return chosen


def choose_bid(outlook: Outlook, policy: Policy) -> int:
    """$1 more up to the limit; a sole bidder passes where the share would gain nothing."""
    state = outlook.state
    seat, company, least = state.actor, state.company, lowest_bid(state)
    cash = state.cash[seat]
    limit = min(cash, int(policy.blur(outlook.limit(company, cash))))
    if limit < least:
        return PASS_BID
    is_alone = state.leader == NOBODY and rivals_limit(outlook, seat) < least
    if is_alone and sale_worth(outlook, seat, company, seat, least) <= 0.0:
        return PASS_BID
    return BID_ZERO + least


def rivals_limit(outlook: Outlook, seat: int) -> int:
    """The most that anybody else still in the auction should bid."""
    state = outlook.state
    most = 0
    for other in range(state.seats):
        if other != seat and not state.passed[other]:
            most = max(most, outlook.limit(state.company, state.cash[other]))
    return most


def choose_offer(outlook: Outlook, policy: Policy) -> int:
    """AR-3.1: the best company while one has the most money, the worst when others have."""
    state = outlook.state
    richest = max(state.cash) == state.cash[state.actor]
    chosen, most = -1, -1e9
    for company, offered in enumerate(state.offered):
        if not offered:
            worth = policy.blur(outlook.after_sale(company, 20.0))
            if not richest:
                worth = -worth
            if worth > most:
                chosen, most = company, worth
    return OFFER_COMPANY + chosen
