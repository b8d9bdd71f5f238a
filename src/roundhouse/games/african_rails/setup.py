"""Chapter 1: dealing, returning cards, origins and the start player."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from mypy_extensions import i64

from roundhouse.game import BadInput, Message, Refusal, no_such_seat
from roundhouse.games.african_rails.actions import Options
from roundhouse.games.african_rails.encode import CHOOSE_ORIGIN, RETURN_CARD
from roundhouse.games.african_rails.facts import (
    CARDS,
    MAJOR_CITIES,
    MAJORS,
    RETURNED,
    START_CASH,
    TABLES,
    TRAIN_A,
)
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    DEAL,
    FLOW_KINDS,
    FLOW_START,
    ORIGIN,
    RETURN,
    START,
    State,
    fresh_state,
    hand_limit,
)
from roundhouse.games.african_rails.track import join_place, reach
from roundhouse.games.african_rails.turn import begin_turn

SEATS: Final = range(2, 7)


def start(seats: int, options: Options) -> State:
    """AF-1.2: every player has 60 M and a type A train; the cards are about to be dealt."""
    if seats not in SEATS:
        raise BadInput(f"seats: African Rails is for 2 to 6 players, not {seats}")
    if options.two_player and seats != 2:
        raise BadInput(
            f"two_player: this variant is for 2 players, not {seats}",
            Message("options-two-player", {"seats": seats}),
        )
    if isinstance(options.start, int) and options.start >= seats:
        raise no_such_seat("start", options.start, seats)
    state = fresh_state(seats, options)
    for seat in range(state.seats):
        state.accounts[seat * FLOW_KINDS + FLOW_START] = START_CASH
        state.train[2 * seat] = TRAIN_A
    return state


def contracts_in_pile(state: State) -> int:
    """How many cards of the pile are contracts; they come first."""
    return bisect_left(state.pile, CARDS)


def take_from_pile(state: State, card: int) -> None:
    del state.pile[bisect_left(state.pile, card)]


def apply_deal(state: State, number: i64) -> None:
    """AF-1.2: five cards to each seat (seven in the fast game), contracts only."""
    card = int(number) % CARDS
    hand = state.hands[int(state.mover)]
    take_from_pile(state, card)
    insort(hand, card)
    if len(hand) == hand_limit(state, state.mover) + RETURNED:
        state.mover += 1
        if state.mover == state.seats:
            state.mover = 0
            state.phase = RETURN


def legal_returns(state: State, found: list[int]) -> None:
    """AF-1.2: any card of the own hand."""
    for card in state.hands[int(state.mover)]:
        found.append(RETURN_CARD + card)


def apply_return(state: State, number: i64) -> None:
    """AF-1.2: the card goes back to the pile."""
    card = int(number)
    hand = state.hands[int(state.mover)]
    hand.remove(card)
    insort(state.pile, card)
    insort(state.returned[int(state.mover)], card)
    if len(hand) == hand_limit(state, state.mover):
        state.phase = ORIGIN


def legal_origins(found: list[int]) -> None:
    """AF-1.3: any major city; several players may choose the same."""
    found.extend(range(CHOOSE_ORIGIN, CHOOSE_ORIGIN + MAJORS))


def apply_origin(state: State, major: i64) -> None:
    """AF-1.3: the network starts there, and the train stands in the centre."""
    seat = state.mover
    state.origin[seat] = major
    state.linked[seat] = -1
    state.at[2 * seat] = TABLES.centre[major]
    join_place(state, seat, MAJOR_CITIES[int(major)])
    reach(state, seat, TABLES.centre[major])
    state.mover += 1
    state.phase = RETURN
    if state.mover == state.seats:
        named = state.options.start
        state.mover = 0
        state.phase = START
        if isinstance(named, int):
            apply_start_player(state, named)


def apply_start_player(state: State, seat: i64) -> None:
    """AF-1.4: the first round begins with this player."""
    state.start_player = seat
    state.mover = seat
    state.round = 1
    state.returned = [[] for _ in range(int(state.seats))]
    begin_turn(state)


def why_not_return(state: State, number: i64) -> Refusal | None:
    if state.phase != RETURN:
        return refusal("AF-1.2", "set-up-over")
    if int(number) in state.hands[int(state.mover)]:
        return None
    return refusal("AF-1.2", "not-your-card")


def why_not_origin(state: State, _major: i64) -> Refusal | None:
    return None if state.phase == ORIGIN else refusal("AF-1.3", "set-up-over")


def why_not_deal(state: State, number: i64) -> Refusal | None:
    seat, card = int(number) // CARDS, int(number) % CARDS
    if state.phase != DEAL:
        return refusal("AF-1.2", "not-dealing")
    if seat != state.mover:
        return refusal("AF-1.2", "other-seat")
    return None if card in state.pile else refusal("AF-1.2", "not-in-pile")


def why_not_start_player(state: State, seat: i64) -> Refusal | None:
    if state.phase != START:
        return refusal("AF-1.4", "start-known")
    return None if seat < state.seats else refusal("AF-1.4", "no-such-seat")
