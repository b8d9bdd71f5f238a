"""What a planner needs to know of the table: whose sections, ferries and origins there are.

All of it is open to every player. Planners take the board from here, so they also work on
boards made up for tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import u8

from roundhouse.boards.network import MAJOR, Network
from roundhouse.games.african_rails.facts import HARBOUR_PLACE, limits_of_kinds
from roundhouse.games.african_rails.first_ways import find_ways
from roundhouse.games.african_rails.land import land_of
from roundhouse.games.african_rails.ways import Ways

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
    two_player: bool
    """AF-10: the variant is played."""
    barred: set[int]
    """AF-10.2: the cities this seat may not join."""


PositionKey = tuple[
    Network, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], bool, frozenset[int]
]
"""A position's fields, to remember by what follows from it."""


def key_of(position: Position) -> PositionKey:
    return (
        position.network,
        position.seat,
        position.seats,
        tuple(position.owner),
        tuple(position.ferries),
        tuple(position.origins),
        position.two_player,
        frozenset(position.barred),
    )


def position_from(key: PositionKey) -> Position:
    network, seat, seats, owner, ferries, origins, two_player, barred = key
    return Position(
        network, seat, seats, list(owner), list(ferries), list(origins), two_player, set(barred)
    )


def with_track(position: Position, owner: list[int], ferries: list[int]) -> Position:
    """The same table with other track and ferries."""
    return Position(
        position.network,
        position.seat,
        position.seats,
        owner,
        ferries,
        position.origins,
        position.two_player,
        position.barred,
    )


def ways_in(position: Position) -> Ways:
    """AF-6.7: the ways into every place that are still open."""
    network = position.network
    land = land_of(network)
    ways = Ways(land, position.seats)
    homes = [0] * (position.seats * network.size)
    for seat in range(position.seats):
        for milepost in own_mileposts(position, seat):
            homes[seat * network.size + int(land.node[milepost])] = 1
    ways.home = vec[u8]([u8(home) for home in homes])
    for edge, owner in enumerate(position.owner):
        if owner != NOBODY:
            ways.free[edge] = 0
    limits = limits_of_kinds(position.seats, position.two_player)
    kinds = [city.kind for city in network.cities] + [HARBOUR_PLACE] * len(network.ferries)
    for point, kind in enumerate(kinds):
        node = int(land.point_node[point])
        joined = [s for s in range(position.seats) if homes[s * network.size + node]]
        ways.joined = append(ways.joined, sum(1 << seat for seat in joined))
        ways.room = append(ways.room, limits[kind] - len(joined))
    find_ways(ways)
    return ways


def own_mileposts(position: Position, seat: int) -> list[int]:
    """AF-6.2: the mileposts of a seat's network, in rising order."""
    network = position.network
    found: set[int] = set()
    for edge, owner in enumerate(position.owner):
        if owner == seat:
            found.add(int(network.end_a[edge]))
            found.add(int(network.end_b[edge]))
    for ferry, seats in enumerate(position.ferries):
        if seats >> seat & 1:
            found.update(network.ferries[ferry].mileposts)
    for number, city in enumerate(network.cities):
        if city.kind == MAJOR and (
            number == position.origins[seat] or not found.isdisjoint(city.mileposts)
        ):
            found.update(city.mileposts)
    return sorted(found)
