"""Candidates tried out in worlds: the round is raced to its end from each of them.

In a world the other seats hold certain hands and build in certain manners. So rails of others
count as far as they are laid in time, and so do tempo, waste and help to others.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final, NamedTuple

from roundhouse._plain import COMPILED
from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import Meter, in_time, is_over
from roundhouse.games.transamerica.race import race
from roundhouse.games.transamerica.view import View

LEAST: Final = 4 if COMPILED else 1
"""Worlds that are looked at even without time: one alone says too little."""
MOST: Final = 512
"""Worlds after which more change nothing."""
HALVING: Final = 8
"""After so many worlds, and whenever they have doubled, the worse half is given up;"""
PATIENT: Final = 64 if COMPILED else HALVING
"""where a good candidate must not be lost by bad luck, after so many."""


class World(NamedTuple):
    """How the others may be placed, and the luck of the race."""

    hands: list[list[int]]
    stones: list[int]
    manners: list[int]
    luck: int


class Candidate:
    """A choice, and where the race goes on from it."""

    def __init__(self, ways: Distances, stone: int, rails: int, seat: int, paid: int) -> None:
        self.ways = ways
        self.stone = stone
        self.rails = rails
        """Rails that are left."""
        self.seat = seat
        """Whose turn it is, and what it has paid."""
        self.paid = paid
        self.bonus = 0.0
        self.sum = 0.0
        self.worlds = 0

    def losses(self, seat: int, world: World) -> list[int]:
        """What everybody loses in that world when the seat goes on from here."""
        stones = world.stones.copy()
        stones[seat] = self.stone
        return race(
            self.ways,
            stones,
            world.hands,
            self.seat,
            self.paid,
            self.rails,
            world.luck,
            world.manners,
        )

    def raced(self, view: View, seat: int, world: World, swing: float) -> float:
        """How the seat fares in that world."""
        return chance(view, seat, self.losses(seat, world), swing)

    def value(self) -> float:
        return self.sum / max(1, self.worlds) + self.bonus

    def rank(self) -> tuple[int, float]:
        """Candidates tried in more worlds rank first: they were better when last compared."""
        return -self.worlds, -self.value()


def totals(view: View, losses: list[int]) -> list[int]:
    return [before + now for before, now in zip(view.lost, losses, strict=True)]


def chance(view: View, seat: int, losses: list[int], swing: float) -> float:
    """How likely the seat is to win among all when the round costs this."""
    lost = totals(view, losses)
    mine = lost[seat]
    room = view.barrier - max(lost)
    if room <= 0:
        return 1.0 / lost.count(mine) if mine == min(lost) else 0.0
    unit = swing * sqrt(room)
    return 1.0 / sum([exp(2.0 * (mine - other) / unit) for other in lost])


def point(view: View, seat: int, swing: float) -> float:
    """What a point is worth as things stand: the part of the chance to win that it costs."""
    now = chance(view, seat, [0] * view.seats, swing)
    return 2.0 * now * (1.0 - now) / (swing * sqrt(view.barrier - max(view.lost)))


def try_out(
    candidates: list[Candidate],
    view: View,
    draw: Callable[[], World],
    swing: float,
    meter: Meter,
    halving: int = HALVING,
) -> None:
    """Each step is one more world for all candidates that are still in question.

    A world that there is no time for is left out, the first one excepted: of that, as much
    counts as there is.
    """
    assert view.seat is not None
    seat = view.seat
    alive = candidates
    worlds = 0
    while worlds < LEAST or (worlds < MOST and meter.go_on()):
        world = draw()
        found = [one.raced(view, seat, world, swing) for one in in_time(alive, meter.until)]
        if worlds and len(found) < len(alive):
            return
        for candidate, fared in zip(alive, found, strict=False):
            candidate.sum += fared
            candidate.worlds += 1
        worlds += 1
        if is_over(meter.until):
            return
        if worlds >= halving and worlds & (worlds - 1) == 0 and len(alive) > 2:
            alive = sorted(alive, key=lambda candidate: -candidate.value())
            alive = alive[: (len(alive) + 1) // 2]
