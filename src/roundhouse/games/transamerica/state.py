"""TransAmerica's complete state, hidden cards included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.boards.lattice import Lattice
from roundhouse.games.transamerica.actions import Options
from roundhouse.games.transamerica.facts import COLOURS, FIRST_BARRIER, RAILS

DRAW_START: Final = 0
DEAL: Final = 1
STONES: Final = 2
BUILD: Final = 3
ENDED: Final = 4


class RoundResult:
    """A finished round, open to all: what was built, held and lost."""

    def __init__(
        self,
        start_player: int,
        stones: vec[i64],
        rails: vec[i64],
        builder: vec[i64],
        hands: vec[i64],
        lost: vec[i64],
        barrier: int,
    ) -> None:
        self.start_player = start_player
        self.stones = stones
        """The crossing of each seat's start stone."""
        self.rails = rails
        """Edges in the order laid."""
        self.builder = builder
        """Seat that built each edge."""
        self.hands = hands
        """City indices, five a seat."""
        self.lost = lost
        """Points each seat lost in this round (TA-4.1)."""
        self.barrier = barrier
        """Where the barrier stood while the round was played and checked."""
        self.shown: Any = None
        """What everybody sees of it, once somebody has looked: it never changes."""


class State:
    """The complete state of one game. Seats count from 0 clockwise."""

    def __init__(self, board: Lattice, seats: int, options: Options) -> None:
        self.board = board
        self.options = options
        self.seats: i64 = seats
        self.phase: i64 = DRAW_START
        self.mover: i64 = 0
        self.start_player: i64 = 0
        self.barrier: i64 = FIRST_BARRIER
        """TA-1.3: passed when a seat has lost this many points."""
        self.lost: vec[i64] = filled(0, seats)
        """Points lost in all finished rounds."""
        self.results: list[RoundResult] = []
        self.dealt: i64 = 0
        """City cards dealt this round: five to seat 0, then five to seat 1, …"""
        self.hands: vec[i64] = vec[i64]()
        """City indices, five a seat, one of each colour; -1 before it is dealt."""
        self.shown: i64 = 0
        """Bit per seat: complete, and the hand is on the table (TA-3.1, TA-3.2)."""
        self.stones: vec[i64] = vec[i64]()
        """Crossing of each seat's start stone, -1 before it is placed."""
        self.turn_rails: i64 = 0
        """Rails laid so far in this turn."""
        self.rails: vec[i64] = vec[i64]()
        """Edges built this round, in the order laid."""
        self.builder: vec[i64] = vec[i64]()
        """Seat that built each edge, -1 for a line with no rail."""
        self.network: vec[i64] = vec[i64]()
        """Network each crossing belongs to, -1 for none."""
        self.network_of: vec[i64] = vec[i64]()
        """Network of each seat: seats whose networks met share the number (TA-2.5)."""
        self.singles: vec[vec[i64]] = vec[vec[i64]]()
        """Per network: single lines with no rail that touch it, ascending."""
        self.doubles: vec[vec[i64]] = vec[vec[i64]]()
        """Per network: double lines with no rail that touch it, ascending."""

    def copy(self) -> State:
        twin = State(self.board, int(self.seats), self.options)
        twin.phase = self.phase
        twin.mover = self.mover
        twin.start_player = self.start_player
        twin.barrier = self.barrier
        twin.lost = self.lost[:]
        twin.results = self.results[:]
        twin.dealt = self.dealt
        twin.hands = self.hands[:]
        twin.shown = self.shown
        twin.stones = self.stones[:]
        twin.turn_rails = self.turn_rails
        twin.rails = self.rails[:]
        twin.builder = self.builder[:]
        twin.network = self.network[:]
        twin.network_of = self.network_of[:]
        twin.singles = vec[vec[i64]]()
        twin.doubles = vec[vec[i64]]()
        for number in range(i64(len(self.singles))):
            twin.singles = append(twin.singles, self.singles[number][:])
            twin.doubles = append(twin.doubles, self.doubles[number][:])
        return twin


def filled(value: i64, length: i64) -> vec[i64]:
    """A vector of `length` equal numbers."""
    return vec[i64]([value] * length)


def clear_board(state: State) -> None:
    """TA-5.1: rails, start stones and cards leave the board."""
    seats = state.seats
    state.dealt = 0
    state.hands = filled(-1, seats * COLOURS)
    state.shown = 0
    state.stones = filled(-1, seats)
    state.turn_rails = 0
    state.rails = vec[i64]()
    state.builder = filled(-1, i64(len(state.board.cost_of)))
    state.network = filled(-1, state.board.size)
    state.network_of = vec[i64]()
    state.singles = vec[vec[i64]]()
    state.doubles = vec[vec[i64]]()
    for seat in range(seats):
        state.network_of = append(state.network_of, seat)
        state.singles = append(state.singles, vec[i64]())
        state.doubles = append(state.doubles, vec[i64]())


def round_number(state: State) -> int:
    """The round in play, from 1; after the game the last one played."""
    return len(state.results) + (0 if state.phase == ENDED else 1)


def rails_left(state: State) -> i64:
    return RAILS - i64(len(state.rails))


def hand(state: State, seat: i64) -> list[int]:
    """The city indices a seat holds."""
    return cards_of(state.hands, seat)


def cards_of(hands: vec[i64], seat: i64) -> list[int]:
    """One seat's cards among all hands."""
    cards: list[int] = []
    for place in range(COLOURS * seat, COLOURS * seat + COLOURS):
        if hands[place] >= 0:
            cards.append(int(hands[place]))
    return cards


def finished(
    board: Lattice,
    start_player: int,
    stones: list[int],
    laid: Sequence[Sequence[int]],
    hands: list[int],
    lost: list[int],
    barrier: int,
) -> RoundResult:
    """A finished round from plain lists, as the dump and the view have them."""
    rails, builder = relaid(board, laid)
    return RoundResult(
        start_player, vector(stones), rails, builder, vector(hands), vector(lost), barrier
    )


def laid(rails: vec[i64], builder: vec[i64]) -> list[tuple[int, int]]:
    """(edge, seat) in the order laid."""
    return [(int(edge), int(builder[edge])) for edge in rails]


def relaid(board: Lattice, pairs: Sequence[Sequence[int]]) -> tuple[vec[i64], vec[i64]]:
    """The other way: edges in the order laid, and the builder of each edge."""
    rails = vec[i64]()
    builder = filled(-1, i64(len(board.cost_of)))
    for pair in pairs:
        rails = append(rails, i64(pair[0]))
        builder[i64(pair[0])] = i64(pair[1])
    return rails, builder


def vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])
