"""AF-6.7, exactly, held against plain maximum flows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import BuildTrack
from roundhouse.games.african_rails.build import why_not_join
from roundhouse.games.african_rails.closing import closed_by
from roundhouse.games.african_rails.facts import BOARD, LAND, TABLES
from roundhouse.games.african_rails.state import State
from roundhouse.games.african_rails.track import lay, remove_track, ways_of
from roundhouse.match.match import drawn
from roundhouse.words import say
from tests.games.african_rails import oracle
from tests.games.african_rails.table import (
    GAME,
    edge,
    is_wild,
    join_ferry,
    legal,
    near,
    own,
    play,
    post,
    refused,
    table,
    to_building,
    way,
)


def kept_numbers(state: State) -> list[int]:
    """Of each place: how many can have it, by the ways that the rules keep."""
    ways = ways_of(state)
    return [
        int(ways.joined[point]).bit_count()
        + sum(len(ways.way[point * ways.seats + seat]) > 0 for seat in range(ways.seats))
        for point in range(LAND.points)
    ]


def grown(seats: int, sections: int, seed: int, **options: Any) -> State:
    """Rich players build wildly, around the places of their neighbourhood most of all."""
    state: State = GAME.start(seats, GAME.Options(**options))
    grow(state, sections, Random(seed))
    return state


def grow(state: State, sections: int, rng: Random) -> None:
    built = 0
    while built < sections:
        if GAME.to_act(state) == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        for seat in range(int(state.seats)):
            state.cash[seat] = 500
        state.spent = 0
        choices = legal(state, BuildTrack)
        if choices and rng.random() < 0.95:
            GAME.apply(state, rng.choice(choices))
            built += 1
        else:
            calm = [a for a in GAME.legal(state) if type(a).__name__ not in UNWANTED]
            GAME.apply(state, rng.choice(calm))


UNWANTED = ("OfferPassage", "BuyTrain", "BuildTrack", "SitOut")


def asked(state: State, rng: Random, most: int) -> list[int]:
    """Sections of the frontier: such as are closed, such as join a place, and some others."""
    lines = [int(d) for d in state.frontier[state.mover] if not state.owner[d >> 1]]
    rng.shuffle(lines)
    closed = [d for d in lines if closed_by(ways_of(state), state.mover, d) >= 0]
    joining = [d for d in lines if TABLES.place[TABLES.end[d]] >= 0]
    return [*closed[:most], *joining[:most], *lines[:most]]


def check_against_the_oracle(state: State, rng: Random, most: int) -> int:
    """Says how many of the sections asked for are closed."""
    before = oracle.numbers(state)
    assert kept_numbers(state) == before
    count = 0
    for section in asked(state, rng, most):
        end = int(TABLES.end[section])
        place = int(TABLES.place[end])
        if place >= 0 and state.room[place] <= 0 and not state.joined[place] >> state.mover & 1:
            continue
        point = closed_by(ways_of(state), state.mover, section)
        closed = oracle.closed(state, end, section >> 1, before)
        assert closed == [] if point < 0 else oracle.NAMES[point] in closed
        count += point >= 0
    return count


@pytest.mark.rule("AF-6.7")
@pytest.mark.parametrize(
    ("seats", "sections", "seed"),
    [(2, 60, 1), (3, 30, 2), (3, 160, 3), (4, 120, 4), (5, 200, 5), (6, 260, 6)],
)
def test_af_6_7_sections_are_closed_as_the_flows_say(seats: int, sections: int, seed: int) -> None:
    state = grown(seats, sections, seed)
    rng = Random(seed)
    for seat in range(seats):
        state.mover = seat
        check_against_the_oracle(state, rng, 2)


@pytest.mark.rule("AF-6.7", "AF-10.2")
def test_af_6_7_in_the_two_player_game_a_town_is_kept_for_one() -> None:
    state = grown(2, 80, 7, two_player=True)
    check_against_the_oracle(state, Random(7), 4)


@pytest.mark.rule("AF-6.7")
def test_af_6_7_a_wall_near_a_place_is_refused_and_one_far_away_too() -> None:
    """Every section that is left to build is tried, until nothing around Cape Town is allowed."""
    state = to_building(table(3, origins=("Johannesburg", "Cairo", "Lagos")))
    cape = oracle.NAMES.index("Cape Town")
    line = way("Johannesburg", post("Cape Town"))[:-1]
    own(state, 0, *line)
    number = oracle.numbers(state)[cape]
    assert number == 3
    rng, closed = Random(1), 0
    ring = {m for one in near(post("Cape Town")) for two in near(one) for m in near(two)}
    for _ in range(60):
        state.cash[0], state.spent = 500, 0
        there = [
            int(d)
            for d in state.frontier[0]
            if not state.owner[d >> 1] and int(TABLES.end[d]) in ring - {post("Cape Town")}
        ]
        rng.shuffle(there)
        for section in there:
            refusal = why_not_join(state, section)
            if refusal is None:
                play(state, BuildTrack(int(TABLES.start[section]), int(TABLES.end[section])))
                break
            closed += refusal.message.values["place"] == "Cape Town"
        else:
            break
    assert closed > 0
    assert oracle.numbers(state)[cape] == kept_numbers(state)[cape] == number


@pytest.mark.rule("AF-6.7")
def test_af_6_7_a_dead_end_is_no_way_into_tunis() -> None:
    tunis = post("Tunis")
    dead_end = 44
    assert dead_end in near(tunis)
    assert [one for one in near(dead_end) if BOARD.buildable[edge(one, dead_end)]] == [tunis]
    state = to_building(table(3, origins=("Casablanca", "Cairo", "Lagos")))
    first, second, third = [one for one in near(tunis) if one != dead_end]
    own(state, 0, *way("Casablanca", first), tunis)
    state.cash[0] = 500
    for other in (second, third):
        if is_wild(other):
            assert refused(state, BuildTrack(tunis, other)) == "AF-6.7"
    play(state, BuildTrack(tunis, dead_end))
    named = GAME.why_not(state, BuildTrack(tunis, second))
    assert named is not None
    assert say(named.message) == "That would close Tunis to a player who may still join it."


@pytest.mark.rule("AF-6.7")
def test_af_6_7_a_ferry_that_would_be_closed_is_named() -> None:
    """Joining the second of two ferries' ends keeps the only way of others to the first."""
    found: set[str] = set()
    for seed in range(3):
        state = grown(4, 150, 20 + seed)
        for seat in range(4):
            state.mover = seat
            for section in state.frontier[seat]:
                if not state.owner[section >> 1]:
                    refusal = why_not_join(state, section)
                    if refusal is not None:
                        found.add(refusal.message.key)
    assert "af-why-blocks-place" in found
    assert found <= {"af-why-blocks-place", "af-why-blocks-ferry", "af-why-place-full"}


@pytest.mark.rule("AF-6.7", "AF-5.3")
def test_af_6_7_lost_track_opens_the_ways_again() -> None:
    state = grown(3, 120, 9)
    kept_numbers(state)
    lost = tuple(edge for edge in range(BOARD.edges) if state.owner[edge])[::2]
    remove_track(state, lost)
    assert kept_numbers(state) == oracle.numbers(state)


@pytest.mark.rule("AF-6.7", "AF-5.3")
def test_af_6_7_building_goes_on_after_lost_track() -> None:
    """The ways that are left are kept, also while nobody asks, and none that was built on."""
    state = grown(4, 150, 31)
    rng = Random(31)
    for asks in (True, False, True):
        built = [edge for edge in range(BOARD.edges) if state.owner[edge]]
        remove_track(state, tuple(rng.sample(built, len(built) // 4)))
        if asks:
            check_against_the_oracle(state, rng, 1)
        for section in state.frontier[state.mover][:5]:
            if not state.owner[section >> 1] and TABLES.place[TABLES.end[section]] < 0:
                lay(state, state.mover, section)
        assert kept_numbers(state) == oracle.numbers(state)
        grow(state, 20, rng)
        check_against_the_oracle(state, rng, 2)


@pytest.mark.rule("AF-6.7")
def test_af_6_7_a_section_is_open_where_a_refused_one_has_closed_the_place_anyway() -> None:
    """Nobody builds what is refused, but a table can be set up so: old answers are void."""
    state = grown(4, 150, 36)
    state.mover = 3
    sections = [int(d) for d in state.frontier[3] if ways_of(state).free[d >> 1]]
    first, *others = [d for d in sections if closed_by(ways_of(state), 3, d) >= 0]
    lay(state, 3, first)
    anew = GAME.restore(GAME.dump(state))
    still = [d for d in others if closed_by(ways_of(anew), 3, d) >= 0]
    assert [d for d in others if closed_by(ways_of(state), 3, d) >= 0] == still
    assert still != others


@pytest.mark.rule("AF-6.7")
def test_af_6_7_copies_snapshots_and_what_is_imagined_agree() -> None:
    """The ways kept are another after every route to a position; what is legal is not."""
    state = grown(4, 90, 12)
    rng = Random(5)
    while not legal(state, BuildTrack):
        GAME.apply(state, rng.choice([a for a in GAME.legal(state) if "End" in type(a).__name__]))
    expected = GAME.legal(state)
    twin = state.copy()
    for action in legal(twin, BuildTrack)[:5]:
        if GAME.why_not(twin, action) is None:
            GAME.apply(twin, action)
    assert GAME.legal(state) == expected
    assert GAME.legal(GAME.restore(GAME.dump(state))) == expected
    assert GAME.legal(GAME.imagine(GAME.view(state, int(state.mover)), rng)) == expected
    assert kept_numbers(twin) == oracle.numbers(twin)


@pytest.mark.rule("AF-6.7")
def test_af_6_7_joining_a_ferry_takes_its_room_on_the_way_to_others() -> None:
    """Madagascar has two ferries with room for two each; who crosses counts in that room."""
    state = to_building(table(4, origins=("Johannesburg", "Johannesburg", "Nairobi", "Nairobi")))
    for seat in (0, 1):
        join_ferry(state, seat, "Mozambique Channel")
    assert kept_numbers(state) == oracle.numbers(state)
    for seat in range(4):
        state.mover = seat
        check_against_the_oracle(state, Random(seat), 2)
