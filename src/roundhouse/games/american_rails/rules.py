"""The table of phases: each phase with its legal list, its refusals and its handler."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from roundhouse.game import Action, Refusal, Seat
from roundhouse.games.american_rails import (
    auction,
    ending,
    preparation,
    rounds,
    setup,
    spaces,
    track,
)
from roundhouse.games.american_rails.encode import ACTIONS, DECLINE, code
from roundhouse.games.american_rails.state import AUCTION_ENDS, BANKER, ENDED, TURN_ENDS, State

Choices = Callable[[State], list[int]]
WhyNot = Callable[[State, Action], Refusal | None]
Play = Callable[[State, int], None]

PHASES: Final[list[tuple[str, Choices, WhyNot, Play]]] = [
    # 1 Set-up (chance)
    ("remove", setup.chances_remove, setup.why_not_remove, setup.apply_remove),
    ("banker", setup.chances_banker, setup.why_not_banker, setup.apply_banker),
    # 3 The preparation round
    ("offer", preparation.legal_offer, preparation.why_not_offer, preparation.apply_offer),
    # 2 Auctions
    ("bid", auction.legal_bid, auction.why_not_bid, auction.apply_bid),
    ("start", auction.legal_start, auction.why_not_start, auction.apply_start),
    # 4 Rounds
    ("space", rounds.legal_space, rounds.why_not_space, rounds.apply_space),
    # 5 The actions
    ("develop", spaces.legal_develop, spaces.why_not_develop, spaces.apply_develop),
    ("fund", spaces.legal_fund, spaces.why_not_fund, spaces.apply_fund),
    ("take", spaces.legal_take, spaces.why_not_take, spaces.apply_take),
    ("auction", auction.legal_auction, auction.why_not_auction, auction.apply_auction),
    ("expand", track.legal_expand, track.why_not_expand, track.apply_expand),
    # 6 End
    ("ended", ending.legal_ended, ending.why_not_ended, ending.apply_ended),
]
"""By the phase numbers of state.py: name, what can be done, why something cannot, doing it."""

PHASE_NAMES: Final = [phase[0] for phase in PHASES]
_CHOICES: Final = [phase[1] for phase in PHASES]
_PLAYS: Final = [phase[3] for phase in PHASES]


def choices(state: State) -> list[int]:
    """The numbers of all that can happen now: legal actions, or chance outcomes."""
    return _CHOICES[state.phase](state)


def play(state: State, code: int) -> None:
    """Carry an action out, and all that follows from it."""
    if code == DECLINE:
        rounds.decline(state)
    else:
        _PLAYS[state.phase](state, code)
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


def to_act(state: State) -> Seat:
    return state.actor


def legal(state: State) -> list[Action]:
    """What the seat to act may do."""
    return [] if is_chance(state) else _actions(state)


def chances(state: State) -> list[tuple[Action, int]]:
    """What the box may draw, all alike."""
    return [(action, 1) for action in _actions(state)] if is_chance(state) else []


def _actions(state: State) -> list[Action]:
    table = ACTIONS
    return [table[code] for code in choices(state)]


def apply(state: State, action: Action) -> None:
    play(state, code(action))


def is_chance(state: State) -> bool:
    """Does the box draw now, not a player?"""
    return state.phase <= BANKER


def playout(state: State, rng: Random, limit: int) -> int:
    """Every choice with equal chance, in place; the number of the seats' decisions."""
    random = rng.random
    decisions = 0
    while state.phase != ENDED and decisions < limit:
        codes = choices(state)
        if not is_chance(state):
            decisions += 1
        play(state, codes[int(random() * len(codes))])
    return decisions
