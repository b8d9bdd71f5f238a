"""Chapter 13: agreements on the price of track, and the answers of other players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.depots import answer_request
from roundhouse.games.african_rails.encode import OFFER, OFFERS, PRICES
from roundhouse.games.african_rails.facts import MOST_SEATS, TOP_ROUNDS
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import ANSWER, CONSENT, State


def offer_blocks(state: State) -> list[int]:
    """AF-13.1: the first number of each block of OFFERS proposals that may be made now."""
    found: list[int] = []
    if not state.options.agreements:
        return found
    for seat in range(state.seats):
        if seat != state.mover and not state.offered >> seat & 1:
            first = seat if seat < state.mover else state.mover
            last = seat + state.mover - first
            found.append(int(OFFER + (seat * MOST_SEATS + first) * OFFERS))
            found.append(int(OFFER + (seat * MOST_SEATS + last) * OFFERS))
    return found


def legal_offers(state: State, found: list[int]) -> None:
    for block in offer_blocks(state):
        found.extend(range(block, block + OFFERS))


def apply_offer(state: State, number: i64) -> None:
    """AF-13.1: the other player is asked."""
    rounds = number % TOP_ROUNDS + 1
    price = number // TOP_ROUNDS % PRICES
    owner = number // OFFERS % MOST_SEATS
    seat = number // (OFFERS * MOST_SEATS)
    state.offered |= 1 << seat
    state.offer = vec[i64]([seat, owner, price, rounds])


def apply_accept(state: State, _number: i64) -> None:
    answer(state, True)


def apply_refuse(state: State, _number: i64) -> None:
    answer(state, False)


def answer(state: State, accepted: bool) -> None:
    """AF-9.3, AF-13.1: to the question that is open."""
    if state.phase == ANSWER:
        answer_offer(state, accepted)
    else:
        answer_request(state, accepted)


def why_not_answer(state: State, _number: i64) -> Refusal | None:
    asked = state.phase in (ANSWER, CONSENT)
    return None if asked else refusal("AF-13.1", "nothing-asked")


def answer_offer(state: State, accepted: bool) -> None:
    """AF-13.1: a new agreement replaces the old."""
    seat, owner, price, rounds = state.offer[0], state.offer[1], state.offer[2], state.offer[3]
    state.offer = vec[i64]()
    if accepted:
        state.accepted |= 1 << seat
        user = state.mover if owner == seat else seat
        state.price[user * state.seats + owner] = price
        state.turns[user * state.seats + owner] = rounds


def count_agreements(state: State) -> None:
    """AF-13.1: an agreement counts the turns of its user; this one is over."""
    first = state.mover * state.seats
    for pair in range(first, first + state.seats):
        if state.turns[pair] > 0:
            state.turns[pair] -= 1
            if state.turns[pair] == 0:
                state.price[pair] = -1


def why_not_offer(state: State, number: i64) -> Refusal | None:
    owner = number // OFFERS % MOST_SEATS
    seat = number // (OFFERS * MOST_SEATS)
    if not state.options.agreements:
        return refusal("AF-13.1", "no-agreements")
    if seat >= state.seats or seat == state.mover or owner not in (seat, state.mover):
        return refusal("AF-13.1", "no-such-partner")
    return refusal("AF-13.1", "proposed-already") if state.offered >> seat & 1 else None
