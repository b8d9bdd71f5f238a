"""A steady player of TransAmerica: one city after the other, in the order of its cards."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.nearest import steps_to
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import PlaceStart
from roundhouse.games.transamerica.view import View


class SteadyBot:
    """Counts double lines, uses everybody's rails and takes a shortest way to each city, but
    thinks of one city at a time: the next card in its hand, whether others lie nearer or not.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return PlaceStart(next(city for city in table.cities if PlaceStart(city) in legal))
        here = table.ways.row(table.stone)
        apart = [city for city in table.cities if here[city] > 0]
        steps = steps_to(table, legal, apart[0]) if apart else []
        return self._rng.choice(steps) if steps else legal[-1]
