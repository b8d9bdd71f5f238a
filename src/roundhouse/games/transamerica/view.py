"""What a seat at the table sees."""

from __future__ import annotations

from typing import Literal

import msgspec

from roundhouse.boards.steiner import missing_rails
from roundhouse.game import Seat
from roundhouse.games.transamerica.actions import Options
from roundhouse.games.transamerica.rules import to_act
from roundhouse.games.transamerica.scoring import missing
from roundhouse.games.transamerica.state import (
    BUILD,
    DRAW_START,
    ENDED,
    STONES,
    RoundResult,
    State,
    cards_of,
    hand,
    laid,
    rails_left,
    round_number,
)

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
        missing=missing_edges(state, result),
        barrier=result.barrier,
    )


def missing_edges(state: State, result: RoundResult) -> list[list[int]]:
    """TA-4.1: for each seat the rails that its points of a finished round stand for."""
    wanted: list[tuple[int, list[int]]] = []
    for seat in range(int(state.seats)):
        cities = [state.board.cities[card].node for card in cards_of(result.hands, seat)]
        wanted.append((int(result.stones[seat]), cities))
    return missing_rails(state.board, list(result.rails), wanted)
