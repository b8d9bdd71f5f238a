"""Chapter 3: moving."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.african_rails.actions import EndTurn, Load, MoveTo
from tests.games.african_rails.table import (
    BOARD,
    State,
    can,
    cash,
    draw_any,
    draw_event,
    end_turns,
    join_ferry,
    legal,
    near,
    own,
    play,
    post,
    put,
    refused,
    second_train,
    set_cash,
    table,
    told,
    way,
)

CAIRO = post("Cairo")
SUAKIN, AL_LITH = post("Suakin"), post("Al Lith")


def line(length: int = 12) -> list[int]:
    """Mileposts of a straight enough line from Cairo's gate to the south."""
    return way("Cairo", post("Lusaka"))[: length + 1]


def ride(state: State, *posts: int, train: int = 0) -> State:
    return play(state, *(MoveTo(train, one) for one in posts))


@pytest.mark.rule("AF-3.1", "AF-3.2")
@pytest.mark.parametrize(
    ("kind", "fast", "points"),
    [
        ("A", False, 9),
        ("B9", False, 9),
        ("B12", False, 12),
        ("C12", False, 12),
        ("C15", False, 15),
        ("A", True, 15),
        ("B9", True, 15),
        ("B12", True, 20),
        ("C12", True, 20),
        ("C15", True, 25),
    ],
)
def test_af_3_1_a_train_has_as_many_steps_as_points(kind: str, fast: bool, points: int) -> None:
    posts = line(30)
    state = own(table(fast=fast, c15=True), 0, *posts)
    put(state, 0, posts[0])
    state.train[0] = ["A", "B9", "B12", "C12", "C15"].index(kind)
    end_turns(state, 2)
    ride(state, *posts[1 : points + 1])
    assert refused(state, MoveTo(0, posts[points + 1])) == "AF-3.1"
    end_turns(state, 2)
    assert int(state.points[0]) == points


@pytest.mark.rule("AF-3.1")
def test_af_3_1_one_milepost_at_a_time_along_track_and_back_again() -> None:
    posts = line(3)
    state = put(own(table(), 0, *posts), 0, posts[0])
    assert refused(state, MoveTo(0, posts[2])) == "AF-3.1"
    off = next(one for one in near(posts[1]) if one not in posts and BOARD.city[one] < 0)
    ride(state, posts[1])
    assert refused(state, MoveTo(0, off)) == "AF-3.1"
    ride(state, posts[0], posts[1])
    assert int(state.points[0]) == 6


@pytest.mark.rule("AF-3.1")
def test_af_3_1_unused_points_lapse() -> None:
    posts = line(3)
    state = put(own(table(), 0, *posts), 0, posts[0])
    ride(state, posts[1])
    end_turns(state, 2)
    assert int(state.points[0]) == 9


@pytest.mark.rule("AF-3.1")
def test_af_3_1_any_number_of_trains_share_track_and_cities() -> None:
    posts = line(3)
    state = put(own(table(3), 0, *posts), 0, posts[1])
    put(state, 1, posts[1])
    put(state, 2, posts[1])
    ride(state, posts[2])
    for _ in range(2):
        end_turns(state)
        ride(state, posts[2])
    assert [int(state.at[2 * seat]) for seat in range(3)] == [posts[2]] * 3


@pytest.mark.rule("AF-3.2")
@pytest.mark.parametrize(("kind", "loads"), [(0, 2), (1, 3), (2, 2), (3, 3), (4, 2)])
def test_af_3_2_each_type_has_its_load_spaces(kind: int, loads: int) -> None:
    state = table(c15=True)
    state.train[0] = kind
    play(state, *[Load(0, good) for good in ("cotton", "machinery", "tourists")[:loads]])
    assert refused(state, Load(0, "cotton")) == "AF-4.1"


def foreign(seats: int = 2) -> tuple[State, list[int]]:
    """Seat 0 stands at the start of a line of seat 1."""
    posts = line(6)
    state = put(own(table(seats), 1, *posts), 0, posts[0])
    return state, posts


@pytest.mark.rule("AF-3.3")
def test_af_3_3_another_network_costs_4_once_a_turn_to_its_owner() -> None:
    state, posts = foreign()
    messages = told(state, MoveTo(0, posts[1]))
    assert cash(state) == [56, 64]
    assert [message.key for message in messages] == ["af-move", "af-fee"]
    ride(state, posts[2], posts[1])
    assert cash(state) == [56, 64]
    end_turns(state, 2)
    ride(state, posts[2])
    assert cash(state) == [52, 68]


@pytest.mark.rule("AF-3.3")
def test_af_3_3_both_trains_together_pay_once() -> None:
    state, posts = foreign()
    second_train(state, 0, posts[3])
    end_turns(state, 2)
    ride(state, posts[1])
    ride(state, posts[4], train=1)
    assert cash(state) == [56, 64]


@pytest.mark.rule("AF-3.3")
def test_af_3_3_every_owner_is_paid() -> None:
    posts = line(4)
    state = own(own(table(3), 1, *posts[:3]), 2, *posts[2:])
    put(state, 0, posts[0])
    ride(state, *posts[1:5])
    assert cash(state) == [52, 64, 64]


@pytest.mark.rule("AF-3.3")
def test_af_3_3_who_cannot_pay_may_not_enter() -> None:
    state, posts = foreign()
    set_cash(state, 0, 3)
    assert refused(state, MoveTo(0, posts[1])) == "AF-3.3"
    set_cash(state, 0, 4)
    assert can(state, MoveTo(0, posts[1]))


@pytest.mark.rule("AF-3.3")
def test_af_3_3_own_track_standing_still_and_steps_in_a_major_city_are_free() -> None:
    posts = line(3)
    state = own(own(table(), 0, *posts[:2]), 1, *posts[1:])
    put(state, 0, posts[0])
    ride(state, posts[1])
    end_turns(state, 2)
    ride(state, posts[0], CAIRO)
    assert cash(state) == [60, 60]


@pytest.mark.rule("AF-3.4", "AF-13.1")
def test_af_3_4_an_agreed_price_takes_the_place_of_the_fee() -> None:
    state, posts = foreign()
    state.price[0 * 2 + 1] = 1
    state.turns[0 * 2 + 1] = 1
    ride(state, posts[1])
    assert cash(state) == [59, 61]
    end_turns(state, 2)
    ride(state, posts[2])
    assert cash(state) == [55, 65]


def harbour(*owners: int, seats: int = 2, **options: Any) -> State:
    """Seat 0 begins a turn in Suakin; these seats have joined the Red Sea ferry."""
    state = table(seats, **options)
    for owner in owners:
        join_ferry(state, owner, "Red Sea")
    put(state, 0, SUAKIN)
    return state


@pytest.mark.rule("AF-3.5")
@pytest.mark.parametrize(
    ("kind", "fast", "rest"),
    [(0, False, 5), (2, False, 6), (4, False, 8), (0, True, 8), (2, True, 10), (4, True, 13)],
)
def test_af_3_5_a_turn_begun_in_the_harbour_crosses_and_goes_on_at_half_speed(
    kind: int, fast: bool, rest: int
) -> None:
    state = harbour(0, fast=fast, c15=True)
    state.train[0] = kind
    end_turns(state, 2)
    messages = told(state, MoveTo(0, AL_LITH))
    assert messages[0].key == "af-cross"
    assert (int(state.at[0]), int(state.points[0])) == (AL_LITH, rest)
    assert refused(state, MoveTo(0, SUAKIN)) == "AF-3.5"


@pytest.mark.rule("AF-3.5")
def test_af_3_5_a_train_that_moved_to_the_harbour_waits_for_the_next_turn() -> None:
    before = near(SUAKIN)[0]
    state = own(harbour(0), 0, before, SUAKIN)
    put(state, 0, before)
    ride(state, SUAKIN)
    assert refused(state, MoveTo(0, AL_LITH)) == "AF-3.5"
    end_turns(state, 2)
    ride(state, AL_LITH)
    assert int(state.points[0]) == 5


@pytest.mark.rule("AF-3.5")
def test_af_3_5_a_ferry_nobody_joined_does_not_run() -> None:
    assert refused(harbour(), MoveTo(0, AL_LITH)) == "AF-3.5"


@pytest.mark.rule("AF-3.5")
def test_af_3_5_points_spent_before_the_crossing_are_gone_and_the_rest_is_halved() -> None:
    state = harbour(0, fast=True)
    state.points[0] = 12
    ride(state, AL_LITH)
    assert int(state.points[0]) == 6


@pytest.mark.rule("AF-3.3", "AF-3.5")
@pytest.mark.parametrize(
    ("owners", "prices", "after"),
    [
        ((0, 1), {}, [60, 60, 60]),
        ((1,), {}, [56, 64, 60]),
        ((1, 2), {}, [56, 64, 60]),
        ((1, 2), {2: 3}, [57, 60, 63]),
        ((1, 2), {1: 6}, [56, 60, 64]),
    ],
    ids=["own", "other", "lower seat", "cheaper", "dearer"],
)
def test_af_3_3_a_ferry_is_used_through_the_cheapest_owner(
    owners: tuple[int, ...], prices: dict[int, int], after: list[int]
) -> None:
    state = harbour(*owners, seats=3)
    for owner, price in prices.items():
        state.price[owner] = price
        state.turns[owner] = 1
    ride(state, AL_LITH)
    assert cash(state) == after


@pytest.mark.rule("AF-3.3", "AF-5.3")
def test_af_3_3_a_ferry_whose_own_line_is_closed_runs_through_the_other() -> None:
    state = harbour(0, 1)
    draw_any(draw_event(state, "E12"))
    end_turns(state, 2)
    ride(state, AL_LITH)
    assert cash(state) == [56, 64]


@pytest.mark.rule("AF-3.6")
def test_af_3_6_inside_a_major_city_no_track_is_needed() -> None:
    state = table(origins=("Lagos",))
    put(state, 0, CAIRO)
    ring = near(CAIRO)
    ride(state, ring[0], CAIRO, ring[5])
    assert (int(state.points[0]), cash(state)) == (6, [60, 60])
    outside = [one for one in near(ring[5]) if one != CAIRO and one not in ring]
    assert {refused(state, MoveTo(0, one)) for one in outside} == {"AF-3.1"}


@pytest.mark.rule("AF-3.6")
def test_af_3_1_steps_across_the_congo_cost_a_point_each() -> None:
    state = table(origins=("Brazzaville & Kinshasa",))
    north, south = post("Brazzaville"), post("Kinshasa")
    assert north in near(south)
    put(state, 0, north)
    ride(state, south)
    assert int(state.points[0]) == 8


@pytest.mark.rule("AF-3.1")
def test_af_3_1_a_train_left_off_all_track_stays_until_joined_again() -> None:
    posts = line(2)
    state = put(table(), 0, posts[2])
    assert legal(state, MoveTo) == []
    own(state, 0, *posts)
    assert can(state, MoveTo(0, posts[1]))
    play(state, EndTurn())
