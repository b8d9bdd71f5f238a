"""What a seat at the table sees, and the states that would look the same to it."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

from roundhouse.boards.steiner import missing_rails
from roundhouse.game import Seat
from roundhouse.games.transamerica.actions import Options
from roundhouse.games.transamerica.rules import to_act
from roundhouse.games.transamerica.scoring import complete_seats, missing
from roundhouse.games.transamerica.setup import is_in_play, start
from roundhouse.games.transamerica.state import (
    BUILD,
    COLOURS,
    DRAW_START,
    ENDED,
    STONES,
    RoundResult,
    State,
    cards_of,
    finished,
    hand,
    laid,
    rails_left,
    round_number,
)
from roundhouse.games.transamerica.track import apply_stone, lay

Phase = Literal["draw start player", "deal", "place start stones", "lay rails", "over"]
PHASES: tuple[Phase, ...] = (
    "draw start player",
    "deal",
    "place start stones",
    "lay rails",
    "over",
)


class Round(msgspec.Struct, frozen=True):
    """A finished round: all hands are open."""

    start_player: Seat
    start_stones: list[int]
    """Crossing of each seat's stone."""
    rails: list[tuple[int, Seat]]
    """(edge, who laid it) in the order laid."""
    hands: list[list[str]]
    lost: list[int]
    """Points lost by each seat."""
    missing: list[list[int]]
    """For each seat the edges of one cheapest way to join what was not joined."""
    barrier: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` is None for an onlooker."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    to_act: int
    round: int
    start_player: Seat | None
    lost: list[int]
    """Points lost by each seat in the finished rounds."""
    barrier: int
    """Passed when a seat has lost this many."""
    hands: list[list[str] | None]
    """City names: the own hand and those laid open; None for a hand held in secret."""
    cards: list[int]
    """How many cards each seat holds."""
    start_stones: list[int | None]
    rails: list[tuple[int, Seat]]
    """(edge, who laid it) this round, in the order laid."""
    networks: list[int]
    """Seats with the same number share one network."""
    rails_left: int
    turn_rails: int
    """Rails the seat to act has laid in this turn."""
    missing: int | None
    """Points the own seat would lose now; None before its stone stands, or when not shown."""
    rounds: list[Round]


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=int(state.seats),
        options=state.options,
        phase=PHASES[int(state.phase)],
        to_act=to_act(state),
        round=round_number(state),
        start_player=None if state.phase == DRAW_START else int(state.start_player),
        lost=list(state.lost),
        barrier=int(state.barrier),
        hands=[
            names(state, hand(state, other)) if is_open(state, other, seat) else None
            for other in range(int(state.seats))
        ],
        cards=[len(hand(state, other)) for other in range(int(state.seats))],
        start_stones=[None if node == -1 else int(node) for node in state.stones],
        rails=laid(state.rails, state.builder),
        networks=list(state.network_of),
        rails_left=int(rails_left(state)),
        turn_rails=int(state.turn_rails),
        missing=own_missing(state, seat),
        rounds=[finished_round(state, result) for result in state.results],
    )


def is_open(state: State, owner: Seat, seat: Seat | None) -> bool:
    """TA-1.4, TA-3.1: the own hand, and complete hands on the table; all hands at the end."""
    return owner == seat or state.phase == ENDED or bool(int(state.shown) >> owner & 1)


def own_missing(state: State, seat: Seat | None) -> int | None:
    if seat is None or not state.options.show_missing:
        return None
    if state.phase not in (STONES, BUILD, ENDED) or state.stones[seat] == -1:
        return None
    return missing(state, seat)


def names(state: State, cards: list[int]) -> list[str]:
    return [state.board.cities[card].name for card in cards]


def finished_round(state: State, result: RoundResult) -> Round:
    if result.shown is None:
        result.shown = show_round(state, result)
    shown: Round = result.shown
    return shown


def show_round(state: State, result: RoundResult) -> Round:
    return Round(
        start_player=result.start_player,
        start_stones=list(result.stones),
        rails=laid(result.rails, result.builder),
        hands=[names(state, cards_of(result.hands, seat)) for seat in range(int(state.seats))],
        lost=list(result.lost),
        missing=[missing_edges(state, result, seat) for seat in range(int(state.seats))],
        barrier=result.barrier,
    )


def missing_edges(state: State, result: RoundResult, seat: Seat) -> list[int]:
    """TA-4.1: the rails that the points of a finished round stand for."""
    if result.lost[seat] == 0:
        return []
    cities = [state.board.cities[card].node for card in cards_of(result.hands, seat)]
    return missing_rails(state.board, list(result.rails), int(result.stones[seat]), cities)


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
