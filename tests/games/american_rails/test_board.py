"""The board file, and what happens to a damaged one."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from roundhouse.games.american_rails.facts import BOARD, read_board
from tests.games.american_rails.table import at

TEXT = files("roundhouse.boards").joinpath("american_rails.json").read_text(encoding="utf-8")


def test_land_hexes_count_row_by_row() -> None:
    assert BOARD.size == 215
    assert BOARD.grid.spots == sorted(BOARD.grid.spots)
    assert (at("Buffalo"), at("Syracuse"), at("New Orleans")) == (0, 3, 214)


def test_terrain_and_cities() -> None:
    assert len(BOARD.cities) == 39
    assert sum(BOARD.full) == 128
    assert sum(BOARD.shared) == 78
    assert [BOARD.city_name[city] for city in BOARD.bonus] == ["Chicago", "New York", "Atlanta"]


def test_neighbours_are_mutual_and_on_either_side_of_a_row() -> None:
    for hex_, around in enumerate(BOARD.neighbours):
        assert len(around) <= 6
        assert all(hex_ in BOARD.neighbours[other] for other in around)
    labels = {BOARD.place(hex_) for hex_ in BOARD.neighbours[at("St. Louis")]}
    assert labels == {"A6", "B6", "C7", "A8", "B8"}
    labels = {BOARD.place(hex_) for hex_ in BOARD.neighbours[at("Cincinnati")]}
    assert labels == {"G5", "H5", "F6", "H6", "G7", "H7"}


def row(data: dict[str, Any], number: int, text: str) -> None:
    data["grid"][number] = text


DAMAGE: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("field", lambda d: d.pop("grid"), "grid"),
    ("type", lambda d: d["cities"][3].update(full="7"), r"cities\[3\]\.full"),
    ("extra", lambda d: d.update(scale=2), "scale"),
    ("rows", lambda d: d["grid"].pop(), "17 rows"),
    ("width", lambda d: row(d, 5, "PPP"), "row 5"),
    ("letter", lambda d: row(d, 0, "OOOOOOOOOOOCFFCFCFFX"), "row 0 .*'X'"),
    ("count", lambda d: row(d, 0, "OOOOOOOOOOOCFFCFCFFF"), "216 land hexes"),
    ("cut off", lambda d: row(d, 0, "POOOOOOOOOOCOFCFCFFO"), r"cut off .*\(0, 0\)"),
    ("moved city", lambda d: d["cities"][3].update(column=4), "'Chicago'.* no C there"),
    ("lost city", lambda d: d["cities"].pop(3), r"no city for the C at \(1, 2\)"),
    ("twice", lambda d: d["cities"][1].update(column=11), "second city in this hex"),
    ("name", lambda d: d["cities"][1].update(name="Buffalo"), "second city of this name"),
    ("values", lambda d: d["cities"][0].update(shared=9), "'Buffalo'.* shared <= full"),
    ("bonus", lambda d: d["cities"][0].update(bonus=True), "4 bonus cities"),
    ("company", lambda d: d["companies"].pop(), "5 companies"),
    ("same company", lambda d: d["companies"][1].update(name="American"), "'American': second"),
    ("cubes", lambda d: d["companies"][1].update(cubes=1), "'National'.* two cubes"),
    ("shares", lambda d: d["companies"][1].update(shares=0), "'National'.* share"),
]


@pytest.mark.parametrize(
    ("damage", "message"), [case[1:] for case in DAMAGE], ids=[case[0] for case in DAMAGE]
)
def test_a_damaged_file_is_refused_by_name(
    damage: Callable[[dict[str, Any]], object], message: str
) -> None:
    data = json.loads(TEXT)
    damage(data)
    with pytest.raises(ValueError, match=message):
        read_board(json.dumps(data).encode())


def test_the_file_as_it_is_passes() -> None:
    assert read_board(TEXT.encode()).companies == BOARD.companies
