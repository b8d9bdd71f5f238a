"""What a line drawn on the map would cost, section by section (AF-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.network import Network, edge_between
from roundhouse.boards.paths import CLOSED
from roundhouse.games.african_rails.closing import build
from roundhouse.games.african_rails.planners.building import Section, section_cost
from roundhouse.games.african_rails.planners.ground import ground_of
from roundhouse.games.african_rails.planners.position import NOBODY, Position, ways_in
from roundhouse.games.african_rails.ways import Ways

NOT_TO_BUILD: Final = -1
"""Instead of a cost: nobody's to build, or not this seat's."""


def trace(position: Position, mileposts: list[int]) -> list[Section]:
    """The sections along these mileposts in this order, each as if those before it were built.

    Own track, steps inside a major city and joined ferries cost nothing. It is not asked whether
    the first section starts in the own network.
    """
    ways = ways_in(position)
    found: list[Section] = []
    for at in range(len(mileposts) - 1):
        start, end = mileposts[at], mileposts[at + 1]
        found.append((start, end, step_cost(position, ways, start, end)))
    return found


def step_cost(position: Position, ways: Ways, start: int, end: int) -> int:
    """Of one step of the line; a section that can be built is then built in `ways`."""
    network = position.network
    if network.far_harbour[start] == end:
        here = position.seat * network.size + int(ways.land.node[start])
        return 0 if ways.home[here] else NOT_TO_BUILD
    arc = arc_between(network, start, end)
    if arc < 0:
        return NOT_TO_BUILD
    section = ground_of(network).section_of[arc]
    if section < 0:
        return 0
    if not ways.free[section >> 1]:
        return NOT_TO_BUILD if position.owner[section >> 1] not in (NOBODY, position.seat) else 0
    cost = int(section_cost(position, ways, ground_of(network), arc))
    if cost == CLOSED:
        return NOT_TO_BUILD
    build(ways, position.seat, section)
    return cost


def arc_between(network: Network, start: int, end: int) -> int:
    """The arc from one milepost to its neighbour, or -1."""
    edge = int(edge_between(network, start, end))
    if edge < 0:
        return -1
    ground = ground_of(network)
    return next(arc for arc in ground.arcs_of[edge] if ground.roads.head[arc] == end)
