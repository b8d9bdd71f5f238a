"""A round played to its end by builders who each go for their own cities, in some manner."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.steiner import Distances

POINTS: Final = 2
"""TA-2.2: a turn is two single lines or one double line."""

NEAR: Final = 0
"""Manners of building: rails of a cheapest tree to all cities, the nearest to a city first;"""
ANY: Final = 1
"""any rails of a cheapest tree;"""
WALK: Final = 2
"""a shortest way to the nearest city, then to the next."""
MANNERS: Final = 3


def race(
    ways: Distances,
    starts: list[int],
    wanted: list[list[int]],
    first: int,
    paid: int,
    rails: int,
    luck: int,
    manners: list[int],
) -> list[int]:
    """What each start misses when one has all its cities, or nobody can lay any more.

    In turn, `first` before the others, each lays rails towards its own cities in its own manner;
    `paid` are the points that the first has used of its turn, `rails` those in the box. Of equals
    `luck` takes one: a number below 2**31.
    """
    ways = ways.copy()
    cost = ways.lattice.cost
    seat = first
    idle = 0
    while True:
        idle += 1
        while paid < POINTS and rails > 0:
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            cities = wanted[seat]
            if manners[seat] == WALK:
                city = ways.nearest(starts[seat], cities)
                cities = [city] if city >= 0 else []
            is_near = manners[seat] != ANY
            rail = ways.rail_to_lay(starts[seat], cities, POINTS - paid, luck >> 8, is_near)
            if rail < 0:
                break
            ways.lay(rail)
            rails -= 1
            paid += cost[rail]
            idle = 0
        if rails <= 0 or idle == len(starts) or is_over(ways, starts, wanted):
            pairs = zip(starts, wanted, strict=True)
            return [ways.join_cost(start, cities) for start, cities in pairs]
        paid = 0
        seat = (seat + 1) % len(starts)


def is_over(ways: Distances, starts: list[int], wanted: list[list[int]]) -> bool:
    """TA-3.1: somebody has joined all cities."""
    return any(ways.is_joined(start, wanted[seat]) for seat, start in enumerate(starts))
