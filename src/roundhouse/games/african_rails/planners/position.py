"""What a planner needs to know of the table: whose sections, ferries and origins there are.

All of it is open to every player. Planners take the board from here, so they also work on
boards made up for tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from roundhouse.boards.network import MAJOR, Network

NOBODY: Final = -1


@dataclass
class Position:
    """The track as one seat finds it when it plans."""

    network: Network
    seat: int
    seats: int
    owner: list[int]
    """Of each edge: the seat whose section lies there, or NOBODY."""
    ferries: list[int]
    """Of each ferry: a bit per seat that has joined it."""
    origins: list[int]
    """Of each seat: its city, or -1 before it has chosen."""
    limits: tuple[int, int, int, int]
    """AF-6.7: how many players may join a small town, medium city, major city, harbour."""
    barred: set[int]
    """AF-10.2: the cities this seat may not join."""


@dataclass
class Places:
    """AF-6.7, of each city, then of each harbour (two a ferry)."""

    joined: list[int]
    """A bit per seat."""
    room: list[int]
    """How many more players may join."""
    free: list[int]
    """Its sections that nobody has built."""


def harbour_place(network: Network, milepost: int) -> int:
    """The place number of a harbour milepost."""
    ferry = int(network.ferry[milepost])
    side = 0 if network.ferries[ferry].mileposts[0] == milepost else 1
    return len(network.cities) + 2 * ferry + side


@cache
def place_numbers(network: Network) -> list[int]:
    """Of each milepost: its place, or -1."""
    return [
        int(network.city[milepost])
        if network.ferry[milepost] < 0
        else harbour_place(network, milepost)
        for milepost in range(network.size)
    ]


@cache
def place_sections(network: Network) -> list[list[int]]:
    """Of each place: the edges on which its own sections may lie."""
    found: list[list[int]] = [[] for _ in range(len(network.cities) + 2 * len(network.ferries))]
    numbers = place_numbers(network)
    for edge in range(network.edges):
        if network.buildable[edge]:
            for end in (int(network.end_a[edge]), int(network.end_b[edge])):
                if numbers[end] >= 0:
                    found[numbers[end]].append(edge)
    return found


def count_places(position: Position) -> Places:
    """AF-6.7: who has joined what, and what is left."""
    network = position.network
    joined: list[int] = []
    free: list[int] = []
    for edges in place_sections(network):
        seats = 0
        unbuilt = 0
        for edge in edges:
            owner = position.owner[edge]
            if owner == NOBODY:
                unbuilt += 1
            else:
                seats |= 1 << owner
        joined.append(seats)
        free.append(unbuilt)
    for ferry, seats in enumerate(position.ferries):
        joined[len(network.cities) + 2 * ferry] |= seats
        joined[len(network.cities) + 2 * ferry + 1] |= seats
    for seat, city in enumerate(position.origins):
        if city >= 0:
            joined[city] |= 1 << seat
    limits = [min(limit, position.seats) for limit in position.limits]
    kinds = [city.kind for city in network.cities] + [3] * (2 * len(network.ferries))
    room = [limits[kind] - joined[place].bit_count() for place, kind in enumerate(kinds)]
    return Places(joined, room, free)


def own_mileposts(position: Position) -> list[int]:
    """AF-6.2: the mileposts of the own network, in rising order."""
    network = position.network
    found: set[int] = set()
    for edge, owner in enumerate(position.owner):
        if owner == position.seat:
            found.add(int(network.end_a[edge]))
            found.add(int(network.end_b[edge]))
    for ferry, seats in enumerate(position.ferries):
        if seats >> position.seat & 1:
            found.update(network.ferries[ferry].mileposts)
    for number, city in enumerate(network.cities):
        if city.kind == MAJOR and (
            number == position.origins[position.seat] or not found.isdisjoint(city.mileposts)
        ):
            found.update(city.mileposts)
    return sorted(found)
