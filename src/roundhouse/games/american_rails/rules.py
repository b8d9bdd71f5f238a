"""The turn as a contents page: each phase with its legal list, its refusals and its handler."""

from __future__ import annotations

from random import Random

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails import auction, preparation, rounds, setup, spaces, track
from roundhouse.games.american_rails.encode import ACTIONS, code_of
from roundhouse.games.american_rails.refuse import not_now
from roundhouse.games.american_rails.state import (
    AUCTION,
    AUCTION_ENDS,
    BANKER,
    BID,
    DEVELOP,
    ENDED,
    EXPAND,
    FUND,
    OFFER,
    REMOVE,
    SPACE,
    START,
    TAKE,
    TURN_ENDS,
    State,
)


def choices(state: State) -> list[int]:
    """The numbers of all that can happen now: legal actions, or chance outcomes."""
    phase = state.phase
    if phase == EXPAND:
        return track.legal_expand(state)
    if phase == BID:
        return auction.legal_bid(state)
    if phase == SPACE:
        return rounds.legal_space(state)
    if phase == DEVELOP:
        return spaces.legal_develop(state)
    if phase == FUND:
        return spaces.legal_fund(state)
    if phase == TAKE:
        return spaces.legal_take(state)
    if phase == AUCTION:
        return auction.legal_auction(state)
    if phase == START:
        return auction.legal_start(state)
    if phase == OFFER:
        return preparation.legal_offer(state)
    if phase == REMOVE:
        return setup.chances_remove(state)
    if phase == BANKER:
        return setup.chances_banker(state)
    return []


def why_not(state: State, action: Action) -> Refusal | None:
    """The rule against an action; None exactly for what is in `choices`."""
    phase = state.phase
    if phase == EXPAND:
        return track.why_not_expand(state, action)
    if phase == BID:
        return auction.why_not_bid(state, action)
    if phase == SPACE:
        return rounds.why_not_space(state, action)
    if phase == DEVELOP:
        return spaces.why_not_develop(state, action)
    if phase == FUND:
        return spaces.why_not_fund(state, action)
    if phase == TAKE:
        return spaces.why_not_take(state, action)
    if phase == AUCTION:
        return auction.why_not_auction(state, action)
    if phase == START:
        return auction.why_not_start(state, action)
    if phase == OFFER:
        return preparation.why_not_offer(state, action)
    if phase == REMOVE:
        return setup.why_not_remove(state, action)
    if phase == BANKER:
        return setup.why_not_banker(state, action)
    return not_now(state)


def play(state: State, code: int) -> None:
    """Carry an action out, and all that follows from it."""
    phase = state.phase
    if phase == EXPAND:
        track.apply_expand(state, code)
    elif phase == BID:
        auction.apply_bid(state, code)
    elif phase == SPACE:
        rounds.apply_space(state, code)
    elif phase == DEVELOP:
        spaces.apply_develop(state, code)
    elif phase == FUND:
        spaces.apply_fund(state, code)
    elif phase == TAKE:
        spaces.apply_take(state, code)
    elif phase == AUCTION:
        auction.apply_auction(state, code)
    elif phase == START:
        auction.apply_start(state, code)
    elif phase == OFFER:
        preparation.apply_offer(state, code)
    elif phase == REMOVE:
        setup.apply_remove(state, code)
    elif phase == BANKER:
        setup.apply_banker(state, code)
    if state.phase == AUCTION_ENDS:
        after_auction(state)
    if state.phase == TURN_ENDS:
        rounds.end_turn(state)


def after_auction(state: State) -> None:
    """AR-3.2: in the preparation the next company; in a round the turn is over (AR-5.6)."""
    if not state.preparing:
        state.phase = TURN_ENDS
    elif preparation.after_auction(state):
        rounds.start_phase(state)


def actions(state: State) -> list[Action]:
    table = ACTIONS
    return [table[code] for code in choices(state)]


def apply(state: State, action: Action) -> None:
    play(state, code_of(action))


def playout(state: State, rng: Random, limit: int) -> int:
    """Every choice with equal chance, in place; the number of the seats' decisions."""
    random = rng.random
    decisions = 0
    while state.phase != ENDED and decisions < limit:
        codes = choices(state)
        if state.phase != REMOVE and state.phase != BANKER:
            decisions += 1
        play(state, codes[int(random() * len(codes))])
    return decisions
