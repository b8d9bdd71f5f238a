"""Our own contestants."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.bench.positions import BATCH, positions
from roundhouse.bench.routes import real_board
from roundhouse.bench.work import Work
from roundhouse.boards.load import lattice
from roundhouse.boards.paths import pack, reach
from roundhouse.boards.steiner import Distances, cheapest_join
from roundhouse.game import CHANCE, OVER, AnyGame, game
from roundhouse.match.match import drawn

LIMIT: Final = 2_000
"""Decisions of one game: in some titles random play never ends."""


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


def one_to_all() -> Work:
    ways, costs, starts = real_board()
    arcs = pack(ways, costs)
    answers = [sum(reach(ways, arcs, vec[i32]([i32(start)])).distance) for start in starts]
    following = cycle(starts)

    def batch() -> int:
        for start in islice(following, BATCH):
            reach(ways, arcs, vec[i32]([i32(start)]))
        return BATCH

    return Work(batch, answers)
