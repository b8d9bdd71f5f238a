"""A sharp player of TransAmerica: the cheapest tree, from its middle, the nearest city first."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.attention import Attention
from roundhouse.bots.transamerica.table import Table, near, open_cities
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View

LOOKS: Final = 0.25
"""How many of its turns begin with a look at what the others have laid since."""


class SharpBot:
    """Wastes no rail by what it knows, and leaves long ways for later: somebody else may build
    them. In some turns it goes on with its plan, and does not see that others have.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._attention = Attention(rng, LOOKS)

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return min(legal, key=lambda action: start_rank(table, action.node))
        everything = table.ways
        table.ways = Distances(table.board, self._attention.rails(view))
        edge = useful_rail(table, legal, self._rng)
        if edge < 0:
            self._attention.look_around(view)
            table.ways = everything
            edge = useful_rail(table, legal, self._rng)
        if edge >= 0:
            return LayRail(edge)
        return EndTurn() if EndTurn() in legal else legal[0]


def start_rank(table: Table, node: int) -> tuple[int, int, int]:
    """The price of the tree, then the way to all own cities together."""
    row = table.empty.row(node)
    apart = sum([row[city] for city in table.cities])
    return table.empty.join_cost(node, table.cities), apart, node


def useful_rail(table: Table, legal: list[Any], rng: Random) -> int:
    """A rail that brings the own cities nearer for its price; -1 if there is none."""
    price = table.ways.join_cost(table.stone, table.cities)
    after = table.ways.next_rail_values(table.stone, table.cities)
    cities = open_cities(table)
    found: list[int] = []
    best = (0, 0)
    for action in legal:
        if not isinstance(action, LayRail) or not 0 <= after[action.edge] < price:
            continue
        wasted = table.board.cost[action.edge] - (price - after[action.edge])
        rank = (wasted, near(table.board, cities, action.edge))
        if not found or rank < best:
            found, best = [action.edge], rank
        elif rank == best:
            found.append(action.edge)
    return rng.choice(found) if found else -1
