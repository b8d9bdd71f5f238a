"""The states that would look the same to a seat."""

from __future__ import annotations

from random import Random

from roundhouse.games.transamerica.facts import COLOURS
from roundhouse.games.transamerica.scoring import complete_seats
from roundhouse.games.transamerica.setup import is_in_play, start
from roundhouse.games.transamerica.state import (
    BUILD,
    ENDED,
    RoundResult,
    State,
    finished,
)
from roundhouse.games.transamerica.track import apply_stone, lay
from roundhouse.games.transamerica.view import PHASES, Round, View


def imagine(view: View, rng: Random) -> State:
    """A random state the view allows: open cards as they lie, the hidden ones dealt by chance."""
    state = start(view.seats, view.options)
    state.start_player = view.start_player or 0
    state.barrier = view.barrier
    state.results = [remembered_round(state, result) for result in view.rounds]
    for seat, lost in enumerate(view.lost):
        state.lost[seat] = lost
    lay_out_board(state, view)
    state.phase = PHASES.index(view.phase)
    deal_unseen(state, view, rng)
    if state.phase in (BUILD, ENDED):
        while holds_secret_complete_hand(state, view):
            deal_unseen(state, view, rng)
        state.shown = complete_seats(state)
    state.mover = max(0, view.to_act)
    state.turn_rails = view.turn_rails
    return state


def remembered_round(state: State, result: Round) -> RoundResult:
    board = state.board
    return finished(
        board,
        result.start_player,
        result.start_stones,
        result.rails,
        [board.city_index(name) for cards in result.hands for name in cards],
        result.lost,
        result.barrier,
    )


def lay_out_board(state: State, view: View) -> None:
    for seat, node in enumerate(view.start_stones):
        if node is not None:
            state.mover = seat
            apply_stone(state, node)
    for edge, seat in view.rails:
        state.mover = seat
        lay(state, edge)


def deal_unseen(state: State, view: View, rng: Random) -> None:
    """TA-1.4: hidden cards come, colour by colour, from those in play that the seat cannot see."""
    board = state.board
    state.dealt = sum(view.cards)
    pools: list[list[int]] = [[] for _ in range(COLOURS)]
    open_cards = {name for cards in view.hands if cards is not None for name in cards}
    for index, city in enumerate(board.cities):
        if city.name not in open_cards and is_in_play(state, index):
            pools[board.city_colour[index]].append(index)
    for pool in pools:
        rng.shuffle(pool)
    for seat, cards in enumerate(view.hands):
        for colour in range(view.cards[seat]):
            card = pools[colour].pop() if cards is None else board.city_index(cards[colour])
            state.hands[COLOURS * seat + colour] = card


def holds_secret_complete_hand(state: State, view: View) -> bool:
    """TA-3.1: a complete hand would have been shown, so no hidden hand can be complete."""
    complete = int(complete_seats(state))
    return any(cards is None and complete >> seat & 1 for seat, cards in enumerate(view.hands))
