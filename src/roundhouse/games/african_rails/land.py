"""The board as AF-6.7 sees it: a major city is one point, and so is a ferry with its harbours.

A node is a milepost, or the milepost that stands for all of a major city or ferry. A point is a
node with a limit of players: the cities in the board's order, then the ferries.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roundhouse.boards.network import Network

SEATS_AND_HOUSE: Final = 8
"""Stations beside those of the nodes, at least (see `flow`)."""
NOTHING: Final = -1
FAR: Final = 1 << 20
DETOUR: Final = 3
"""Edges of a detour, at most."""
WORD: Final = 62
"""Points to a word of a mask."""
BITS: Final = vec[i64]([i64(1 << (at % WORD)) for at in range(2 * WORD)])
"""Of a point: its bit in its word."""


class Land:
    """Flat tables of one network; never written to after they are made."""

    def __init__(self, network: Network) -> None:
        size = int(network.size)
        self.size: i64 = size
        self.edges: i64 = int(network.edges)
        self.cities: i64 = len(network.cities)
        self.points: i64 = len(network.cities) + len(network.ferries)
        self.node: vec[i64] = vec[i64]([i64(milepost) for milepost in range(size)])
        """Of a milepost: its node."""
        self.point: vec[i64] = vec[i64]([i64(-1) for _ in range(size)])
        """Of a node: its point, or -1."""
        self.point_node: vec[i64] = vec[i64]([i64(0) for _ in range(self.points)])
        self.tail: vec[i64] = vec[i64]()
        """Of directed section d (2 * edge from its lower end to its higher, + 1 back): a node."""
        self.head: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """Of a node: where its sections begin in `out`; of the next node: where they end."""
        self.out: vec[i64] = vec[i64]()
        """Directed sections that can be built, by the node where they start."""
        self.first_detour: vec[i64] = vec[i64]()
        """The same for edges and `detours`."""
        self.detours: vec[i64] = vec[i64]()
        """Edges, DETOUR at a time, that lead from one end of an edge to the other over no point;
        where fewer do, the last of them stands again."""
        self.buildable: vec[u8] = vec[u8]([u8(1 if can else 0) for can in network.buildable])
        self.no_flow: vec[u8] = vec[u8]([u8(0) for _ in range(self.edges)])
        self.nothing_shut: vec[u8] = vec[u8](
            [u8(0) for _ in range(2 * SEATS_AND_HOUSE * self.edges)]
        )
        self.unseen: vec[i64] = vec[i64]([i64(-1) for _ in range(2 * size + SEATS_AND_HOUSE)])
        self.far: vec[i64] = vec[i64]([i64(FAR) for _ in range(size)])
        self.no_claims: vec[i64] = vec[i64]([i64(0) for _ in range(2 * self.edges)])
        self.fill_points(network)
        self.fill_sections(network)
        self.fill_detours()

    def fill_points(self, network: Network) -> None:
        groups = [city.mileposts for city in network.cities]
        groups += [ferry.mileposts for ferry in network.ferries]
        for point, posts in enumerate(groups):
            self.point_node[point] = posts[0]
            self.point[posts[0]] = point
            for post in posts:
                self.node[post] = posts[0]

    def fill_sections(self, network: Network) -> None:
        tails: list[int] = []
        leaving: list[list[int]] = [[] for _ in range(int(self.size))]
        for edge in range(int(self.edges)):
            a, b = int(self.node[network.end_a[edge]]), int(self.node[network.end_b[edge]])
            tails += [a, b]
            if network.buildable[edge] and a != b:
                leaving[a].append(2 * edge)
                leaving[b].append(2 * edge + 1)
        self.tail = vec[i64]([i64(tail) for tail in tails])
        self.head = vec[i64]([i64(tails[section ^ 1]) for section in range(len(tails))])
        self.first, self.out = packed(leaving)

    def fill_detours(self) -> None:
        found: list[list[int]] = [[] for _ in range(int(self.edges))]
        for section in self.out:
            if section & 1 == 0:
                found[int(section >> 1)] = self.short_ways(section)
        self.first_detour, self.detours = packed(found)

    def short_ways(self, section: i64) -> list[int]:
        """From the start of a section to its end without it, the shortest first."""
        found: list[list[int]] = []
        rim: list[list[int]] = [[int(section)]]
        for _ in range(DETOUR):
            further: list[list[int]] = []
            for way in rim:
                node = self.tail[section] if len(way) == 1 else self.head[way[-1]]
                for at in range(self.first[node], self.first[node + 1]):
                    step = int(self.out[at])
                    if self.head[step] == self.head[section] and step != section:
                        found.append([*way[1:], step])
                    elif (
                        self.point[self.head[step]] < 0 and step ^ 1 not in way and step not in way
                    ):
                        further.append([*way, step])
            rim = further
        return [
            edge
            for way in found
            for edge in [step >> 1 for step in way] + [way[-1] >> 1] * (DETOUR - len(way))
        ]


def packed(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Where each list begins in the row of all of them, and the row."""
    firsts = [0]
    row: list[int] = []
    for entries in lists:
        row += entries
        firsts.append(len(row))
    return vec[i64]([i64(first) for first in firsts]), vec[i64]([i64(entry) for entry in row])


@cache
def land_of(network: Network) -> Land:
    """The same object every time."""
    return Land(network)
