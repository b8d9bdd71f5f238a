"""Chapter 1: set-up. Chance says who begins and deals the cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.game import BadInput, no_such_seat
from roundhouse.games.transamerica.actions import Deal, DrawStartPlayer, Options
from roundhouse.games.transamerica.facts import BOARD, COLOURS, SEATS
from roundhouse.games.transamerica.state import (
    DEAL,
    STONES,
    State,
    clear_board,
)

DEALS: Final = [[(Deal(seat, city.name), 1) for city in BOARD.cities] for seat in range(SEATS[-1])]
"""For each seat and city, the deal that gives one to the other, and its weight."""


def start(seats: int, options: Options) -> State:
    """TA-1.1, TA-1.3: an empty board, every locomotive in the shed."""
    if seats not in SEATS:
        raise BadInput(f"seats: TransAmerica is for 2 to 6 players, not {seats}")
    state = State(BOARD, seats, options)
    clear_board(state)
    chosen = options.start_player
    if isinstance(chosen, int):
        if chosen >= seats:
            raise no_such_seat("start_player", chosen, seats)
        state.start_player = chosen
        state.phase = DEAL
    return state


def start_players(state: State) -> list[tuple[DrawStartPlayer, int]]:
    """TA-1.5: the start player is drawn at random."""
    return [(DrawStartPlayer(seat), 1) for seat in range(int(state.seats))]


def apply_start_player(state: State, seat: i64) -> None:
    state.start_player = seat
    state.phase = DEAL


def is_in_play(state: State, city: i64) -> bool:
    """TA-1.2: with 2 or 3 players the striped cards are left out."""
    return state.seats > 3 or state.board.city_striped[city] == 0


def is_held(state: State, city: i64) -> bool:
    """TA-1.4: two seats never hold the same card."""
    card = state.board.city_colour[city]
    while card < state.dealt:
        if state.hands[card] == city:
            return True
        card += COLOURS
    return False


def undealt(state: State) -> vec[i64]:
    """TA-1.4: the cards the next one can be: of the colour in turn, in play, with nobody."""
    cards = vec[i64]()
    colour = state.dealt % COLOURS
    for city in range(i64(len(state.board.city_node))):
        if (
            state.board.city_colour[city] == colour
            and is_in_play(state, city)
            and not is_held(state, city)
        ):
            cards = append(cards, city)
    return cards


def deals(state: State) -> list[tuple[Deal, int]]:
    """TA-1.4: one card of each colour for seat 0, then for seat 1, …"""
    for_seat = DEALS[state.dealt // COLOURS]
    return [for_seat[city] for city in undealt(state)]


def apply_card(state: State, city: i64) -> None:
    """TA-1.4: the next card is this city; after the last one the start player begins."""
    state.hands[state.dealt] = city
    state.dealt += 1
    if state.dealt == state.seats * COLOURS:
        state.phase = STONES
        state.mover = state.start_player
