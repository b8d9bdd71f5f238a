"""What a line drawn on the map would cost, section by section (AF-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.network import Network, edge_between
from roundhouse.boards.paths import CLOSED
from roundhouse.games.african_rails.planners.building import Build, Section, section_costs
from roundhouse.games.african_rails.planners.ground import ground_of, milepost_of
from roundhouse.games.african_rails.planners.position import Position, place_numbers
from roundhouse.games.african_rails.planners.sources import with_sections

NOT_TO_BUILD: Final = -1
"""Instead of a cost: nobody's to build, or not this seat's."""


def trace(position: Position, mileposts: list[int]) -> list[Section]:
    """The sections along these mileposts in this order, each as if those before it were built.

    Own track, steps inside a major city and joined ferries cost nothing. It is not asked whether
    the first section starts in the own network.
    """
    network = position.network
    numbers = place_numbers(network)
    weight = section_costs(position)
    found: list[Section] = []
    for at in range(len(mileposts) - 1):
        start, end = mileposts[at], mileposts[at + 1]
        if network.far_harbour[start] == end:
            joined = position.ferries[int(network.ferry[start])] >> position.seat & 1
            cost = 0 if joined else NOT_TO_BUILD
        else:
            cost = section_cost(network, weight, start, end)
        found.append((start, end, cost))
        if cost > 0:
            position = with_sections(position, Build(cost, [(start, end, cost)]))
            if numbers[start] >= 0 or numbers[end] >= 0:
                weight = section_costs(position)
    return found


def section_cost(network: Network, weight: vec[i32], start: int, end: int) -> int:
    """The cost of building from one milepost to its neighbour."""
    edge = int(edge_between(network, start, end))
    if edge < 0:
        return NOT_TO_BUILD
    ground = ground_of(network)
    open_costs = [
        int(weight[arc])
        for arc in ground.arcs_of[edge]
        if weight[arc] != CLOSED
        and ground.roads.head[arc] == end
        and milepost_of(network, int(ground.roads.tail[arc])) == start
    ]
    return min(open_costs, default=NOT_TO_BUILD)
