"""Reads the board files and refuses a wrong one, naming the entry."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from roundhouse.boards.lattice import City, Lattice


class CityEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    colour: str = msgspec.field(name="color")
    node: int
    striped: bool


class LatticeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    lattice: str
    nodes: list[tuple[int, int]]
    edges: list[tuple[int, int, int]]
    cities: list[CityEntry]
    projection: dict[str, str]
    notes: list[str]


class Counts(msgspec.Struct, frozen=True):
    """How many entries the printed board has: a file with other numbers is damaged."""

    nodes: int
    rails: int
    double: int
    colours: int
    cities_each: int
    striped_each: int


LATTICES: Final = {
    "transamerica": Counts(
        nodes=188, rails=509, double=109, colours=5, cities_each=7, striped_each=2
    ),
}
NEIGHBOURS: Final = ((1, 0), (1, 1), (0, 1))
"""East, south-east and south-west in axial coordinates; the other three are their opposites."""


@cache
def lattice(name: str) -> Lattice:
    """The lattice of that name, read and checked once."""
    if name not in LATTICES:
        raise ValueError(f"there is no lattice {name!r}; there are {', '.join(LATTICES)}")
    data = files("roundhouse.boards").joinpath(f"{name}.json").read_bytes()
    return parse_lattice(data, name, LATTICES[name])


def parse_lattice(data: bytes, name: str, counts: Counts) -> Lattice:
    """A lattice from the text of its file; ValueError names the entry that is wrong."""
    try:
        file = msgspec.json.decode(data, type=LatticeFile)
        _check_nodes(file, counts)
        _check_rails(file, counts)
        _check_cities(file, counts)
    except (msgspec.DecodeError, ValueError) as error:
        raise ValueError(f"{name}.json: {error}") from error
    cities = [City(city.name, city.colour, city.node, city.striped) for city in file.cities]
    return Lattice(file.name, file.nodes, file.edges, cities)


def _check_nodes(file: LatticeFile, counts: Counts) -> None:
    _expect("nodes", len(file.nodes), counts.nodes)
    seen: set[tuple[int, int]] = set()
    for index, place in enumerate(file.nodes):
        if place in seen:
            raise ValueError(f"nodes[{index}]: {list(place)} is there twice")
        seen.add(place)


def _check_rails(file: LatticeFile, counts: Counts) -> None:
    """Exactly the neighbouring pairs, each once and in order, each at a price of 1 or 2."""
    place_of = {place: index for index, place in enumerate(file.nodes)}
    wanted = {
        (min(node, other), max(node, other))
        for (q, r), node in place_of.items()
        for dq, dr in NEIGHBOURS
        if (other := place_of.get((q + dq, r + dr))) is not None
    }
    before = (-1, -1)
    for index, (a, b, cost) in enumerate(file.edges):
        entry = f"edges[{index}]: {[a, b, cost]}"
        if not (0 <= a < len(file.nodes) and 0 <= b < len(file.nodes)):
            raise ValueError(f"{entry} names a node that is not there")
        if (a, b) not in wanted:
            raise ValueError(f"{entry} does not join two neighbours, the smaller number first")
        if (a, b) <= before:
            raise ValueError(f"{entry} is there twice or out of order")
        if cost not in (1, 2):
            raise ValueError(f"{entry} costs neither 1 nor 2")
        before = (a, b)
    missing = sorted(wanted - {(a, b) for a, b, _ in file.edges})
    if missing:
        raise ValueError(f"edges: the neighbours {list(missing[0])} are not joined")
    _expect("edges", len(file.edges), counts.rails)
    _expect("edges of cost 2", sum(cost == 2 for _, _, cost in file.edges), counts.double)
    _check_connected(file)


def _check_connected(file: LatticeFile) -> None:
    beside: list[list[int]] = [[] for _ in file.nodes]
    for a, b, _ in file.edges:
        beside[a].append(b)
        beside[b].append(a)
    reached = {0}
    waiting = [0]
    while waiting:
        for node in beside[waiting.pop()]:
            if node not in reached:
                reached.add(node)
                waiting.append(node)
    for index, place in enumerate(file.nodes):
        if index not in reached:
            raise ValueError(f"nodes[{index}]: {list(place)} cannot be reached from nodes[0]")


def _check_cities(file: LatticeFile, counts: Counts) -> None:
    names: set[str] = set()
    nodes: set[int] = set()
    for index, city in enumerate(file.cities):
        entry = f"cities[{index}]: {city.name}"
        if not 0 <= city.node < len(file.nodes):
            raise ValueError(f"{entry} lies on node {city.node}, which is not there")
        if city.name in names:
            raise ValueError(f"{entry} is there twice")
        if city.node in nodes:
            raise ValueError(f"{entry} lies on node {city.node}, where another city lies")
        names.add(city.name)
        nodes.add(city.node)
    colours = list(dict.fromkeys(city.colour for city in file.cities))
    _expect("colours of cities", len(colours), counts.colours)
    for colour in colours:
        group = [city for city in file.cities if city.colour == colour]
        _expect(f"{colour} cities", len(group), counts.cities_each)
        _expect(f"striped {colour} cities", sum(c.striped for c in group), counts.striped_each)


def _expect(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise ValueError(f"{what}: there are {found}, there must be {wanted}")
