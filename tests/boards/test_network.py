"""The African Rails board is loaded whole, checked, and a wrong entry is named."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from roundhouse.boards import network_files as files
from roundhouse.boards.network import (
    KINDS,
    TERRAINS,
    Network,
    build_cost,
    edge_between,
    other_end,
    within,
)
from roundhouse.boards.network_load import COUNTS, FOLDER, build, drawing, load
from tests.boards import toy

BOARD = load("african_rails")


def test_a_board_is_loaded_once() -> None:
    assert load("african_rails") is BOARD


def test_the_board_has_the_rulebooks_numbers() -> None:
    kinds = [KINDS[city.kind] for city in BOARD.cities]
    assert (len(kinds), kinds.count("major")) == (64, 6)
    assert len(BOARD.destinations) == 65
    assert (len(BOARD.goods), sum(good.chips for good in BOARD.goods)) == (33, 108)
    assert [len(card.contracts) for card in BOARD.cards] == [3] * 160
    assert len(BOARD.events) == 30
    assert {TERRAINS[t] for t in BOARD.terrain} == set(TERRAINS)


def test_neighbours_and_edges_agree() -> None:
    pairs = set()
    for a in range(BOARD.size):
        span = range(BOARD.first[a], BOARD.first[a + 1])
        near = [BOARD.neighbour[at] for at in span]
        assert near == sorted(near)
        for at in span:
            b, edge = BOARD.neighbour[at], BOARD.via[at]
            assert {BOARD.end_a[edge], BOARD.end_b[edge]} == {a, b}
            assert edge_between(BOARD, a, b) == edge
            assert other_end(BOARD, edge, a) == b
            pairs.add((a, b))
    assert len(pairs) == 2 * BOARD.edges
    assert all((b, a) in pairs for a, b in pairs)


@pytest.mark.parametrize(("a", "b"), [(0, 2), (0, 0), (-1, 0), (0, 5000), (5000, 0)])
def test_no_edge_between_strangers(a: int, b: int) -> None:
    assert edge_between(BOARD, a, b) == -1


@pytest.mark.rule("AF-6.4")
def test_only_the_inside_of_major_cities_is_never_built() -> None:
    closed = [edge for edge in range(BOARD.edges) if not BOARD.buildable[edge]]
    assert len(closed) == 6 * 12
    for edge in closed:
        city = BOARD.city[BOARD.end_a[edge]]
        assert city == BOARD.city[BOARD.end_b[edge]]
        assert KINDS[BOARD.cities[city].kind] == "major"


@pytest.mark.rule("AF-4.5")
def test_the_double_city_is_one_city_with_two_destinations() -> None:
    city = BOARD.cities[BOARD.city_number["Brazzaville & Kinshasa"]]
    north, south = (BOARD.destinations[place] for place in city.destinations)
    assert (north.name, south.name) == ("Brazzaville", "Kinshasa")
    assert sorted(north.mileposts + south.mileposts) == sorted(city.mileposts)
    assert [BOARD.goods[good].key for good in north.offers] == ["timber"]
    assert [BOARD.goods[good].key for good in south.offers] == ["palm_oil"]
    assert BOARD.destination[north.mileposts[0]] == BOARD.destination_number["Brazzaville"]


def test_goods_know_their_sources() -> None:
    bauxite = BOARD.goods[BOARD.good_number["bauxite"]]
    assert [BOARD.destinations[place].name for place in bauxite.sources] == ["Conakry"]
    assert bauxite.names == ("Bauxite", "Bauxiet", "Bauxit")


def test_contract_cards_come_before_events() -> None:
    card = BOARD.cards[BOARD.card_number["C001"]]
    first = card.contracts[0]
    assert BOARD.destinations[first.destination].name == "Zanzibar"
    assert (BOARD.goods[first.good].key, first.payment) == ("timber", 31)
    assert BOARD.card_number["E01"] == len(BOARD.cards)
    assert sorted(BOARD.card_number.values()) == list(range(190))


@pytest.mark.rule("AF-6.5")
@pytest.mark.parametrize(
    ("sign", "crossing", "cost"),
    [
        (".", "none", 1),
        ("d", "none", 1),
        ("j", "none", 2),
        ("m", "none", 2),
        ("h", "none", 5),
        (".", "river", 3),
        (".", "wadi", 1),
        ("h", "lake", 8),
    ],
)
def test_af_6_5_terrain_and_crossing(sign: str, crossing: files.Crossing, cost: int) -> None:
    board = toy.network(toy.draw(["." + sign], crossings={(0, 1): crossing}))
    assert build_cost(board, 0, 1, False) == cost
    assert build_cost(board, 0, 0, False) == 1 + board.crossing_price[0]


@pytest.mark.rule("AF-6.5")
@pytest.mark.parametrize(("kind", "cost"), [("small", 3), ("medium", 3), ("major", 5)])
def test_af_6_5_a_city_costs_its_kind_instead_of_its_terrain(kind: str, cost: int) -> None:
    board = toy.network(toy.draw([".h"], [toy.city("Town", kind, [1])]))
    assert build_cost(board, 0, 1, False) == cost


@pytest.mark.rule("AF-6.6")
def test_af_6_6_a_ferry_is_paid_once() -> None:
    board = toy.network(
        toy.draw([".m m."], ferries=[toy.ferry("Strait", 1, 2, 7)], crossings={(0, 1): "river"})
    )
    assert (board.far_harbour[1], board.far_harbour[2], board.far_harbour[0]) == (2, 1, -1)
    assert build_cost(board, 0, 1, False) == 7 + 2
    assert build_cost(board, 0, 1, True) == 2 + 2


def test_within_counts_edges() -> None:
    centre = BOARD.cities[BOARD.city_number["Nairobi"]].mileposts[0]
    rings = [set(within(BOARD, (centre,), radius)) for radius in range(5)]
    assert rings[0] == {centre}
    assert rings[1] == set(BOARD.cities[BOARD.city_number["Nairobi"]].mileposts)
    for inner, outer in pairwise(rings):
        beside = {
            int(BOARD.neighbour[at])
            for milepost in inner
            for at in range(BOARD.first[milepost], BOARD.first[milepost + 1])
        }
        assert outer == inner | beside


@pytest.mark.parametrize(
    ("card", "zone", "edges"),
    [
        ("E01", {int(m) for m in range(BOARD.size) if BOARD.region[m] == 8}, 0),
        ("E04", set(), 31),
        ("E09", set(), sum(crossing == 2 for crossing in BOARD.crossing)),
        ("E22", set(within(BOARD, (1453,), 2)), 63),
        ("E24", set(BOARD.regions[0].mileposts), 0),
    ],
)
def test_events_know_their_zone_and_edges(card: str, zone: set[int], edges: int) -> None:
    event = BOARD.events[BOARD.card_number[card] - len(BOARD.cards)]
    assert event.key == card
    assert set(event.zone) == zone
    assert len(event.edges) == edges


def test_the_drawing_is_a_file_of_its_own() -> None:
    assert set(drawing("african_rails")) >= {"land", "lakes", "rivers", "wadis", "borders"}
    assert b"borders" not in (FOLDER / "african_rails" / "map.json").read_bytes()


# -- wrong files --------------------------------------------------------------------------------


def plain_files() -> Any:
    """The four files as plain values, to be spoilt."""
    return {
        name: msgspec.json.decode((FOLDER / "african_rails" / f"{name}.json").read_bytes())
        for name in ("map", "goods", "contracts", "events")
    }


def rebuilt(plain: Any) -> Network:
    return build(
        msgspec.convert(plain["map"], files.Map),
        msgspec.convert(plain["goods"], files.Goods),
        msgspec.convert(plain["contracts"], files.Contracts),
        msgspec.convert(plain["events"], files.Events),
        COUNTS["african_rails"],
    )


def test_the_files_can_be_rebuilt() -> None:
    assert rebuilt(plain_files()).size == BOARD.size


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("map mileposts 7 3", "atlantis", "milepost 7 is in the unknown region 'atlantis'"),
        ("map mileposts 1 1", 32, "milepost 1 stands where milepost 0 is"),
        ("map edges 0 1", 9999, "edge [0, 9999] ends at no milepost"),
        ("map edges 0 1", 2, "edge [0, 2] does not join neighbours"),
        ("map edges 1", [1, 0], "edge [1, 0] is listed twice"),
        ("map edges 0", [0, 1, "river"], "edge [0, 1] crosses a water that is not named"),
        ("map waters 0 edges", [[157, 0]], "Nile is crossed by no edge [157, 0]"),
        ("map waters 1 name", "Nile", "the water 'Nile' is listed twice"),
        ("map regions 1 id", "islands", "the region 'islands' is listed twice"),
        ("map cities 1 name", "Cairo", "the city 'Cairo' is listed twice"),
        ("map cities 6 mileposts", [99999], "Algiers has no milepost 99999"),
        ("map cities 1 mileposts", [236], "Casablanca shares milepost 236 with Cairo"),
        ("map cities 0 mileposts", [236, 0], "Cairo does not lie around its centre 236"),
        ("map cities 0 kind", "medium", "Cairo is medium but not one milepost"),
        ("map cities 3 parts 0 mileposts", [1464], "Kinshasa: its parts do not share out"),
        ("map cities 6 offers", ["snow"], "Algiers offers the unknown good 'snow'"),
        ("map ferries 0 cost", 0, "the ferry Red Sea costs 0"),
        ("map ferries 0 mileposts", [685, 99999], "the ferry Red Sea has no milepost 99999"),
        ("map ferries 0 mileposts", [685, 60], "the ferry Red Sea: 60 is Algiers's"),
        ("goods goods 0 chips", 0, "bananas has 0 chips"),
        ("goods goods 1 id", "bananas", "the good 'bananas' is listed twice"),
        ("contracts cards 1 id", "C001", "the card 'C001' is listed twice"),
        ("contracts cards 0 contracts 0 0", "Oz", "C001 names the unknown city 'Oz'"),
        ("contracts cards 0 contracts 0 1", "snow", "C001 names the unknown good 'snow'"),
        ("contracts cards 0 contracts 0 2", -5, "C001 pays -5"),
        (
            "contracts cards 0 contracts 0 0",
            "Brazzaville",
            "timber to Brazzaville, which offers it",
        ),
        ("contracts cards 0 contracts", [], "C001 has 0 contracts, not 3"),
        ("events events 0 parameters regions", ["oz"], "E01 names the unknown 'oz'"),
        ("events events 0 parameters", {}, "E01 has no zone"),
        ("events events 21 parameters milepost", -1, "E22 is at no milepost"),
        ("events events 16 parameters", {}, "E17 has no brackets"),
        ("goods goods 0 chips", 4, "109 chips, not 108"),
    ],
)
def test_a_wrong_entry_is_named(path: str, value: object, complaint: str) -> None:
    plain = plain_files()
    *steps, last = [int(step) if step.isdigit() else step for step in path.split()]
    entry = plain
    for step in steps:
        entry = entry[step]
    entry[last] = value
    with pytest.raises(ValueError, match=re.escape(complaint)):
        rebuilt(plain)


def test_a_good_must_be_offered_somewhere() -> None:
    plain = plain_files()
    for city in plain["map"]["cities"]:
        city["offers"] = [good for good in city["offers"] if good != "bauxite"]
    with pytest.raises(ValueError, match="bauxite is offered nowhere"):
        rebuilt(plain)


def test_a_milepost_out_of_reach_is_named() -> None:
    with pytest.raises(ValueError, match="milepost 2 cannot be reached"):
        toy.network(toy.draw([".. ."]))


def test_a_name_is_given_in_every_language() -> None:
    half = files.City("Wells", {"en": "Wells", "nl": "Bron"}, "small", [1], [])
    with pytest.raises(ValueError, match=r"'nl': 'Bron'.* must be given in en, nl, de"):
        toy.network(toy.draw(["..."], cities=[half]))
