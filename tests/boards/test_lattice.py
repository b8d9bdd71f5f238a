"""The board of TransAmerica, as printed, and how a damaged file is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from roundhouse.boards.load import LATTICES, Counts, lattice, parse_lattice

BOARD = lattice("transamerica")


def test_counts_of_the_printed_board() -> None:
    assert BOARD.size == len(BOARD.x) == len(BOARD.y) == 188
    assert Counter(BOARD.cost) == {1: 400, 2: 109}
    assert len(BOARD.cities) == 35
    assert Counter(city.colour for city in BOARD.cities) == dict.fromkeys(BOARD.colours, 7)
    assert Counter(city.colour for city in BOARD.cities if city.striped) == dict.fromkeys(
        BOARD.colours, 2
    )


def test_colours_stand_in_the_order_of_the_file() -> None:
    assert BOARD.colours == ["green", "yellow", "red", "blue", "orange"]


def test_rails_join_crossings_one_step_apart() -> None:
    for a, b in BOARD.ends:
        step = (BOARD.x[a] - BOARD.x[b]) ** 2 + (BOARD.y[a] - BOARD.y[b]) ** 2
        assert step == pytest.approx(1)


def test_rails_at_a_node_ascend_and_touch_it() -> None:
    for node, rails in enumerate(BOARD.rails_at):
        assert rails == sorted(rails)
        assert rails == [rail for rail, ends in enumerate(BOARD.ends) if node in ends]
        assert all({node, BOARD.far_end(rail, node)} == set(BOARD.ends[rail]) for rail in rails)


def test_vectors_say_the_same_as_the_lists() -> None:
    assert list(zip(BOARD.end_a, BOARD.end_b, strict=True)) == BOARD.ends
    assert list(BOARD.cost_of) == BOARD.cost
    for node in range(BOARD.size):
        around = range(BOARD.around_from[node], BOARD.around_from[node + 1])
        assert [BOARD.around_rail[i] for i in around] == BOARD.rails_at[node]
        assert [BOARD.around_node[i] for i in around] == [
            BOARD.far_end(rail, node) for rail in BOARD.rails_at[node]
        ]


def test_cities_are_found_by_name() -> None:
    seattle = BOARD.cities[BOARD.city_index("Seattle")]
    assert (seattle.name, seattle.colour, seattle.node, seattle.striped) == (
        "Seattle",
        "green",
        0,
        True,
    )
    with pytest.raises(ValueError, match="no city 'Atlantis'"):
        BOARD.city_index("Atlantis")


def test_the_lattice_is_read_once() -> None:
    assert lattice("transamerica") is BOARD


def test_an_unknown_lattice_is_refused() -> None:
    with pytest.raises(ValueError, match="no lattice 'europe'; there are transamerica"):
        lattice("europe")


def _drop_node(board: Any) -> None:
    board["nodes"].pop()


def _repeat_node(board: Any) -> None:
    board["nodes"][7] = board["nodes"][6]


def _price_three(board: Any) -> None:
    board["edges"][4][2] = 3


def _swap_prices(board: Any) -> None:
    board["edges"][0][2] = 1


def _leap(board: Any) -> None:
    board["edges"][0][1] = 187


def _name_no_node(board: Any) -> None:
    board["edges"][508][1] = 188


def _turn_round(board: Any) -> None:
    board["edges"][3][:2] = reversed(board["edges"][3][:2])


def _repeat_rail(board: Any) -> None:
    board["edges"][3] = board["edges"][2]


def _drop_rail(board: Any) -> None:
    del board["edges"][100]


def _move_away(board: Any) -> None:
    board["nodes"][0] = [-50, -50]
    board["edges"] = [edge for edge in board["edges"] if 0 not in edge[:2]]


def _city_off_the_board(board: Any) -> None:
    board["cities"][3]["node"] = -1


def _two_cities_on_a_node(board: Any) -> None:
    board["cities"][3]["node"] = board["cities"][2]["node"]


def _city_twice(board: Any) -> None:
    board["cities"][3]["name"] = board["cities"][2]["name"]


def _another_colour(board: Any) -> None:
    board["cities"][3]["color"] = "pink"


def _colour_changed(board: Any) -> None:
    board["cities"][1]["color"] = "red"


def _stripes_gone(board: Any) -> None:
    board["cities"][0]["striped"] = False


def _wrong_type(board: Any) -> None:
    board["cities"][5]["node"] = "ten"


def _unknown_field(board: Any) -> None:
    board["cities"][5]["mayor"] = "Ann"


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (_drop_node, "nodes: there are 187, there must be 188"),
        (_repeat_node, r"nodes\[7\]: \[6, 0\] is there twice"),
        (_price_three, r"edges\[4\]: \[1, 11, 3\] costs neither 1 nor 2"),
        (_swap_prices, "edges of cost 2: there are 108"),
        (_leap, r"edges\[0\]: \[0, 187, 2\] does not join two neighbours"),
        (_name_no_node, r"edges\[508\]: \[186, 188, 1\] names a node that is not there"),
        (_turn_round, r"edges\[3\]: \[2, 1, 1\] does not join two neighbours, the smaller"),
        (_repeat_rail, r"edges\[3\]: \[0, 11, 2\] is there twice or out of order"),
        (_drop_rail, r"edges: the neighbours \[34, 50\] are not joined"),
        (_move_away, "edges: there are 506, there must be 509"),
        (_city_off_the_board, r"cities\[3\]: Sacramento lies on node -1"),
        (_two_cities_on_a_node, r"cities\[3\]: Sacramento lies on node 90, where another"),
        (_city_twice, r"cities\[3\]: San Francisco is there twice"),
        (_another_colour, "colours of cities: there are 6, there must be 5"),
        (_colour_changed, "green cities: there are 6, there must be 7"),
        (_stripes_gone, "striped green cities: there are 1, there must be 2"),
        (_wrong_type, r"\$.cities\[5\].node"),
        (_unknown_field, r"unknown field `mayor` - at `\$.cities\[5\]`"),
    ],
)
def test_a_damaged_file_is_refused_by_its_entry(
    damage: Callable[[Any], None], complaint: str
) -> None:
    board = json.loads(files("roundhouse.boards").joinpath("transamerica.json").read_bytes())
    damage(board)
    with pytest.raises(ValueError, match=rf"^transamerica.json: .*{complaint}"):
        parse_lattice(json.dumps(board).encode(), "transamerica", LATTICES["transamerica"])


def test_a_board_in_two_pieces_is_refused() -> None:
    """The rest is right: eight crossings in two diamonds far apart, and no cities."""
    diamond = [(0, 0), (1, 0), (0, 1), (1, 1)]
    nodes = [*diamond, *((q + 9, r) for q, r in diamond)]
    pairs = [(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)]
    edges = [[a + shift, b + shift, 1] for shift in (0, 4) for a, b in pairs]
    board = {
        "name": "Islands",
        "lattice": "",
        "nodes": nodes,
        "edges": edges,
        "cities": [],
        "projection": {},
        "notes": [],
    }
    counts = Counts(nodes=8, rails=10, double=0, colours=0, cities_each=0, striped_each=0)
    with pytest.raises(ValueError, match=r"nodes\[4\]: \[9, 0\] cannot be reached from nodes\[0\]"):
        parse_lattice(json.dumps(board).encode(), "islands", counts)
