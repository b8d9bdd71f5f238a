"""Others at the same kind of work. Their packages are optional: see `roundhouse bench`."""

from __future__ import annotations

import heapq
from importlib import import_module
from itertools import cycle, islice
from random import Random
from typing import Final

from roundhouse.bench.positions import BATCH, Position, positions
from roundhouse.bench.routes import real_board
from roundhouse.bench.work import Work
from roundhouse.boards.lattice import Lattice
from roundhouse.boards.load import lattice

UNREACHED: Final = 1 << 30


def catanatron_games() -> Work:
    """Four random players; every tick of a game is one decision, forced ones included."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    seeds = Random(1)

    def batch() -> int:
        table = Game([RandomPlayer(colour) for colour in Color], seed=seeds.randrange(1, 1 << 30))
        decisions = 0
        while table.winning_color() is None and table.state.num_turns < TURNS_LIMIT:
            table.play_tick()
            decisions += 1
        return decisions

    return Work(batch)


def catanatron_steps() -> Work:
    """One learner that acts at random against one random player."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    table, rng = CatanatronEnv(), Random(1)

    def batch() -> int:
        _, info = table.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            legal = info["valid_actions"]
            action = legal[int(rng.random() * len(legal))]
            _, _, terminated, truncated, info = table.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return Work(batch)


def pettingzoo_classic(name: str) -> Work:
    from roundhouse.bench.environments import aec_steps

    return aec_steps(import_module(f"pettingzoo.classic.{name}.{name}").env())


def openspiel_games(name: str) -> Work:
    """A game without chance, driven from Python."""
    import pyspiel

    title = pyspiel.load_game(name)
    rng = Random(1)

    def batch() -> int:
        state = title.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return Work(batch)


def plain_joins() -> Work:
    board = lattice("transamerica")
    known = positions(board)
    answers = [dreyfus_wagner(board, position) for position in known]
    following = cycle(known)

    def batch() -> int:
        for position in islice(following, BATCH):
            dreyfus_wagner(board, position)
        return BATCH

    return Work(batch, answers)


def dreyfus_wagner(board: Lattice, position: Position) -> int:
    """The textbook: merge the trees of two parts in every node, then Dijkstra; no short cuts."""
    steps: list[list[tuple[int, int]]] = [[] for _ in range(board.size)]
    built = set(position.built)
    for rail, (a, b) in enumerate(board.ends):
        price = 0 if rail in built else board.cost[rail]
        steps[a].append((b, price))
        steps[b].append((a, price))
    full = (1 << len(position.cities)) - 1
    trees = [[UNREACHED] * board.size for _ in range(full + 1)]
    for bit, city in enumerate(position.cities):
        trees[1 << bit][city] = 0
    for cities in range(1, full + 1):
        tree = trees[cities]
        part = (cities - 1) & cities
        while part > cities ^ part:
            met = [one + two for one, two in zip(trees[part], trees[cities ^ part], strict=True)]
            tree[:] = [a if a < b else b for a, b in zip(tree, met, strict=True)]
            part = (part - 1) & cities
        dijkstra(steps, tree)
    return trees[full][position.start]


def dijkstra(steps: list[list[tuple[int, int]]], tree: list[int]) -> None:
    queue = [(price, node) for node, price in enumerate(tree) if price < UNREACHED]
    heapq.heapify(queue)
    while queue:
        price, node = heapq.heappop(queue)
        if price == tree[node]:
            for other, step in steps[node]:
                if price + step < tree[other]:
                    tree[other] = price + step
                    heapq.heappush(queue, (price + step, other))


def heap_paths() -> Work:
    """Dijkstra with heapq and lists of neighbours, as anybody would write it."""
    ways, costs, starts = real_board()
    steps: list[list[tuple[int, int]]] = [[] for _ in range(ways.size)]
    for arc in range(len(ways.head)):
        steps[int(ways.tail[arc])].append((int(ways.head[arc]), int(costs[arc])))

    def distances(start: int) -> list[int]:
        found = [UNREACHED] * ways.size
        found[start] = 0
        queue = [(0, start)]
        while queue:
            price, node = heapq.heappop(queue)
            if price == found[node]:
                for other, step in steps[node]:
                    if price + step < found[other]:
                        found[other] = price + step
                        heapq.heappush(queue, (price + step, other))
        return found

    following = cycle(starts)

    def batch() -> int:
        for start in islice(following, BATCH):
            distances(start)
        return BATCH

    return Work(batch, [sum(distances(start)) for start in starts])


def scipy_paths() -> Work:
    """scipy's Dijkstra, the matrix made beforehand; a cost of nothing is a stored nought."""
    import numpy
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import dijkstra as scipy_dijkstra

    ways, costs, starts = real_board()
    columns = (numpy.array(list(costs), float), numpy.array(list(ways.head)), list(ways.first))
    matrix = csr_matrix(columns, shape=(ways.size, ways.size))
    following = cycle(starts)

    def batch() -> int:
        for start in islice(following, BATCH):
            scipy_dijkstra(matrix, indices=start)
        return BATCH

    return Work(batch, [int(scipy_dijkstra(matrix, indices=start).sum()) for start in starts])
