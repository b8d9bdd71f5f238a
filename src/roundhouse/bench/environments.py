"""Roundhouse as learners and simulators use it; needs `roundhouse[research]`."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from roundhouse.arena import Simulation, simulate
from roundhouse.bench.ours import LIMIT
from roundhouse.bench.work import Work
from roundhouse.research.gymnasium import TableEnv
from roundhouse.research.pettingzoo import env
from roundhouse.research.table import Table

SIMULATED: Final = 40_000
"""Games in a simulation: enough to make starting the processes a small part."""


def learner_steps(name: str) -> Work:
    table, rng = TableEnv(name, limit=LIMIT), Random(1)

    def batch() -> int:
        observation, _ = table.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            legal = observation["action_mask"].view(bool).nonzero()[0]
            action = legal[int(rng.random() * len(legal))]
            observation, _, terminated, truncated, _ = table.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return Work(batch)


def number_steps(name: str) -> Work:
    table, rng = Table(name, limit=LIMIT), Random(1)

    def batch() -> int:
        table.start(rng)
        while not (table.over or table.stopped):
            numbers = list(table.choices)
            table.play(numbers[int(rng.random() * len(numbers))])
        return table.decisions

    return Work(batch)


def table_steps(name: str) -> Work:
    return aec_steps(env(name, limit=LIMIT))


def aec_steps(table: Any) -> Work:
    """A PettingZoo environment with masks, played at random."""
    rng = Random(1)

    def batch() -> int:
        table.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            table.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return Work(batch)


def simulated(jobs: str) -> Work:
    """The work of `roundhouse simulate`, its processes started anew each time."""
    plan = Simulation("transamerica", ["random"] * 4, {}, 1)

    def batch() -> int:
        results, _ = simulate(plan, SIMULATED, int(jobs))
        return sum(result.decisions for result in results)

    return Work(batch, clock=time.perf_counter)
