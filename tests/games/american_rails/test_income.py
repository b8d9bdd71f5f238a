"""Chapter 5: income of cities, houses and special connections."""

from typing import Any

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import PlaceCube
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.income import connections, income_of
from roundhouse.games.american_rails.state import State
from roundhouse.words import say
from tests.games.american_rails.table import (
    at,
    fuzzed,
    number,
    on,
    play,
    short_of_atlanta,
    table,
    way,
)


@pytest.mark.rule("AR-5.10")
def test_ar_5_10_the_rulebooks_example_buffalo() -> None:
    """National alone in developed Buffalo has $6; Liberty enters: +4 and -2."""
    state = table(
        track={"National": ["Buffalo"], "Liberty": ["M1"]},
        houses=["Buffalo"],
        shares={0: {"Liberty": 1}},
        treasury={"Liberty": 10},
    )
    assert state.income[number("National")] == 6
    on(state, "expand3")
    play(state, PlaceCube("Liberty", at("Buffalo")))
    assert state.income[number("Liberty")] == 4
    assert state.income[number("National")] == 4


@pytest.mark.rule("AR-5.10")
def test_ar_5_10_the_label_says_what_the_rival_loses() -> None:
    state = table(
        track={"National": ["Buffalo"], "Liberty": ["M1"]},
        houses=["Buffalo"],
        shares={0: {"Liberty": 1}},
        treasury={"Liberty": 10},
    )
    on(state, "expand3")
    build = PlaceCube("Liberty", at("Buffalo"))
    told = GAME.label(state, build)
    assert told.key == "ar-do-place-shared"
    assert (told.values["income"], told.values["rival"], told.values["loss"]) == (4, "National", 2)
    assert say(told).endswith("income +$4; National loses $2")


@pytest.mark.rule("AR-5.10")
@pytest.mark.parametrize("seed", range(3))
def test_ar_5_10_labels_tell_every_change_of_income(seed: int) -> None:
    """What builds in cities would bring and take, for all choices of a random game."""
    for state, _, _ in fuzzed(seed):
        for action in GAME.legal(state) if GAME.to_act(state) >= 0 else []:
            if not isinstance(action, PlaceCube):
                continue
            told: dict[str, Any] = dict(GAME.label(state, action).values)
            expected = list(state.income)
            expected[number(action.company)] += told.get("income", 0)
            if "rival" in told:
                expected[number(told["rival"])] -= told["loss"]
            after = state.copy()
            GAME.apply(after, action)
            assert list(after.income) == expected, action


@pytest.mark.rule("AR-5.10")
@pytest.mark.parametrize(
    ("companies", "house", "incomes"),
    [
        (["American"], False, [5]),
        (["American", "National"], False, [3, 3]),
        (["American", "National", "Liberty"], False, [3, 3, 3]),
        (["American"], True, [7]),
        (["American", "National"], True, [4, 4]),
        (["American", "National", "Liberty", "Majestic"], True, [4, 4, 4, 4]),
    ],
)
def test_ar_5_10_full_value_alone_shared_value_together(
    companies: list[str], house: bool, incomes: list[int]
) -> None:
    """Pittsburgh is worth 5, shared 3."""
    track = {company: ["Pittsburgh"] for company in companies}
    state = table(track=track, houses=["Pittsburgh"] if house else [])
    assert [state.income[number(company)] for company in companies] == incomes
    for company, amount in zip(companies, incomes, strict=True):
        (city,) = GAME.view(state, None).companies[number(company)].cities
        assert (city.city, city.amount) == ("Pittsburgh", amount)
        assert (city.alone, city.house) == (len(companies) == 1, house)


@pytest.mark.rule("AR-5.10")
def test_ar_5_10_income_has_no_upper_limit() -> None:
    state = table(track={"American": list(BOARD.city_name.values())[:30]})
    assert state.income[0] == sum(BOARD.full[city] for city in BOARD.cities[:30]) + 10 * 1
    assert state.income[0] > 100


def last_cube(state: State, company: str, place: str) -> int:
    """The income gained by one more cube."""
    before = state.income[number(company)]
    play(state, PlaceCube(company, at(place)))
    return state.income[number(company)] - before


@pytest.mark.rule("AR-5.11")
@pytest.mark.parametrize(
    ("one", "other"), [("Chicago", "New York"), ("Chicago", "Atlanta"), ("New York", "Atlanta")]
)
def test_ar_5_11_a_pair_raises_the_income_by_ten(one: str, other: str) -> None:
    track = way(one, other)
    full = BOARD.full[at(other)]
    state = table(
        track={"American": track[:-1]}, shares={0: {"American": 1}}, treasury={"American": 9}
    )
    assert connections(state, 0) == []
    on(state, "expand3")
    assert last_cube(state, "American", other) == full + 10
    assert len(connections(state, 0)) == 1
    (pair,) = GAME.view(state, None).companies[0].connections
    assert (set(pair.cities), pair.amount) == ({one, other}, 10)


@pytest.mark.rule("AR-5.11")
def test_ar_5_11_the_third_city_makes_two_pairs_at_once() -> None:
    state = table(
        track={"American": short_of_atlanta()},
        shares={0: {"American": 1}},
        treasury={"American": 9},
    )
    assert len(connections(state, 0)) == 1
    on(state, "expand3")
    assert last_cube(state, "American", "Atlanta") == 5 + 20
    assert len(connections(state, 0)) == 3


@pytest.mark.rule("AR-5.11")
def test_ar_5_11_each_company_for_itself_and_once_per_pair() -> None:
    track = way("Chicago", "New York")
    plains = [hex_ for hex_ in track if not BOARD.single[hex_]]
    state = table(track={"American": track, "National": plains})
    assert connections(state, 1) == [], "National's cubes do not hang together"
    before = state.income[0]
    state = table(track={"American": track}, shares={0: {"American": 1}}, treasury={"American": 20})
    on(state, "expand4")
    free = [hex_ for hex_ in state.frontier[0] if hex_ not in BOARD.city_name][:3]
    play(state, *[PlaceCube("American", hex_) for hex_ in free])
    assert state.income[0] == before + sum(
        BOARD.full[hex_] - BOARD.shared[hex_] for hex_ in plains if hex_ in BOARD.city_name
    )


@pytest.mark.rule("AR-5.2", "AR-5.10", "AR-5.11")
@pytest.mark.parametrize("seed", range(12))
def test_income_always_equals_income_from_the_board_alone(seed: int) -> None:
    """Kept action by action, it is what the map says: cities, houses, flood-filled joins."""
    for _, action, state in fuzzed(seed):
        assert state.income == [income_of(state, company) for company in range(6)], action
        for company in GAME.view(state, None).companies:
            parts = sum(c.amount for c in company.cities) + sum(
                c.amount for c in company.connections
            )
            assert parts == company.income
