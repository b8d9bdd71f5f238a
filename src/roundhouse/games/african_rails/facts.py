"""The board of African Rails and the numbers of the rulebook, as flat tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.boards.network import MAJOR, Network
from roundhouse.boards.network_load import load
from roundhouse.games.african_rails.land import Land, land_of

MOST_SEATS: Final = 6
CONTRACTS: Final = 3
"""AF-1.1: contracts on a card."""
START_CASH: Final = 60
RETURNED: Final = 2
"""AF-1.2: dealt cards that go back."""
PUBLIC_CARDS: Final = 3
PUBLIC_ROUND: Final = 4
"""AF-1.5."""
LIMIT: Final = 20
BIG_LIMIT: Final = 30
"""AF-6.1 and AF-9.1."""
OUT_OF_CITY: Final = 2
"""AF-6.4."""
FEE: Final = 4
"""AF-3.3."""
LYING_ROUNDS: Final = 4
"""AF-4.2."""
ANNOUNCED: Final = 200
"""AF-7.1."""
MAJORS_TO_WIN: Final = 5
UPGRADE_COST: Final = 20
CONVERT_COST: Final = 5
TRAIN_COST: Final = 30
DEPOT_COST: Final = 10
STORE_COST: Final = 1
DEPOT_SPACE: Final = 3
DEPOTS_IN_CITY: Final = 3
TOP_PRICE: Final = 10
TOP_ROUNDS: Final = 5
"""AF-13.1."""

TYPES: Final = ("A", "B9", "B12", "C12", "C15")
TRAIN_A: Final = 0
C15: Final = 4
LOADS: Final = (2, 3, 2, 3, 2)
SPEED: Final = (9, 9, 12, 12, 15)
FAST_SPEED: Final = (15, 15, 20, 20, 25)
STEP: Final = (0, 1, 1, 2, 2)
"""AF-8.1: a train is improved from one step to the next and converted within a step."""
SPACES: Final = 3
"""Load spaces kept for every train."""

SMALL_PLACE: Final = 0
MEDIUM_PLACE: Final = 1
MAJOR_PLACE: Final = 2
HARBOUR_PLACE: Final = 3
PLACE_LIMITS: Final = (2, 3, MOST_SEATS, 2)
"""AF-6.7: how many players may join a place of each kind."""


def limits_of_kinds(seats: int, two_player: bool) -> list[int]:
    """AF-6.7, AF-10.2: how many may join a place of each kind, at such a table."""
    most = [min(limit, seats) for limit in PLACE_LIMITS]
    if two_player:
        most[SMALL_PLACE] = 1
    return most


BOARD: Final[Network] = load("african_rails")
SIZE: Final = BOARD.size
EDGES: Final = BOARD.edges
GOODS: Final = len(BOARD.goods)
CARDS: Final = len(BOARD.cards)
EVENTS: Final = len(BOARD.events)
CITIES: Final = len(BOARD.cities)
DESTINATIONS: Final = len(BOARD.destinations)
FERRIES: Final = len(BOARD.ferries)
MAJOR_CITIES: Final = [n for n, city in enumerate(BOARD.cities) if city.kind == MAJOR]
MAJORS: Final = len(MAJOR_CITIES)
MAJOR_NAMES: Final = [BOARD.cities[city].name for city in MAJOR_CITIES]
PLACES: Final = CITIES + 2 * FERRIES
LAND: Final[Land] = land_of(BOARD)


class Tables:
    """Flat tables worked out from the board; never written to after loading."""

    def __init__(self, board: Network) -> None:
        size = board.size
        self.start: vec[i64] = numbers([])
        """Of directed section d: 2 * edge goes from its lower to its higher end, + 1 back."""
        self.end: vec[i64] = numbers([])
        self.cost: vec[i64] = numbers([])
        """AF-6.5: of directed section d, with the ferry's price into a harbour (AF-6.6)."""
        self.cost_joined: vec[i64] = numbers([])
        """The same for a builder who has joined that ferry before."""
        self.major: vec[i64] = numbers([-1] * size)
        """Of a milepost: which major city (0 to 5) it lies in, or -1."""
        self.place: vec[i64] = numbers([-1] * size)
        """Of a milepost: the place with a limit of players (AF-6.7): city or harbour; or -1."""
        self.place_kind: vec[i64] = numbers([0] * PLACES)
        self.place_posts: list[tuple[int, ...]] = []
        self.centre: vec[i64] = numbers([board.cities[c].mileposts[0] for c in MAJOR_CITIES])
        self.major_posts: list[tuple[int, ...]] = [board.cities[c].mileposts for c in MAJOR_CITIES]
        self.offers: vec[i64] = numbers([mask(d.offers) for d in board.destinations])
        """Of a destination: a bit per good."""
        self.bit: vec[i64] = numbers([1 << good for good in range(GOODS)])
        """Of a good: its bit in a mask (compiled, `1 << good` is too narrow for the last good)."""
        self.depot_major: vec[i64] = numbers([-1] * DESTINATIONS)
        """Of a destination: the major city whose depots serve it, or -1."""
        self.wanted_at: vec[i64] = numbers([])
        """Of contract c (3 * card + 0 to 2): its destination."""
        self.wanted: vec[i64] = numbers([])
        self.payment: vec[i64] = numbers([])
        self.fill_places(board)
        self.fill_sections(board)
        self.fill_contracts(board)

    def fill_places(self, board: Network) -> None:
        for major, city in enumerate(MAJOR_CITIES):
            for post in board.cities[city].mileposts:
                self.major[post] = major
            for destination in board.cities[city].destinations:
                self.depot_major[destination] = major
        posts = [city.mileposts for city in board.cities]
        posts += [(harbour,) for ferry in board.ferries for harbour in ferry.mileposts]
        self.place_posts = posts
        for place, mileposts in enumerate(posts):
            harbour = place >= CITIES
            self.place_kind[place] = HARBOUR_PLACE if harbour else board.cities[place].kind
            for post in mileposts:
                self.place[post] = place

    def fill_sections(self, board: Network) -> None:
        starts: list[int] = []
        ends: list[int] = []
        for edge in range(board.edges):
            a, b = int(board.end_a[edge]), int(board.end_b[edge])
            starts += [a, b]
            ends += [b, a]
        waters = [int(board.crossing_price[d >> 1]) for d in range(2 * board.edges)]
        joined = [int(board.price[end]) + waters[d] for d, end in enumerate(ends)]
        first = [
            board.ferries[int(board.ferry[end])].cost + waters[d]
            if board.ferry[end] >= 0
            else joined[d]
            for d, end in enumerate(ends)
        ]
        self.start, self.end = numbers(starts), numbers(ends)
        self.cost, self.cost_joined = numbers(first), numbers(joined)

    def fill_contracts(self, board: Network) -> None:
        contracts = [contract for card in board.cards for contract in card.contracts]
        self.wanted_at = numbers([contract.destination for contract in contracts])
        self.wanted = numbers([contract.good for contract in contracts])
        self.payment = numbers([contract.payment for contract in contracts])


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def mask(goods: tuple[int, ...]) -> int:
    bits = 0
    for good in goods:
        bits |= 1 << good
    return bits


TABLES: Final = Tables(BOARD)
