"""Programs that build a cheapest tree to their cities, in an order of their own."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.strangers.towards import in_own_cities, others_stones
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View


class TreeBot:
    """Lays only rails of a cheapest tree; subclasses say in which order."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return self.start(table, legal)
        ways = self.ways(table, view)
        price = ways.join_cost(table.stone, table.cities)
        after = ways.next_rail_values(table.stone, table.cities)
        board = table.board
        rails = [
            action.edge
            for action in legal
            if isinstance(action, LayRail) and after[action.edge] + board.cost[action.edge] <= price
        ]
        if price == 0 or not rails:
            return EndTurn() if EndTurn() in legal else legal[0]
        best = min(self.rank(table, edge) for edge in rails)
        return LayRail(self._rng.choice([e for e in rails if self.rank(table, e) == best]))

    def start(self, table: Table, legal: list[Any]) -> Any:
        return self._rng.choice(in_own_cities(table, legal) or legal)

    def ways(self, table: Table, view: View) -> Distances:
        """The prices it plans with; subclasses may ignore rails of others."""
        return table.ways

    def rank(self, table: Table, edge: int) -> int:
        """The lowest first."""
        return 0


class PatientBot(TreeBot):
    """Far from the others first: what lies near them they may build themselves."""

    def rank(self, table: Table, edge: int) -> int:
        ends = table.board.ends[edge]
        rows = [table.empty.row(stone) for stone in others_stones(table)]
        return -min([row[end] for row in rows for end in ends], default=0)


class DearFirstBot(TreeBot):
    """Rivers and mountains at the beginning of a turn, so that no single rail is left over."""

    def rank(self, table: Table, edge: int) -> int:
        return -table.board.cost[edge]


class HubBot(TreeBot):
    """Begins in the middle of its cities, and works outwards from there."""

    def start(self, table: Table, legal: list[Any]) -> Any:
        rows = [table.empty.row(city) for city in table.cities]
        return min(legal, key=lambda action: sum(row[action.node] for row in rows))

    def rank(self, table: Table, edge: int) -> int:
        row = table.empty.row(table.stone)
        return min(row[end] for end in table.board.ends[edge])


class LonerBot(TreeBot):
    """Ignores the rails that do not hang together with its own network."""

    def ways(self, table: Table, view: View) -> Distances:
        joined = table.ways.row(table.stone)
        ends = table.board.ends
        return Distances(table.board, [edge for edge, _ in view.rails if not joined[ends[edge][0]]])
