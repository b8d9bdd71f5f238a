"""Chapter 6: building track."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from roundhouse.boards.network import (
    DESERT,
    HIGH_MOUNTAIN,
    JUNGLE,
    LAKE,
    MEDIUM,
    MOUNTAIN,
    NO_WATER,
    PLAIN,
    RIVER,
    SMALL,
    WADI,
)
from roundhouse.games.african_rails.actions import BuildTrack, EndTurn
from roundhouse.games.african_rails.track import majors_joined
from tests.games.african_rails.table import (
    BOARD,
    State,
    can,
    cash,
    door,
    edge,
    end_turns,
    is_wild,
    join_ferry,
    legal,
    near,
    own,
    play,
    post,
    refused,
    set_cash,
    table,
    to_building,
    told,
    way,
)

CAIRO = post("Cairo")
SUAKIN, AL_LITH = post("Suakin"), post("Al Lith")


def building(seats: int = 2, **options: Any) -> State:
    return to_building(table(seats, **options))


def wild_section(terrain: int, crossing: int) -> tuple[int, int]:
    """Two neighbours over that water, the second wild and of that terrain."""
    for number in range(BOARD.edges):
        a, b = int(BOARD.end_a[number]), int(BOARD.end_b[number])
        for start, end in ((a, b), (b, a)):
            fits = BOARD.terrain[end] == terrain and BOARD.crossing[number] == crossing
            if fits and is_wild(start) and is_wild(end):
                return start, end
    raise LookupError((terrain, crossing))


def touch(state: State, seat: int, start: int, *without: int) -> None:
    """The seat's network comes to `start` by another section."""
    other = next(one for one in near(start) if one not in without and is_wild(one))
    own(state, seat, other, start)


@pytest.mark.rule("AF-6.5")
@pytest.mark.parametrize(
    ("terrain", "crossing", "price"),
    [
        (PLAIN, NO_WATER, 1),
        (DESERT, NO_WATER, 1),
        (JUNGLE, NO_WATER, 2),
        (MOUNTAIN, NO_WATER, 2),
        (HIGH_MOUNTAIN, NO_WATER, 5),
        (PLAIN, RIVER, 3),
        (DESERT, WADI, 1),
        (PLAIN, LAKE, 4),
        (JUNGLE, RIVER, 4),
    ],
)
def test_af_6_5_terrain_and_water_make_the_price(terrain: int, crossing: int, price: int) -> None:
    start, end = wild_section(terrain, crossing)
    state = building()
    touch(state, 0, start, end)
    messages = told(state, BuildTrack(start, end))
    assert cash(state) == [60 - price, 60]
    assert messages[0].values["amount"] == price


@pytest.mark.rule("AF-6.5")
@pytest.mark.parametrize(("kind", "price"), [(SMALL, 3), (MEDIUM, 3)])
def test_af_6_5_a_city_has_its_own_price_instead_of_the_terrain(kind: int, price: int) -> None:
    for city in BOARD.cities:
        if city.kind == kind:
            town = city.mileposts[0]
            for start in near(town):
                if not is_wild(start) or not any(is_wild(one) for one in near(start)):
                    continue
                state = building()
                touch(state, 0, start, town)
                water = int(BOARD.crossing_price[edge(start, town)])
                play(state, BuildTrack(start, town))
                assert cash(state)[0] == 60 - price - water


@pytest.mark.rule("AF-6.5", "AF-6.2")
def test_af_6_5_a_major_city_costs_5_also_when_entered_again() -> None:
    inside, first = door("Cairo")
    second = next(one for one in near(inside) if is_wild(one) and one in near(first))
    state = building()
    own(state, 0, inside, first, second)
    water = int(BOARD.crossing_price[edge(second, inside)])
    play(state, BuildTrack(second, inside))
    assert cash(state)[0] == 55 - water


@pytest.mark.rule("AF-6.1")
def test_af_6_1_at_most_20_in_a_turn() -> None:
    state = building()
    state.spent = 19
    prices = {action: price(state, action) for action in legal(state, BuildTrack)}
    assert set(prices.values()) == {1}
    state.spent = 20
    assert legal(state, BuildTrack) == []
    assert refused(state, next(iter(prices))) == "AF-6.1"


def price(state: State, action: BuildTrack) -> int:
    before = cash(state)[0]
    return before - cash(play(state.copy(), action))[0]


@pytest.mark.rule("AF-6.1")
def test_af_6_1_the_bank_gives_no_credit() -> None:
    state = building()
    some = legal(state, BuildTrack)[0]
    set_cash(state, 0, 0)
    assert legal(state, BuildTrack) == []
    assert refused(state, some) == "AF-6.1"


@pytest.mark.rule("AF-6.2")
def test_af_6_2_from_the_origin_first_and_later_from_any_point_of_the_own_network() -> None:
    state = building()
    starts = {action.start for action in legal(state, BuildTrack)}
    assert starts == set(near(CAIRO))
    action = BuildTrack(*door("Cairo"))
    play(state, action)
    onward = next(one for one in near(action.end) if is_wild(one) and one != action.start)
    assert can(state, BuildTrack(action.end, onward))
    far = next(one for one in near(onward) if is_wild(one) and one not in near(action.end))
    assert refused(state, BuildTrack(onward, far)) == "AF-6.2"


@pytest.mark.rule("AF-6.2")
def test_af_6_2_one_touched_milepost_opens_a_whole_major_city() -> None:
    lagos = post("Lagos")
    inside = near(lagos)[0]
    outside = next(one for one in near(inside) if is_wild(one))
    state = own(building(), 0, inside, outside)
    starts = {action.start for action in legal(state, BuildTrack)}
    ring = {one for one in near(lagos) if any(is_wild(out) for out in near(one))}
    assert ring <= starts


@pytest.mark.rule("AF-6.2")
def test_af_6_2_each_section_pays_for_the_milepost_it_goes_to_in_a_loop_too() -> None:
    plain, hill = wild_section(MOUNTAIN, NO_WATER)
    if BOARD.terrain[plain] != PLAIN:
        plain, hill = next(
            (a, b)
            for b in range(BOARD.size)
            if BOARD.terrain[b] == MOUNTAIN and is_wild(b)
            for a in near(b)
            if BOARD.terrain[a] == PLAIN and is_wild(a) and BOARD.crossing[edge(a, b)] == NO_WATER
        )
    state = building()
    touch(state, 0, plain, hill)
    touch(state, 0, hill, plain)
    assert price(state, BuildTrack(plain, hill)) == 2
    assert price(state, BuildTrack(hill, plain)) == 1


@pytest.mark.rule("AF-6.3")
def test_af_6_3_one_section_between_two_mileposts_but_many_at_one() -> None:
    state = building()
    action = legal(state, BuildTrack)[0]
    own(state, 1, action.start, action.end)
    assert refused(state, action) == "AF-6.3"
    side = next(a for a in legal(state, BuildTrack) if a.end == action.end)
    play(state, side)
    assert {
        int(state.owner[edge(*pair)])
        for pair in ((action.start, action.end), (side.start, side.end))
    } == {1, 2}


@pytest.mark.rule("AF-6.4")
def test_af_6_4_twice_out_of_a_major_city_in_a_turn() -> None:
    state = building()
    play(state, BuildTrack(*door("Cairo")))
    out = [action for action in legal(state, BuildTrack) if BOARD.city[action.start] >= 0]
    play(state, out[0])
    again = [action for action in legal(state, BuildTrack) if BOARD.city[action.start] >= 0]
    assert again == []
    assert refused(state, out[1]) == "AF-6.4"
    assert legal(state, BuildTrack)
    end_turns(state, 2)
    assert can(to_building(state), out[1])


@pytest.mark.rule("AF-6.4")
def test_af_6_4_sections_into_the_city_do_not_count_and_none_is_built_inside() -> None:
    state = building()
    inside, outside = door("Cairo")
    touch(state, 0, outside, inside)
    state.outs[0] = 2
    play(state, BuildTrack(outside, inside))
    assert int(state.outs[0]) == 2
    assert refused(state, BuildTrack(CAIRO, inside)) == "AF-6.4"


@pytest.mark.rule("AF-6.4")
def test_af_6_4_the_double_city_is_one_city() -> None:
    state = to_building(table(origins=("Brazzaville & Kinshasa",)))
    for half in ("Brazzaville", "Kinshasa"):
        number = BOARD.destination_number[half]
        play(
            state,
            next(a for a in legal(state, BuildTrack) if BOARD.destination[a.start] == number),
        )
    assert [a for a in legal(state, BuildTrack) if BOARD.city[a.start] >= 0] == []


@pytest.mark.rule("AF-6.6")
def test_af_6_6_building_to_a_harbour_joins_the_ferry_and_its_far_end() -> None:
    state = building()
    before = next(one for one in near(SUAKIN) if is_wild(one))
    water = int(BOARD.crossing_price[edge(before, SUAKIN)])
    touch(state, 0, before, SUAKIN)
    messages = told(state, BuildTrack(before, SUAKIN))
    assert cash(state)[0] == 60 - 8 - water
    assert [message.key for message in messages] == ["af-build", "af-ferry-joined"]
    assert any(action.start == AL_LITH for action in legal(state, BuildTrack))


@pytest.mark.rule("AF-6.6")
def test_af_6_6_the_ferry_is_paid_once_and_later_track_to_either_end_costs_its_terrain() -> None:
    for harbour in (SUAKIN, AL_LITH):
        state = building()
        join_ferry(state, 0, "Red Sea")
        before = next(one for one in near(harbour) if is_wild(one))
        touch(state, 0, before, harbour)
        terrain = int(BOARD.price[harbour] + BOARD.crossing_price[edge(before, harbour)])
        assert price(state, BuildTrack(before, harbour)) == terrain


@pytest.mark.rule("AF-6.7")
@pytest.mark.parametrize(
    ("place", "limit"),
    [("Aswan", 2), ("Suakin", 2), ("Al Lith", 2), ("Khartoum", 3)],
)
def test_af_6_7_a_place_is_joined_by_so_many_players(place: str, limit: int) -> None:
    state = to_building(table(4))
    town = post(place)
    ways = [one for one in near(town) if is_wild(one) and BOARD.buildable[edge(one, town)]]
    for seat in range(1, limit + 1):
        if BOARD.ferry[town] >= 0:
            join_ferry(state, seat, "Red Sea")
        else:
            own(state, seat, ways[seat], town)
    touch(state, 0, ways[0], town)
    assert refused(state, BuildTrack(ways[0], town)) == "AF-6.7"


@pytest.mark.rule("AF-6.7")
def test_af_6_7_who_joins_one_end_of_a_ferry_has_joined_the_other_too() -> None:
    state = to_building(table(4))
    join_ferry(state, 1, "Red Sea")
    join_ferry(state, 2, "Red Sea")
    for harbour in (SUAKIN, AL_LITH):
        before = next(one for one in near(harbour) if is_wild(one))
        touch(state, 0, before, harbour)
        assert refused(state, BuildTrack(before, harbour)) == "AF-6.7"


@pytest.mark.rule("AF-6.7")
def test_af_6_7_a_major_city_is_open_to_all() -> None:
    state = to_building(table(6))
    lagos = post("Lagos")
    doors = [(i, o) for i in near(lagos) for o in near(i) if is_wild(o)]
    used: set[int] = set()
    for seat in range(1, 6):
        inside, outside = next(door for door in doors if door[1] not in used)
        used.add(outside)
        own(state, seat, outside, inside)
    inside, outside = next(door for door in doors if door[1] not in used)
    touch(state, 0, outside, inside)
    assert can(state, BuildTrack(outside, inside))


@pytest.mark.rule("AF-6.7")
@pytest.mark.parametrize(("seats", "mine"), [(3, 1), (2, 2)])
def test_af_6_7_nobody_blocks_a_place_that_is_still_open(seats: int, mine: int) -> None:
    """Dakar has three sections and room for three: with three players each has one."""
    state = to_building(table(seats))
    dakar = post("Dakar")
    ways = near(dakar)
    assert len(ways) == 3
    own(state, 0, *[ways[0], dakar])
    for one in ways[1:]:
        touch(state, 0, one, dakar)
    built = 1
    for one in ways[1:]:
        if can(state, BuildTrack(one, dakar)):
            play(state, BuildTrack(one, dakar))
            built += 1
    assert built == mine
    assert refused(state, BuildTrack(ways[2], dakar)) == "AF-6.7"
    assert refused(state, BuildTrack(dakar, ways[2])) == "AF-6.7"


@pytest.mark.rule("AF-6.7")
def test_af_6_7_once_all_have_joined_the_rest_may_be_built() -> None:
    state = to_building(table(2))
    dakar = post("Dakar")
    ways = near(dakar)
    own(state, 0, ways[0], dakar)
    own(state, 1, ways[1], dakar)
    touch(state, 0, ways[2], dakar)
    assert can(state, BuildTrack(ways[2], dakar))


@pytest.mark.rule("AF-6.2", "AF-6.3")
def test_af_6_2_a_network_grows_section_by_section_to_the_next_major_city() -> None:
    posts = way("Cairo", "Brazzaville & Kinshasa")
    state = to_building(table())
    for start, end in pairwise(posts):
        set_cash(state, 0, 60)
        state.spent = 0
        play(state, BuildTrack(start, end))
    assert majors_joined(state, 0) == 2
    play(state, EndTurn())
