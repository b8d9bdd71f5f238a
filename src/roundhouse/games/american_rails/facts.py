"""Reads and checks the board file of American Rails."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

from roundhouse.boards.hexes import HexGrid
from roundhouse.games.american_rails.board import CITIES, COMPANIES, HEXES, TERRAINS, Board


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    column: int
    row: int
    full: int
    shared: int
    developable: bool
    bonus: bool


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    color: str
    cubes: int
    shares: int


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    orientation: Literal["pointy-top"]
    offset: Literal["odd-r"]
    columns: int
    rows: int
    grid: list[str]
    cities: list[City]
    companies: list[Company]
    notes: str


def _check(good: bool, what: str) -> None:
    if not good:
        raise ValueError(f"american_rails board: {what}")


def _check_grid(raw: BoardFile) -> None:
    _check(len(raw.grid) == raw.rows, f"{len(raw.grid)} rows in 'grid', 'rows' says {raw.rows}")
    for number, line in enumerate(raw.grid):
        _check(len(line) == raw.columns, f"row {number} has {len(line)} of {raw.columns} columns")
        unknown = set(line) - set(TERRAINS) - {"O"}
        _check(not unknown, f"row {number} has unknown letters {''.join(sorted(unknown))!r}")


def _add_cities(board: Board, cities: list[City]) -> None:
    grid = board.grid
    for city in sorted(cities, key=lambda city: (city.row, city.column)):
        where = f"city {city.name!r} (column {city.column}, row {city.row})"
        hex_ = grid.index.get((city.row, city.column))
        _check(hex_ is not None and grid.letters[hex_] == "C", f"{where}: the grid has no C there")
        assert hex_ is not None
        _check(hex_ not in board.city_name, f"{where}: second city in this hex")
        _check(city.name not in board.city_name.values(), f"{where}: second city of this name")
        _check(0 < city.shared <= city.full, f"{where}: needs 0 < shared <= full")
        board.add_city(hex_, city.name, (city.full, city.shared), city.developable)
        if city.bonus:
            board.add_bonus(hex_)
    for hex_, letter in enumerate(grid.letters):
        _check(letter != "C" or hex_ in board.city_name, f"no city for the C at {grid.spots[hex_]}")
    _check(len(board.cities) == CITIES, f"{len(board.cities)} cities, not {CITIES}")
    _check(len(board.bonus) == 3, f"{len(board.bonus)} bonus cities, not 3")


def _add_companies(board: Board, companies: list[Company]) -> None:
    _check(len(companies) == COMPANIES, f"{len(companies)} companies, not {COMPANIES}")
    for company in companies:
        known = company.name in board.company_index
        _check(not known, f"company {company.name!r}: second of this name")
        _check(company.cubes > 1, f"company {company.name!r}: needs two cubes or more")
        _check(company.shares > 0, f"company {company.name!r}: needs a share")
        board.add_company(company.name, company.cubes, company.shares)


def read_board(text: bytes) -> Board:
    """The board of a file's text; ValueError names the entry that is wrong."""
    try:
        raw = msgspec.json.decode(text, type=BoardFile)
    except msgspec.DecodeError as error:
        raise ValueError(f"american_rails board: {error}") from error
    _check_grid(raw)
    grid = HexGrid(raw.grid, "O")
    _check(len(grid.spots) == HEXES, f"{len(grid.spots)} land hexes, not {HEXES}")
    reached = grid.reachable(0)
    rest = set(range(HEXES)) - reached
    smaller = rest if len(rest) < len(reached) else reached
    lost = [grid.spots[hex_] for hex_ in sorted(smaller)]
    _check(not lost, f"hexes cut off from the rest: {lost}")
    board = Board(grid)
    _add_cities(board, raw.cities)
    _add_companies(board, raw.companies)
    return board


BOARD: Final = read_board(files("roundhouse.boards").joinpath("american_rails.json").read_bytes())
"""The printed board."""
