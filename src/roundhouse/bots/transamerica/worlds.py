"""What rails are worth in a world: one in which the other seats hold these hands.

A rail is useful as far as it still brings the own cities nearer once the others have built what
they will, and it helps them as far as it brings their cities nearer.
"""

from __future__ import annotations

from roundhouse.boards.steiner import Distances
from roundhouse.bots.transamerica.table import Table


class Worth:
    """Sums over worlds, for each of some candidate lines."""

    def __init__(self, table: Table, edges: list[int], build: float) -> None:
        self._table = table
        self._build = build
        """The part of their missing rails that the others are expected to lay."""
        self.edges = edges
        self.worlds = 0
        self.use = [0.0] * len(edges)
        self.help = [0.0] * len(edges)
        self._with = []
        for edge in edges:
            ways = table.ways.copy()
            ways.lay(edge)
            self._with.append(ways)

    def add(self, hands: list[list[int]], weights: list[float]) -> None:
        """One more world: a hand for each other seat, and how much each seat's good is our bad."""
        table = self._table
        self.worlds += 1
        later = table.ways.copy()
        for place, other in enumerate(table.others()):
            stone = table.stones[other]
            for edge in first_part(table, stone, hands[place], self._build):
                later.lay(edge)
            missing = table.ways.join_cost(stone, hands[place])
            for number, ways in enumerate(self._with):
                nearer = missing - ways.join_cost(stone, hands[place])
                self.help[number] += weights[place] * nearer
        price = later.join_cost(table.stone, table.cities)
        values = later.next_rail_values(table.stone, table.cities)
        for number, edge in enumerate(self.edges):
            if values[edge] >= 0:
                self.use[number] += price - values[edge]


def first_part(table: Table, stone: int, hand: list[int], part: float) -> list[int]:
    """The rails a seat will lay first: those of a cheapest tree that lie nearest to its stone."""
    row = table.ways.row(stone)
    ends = table.board.ends
    ranked: list[tuple[int, int]] = []
    for edge in table.ways.missing_rails(stone, hand):
        a, b = ends[edge]
        ranked.append((max(row[a], row[b]), edge))
    ranked.sort()
    return [edge for _, edge in ranked[: int(part * len(ranked) + 0.5)]]


def expected_prices(
    table: Table, nodes: list[int], hands: list[list[int]], stones: list[int], part: float
) -> list[int]:
    """For each crossing: the price of joining the own cities to it, once the others have built."""
    later = Distances(table.board)
    for hand, stone in zip(hands, stones, strict=True):
        for edge in first_part(table, stone, hand, part):
            later.lay(edge)
    return [later.join_cost(node, table.cities) for node in nodes]
