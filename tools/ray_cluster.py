"""The arena and a league on a cluster of two nodes on this machine, one of which is lost meanwhile.

    python -m tools.ray_cluster [--games 60] [--jobs 12]

Needs Ray (`pip install 'roundhouse[ray]'`). The same games are played in this process and on a
cluster, whose second node is killed once some results are in: first a simulation, then a league.
Exit code 1: the results differ.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from roundhouse.arena.engines import Progress, run
from roundhouse.arena.league import League, play_league
from roundhouse.arena.simulate import GameResult, Simulation, one_game

TITLE: Final = "transamerica"
BOTS: Final = ["steady", "novice", "steady"]
SEED: Final = 7
LIMIT: Final = 10_000

Played = Callable[[str, Progress | None], list[GameResult]]
"""Plays the games with an engine, and tells of progress."""


def main() -> int:
    parser = ArgumentParser(prog="ray_cluster", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=12)
    chosen = parser.parse_args()
    sides: dict[str, Played] = {
        "simulation": partial(simulated, chosen.games, chosen.jobs),
        "league": partial(league, chosen.games, chosen.jobs),
    }
    return max([compared(name, played) for name, played in sides.items()])


def simulated(games: int, jobs: int, engine: str, progress: Progress | None) -> list[GameResult]:
    plan = Simulation(TITLE, BOTS, {}, SEED, LIMIT)
    work = [(one_game, (plan, number)) for number in range(games)]
    return run(engine, work, jobs, progress)


def league(games: int, jobs: int, engine: str, progress: Progress | None) -> list[GameResult]:
    """Steady against novices, in threes and fours, half of them at mixed tables."""
    mixed = max(1, games // 14)
    plan = League(TITLE, ["steady"], ["novice", "random"], [3, 4], games // 4, mixed, {}, SEED)
    played, _ = play_league(plan, jobs, progress, engine)
    return [sitting.result for sitting in played]


def compared(name: str, played: Played) -> int:
    local = [outcome(one) for one in played("local", None)]
    with cluster() as (nodes, lose_a_node):
        is_lost = False

        def progress(_: int) -> None:
            nonlocal is_lost
            if not is_lost:
                is_lost = True
                lose_a_node()

        spread = [outcome(one) for one in played("ray", progress)]
    verdict = "the same results" if spread == local else "other results"
    lost = "one of which was lost" if is_lost else "none of which was lost"
    print(f"{name}: {len(local)} games on {nodes} nodes, {lost}: {verdict} as in one process")
    return 0 if spread == local and is_lost else 1


def outcome(result: GameResult) -> tuple[Any, ...]:
    """Without how long anybody thought."""
    return result.decisions, result.scores, result.winners


@contextmanager
def cluster() -> Iterator[tuple[int, Callable[[], None]]]:
    """How many nodes there are, and what takes one away without a word."""
    ray = importlib.import_module("ray")
    started = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    lost = started.add_node(num_cpus=1)
    started.wait_for_nodes()
    ray.init(address=started.address, log_to_driver=False)
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    try:
        yield nodes, partial(started.remove_node, lost, allow_graceful=False)
    finally:
        ray.shutdown()
        started.shutdown()


if __name__ == "__main__":
    sys.exit(main())
