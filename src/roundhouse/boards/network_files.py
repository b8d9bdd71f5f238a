"""The form of a crayon-rail board's JSON files; unknown fields are mistakes and refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Terrain = Literal["plain", "desert", "jungle", "mountain", "high_mountain"]
Crossing = Literal["none", "river", "wadi", "lake"]
EventType = Literal[
    "half_speed",
    "no_movement",
    "flood",
    "crossing_closed",
    "no_loading",
    "track_closed",
    "derailment",
    "tax",
    "no_pickup",
    "upkeep",
    "track_lost",
    "ferry_closed",
    "bonus_delivery",
    "region_closed",
    "grant",
]


Names = dict[str, str]
"""By language."""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the lattice lies: row r, column c is at (left + c * spacing, top + r * row_height).

    Odd rows stand half a spacing further to the right.
    """

    width: float
    height: float
    left: float
    top: float
    spacing: float
    row_height: float


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plain: int
    desert: int
    jungle: int
    mountain: int
    high_mountain: int
    small: int
    medium: int
    major: int
    crossing: dict[Crossing, int]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Names


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of the double city."""

    name: str
    names: Names
    mileposts: list[int]
    offers: list[str]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    names: Names
    kind: Literal["small", "medium", "major"]
    mileposts: list[int]
    offers: list[str]
    parts: list[Part] = []

    @property
    def destinations(self) -> Sequence[City | Part]:
        """The names contracts use: the city's own, or those of its halves."""
        return self.parts or [self]


class Ferry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    cost: int
    mileposts: tuple[int, int]
    harbours: tuple[str, str]


class Water(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kind: Literal["river", "wadi"]
    edges: list[tuple[int, int]]


class Milepost(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    row: int
    col: int
    terrain: Terrain
    region: str


class Edge(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    a: int
    b: int
    crossing: Crossing = "none"


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: int
    board: Frame
    costs: Costs
    regions: list[Region]
    cities: list[City]
    ferries: list[Ferry]
    waters: list[Water]
    mileposts: list[Milepost]
    edges: list[Edge]


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Names
    category: str
    chips: int


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: list[Good]


class Contract(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    city: str
    good: str
    payment: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    contracts: list[Contract]


class Contracts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[Card]


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regions: list[str] = []
    terrain: list[Terrain] = []
    cities: list[str] = []
    radius: int = 0
    waters: list[str] = []
    crossing: Crossing | None = None
    lose_turns: int = 0
    lose_loads: int = 0
    brackets: list[tuple[int | None, int]] = []
    goods: list[str] = []
    sections_per_million: int = 0
    most: int = 0
    milepost: int = -1
    ferries: list[str] = []
    no_movement_regions: list[str] = []
    no_building: bool = False
    amount: int = 0


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Names
    text: str
    type: EventType
    parameters: Parameters
    one_round: bool


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    events: list[Event]
