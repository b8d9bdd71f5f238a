"""Maps of hexagons: numbering, neighbours, reach."""

from roundhouse.boards.hexes import HexGrid

SMALL = ["abO", "cdO", "OOe"]
"""
 a b
  c d
 .  . e
"""


def test_hexes_count_row_by_row_without_water() -> None:
    grid = HexGrid(SMALL, "O")
    assert grid.letters == ["a", "b", "c", "d", "e"]
    assert grid.spots == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 2)]
    assert grid.index[1, 1] == 3


def test_odd_rows_stand_half_a_hex_to_the_right() -> None:
    grid = HexGrid(SMALL, "O")
    around = {
        grid.letters[hex_]: {grid.letters[other] for other in others}
        for hex_, others in enumerate(grid.neighbours)
    }
    assert around == {
        "a": {"b", "c"},
        "b": {"a", "c", "d"},
        "c": {"a", "b", "d"},
        "d": {"b", "c", "e"},
        "e": {"d"},
    }


def test_reach_over_land() -> None:
    assert HexGrid(SMALL, "O").reachable(4) == {0, 1, 2, 3, 4}
    assert HexGrid(["aOb"], "O").reachable(0) == {0}


def test_labels_are_column_letter_and_row_number() -> None:
    assert HexGrid(SMALL, "O").label(4) == "C3"
