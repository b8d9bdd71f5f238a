"""A steady player of TransAmerica: a good start, then always on to the nearest city."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.nearest import steps_to_nearest
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import PlaceStart
from roundhouse.games.transamerica.view import View


class SteadyBot:
    """Counts double lines and uses everybody's rails, but thinks of one city at a time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return min(legal, key=lambda action: far_in_all(table, action.node))
        steps = steps_to_nearest(table, legal)
        return self._rng.choice(steps) if steps else legal[-1]


def far_in_all(table: Table, node: int) -> tuple[int, int]:
    """The way to all own cities together; ties go to the lower number."""
    row = table.ways.row(node)
    return sum(row[city] for city in table.cities), node
