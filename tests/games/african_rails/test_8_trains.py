"""Chapter 8: trains."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    BuyTrain,
    Convert,
    DropLoad,
    EndTurn,
    MoveTo,
    TrainType,
    Upgrade,
)
from roundhouse.games.african_rails.facts import TYPES
from tests.games.african_rails.table import (
    GAME,
    State,
    can,
    cargo,
    cash,
    door,
    draw_any,
    end_turns,
    legal,
    near,
    own,
    play,
    post,
    put,
    refused,
    second_train,
    set_cash,
    supply,
    table,
    to_building,
    way,
)

CAIRO = post("Cairo")


def building(seats: int = 2, kind: str = "A", **options: Any) -> State:
    state = table(seats, **options)
    state.train[0] = TYPES.index(kind)
    return to_building(state)


@pytest.mark.rule("AF-8.1", "AF-8.2", "AF-3.2")
@pytest.mark.parametrize(
    ("kind", "c15", "up", "across"),
    [
        ("A", False, ["B9", "B12"], []),
        ("B9", False, ["C12"], ["B12"]),
        ("B12", False, ["C12"], ["B9"]),
        ("B12", True, ["C12", "C15"], ["B9"]),
        ("C12", False, [], []),
        ("C12", True, [], ["C15"]),
        ("C15", True, [], ["C12"]),
    ],
)
def test_af_8_1_one_step_up_for_20_and_across_for_5(
    kind: str, c15: bool, up: list[TrainType], across: list[TrainType]
) -> None:
    state = building(kind=kind, c15=c15)
    assert [action.to for action in legal(state, Upgrade)] == up
    assert [action.to for action in legal(state, Convert)] == across
    for to in up:
        after = play(state.copy(), Upgrade(0, to))
        assert (cash(after)[0], TYPES[int(after.train[0])]) == (40, to)
        assert legal(after, BuildTrack) == []
    for to in across:
        after = play(state.copy(), Convert(0, to))
        assert (cash(after)[0], TYPES[int(after.train[0])]) == (55, to)
        assert legal(after, BuildTrack)


@pytest.mark.rule("AF-8.1", "AF-3.2")
def test_af_8_1_no_two_steps_no_steps_back_and_no_c15_without_the_setting() -> None:
    assert refused(building(), Upgrade(0, "C12")) == "AF-8.1"
    assert refused(building(kind="B9"), Upgrade(0, "A")) == "AF-8.1"
    assert refused(building(kind="B9"), Upgrade(0, "C15")) == "AF-3.2"
    assert refused(building(), Upgrade(1, "B9")) == "AF-8.4"


@pytest.mark.rule("AF-8.1", "AF-6.1")
def test_af_8_1_instead_of_building_track() -> None:
    state = building()
    play(state, BuildTrack(*door("Cairo")))
    assert refused(state, Upgrade(0, "B9")) == "AF-6.1"
    state = building(kind="B9")
    play(state, Convert(0, "B12"))
    assert refused(state, Upgrade(0, "C12")) == "AF-6.1"


@pytest.mark.rule("AF-8.2", "AF-6.1")
def test_af_8_2_a_conversion_goes_with_building_and_counts_within_the_limit() -> None:
    state = building(kind="B9")
    play(state, BuildTrack(*door("Cairo")))
    track = int(state.spent)
    play(state, Convert(0, "B12"))
    assert (int(state.spent), cash(state)[0]) == (track + 5, 60 - track - 5)
    state.spent = 16
    assert refused(state, Convert(0, "B9")) == "AF-6.1"
    state.spent = 15
    play(state, Convert(0, "B9"))


@pytest.mark.rule("AF-8.2")
def test_af_8_2_only_within_the_step() -> None:
    assert refused(building(), Convert(0, "B9")) == "AF-8.2"
    assert refused(building(kind="B9"), Convert(0, "B9")) == "AF-8.2"
    state = building(kind="B9")
    set_cash(state, 0, 4)
    assert refused(state, Convert(0, "B12")) == "AF-6.1"


@pytest.mark.rule("AF-8.3")
def test_af_8_3_a_smaller_train_drops_a_good_of_the_players_choice() -> None:
    state = building(kind="B9")
    put(state, 0, CAIRO, "gold", "oil", "oil")
    before = supply(state, "oil")
    play(state, Convert(0, "B12"))
    assert legal(state, DropLoad) == [DropLoad("gold"), DropLoad("oil")]
    assert refused(state, EndTurn()) == "AF-8.3"
    play(state, DropLoad("oil"))
    assert (cargo(state, 0), supply(state, "oil")) == (["gold", "oil"], before + 1)
    assert legal(state, BuildTrack)
    assert refused(state, DropLoad("oil")) == "AF-8.3"


@pytest.mark.rule("AF-8.3")
def test_af_8_3_goods_that_fit_stay_on_the_spot() -> None:
    state = building(kind="B9")
    put(state, 0, CAIRO, "gold", "oil")
    play(state, Convert(0, "B12"))
    assert legal(state, DropLoad) == []
    assert (cargo(state, 0), int(state.at[0])) == (["gold", "oil"], CAIRO)
    end_turns(state, 2)
    assert int(state.points[0]) == 12


@pytest.mark.rule("AF-8.3")
def test_af_8_3_an_improvement_to_a_smaller_train_drops_too() -> None:
    state = building(kind="B9", c15=True)
    put(state, 0, CAIRO, "gold", "oil", "tea")
    play(state, Upgrade(0, "C15"), DropLoad("tea"))
    assert cargo(state, 0) == ["gold", "oil"]


@pytest.mark.rule("AF-8.4", "AF-6.1")
def test_af_8_4_a_second_train_for_30_in_a_joined_major_city_and_a_fourth_card() -> None:
    state = building()
    own(state, 0, *way("Cairo", "Nairobi"))
    assert [action.city for action in legal(state, BuyTrain)] == ["Cairo", "Nairobi"]
    assert refused(state, BuyTrain("Lagos")) == "AF-8.4"
    play(state, BuyTrain("Nairobi"))
    assert (cash(state)[0], TYPES[int(state.train[1])]) == (30, "A")
    assert int(state.at[1]) == post("Nairobi")
    assert GAME.to_act(state) == CHANCE
    draw_any(state)
    assert len(state.hands[0]) == 4
    assert refused(state, BuyTrain("Cairo")) == "AF-8.4"
    assert [type(action) for action in GAME.legal(state) if action.__struct_fields__ == ()] == [
        EndTurn
    ]
    assert legal(state, BuildTrack) == []


@pytest.mark.rule("AF-8.4")
def test_af_8_4_instead_of_building_and_with_the_money_in_hand() -> None:
    state = building()
    play(state, BuildTrack(*door("Cairo")))
    assert refused(state, BuyTrain("Cairo")) == "AF-6.1"
    state = building()
    set_cash(state, 0, 29)
    assert refused(state, BuyTrain("Cairo")) == "AF-6.1"


@pytest.mark.rule("AF-8.4")
@pytest.mark.parametrize(
    ("seats", "second", "allowed"),
    [(2, True, True), (3, True, True), (4, True, False), (2, False, False)],
)
def test_af_8_4_with_two_or_three_players_unless_switched_off(
    seats: int, second: bool, allowed: bool
) -> None:
    state = building(seats, second_train=second)
    assert can(state, BuyTrain("Cairo")) == allowed
    if not allowed:
        assert refused(state, BuyTrain("Cairo")) == "AF-8.4"


@pytest.mark.rule("AF-8.4")
def test_af_8_4_both_trains_move_fully_in_any_order_of_steps() -> None:
    state = table()
    second_train(state, 0, CAIRO)
    end_turns(state, 2)
    a, b = near(CAIRO)[:2]
    play(state, MoveTo(0, a), MoveTo(1, b), MoveTo(0, CAIRO), MoveTo(1, CAIRO))
    assert [int(state.points[0]), int(state.points[1])] == [7, 7]
    assert refused(end_turns(state), MoveTo(1, a)) == "AF-8.4"
