"""AF-6.7 by the book: plain maximum flows, worked out anew for every question."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import maximum_flow

from roundhouse.boards.network import Network
from roundhouse.games.african_rails.facts import BOARD, limits_of_kinds
from roundhouse.games.african_rails.state import State
from roundhouse.games.african_rails.track import in_network

MOST_SEATS = 6
NAMES = [city.name for city in BOARD.cities] + [ferry.name for ferry in BOARD.ferries]


class Map:
    """A board as a graph: ways arrive at a vertex of a milepost and leave from one."""

    def __init__(self, network: Network) -> None:
        self.places = [city.mileposts for city in network.cities]
        self.places += [ferry.mileposts for ferry in network.ferries]
        self.kinds = [city.kind for city in network.cities] + [3] * len(network.ferries)
        self.place_of = {post: n for n, posts in enumerate(self.places) for post in posts}
        self.arrive = list(range(network.size))
        self.leave = list(range(network.size))
        for post, place in self.place_of.items():
            self.arrive[post] = self.places[place][0]
            self.leave[post] = self.places[place][0] + network.size
        self.seat = 2 * network.size
        self.source = self.seat + MOST_SEATS
        self.sections = [
            (edge, int(network.end_a[edge]), int(network.end_b[edge]))
            for edge in range(network.edges)
            if network.buildable[edge]
        ]


@cache
def map_of(network: Network) -> Map:
    return Map(network)


class Position:
    """Who has built what, as sets."""

    def __init__(
        self, network: Network, own: list[set[int]], built: set[int], two_player: bool
    ) -> None:
        self.map = map_of(network)
        self.own = own
        self.built = built
        limits = limits_of_kinds(len(own), two_player)
        self.limits = [limits[kind] for kind in self.map.kinds]

    def build(self, seat: int, end: int, edge: int) -> None:
        place = self.map.place_of.get(end)
        self.built.add(edge)
        self.own[seat] |= {end} if place is None else set(self.map.places[place])

    def joined(self, place: int) -> list[int]:
        posts = self.map.places[place]
        return [seat for seat, own in enumerate(self.own) if not own.isdisjoint(posts)]

    def numbers(self) -> list[int]:
        """Of each place: how many players can have it."""
        joined = [self.joined(place) for place in range(len(self.map.places))]
        room = [limit - len(seats) for limit, seats in zip(self.limits, joined, strict=True)]
        graph = self.graph([max(left, 0) for left in room])
        return [
            len(seats) + min(max(room[place], 0), self.flow(graph, place, seats))
            for place, seats in enumerate(joined)
        ]

    def graph(self, room: list[int]) -> Any:
        arcs: list[tuple[int, int, int]] = []
        arrive, leave, source = self.map.arrive, self.map.leave, self.map.source
        for edge, a, b in self.map.sections:
            if edge not in self.built and arrive[a] != arrive[b]:
                arcs += [(leave[a], arrive[b], 1), (leave[b], arrive[a], 1)]
        for seat, own in enumerate(self.own):
            starts = {leave[post] for post in own}
            arcs += [(self.map.seat + seat, start, 1) for start in starts]
        for posts, left in zip(self.map.places, room, strict=True):
            arcs.append((arrive[posts[0]], leave[posts[0]], left))
        arcs += [(source, self.map.seat + seat, 1) for seat in range(MOST_SEATS)]
        rows, columns, weights = zip(*arcs, strict=True)
        shape = (source + 1, source + 1)
        return csr_array((np.array(weights, np.int32), (rows, columns)), shape=shape)

    def flow(self, graph: Any, place: int, joined: list[int]) -> int:
        """How many of the waiting players come in together."""
        first = graph.indptr[self.map.source]
        for seat in range(MOST_SEATS):
            graph.data[first + seat] = seat < len(self.own) and seat not in joined
        goal = self.map.arrive[self.map.places[place][0]]
        return int(maximum_flow(graph, self.map.source, goal).flow_value)


def position(state: State) -> Position:
    posts = range(BOARD.size)
    own = [{post for post in posts if in_network(state, s, post)} for s in range(int(state.seats))]
    built = {edge for edge in range(BOARD.edges) if state.owner[edge]}
    return Position(BOARD, own, built, state.two_player)


def numbers(state: State) -> list[int]:
    return position(state).numbers()


def closed(state: State, end: int, edge: int, before: list[int]) -> list[str]:
    """The places that a section of the player in turn would close, all of them."""
    later = position(state)
    later.build(int(state.mover), end, edge)
    after = later.numbers()
    return [name for name, old, new in zip(NAMES, before, after, strict=True) if new < old]
