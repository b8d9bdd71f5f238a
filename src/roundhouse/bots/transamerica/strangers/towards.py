"""Programs that walk to one place after another, each by a shortest way."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.nearest import steps_to
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import PlaceStart
from roundhouse.games.transamerica.view import View


class FarthestBot:
    """Joins the city that is farthest away first."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return self._rng.choice(in_own_cities(table, legal) or legal)
        here = table.ways.row(table.stone)
        apart = [(-here[city], city) for city in table.cities if here[city] > 0]
        return step(table, legal, min(apart)[1], self._rng) if apart else legal[-1]


class FollowerBot:
    """To the others' networks as long as they are nearer than its cities: their rails are free."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return min(legal, key=lambda action: self.lonely(table, action.node))
        here = table.ways.row(table.stone)
        cities = [(here[city], city) for city in table.cities if here[city] > 0]
        if not cities:
            return legal[-1]
        others = [(here[stone], stone) for stone in others_stones(table) if here[stone] > 0]
        return step(table, legal, min([*others, min(cities)])[1], self._rng)

    def lonely(self, table: Table, node: int) -> tuple[int, int, float]:
        """Rank of a start: in a city of its own, near to another start stone (lowest is best)."""
        row = table.empty.row(node)
        apart = min([row[stone] for stone in others_stones(table)], default=0)
        return node not in table.cities, apart, self._rng.random()


def others_stones(table: Table) -> list[int]:
    return [table.stones[seat] for seat in table.others() if table.stones[seat] >= 0]


def in_own_cities(table: Table, legal: list[Any]) -> list[Any]:
    return [action for action in legal if action.node in table.cities]


def step(table: Table, legal: list[Any], goal: int, rng: Random) -> Any:
    steps = steps_to(table, legal, goal)
    return rng.choice(steps) if steps else legal[-1]
