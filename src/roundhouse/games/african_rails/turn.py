"""Chapters 2, 7 and 11: turns, rounds, drawing cards and the end of the game."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.deals import count_agreements
from roundhouse.games.african_rails.events import apply_event, turn_events
from roundhouse.games.african_rails.facts import (
    CARDS,
    MAJORS_TO_WIN,
    PUBLIC_CARDS,
    PUBLIC_ROUND,
)
from roundhouse.games.african_rails.freight import return_old_goods
from roundhouse.games.african_rails.move import has_moved
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    ANSWER,
    BUILD,
    CONSENT,
    DRAW,
    DROP,
    ENDED,
    LAYOUT,
    MOVE,
    REPLACE,
    SAT_OUT,
    State,
    hand_limit,
    loaded,
    speed,
    train_bit,
)
from roundhouse.games.african_rails.track import majors_joined, trim_frontier


def begin_turn(state: State) -> None:
    """AF-2.1, AF-2.3: trains get their points; in the first round players only build."""
    state.clear_turn()
    for train in range(2 * state.mover, 2 * state.mover + 2):
        if state.train[train] >= 0:
            if state.lost[train] > 0:
                state.lost[train] -= 1
                state.stuck |= train_bit(train)
                state.ended |= train_bit(train)
                state.points[train] = 0
            else:
                state.points[train] = speed(state, train)
    if state.cash[state.mover] > 0:
        trim_frontier(state, state.mover)
    state.stage = BUILD if state.round == 1 or has_moved(state) else MOVE
    state.phase = state.stage


def apply_end_turn(state: State, _number: i64) -> None:
    end_turn(state)


def why_not_end_turn(_state: State, _number: i64) -> Refusal | None:
    return None


def end_turn(state: State) -> None:
    """AF-5.2, AF-11.1, AF-13.1: events and agreements count on; the next player begins."""
    turn_events(state)
    count_agreements(state)
    for train in range(2 * state.mover, 2 * state.mover + 2):
        state.points[train] = 0
    state.clear_turn()
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.start_player:
        if state.options.start_moves_on:
            state.start_player = (state.start_player + 1) % state.seats
            state.mover = state.start_player
        state.round += 1
        return_old_goods(state)
        if state.round == PUBLIC_ROUND:
            state.stage = LAYOUT
            state.publics = PUBLIC_CARDS
            return
    begin_turn(state)


def can_sit_out(state: State) -> bool:
    """AF-2.2, AF-2.3, AF-10.2: the first thing done, not in round 1, and with no duty."""
    return state.round > 1 and not state.acted and not has_duty(state)


def has_duty(state: State) -> bool:
    """AF-10.2: a contract must be carried out for a joined town."""
    return any(duty[0] == state.mover for duty in state.duties)


def apply_sit_out(state: State, _number: i64) -> None:
    """AF-2.2: all cards go, and as many as the hand holds are drawn."""
    hand = state.hands[int(state.mover)]
    state.discards.extend(hand)
    hand.clear()
    state.acted = 1
    state.draws = hand_limit(state, state.mover)
    state.stage = SAT_OUT


def why_not_sit_out(state: State, _number: i64) -> Refusal | None:
    if state.round == 1:
        return refusal("AF-2.3", "first-round")
    if has_duty(state):
        return refusal("AF-10.2", "duty")
    return None if can_sit_out(state) else refusal("AF-2.2", "first-thing")


def apply_draw(state: State, number: i64) -> None:
    """AF-4.3, AF-5.1: a contract comes to the hand; an event takes effect."""
    card = int(number)
    state.pile.remove(card)
    if card < CARDS:
        insort(state.hands[int(state.mover)], card)
        state.draws -= 1
    else:
        apply_event(state, card)


def apply_draw_public(state: State, number: i64) -> None:
    """AF-1.5, AF-4.6, AF-5.1: a contract is laid out; an event takes effect."""
    card = int(number)
    state.pile.remove(card)
    if card < CARDS:
        insort(state.public, card)
        state.publics -= 1
    else:
        apply_event(state, card)


def shuffle_in(state: State) -> None:
    """AF-4.7: the discards go to the pile, events included."""
    state.pile = sorted(state.pile + state.discards)
    state.discards = []


def has_contract(cards: list[int]) -> bool:
    return any(card < CARDS for card in cards)


def can_draw(state: State) -> bool:
    """AF-4.7: a contract card can still come; an empty pile is made anew."""
    if not has_contract(state.pile) and not has_contract(state.discards):
        return False
    if not state.pile or (state.stage == LAYOUT and not has_contract(state.pile)):
        shuffle_in(state)
    return True


def settle(state: State) -> None:
    """What comes next: the end, a lost load, an answer, a card to draw, or the turn itself."""
    if has_won(state):
        state.phase = ENDED
        return
    while len(state.drops) > 0 and loaded(state, state.drops[0]) == 0:
        state.drops = state.drops[1:]
    if len(state.drops) > 0:
        state.phase = DROP
    elif len(state.offer) > 0:
        state.phase = ANSWER
    elif len(state.request) > 0:
        state.phase = CONSENT
    elif state.draws > 0 or state.publics > 0:
        settle_draws(state)
    else:
        settle_stage(state)


def settle_draws(state: State) -> None:
    if not can_draw(state):
        state.draws = 0
        state.publics = 0
        settle_stage(state)
    elif state.draws > 0:
        state.phase = DRAW
    else:
        state.phase = LAYOUT if state.stage == LAYOUT else REPLACE


def settle_stage(state: State) -> None:
    """The turn goes on, ends after sitting out, or begins when the public cards lie."""
    if state.stage == SAT_OUT:
        end_turn(state)
        settle(state)
    elif state.stage == LAYOUT:
        begin_turn(state)
    else:
        state.phase = state.stage


def has_won(state: State) -> bool:
    """AF-7.2: somebody has the sum and five major cities in one network."""
    for seat in range(state.seats):
        if state.cash[seat] >= state.target and majors_joined(state, seat) >= MAJORS_TO_WIN:
            return True
    return False


def winners(state: State) -> list[int]:
    """AF-7.2: the richest player wins; ties win together."""
    if state.phase != ENDED:
        return []
    richest = max(int(cash) for cash in state.cash)
    return [seat for seat in range(int(state.seats)) if int(state.cash[seat]) == richest]


def why_not_draw(state: State, number: i64) -> Refusal | None:
    return why_not_from_pile(state, number, DRAW)


def why_not_from_pile(state: State, number: i64, phase: i64) -> Refusal | None:
    """AF-4.7: when a card is due."""
    if state.phase != phase:
        return refusal("AF-4.7", "not-drawing")
    return None if int(number) in state.pile else refusal("AF-4.7", "not-in-pile")


def why_not_draw_public(state: State, number: i64) -> Refusal | None:
    """AF-1.5: no events among the first public contracts."""
    if state.phase == REPLACE:
        return why_not_from_pile(state, number, REPLACE)
    if number >= CARDS:
        return refusal("AF-1.5", "no-events")
    return why_not_from_pile(state, number, LAYOUT)
