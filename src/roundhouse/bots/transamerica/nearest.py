"""TransAmerica's obvious program: walk to the nearest city, then to the next."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import LayRail, PlaceStart
from roundhouse.games.transamerica.view import View


class NearestBot:
    """Joins its cities one after the other, each by a shortest way; it does not plan trees."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            in_own_city = [action for action in legal if action.node in table.cities]
            return self._rng.choice(in_own_city or legal)
        here = table.ways.row(table.stone)
        apart = [(here[city], city) for city in table.cities if here[city] > 0]
        steps = steps_to(table, legal, min(apart)[1]) if apart else []
        return self._rng.choice(steps) if steps else legal[-1]


def steps_to(table: Table, legal: list[Any], city: int) -> list[Any]:
    """The rails that a shortest way to the city begins with."""
    there = table.ways.row(city)
    board = table.board
    return [
        action
        for action in legal
        if isinstance(action, LayRail)
        and min([there[end] for end in board.ends[action.edge]]) + board.cost[action.edge]
        <= there[table.stone]
    ]
