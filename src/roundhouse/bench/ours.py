"""The house's own contestants."""

from __future__ import annotations

import time
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from roundhouse.arena import Simulation, simulate
from roundhouse.bench.positions import BATCH, positions
from roundhouse.bench.work import Work
from roundhouse.boards.load import lattice
from roundhouse.boards.steiner import Distances, cheapest_join
from roundhouse.game import CHANCE, OVER, AnyGame, game
from roundhouse.match.match import drawn

LIMIT: Final = 2_000
"""Decisions of one game: in some titles random play never ends."""
SIMULATED: Final = 40_000
"""Games in a simulation: enough to make starting the processes a small part."""


def seats_for(title: AnyGame) -> int:
    """Four, like the peers, where the title allows it."""
    return min(max(4, title.seats[0]), title.seats[-1])


def playouts(name: str) -> Work:
    title = game(name)
    seats, options, rng = seats_for(title), title.Options(), Random(1)

    def batch() -> int:
        return title.playout(title.start(seats, options), rng, LIMIT)

    return Work(batch)


def moves(name: str) -> Work:
    """The same games as anybody would play them from Python."""
    title = game(name)
    seats, options, rng = seats_for(title), title.Options(), Random(1)

    def batch() -> int:
        state = title.start(seats, options)
        decisions = 0
        while (seat := title.to_act(state)) != OVER and decisions < LIMIT:
            if seat == CHANCE:
                title.apply(state, drawn(title.chances(state), rng))
            else:
                legal = title.legal(state)
                title.apply(state, legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return Work(batch)


def joins() -> Work:
    board = lattice("transamerica")
    known = positions(board)
    answers = [cheapest_join(board, *position) for position in known]
    following = cycle(known)

    def batch() -> int:
        for built, start, cities in islice(following, BATCH):
            cheapest_join(board, built, start, cities)
        return BATCH

    return Work(batch, answers)


def next_rails() -> Work:
    """One search prices every rail that could be laid next; each counts as a tree."""
    board = lattice("transamerica")
    known = [(Distances(board, built), start, cities) for built, start, cities in positions(board)]
    following = cycle(known)

    def batch() -> int:
        trees = 0
        for distances, start, cities in islice(following, BATCH):
            values = distances.next_rail_values(start, cities)
            trees += len(values) - values.count(-1)
        return trees

    return Work(batch)


def learner_steps(name: str) -> Work:
    from roundhouse.research.gymnasium import TableEnv

    table, rng = TableEnv(name, limit=LIMIT), Random(1)

    def batch() -> int:
        observation, _ = table.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            legal = observation["action_mask"].nonzero()[0]
            action = legal[int(rng.random() * len(legal))]
            observation, _, terminated, truncated, _ = table.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return Work(batch)


def number_steps(name: str) -> Work:
    from roundhouse.research.table import Table

    table, rng = Table(name, limit=LIMIT), Random(1)

    def batch() -> int:
        table.start(rng)
        while not (table.over or table.stopped):
            numbers = list(table.choices)
            table.play(numbers[int(rng.random() * len(numbers))])
        return table.decisions

    return Work(batch)


def table_steps(name: str) -> Work:
    from roundhouse.research.pettingzoo import env

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
            legal = observation["action_mask"].nonzero()[0]
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
