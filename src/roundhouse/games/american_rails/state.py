"""American Rails' complete state, as flat lists of whole numbers."""

from __future__ import annotations

from typing import Final

from roundhouse.game import CHANCE
from roundhouse.games.american_rails.board import COMPANIES, Board

REMOVE: Final = 0
BANKER: Final = 1
OFFER: Final = 2
BID: Final = 3
START: Final = 4
SPACE: Final = 5
DEVELOP: Final = 6
FUND: Final = 7
TAKE: Final = 8
AUCTION: Final = 9
EXPAND: Final = 10
ENDED: Final = 11
AUCTION_ENDS: Final = 12
TURN_ENDS: Final = 13
"""The last two are passed through within one action, never seen from outside."""

SPACES: Final = ["pass", "develop", "fund", "take", "expand3", "auction", "expand4"]
"""AR-4.4: the spaces of an action column from top to bottom."""
SPACE_COUNT: Final = 7
COLUMNS: Final = 3

NOBODY: Final = -1
NONE: Final = -1

FIRST_YEAR: Final = 1851
LAST_YEAR: Final = 1857
YEARS: Final = 7
HOUSES: Final = 12
BANK: Final = 1310
"""AR-1.1: 60 x $1, 50 x $5 and 40 x $25."""


class State:
    """A position. Companies, seats and hexes are numbers; money is whole dollars."""

    board: Board
    seats: int
    auto_pass: bool
    negotiation: bool
    phase: int
    actor: int
    """Who acts now: a seat, CHANCE or OVER."""
    banker: int
    preparing: bool
    """Is this still the preparation round?"""
    year: int
    column: int
    """The action phase: 0, 1 or 2."""
    turn: int
    """How many players have finished their turn in this action phase."""

    bank: int
    """Below zero when notes are borrowed: the bank never runs out."""
    cash: list[int]
    treasury: list[int]
    flows: list[tuple[str, int, int, int]] | None
    """A journal of money (see flows.py), kept only when a list is given."""

    houses_left: int
    supply: list[int]
    """Cubes each company can still place (AR-1.3)."""
    shares_left: list[int]
    """Shares still in each company's supply."""
    shares_sold: list[int]
    """Shares of each company held by players."""
    in_game: list[bool]
    offered: list[bool]
    """Companies already put up in the preparation round."""
    income: list[int]
    held: list[int]
    """Shares by seat and company, at `seat * COMPANIES + company`."""

    track: list[int]
    """The companies with a cube in each hex, one bit each."""
    houses: list[int]
    price: list[int]
    """What the next cube in each hex costs."""
    frontier: list[list[int]]
    """Where each company may build, money apart, in order."""

    order: list[int]
    """Seats in the order of this action phase; at first: trains on the turn-order track."""
    spaces: list[int]
    """Who took each space of the action columns, year by year (see `column_start`)."""
    declined: list[bool]
    """Was the action of the space declined?"""

    company: int
    """The company put up in this auction, or in the last one."""
    opener: int
    standing: int
    """The standing bid."""
    leader: int
    """Whose bid it is."""
    bidder: int
    """Whose turn it is to bid; who spoke last when the auction is over."""
    passed: list[bool]

    cubes_to_place: int
    cubes_placed: int

    sales: list[int]
    """Year, company, buyer and price of each share sold."""
    rounds: list[int]
    """For each round played: income and dividend a share by company, then cash by seat."""

    def copy(self) -> State:
        other = State()
        other.board = self.board
        other.seats = self.seats
        other.auto_pass = self.auto_pass
        other.negotiation = self.negotiation
        other.phase = self.phase
        other.actor = self.actor
        other.banker = self.banker
        other.preparing = self.preparing
        other.year = self.year
        other.column = self.column
        other.turn = self.turn
        other.bank = self.bank
        other.cash = self.cash.copy()
        other.treasury = self.treasury.copy()
        other.flows = None
        other.houses_left = self.houses_left
        other.supply = self.supply.copy()
        other.shares_left = self.shares_left.copy()
        other.shares_sold = self.shares_sold.copy()
        other.in_game = self.in_game.copy()
        other.offered = self.offered.copy()
        other.income = self.income.copy()
        other.held = self.held.copy()
        other.track = self.track.copy()
        other.houses = self.houses.copy()
        other.price = self.price.copy()
        other.frontier = [hexes.copy() for hexes in self.frontier]
        other.order = self.order.copy()
        other.spaces = self.spaces.copy()
        other.declined = self.declined.copy()
        other.company = self.company
        other.opener = self.opener
        other.standing = self.standing
        other.leader = self.leader
        other.bidder = self.bidder
        other.passed = self.passed.copy()
        other.cubes_to_place = self.cubes_to_place
        other.cubes_placed = self.cubes_placed
        other.sales = self.sales.copy()
        other.rounds = self.rounds.copy()
        return other


def blank(board: Board, seats: int) -> State:
    """A table before anything is on it. (A class without `__init__` copies fast, compiled too.)"""
    state = State()
    state.board = board
    state.seats = seats
    state.auto_pass = False
    state.negotiation = True
    state.phase = OFFER
    state.actor = CHANCE
    state.banker = NOBODY
    state.preparing = True
    state.year = FIRST_YEAR
    state.column = 0
    state.turn = 0
    state.bank = BANK
    state.cash = [0] * seats
    state.treasury = [0] * COMPANIES
    state.flows = None
    state.houses_left = HOUSES
    state.supply = [cubes - 1 for cubes in board.cubes]
    state.shares_left = board.shares.copy()
    state.shares_sold = [0] * COMPANIES
    state.in_game = [True] * COMPANIES
    state.offered = [False] * COMPANIES
    state.income = [0] * COMPANIES
    state.held = [0] * (seats * COMPANIES)
    state.track = [0] * board.size
    state.houses = [0] * board.size
    state.price = board.first_cost.copy()
    state.frontier = [[] for _ in range(COMPANIES)]
    state.order = []
    state.spaces = [NOBODY] * (YEARS * COLUMNS * SPACE_COUNT)
    state.declined = [False] * (YEARS * COLUMNS * SPACE_COUNT)
    state.company = NONE
    state.opener = NOBODY
    state.standing = 0
    state.leader = NOBODY
    state.bidder = NOBODY
    state.passed = [False] * seats
    state.cubes_to_place = 0
    state.cubes_placed = 0
    state.sales = []
    state.rounds = []
    return state


def holds(state: State, seat: int, company: int) -> int:
    """How many shares of the company the player holds."""
    return state.held[seat * COMPANIES + company]


def column_start(state: State) -> int:
    """Where this action phase begins in `spaces` and `declined`."""
    return ((state.year - FIRST_YEAR) * COLUMNS + state.column) * SPACE_COUNT


def has_cube(state: State, company: int, hex_: int) -> bool:
    return (state.track[hex_] >> company) & 1 == 1


def cubes_in(state: State, hex_: int) -> int:
    return state.track[hex_].bit_count()


def is_on_board(state: State, company: int) -> bool:
    """Has the company a cube on the map? Its first one leaves the supply."""
    return state.in_game[company] and state.supply[company] < state.board.cubes[company] - 1


def frontier_of(state: State, company: int) -> list[int]:
    """AR-5.7, AR-5.8: from the map alone, where a cube of the company may go, money apart."""
    board = state.board
    found: list[int] = []
    for hex_ in range(board.size):
        if has_cube(state, company, hex_) or (board.single[hex_] and state.track[hex_]):
            continue
        if any(has_cube(state, company, other) for other in board.neighbours[hex_]):
            found.append(hex_)
    return found
