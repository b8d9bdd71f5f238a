"""The map of American Rails and its companies, as tables by hex and by company."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import HexGrid

PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
CITY: Final = 3

TERRAINS: Final = {"P": PLAINS, "F": FOREST, "M": MOUNTAIN, "C": CITY}
TAKE: Final = 2
"""AR-5.4: what the bank gives for it, and what each of the others would pay."""
FUNDING: Final = 5
"""AR-5.3: what the bank gives a company."""
FIRST_CUBE: Final = (2, 3, 5, 2)
"""AR-5.9: what the first cube in a hex costs, by terrain."""

COMPANIES: Final = 6
HEXES: Final = 215
CITIES: Final = 39
"""What the printed board holds; the loader checks it."""


class Board:
    """The printed facts; one object shared by all states."""

    def __init__(self, grid: HexGrid) -> None:
        self.grid = grid
        self.size: int = len(grid.spots)
        self.terrain: list[int] = [TERRAINS[letter] for letter in grid.letters]
        self.neighbours: list[list[int]] = grid.neighbours
        self.first_cost: list[int] = [FIRST_CUBE[terrain] for terrain in self.terrain]
        self.single: list[bool] = [t in (FOREST, MOUNTAIN) for t in self.terrain]
        """AR-5.8: hexes that hold one cube in all."""
        self.cities: list[int] = []
        """The hexes with a city, in order."""
        self.city_number: list[int] = [-1] * self.size
        """Which city a hex is; -1 where there is none."""
        self.city_name: dict[int, str] = {}
        self.full: list[int] = [0] * self.size
        """Full value of each hex; 0 where there is no city."""
        self.shared: list[int] = [0] * self.size
        self.developable: list[bool] = [False] * self.size
        self.bonus: list[int] = []
        """The three hexes of the special connections (AR-5.11)."""
        self.is_bonus: list[bool] = [False] * self.size
        self.companies: list[str] = []
        self.company_index: dict[str, int] = {}
        self.cubes: list[int] = []
        """Cubes of each company, its income marker included."""
        self.shares: list[int] = []

    def add_city(self, hex_: int, name: str, values: tuple[int, int], developable: bool) -> None:
        """A city with its full and shared value."""
        self.city_number[hex_] = len(self.cities)
        self.cities.append(hex_)
        self.city_name[hex_] = name
        self.full[hex_], self.shared[hex_] = values
        self.developable[hex_] = developable

    def add_bonus(self, hex_: int) -> None:
        """One of the three cities of the special connections."""
        self.is_bonus[hex_] = True
        self.bonus.append(hex_)

    def add_company(self, name: str, cubes: int, shares: int) -> None:
        self.company_index[name] = len(self.companies)
        self.companies.append(name)
        self.cubes.append(cubes)
        self.shares.append(shares)

    def place(self, hex_: int) -> str:
        """What people call a hex: the city's name, or its column and row."""
        name = self.city_name.get(hex_)
        return self.grid.label(hex_) if name is None else name

    def is_hex(self, hex_: int) -> bool:
        return 0 <= hex_ < self.size

    def is_city(self, hex_: int) -> bool:
        return 0 <= hex_ < self.size and self.terrain[hex_] == CITY
