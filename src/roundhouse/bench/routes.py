"""What it costs to build from a milepost of African Rails to all others, on an empty board."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.network import Network, build_cost
from roundhouse.boards.network_load import load
from roundhouse.boards.paths import Roads, roads

COUNT: Final = 240
SEED: Final = 1


def real_board() -> tuple[Roads, vec[i32], list[int]]:
    """Its arcs, what each costs to build, and the mileposts to start from."""
    network = load("african_rails")
    ways = roads(network)
    costs = vec[i32]([i32(arc_cost(network, ways, arc)) for arc in range(len(ways.head))])
    return ways, costs, Random(SEED).choices(range(network.size), k=COUNT)


def arc_cost(network: Network, ways: Roads, arc: int) -> int:
    """Ferries and the insides of major cities are free."""
    way = int(ways.way[arc])
    if way >= network.edges or not network.buildable[way]:
        return 0
    return int(build_cost(network, way, int(ways.head[arc]), False))
