"""The expert's best few actions in TransAmerica, each with what it does for the own cities."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget
from roundhouse.bots.hints import Hint
from roundhouse.bots.transamerica.expert import adviser
from roundhouse.bots.transamerica.table import Table
from roundhouse.game import Message
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View


def hints(view: View, legal: list[Any], budget: Budget, count: int) -> list[Hint]:
    """Up to `count` actions, the best first."""
    ranked = adviser(Random(0)).ranked(view, legal, budget)
    table = Table(view)
    return [Hint(action, reason(table, action)) for action in ranked[:count]]


def reason(table: Table, action: Any) -> Message:
    if isinstance(action, PlaceStart):
        price = table.ways.join_cost(action.node, table.cities)
        return Message("ta-hint-start", {"rails": price})
    if isinstance(action, LayRail):
        return rail_reason(table, action.edge)
    return Message("ta-hint-end-turn" if isinstance(action, EndTurn) else "ta-hint-only")


def rail_reason(table: Table, edge: int) -> Message:
    """Which cities it joins, or else brings nearer, and how many rails fewer are missing."""
    price = table.ways.join_cost(table.stone, table.cities)
    ways = table.ways.copy()
    ways.lay(edge)
    left = ways.join_cost(table.stone, table.cities)
    if left == 0:
        return Message("ta-hint-finish")
    before, after = table.ways.row(table.stone), ways.row(table.stone)
    joined = [city for city in table.cities if before[city] > 0 and after[city] == 0]
    if joined:
        return Message("ta-hint-joins", {"cities": names(table, joined), "left": left})
    nearer = [city for city in table.cities if after[city] < before[city]]
    if left >= price or not nearer:
        return Message("ta-hint-only")
    return Message(
        "ta-hint-nearer", {"cities": names(table, nearer), "fewer": price - left, "left": left}
    )


def names(table: Table, cities: list[int]) -> list[str]:
    return [city.name for city in table.board.cities if city.node in cities]
