"""Chapters 3 to 6: the end of a round, its scoring, the next round and the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.boards.steiner import cheapest_join, cheapest_joins
from roundhouse.games.transamerica.facts import COLOURS
from roundhouse.games.transamerica.state import (
    DEAL,
    ENDED,
    RoundResult,
    State,
    clear_board,
    hand,
)


def is_complete(state: State, seat: i64) -> bool:
    """TA-3.1: all five cities are in the own network."""
    mine = state.network_of[seat]
    board = state.board
    for card in range(COLOURS * seat, COLOURS * seat + COLOURS):
        if state.network[board.city_node[state.hands[card]]] != mine:
            return False
    return True


def complete_seats(state: State) -> i64:
    """TA-3.4: a bit for every complete seat; several may be complete at once."""
    seats: i64 = 0
    for seat in range(state.seats):
        if is_complete(state, seat):
            seats |= i64(1) << seat
    return seats


def missing(state: State, seat: i64) -> int:
    """TA-4.1: points for the rails still missing on the cheapest way to join all five cities."""
    start, cities = wanted(state, seat)
    return cheapest_join(state.board, state.rails, start, cities)


def wanted(state: State, seat: i64) -> tuple[int, list[int]]:
    """What a seat has to join: the crossings of the start stone and of the cities."""
    cities = [int(state.board.city_node[city]) for city in hand(state, seat)]
    return int(state.stones[seat]), cities


def end_round(state: State) -> None:
    """TA-4.1, TA-4.2: all hands are shown and points lost; then another round, or the end."""
    hands = [wanted(state, seat) for seat in range(state.seats)]
    lost = vec[i64]([i64(points) for points in cheapest_joins(state.board, state.rails, hands)])
    for seat in range(state.seats):
        state.lost[seat] += lost[seat]
    state.results.append(
        RoundResult(
            int(state.start_player),
            state.stones[:],
            state.rails[:],
            state.builder[:],
            state.hands[:],
            lost,
            int(state.barrier),
        )
    )
    if most_lost(state) >= state.barrier:
        state.phase = ENDED
        return
    if len(state.results) == 2:
        move_barrier(state)
    next_round(state)


def next_round(state: State) -> None:
    """TA-5.1: an empty board, cards dealt anew, the start player's card goes to the left."""
    clear_board(state)
    state.phase = DEAL
    state.start_player = (state.start_player + 1) % state.seats


def move_barrier(state: State) -> None:
    """TA-5.2, TA-B.1, TA-B.2: once, after the second round; two spaces stay between."""
    front = most_lost(state)
    distance = state.barrier - front
    kind = state.options.barrier
    if (kind == "rulebook" and distance <= 4) or (kind == "published" and distance >= 4):
        state.barrier = front + 3


def most_lost(state: State) -> i64:
    """Points lost by the locomotive in front."""
    most: i64 = 0
    for lost in state.lost:
        most = lost if lost > most else most
    return most


def winners(state: State) -> list[int]:
    """TA-6.1: the locomotive farthest from the barrier wins; ties win together."""
    lost = [int(points) for points in state.lost]
    return [seat for seat, points in enumerate(lost) if points == min(lost)]
