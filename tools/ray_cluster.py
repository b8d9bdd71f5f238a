"""The arena on a cluster of two nodes on this machine, one of which is lost while games are played.

    python -m tools.ray_cluster [--games 60]

Needs Ray (`pip install 'roundhouse[ray]'`). The same simulation runs in this process and on the
cluster; the second node is killed once some results are in. Exit code 1: the results differ.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser
from typing import Any, Final

from roundhouse.arena.engines import run
from roundhouse.arena.simulate import Simulation, one_game

TITLE: Final = "transamerica"
BOTS: Final = ["steady", "novice", "steady"]
PARTS: Final = 12


def main() -> int:
    parser = ArgumentParser(prog="ray_cluster", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    games: int = parser.parse_args().games
    plan = Simulation(TITLE, BOTS, {}, 7, 10_000)
    work = [(one_game, (plan, number)) for number in range(games)]
    local = [outcome(one) for one in run("local", work, 1)]
    spread, nodes = on_cluster(work)
    same = [outcome(one) for one in spread] == local
    verdict = "the same results" if same else "other results"
    print(f"{games} games on {nodes} nodes, one of which was lost: {verdict} as in one process")
    return 0 if same else 1


def outcome(result: Any) -> tuple[Any, ...]:
    """Without how long anybody thought."""
    return result.decisions, result.scores, result.winners


def on_cluster(work: list[Any]) -> tuple[list[Any], int]:
    ray = importlib.import_module("ray")
    cluster = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    lost = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    is_lost = False

    def lose_a_node(_: int) -> None:
        nonlocal is_lost
        if not is_lost:
            is_lost = True
            cluster.remove_node(lost, allow_graceful=False)

    try:
        return run("ray", work, PARTS, lose_a_node), nodes
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(main())
