"""A sharp player of TransAmerica: the cheapest tree, and first what nobody else will build."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.table import Table, away
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View


class SharpBot:
    """Never wastes a rail. Of the useful ones it lays those far from the others' start stones:
    what lies between the players, somebody else may build.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            in_own_city = [action for action in legal if action.node in table.cities]
            return self._rng.choice(in_own_city or legal)
        edge = useful_far_rail(table, legal, self._rng)
        if edge >= 0:
            return LayRail(edge)
        return EndTurn() if EndTurn() in legal else legal[0]


def useful_far_rail(table: Table, legal: list[Any], rng: Random) -> int:
    """A rail that brings the own cities nearer for its price; -1 if there is none."""
    price = table.ways.join_cost(table.stone, table.cities)
    after = table.ways.next_rail_values(table.stone, table.cities)
    rows = [table.ways.row(table.stones[other]) for other in table.others()]
    found: list[int] = []
    best = (0, 0)
    for action in legal:
        if not isinstance(action, LayRail) or after[action.edge] >= price:
            continue
        wasted = table.board.cost[action.edge] - (price - after[action.edge])
        rank = (wasted, -away(table.board, rows, action.edge))
        if not found or rank < best:
            found, best = [action.edge], rank
        elif rank == best:
            found.append(action.edge)
    return rng.choice(found) if found else -1
