"""A crayon-rail board: mileposts, the sections between them, cities, ferries, goods and cards.

Everything is numbered from 0 in the order of the board file. The integer tables are flat
`vec[i64]`, so that compiled rules read them without boxing. A network is shared by all games
and never written to. `network_load.load(name)` gives it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TERRAINS: Final = ("plain", "desert", "jungle", "mountain", "high_mountain")
PLAIN: Final = 0
DESERT: Final = 1
JUNGLE: Final = 2
MOUNTAIN: Final = 3
HIGH_MOUNTAIN: Final = 4

CROSSINGS: Final = ("none", "river", "wadi", "lake")
NO_WATER: Final = 0
RIVER: Final = 1
WADI: Final = 2
LAKE: Final = 3

KINDS: Final = ("small", "medium", "major")
SMALL: Final = 0
MEDIUM: Final = 1
MAJOR: Final = 2


@dataclass
class City:
    """A city of the board; the double city is one, with two destinations."""

    name: str
    names: tuple[str, ...]
    """In the order of LANGUAGES, as in every `names` here."""
    kind: int
    mileposts: tuple[int, ...]
    """Of a major city the centre first."""
    destinations: tuple[int, ...]


@dataclass
class Destination:
    """A name that contracts and goods use: a city, or one half of the double city."""

    name: str
    names: tuple[str, ...]
    city: int
    mileposts: tuple[int, ...]
    """Where loading and delivering count."""
    offers: tuple[int, ...]
    """The goods to be had here."""


@dataclass
class Ferry:
    name: str
    cost: int
    mileposts: tuple[int, int]
    harbours: tuple[str, str]


@dataclass
class Water:
    name: str
    kind: int
    """RIVER or WADI."""
    edges: tuple[int, ...]
    """The sections that cross it."""


@dataclass
class Region:
    key: str
    names: tuple[str, ...]
    mileposts: tuple[int, ...]


@dataclass
class Good:
    key: str
    names: tuple[str, ...]
    category: str
    chips: int
    sources: tuple[int, ...]
    """The destinations that offer it."""


@dataclass
class Contract:
    destination: int
    good: int
    payment: int


@dataclass
class Card:
    key: str
    contracts: tuple[Contract, ...]


@dataclass
class Event:
    """An event card; a field its type does not use is empty, zero or -1."""

    key: str
    titles: tuple[str, ...]
    text: str
    type: str
    one_round: bool
    """Lasts for one round; else it happens at once."""
    regions: tuple[int, ...]
    terrains: tuple[int, ...]
    destinations: tuple[int, ...]
    radius: int
    waters: tuple[int, ...]
    crossing: int
    lose_turns: int
    lose_loads: int
    brackets: tuple[tuple[int, int], ...]
    """Of a tax: (up to this cash, pay this); -1 is no limit."""
    goods: tuple[int, ...]
    sections_per_million: int
    most: int
    milepost: int
    ferries: tuple[int, ...]
    no_building: bool
    amount: int
    zone: tuple[int, ...]
    """The mileposts it speaks of: in its regions, on its terrains, within its radius."""
    edges: tuple[int, ...]
    """The sections it washes away, buries or closes."""


@dataclass(eq=False)
class Network:
    """The whole board; two networks are equal only if they are the same object."""

    name: str
    size: int
    """How many mileposts there are."""
    row: vec[i64]
    col: vec[i64]
    x: list[float]
    y: list[float]
    terrain: vec[i64]
    region: vec[i64]
    city: vec[i64]
    """Of a milepost; -1 outside cities."""
    destination: vec[i64]
    """Of a milepost; -1 outside cities."""
    ferry: vec[i64]
    """Of a harbour milepost; -1 elsewhere."""
    far_harbour: vec[i64]
    """The milepost at the ferry's other end; -1 where there is no ferry."""
    price: vec[i64]
    """To reach a milepost: its city's price, else its terrain's (a harbour's: its terrain's)."""

    edges: int
    """How many pairs of neighbours there are."""
    end_a: vec[i64]
    """The end with the lower number."""
    end_b: vec[i64]
    crossing: vec[i64]
    crossing_price: vec[i64]
    """Added for the water an edge crosses."""
    buildable: vec[i64]
    """0 for edges inside a major city: joined for everyone and never built."""

    first: vec[i64]
    """The neighbours of milepost m stand at first[m] up to first[m + 1], in rising order."""
    neighbour: vec[i64]
    via: vec[i64]
    """The edge to the neighbour at the same place."""

    cities: tuple[City, ...]
    destinations: tuple[Destination, ...]
    ferries: tuple[Ferry, ...]
    waters: tuple[Water, ...]
    regions: tuple[Region, ...]
    goods: tuple[Good, ...]
    cards: tuple[Card, ...]
    events: tuple[Event, ...]
    city_number: dict[str, int]
    destination_number: dict[str, int]
    good_number: dict[str, int]
    card_number: dict[str, int]
    """Contract cards come first, then events: event e is card len(cards) + e."""


def edge_between(network: Network, a: i64, b: i64) -> i64:
    """The edge that joins two mileposts; -1 when they are not neighbours (or not mileposts)."""
    if a < 0 or a >= i64(network.size):
        return -1
    for at in range(network.first[a], network.first[a + 1]):
        if network.neighbour[at] == b:
            return network.via[at]
    return -1


def other_end(network: Network, edge: i64, end: i64) -> i64:
    """The milepost at the other end of an edge."""
    return network.end_a[edge] + network.end_b[edge] - end


def build_cost(network: Network, edge: i64, end: i64, ferry_joined: bool) -> i64:
    """What a section costs that is built towards `end`.

    Into a harbour it is the ferry's price, unless the builder has joined that ferry before.
    """
    ferry = network.ferry[end]
    if ferry >= 0 and not ferry_joined:
        return network.ferries[int(ferry)].cost + network.crossing_price[edge]
    return network.price[end] + network.crossing_price[edge]


def within(network: Network, mileposts: tuple[int, ...], radius: int) -> tuple[int, ...]:
    """The mileposts at most `radius` edges from any of those given, in rising order."""
    seen = set(mileposts)
    rim = list(mileposts)
    for _ in range(radius):
        further: list[int] = []
        for milepost in rim:
            for at in range(network.first[milepost], network.first[milepost + 1]):
                near = int(network.neighbour[at])
                if near not in seen:
                    seen.add(near)
                    further.append(near)
        rim = further
    return tuple(sorted(seen))
