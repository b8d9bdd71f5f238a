"""Facts of the printed game: the board, the number of rails, the barrier's first place."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.load import lattice

BOARD: Final = lattice("transamerica")
COLOURS: Final = 5
RAILS: Final = 79
"""TA-1.1: 80 rails, one of which is the barrier."""
FIRST_BARRIER: Final = 13
SEATS: Final = range(2, 7)
