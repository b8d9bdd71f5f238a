"""What a TransAmerica bot makes of its view: places as numbers, and the rails that lie."""

from __future__ import annotations

from roundhouse.boards.lattice import Lattice
from roundhouse.boards.load import lattice
from roundhouse.boards.steiner import Distances
from roundhouse.games.transamerica.view import View


class Table:
    """One seat's view of the board."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.board: Lattice = lattice("transamerica")
        self.seat = view.seat
        self.seats = view.seats
        self.cities = city_nodes(self.board, view.hands[view.seat] or [])
        """The own five cities."""
        self.stones = [-1 if node is None else node for node in view.start_stones]
        """Where each seat's start stone stands, or -1."""
        self.stone = self.stones[self.seat]
        self.ways = Distances(self.board, [edge for edge, _ in view.rails])
        """Prices with every rail that lies."""
        self.empty = Distances(self.board)
        """Prices with no rail at all."""
        self.turn_rails = view.turn_rails

    def others(self) -> list[int]:
        """The other seats, in the order of play after this one."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]


def city_nodes(board: Lattice, names: list[str]) -> list[int]:
    return [board.cities[board.city_index(name)].node for name in names]


def open_cities(table: Table) -> list[list[int]]:
    """The rows of prices of the own cities that are not joined yet."""
    here = table.ways.row(table.stone)
    return [table.ways.row(city) for city in table.cities if here[city] > 0]


def near(board: Lattice, rows: list[list[int]], edge: int) -> int:
    """How far a line's better end is from the nearest of some places, given by their rows."""
    a, b = board.ends[edge]
    return min([min(row[a], row[b]) for row in rows])
