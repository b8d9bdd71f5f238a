"""A board of crossings and rails: which crossings are neighbours, rail prices, and the cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROW_HEIGHT: Final = 0.8660254037844386
"""Rows of a triangular lattice lie half the root of three apart."""


class City:
    """A city of the board; its card has the same name."""

    def __init__(self, name: str, colour: str, node: int, striped: bool) -> None:
        self.name = name
        self.colour = colour
        self.node = node
        self.striped = striped
        """Left out with few players."""

    def __repr__(self) -> str:
        return f"City({self.name!r}, {self.colour!r}, node={self.node}, striped={self.striped})"


class Lattice:
    """A triangular lattice in axial coordinates (q, r): r is the row, counted from the north.

    Nodes, rails and cities are numbered as in the board file. Built once, never changed; the same
    facts are kept as lists for reading and as vectors for compiled loops.
    """

    def __init__(
        self,
        name: str,
        nodes: list[tuple[int, int]],
        rails: list[tuple[int, int, int]],
        cities: list[City],
    ) -> None:
        self.name = name
        self.size = len(nodes)
        self.axial = nodes
        self.x = [q - r / 2 for q, r in nodes]
        """East, in steps of the lattice."""
        self.y = [r * ROW_HEIGHT for _, r in nodes]
        """South, in steps of the lattice."""
        self.ends = [(a, b) for a, b, _ in rails]
        self.cost = [price for _, _, price in rails]
        """1 for a single line, 2 for a double one."""
        self.rails_at: list[list[int]] = [[] for _ in nodes]
        """The rails that touch a node, ascending."""
        for rail, (a, b) in enumerate(self.ends):
            self.rails_at[a].append(rail)
            self.rails_at[b].append(rail)

        self.cities = cities
        self.nearest = [nearest_city(place, nodes, cities) for place in nodes] if cities else []
        """For every node the nearest city, and the way (dq, dr) from it to the node."""
        self.colours = list(dict.fromkeys([city.colour for city in cities]))
        """In the order of the board file."""
        self._city_index = {city.name: index for index, city in enumerate(cities)}

        self.city_node = vec[i64]([i64(city.node) for city in cities])
        self.city_colour = vec[i64]([i64(self.colours.index(city.colour)) for city in cities])
        """Index into `colours`."""
        self.city_striped = vec[i64]([i64(city.striped) for city in cities])

        self.end_a = vec[i64]([i64(a) for a, _ in self.ends])
        self.end_b = vec[i64]([i64(b) for _, b in self.ends])
        self.cost_of = vec[i64]([i64(price) for price in self.cost])
        starts = [0]
        for touching in self.rails_at:
            starts.append(starts[-1] + len(touching))
        around = [(rail, node) for node in range(self.size) for rail in self.rails_at[node]]
        self.around_from = vec[i64]([i64(start) for start in starts])
        """The rails of node n are `around_rail[around_from[n]:around_from[n + 1]]`, ascending."""
        self.around_rail = vec[i64]([i64(rail) for rail, _ in around])
        self.around_node = vec[i64]([i64(self.far_end(rail, node)) for rail, node in around])
        """Beside `around_rail`: the node at the rail's other end."""

    def far_end(self, rail: int, node: int) -> int:
        """The node at the other end of a rail."""
        a, b = self.ends[rail]
        return b if a == node else a

    def city_index(self, name: str) -> int:
        """The city's place in `cities`; ValueError for a name that is not on the board."""
        index = self._city_index.get(name)
        if index is None:
            raise ValueError(f"there is no city {name!r} on the board {self.name}")
        return index


def nearest_city(
    place: tuple[int, int], nodes: list[tuple[int, int]], cities: list[City]
) -> tuple[City, tuple[int, int]]:
    """Of cities equally near the first of the board file."""
    ways = [(place[0] - nodes[city.node][0], place[1] - nodes[city.node][1]) for city in cities]
    steps = [steps_of(way) for way in ways]
    nearest = steps.index(min(steps))
    return cities[nearest], ways[nearest]


def steps_of(way: tuple[int, int]) -> int:
    """How many lines lie on a shortest way; one step south-east counts in both coordinates."""
    dq, dr = way
    return max(abs(dq), abs(dr), abs(dq - dr))
