"""Maps of hexagons: land hexes numbered row by row, and which of them touch."""

from __future__ import annotations

from typing import Final

_EVEN_ROW: Final = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 0))
_ODD_ROW: Final = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, 0), (1, 1))
"""(row, column) steps to the six neighbours; odd rows stand half a hex to the right."""


class HexGrid:
    """The land of a pointy-top map in odd-r offset rows; hexes count in row-major order."""

    def __init__(self, rows: list[str], water: str) -> None:
        self.spots: list[tuple[int, int]] = []
        """Row and column of each hex."""
        self.letters: list[str] = []
        """The map's letter of each hex."""
        self.index: dict[tuple[int, int], int] = {}
        """The hex at a row and column."""
        for row, line in enumerate(rows):
            for column, letter in enumerate(line):
                if letter != water:
                    self.index[row, column] = len(self.spots)
                    self.spots.append((row, column))
                    self.letters.append(letter)
        self.neighbours: list[list[int]] = [self._around(row, col) for row, col in self.spots]

    def _around(self, row: int, column: int) -> list[int]:
        found: list[int] = []
        for down, right in _ODD_ROW if row % 2 else _EVEN_ROW:
            spot = (row + down, column + right)
            if spot in self.index:
                found.append(self.index[spot])
        return found

    def reachable(self, start: int) -> set[int]:
        """Every hex that can be walked to over land."""
        seen = {start}
        queue = [start]
        while queue:
            for other in self.neighbours[queue.pop()]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return seen

    def label(self, hex_: int) -> str:
        """A short name for a hex: column letter and row number, `C7`."""
        row, column = self.spots[hex_]
        return f"{chr(ord('A') + column)}{row + 1}"
