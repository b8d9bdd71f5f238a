"""Positions of TransAmerica as they come up in play, the same for every contestant."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from roundhouse.boards.lattice import Lattice

COUNT: Final = 240
RAILS: Final = (0, 20, 40, 60, 79)
SEED: Final = 1
BATCH: Final = 10


class Position(NamedTuple):
    built: list[int]
    start: int
    cities: list[int]


def positions(board: Lattice) -> list[Position]:
    """Four networks grown at random up to so many rails, and a hand of one city a colour."""
    rng = Random(SEED)
    return [position(board, RAILS[number % len(RAILS)], rng) for number in range(COUNT)]


def position(board: Lattice, rails: int, rng: Random) -> Position:
    stones = rng.sample(range(board.size), 4)
    networks = [{stone} for stone in stones]
    built: set[int] = set()
    while len(built) < rails:
        network = rng.choice(networks)
        rail = rng.choice([rail for node in sorted(network) for rail in board.rails_at[node]])
        built.add(rail)
        network.update(board.ends[rail])
        for other in networks:
            if other is not network and other & network:
                network |= other
                networks = [network if one is other else one for one in networks]
    cities = [
        rng.choice([city.node for city in board.cities if city.colour == colour])
        for colour in board.colours
    ]
    return Position(sorted(built), stones[0], cities)
