"""What a seat at the table sees."""

from __future__ import annotations

from typing import Literal

import msgspec

from roundhouse.game import Seat
from roundhouse.games.transamerica.actions import Options

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
