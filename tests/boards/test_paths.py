"""Shortest paths: equal to a heap, on made-up boards and on the real one."""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards import paths_plain
from roundhouse.boards.network import Network
from roundhouse.boards.network_load import load
from roundhouse.boards.paths import (
    CLOSED,
    FAR,
    FERRY,
    HEAVIEST,
    Reach,
    Roads,
    meeting,
    pack,
    pack_back,
    path,
    reach,
    reach_by_turns,
    roads,
)
from tests.boards import toy

REAL = load("african_rails")


def table(numbers: list[int]) -> vec[i32]:
    return vec[i32]([i32(number) for number in numbers])


def random_board(rng: Random) -> Network:
    """A few rows of mileposts, some left out, with a ferry between two of them."""
    rows = ["".join(rng.choice("..djmh ") for _ in range(rng.randint(2, 6))) for _ in range(4)]
    rows[0] = ".." + rows[0]
    drawn = toy.draw(rows)
    around: dict[int, set[int]] = {m: set() for m in range(len(drawn.mileposts))}
    for edge in drawn.edges:
        around[edge.a].add(edge.b)
        around[edge.b].add(edge.a)
    whole, rim = {0}, [0]
    while rim:
        fresh = around[rim.pop()] - whole
        whole |= fresh
        rim += fresh
    kept = {(post.row, post.col) for m, post in enumerate(drawn.mileposts) if m in whole}
    rows = [
        "".join(sign if (r, c) in kept else " " for c, sign in enumerate(line))
        for r, line in enumerate(rows)
    ]
    a, b = rng.sample(range(len(kept)), 2)
    return toy.network(toy.draw(rows, ferries=[toy.ferry("Ferry", a, b, 6)]))


def random_weights(rng: Random, ways: Roads, heaviest: int) -> list[int]:
    return [
        CLOSED if rng.random() < 0.2 else rng.randint(0, heaviest) for _ in range(len(ways.head))
    ]


def by_heap(
    ways: Roads, weight: list[int], sources: list[int], start: int, speed: int, slow: int
) -> list[int]:
    """The plainest way to say it."""
    distance = [FAR] * ways.size
    heap = [(start, source) for source in sources]
    while heap:
        now, node = heapq.heappop(heap)
        if now >= distance[node]:
            continue
        distance[node] = now
        for arc in range(int(ways.first[node]), int(ways.first[node + 1])):
            if weight[arc] == FERRY:
                turns = now // speed + (now % speed > 0)
                heapq.heappush(heap, (turns * speed + speed - slow, int(ways.head[arc])))
            elif weight[arc] != CLOSED:
                heapq.heappush(heap, (now + weight[arc], int(ways.head[arc])))
    return distance


def check_paths(ways: Roads, weight: list[int], found: Reach) -> None:
    """Every path starts at a source and is as long as its distance says."""
    for goal in range(ways.size):
        arcs = path(ways, found, goal)
        if found.distance[goal] in (0, FAR) and found.arc[goal] < 0:
            assert arcs == []
            continue
        assert found.distance[int(ways.tail[arcs[0]])] == 0
        assert ways.head[arcs[-1]] == goal
        for one, two in pairwise(arcs):
            assert ways.head[one] == ways.tail[two]
        assert all(weight[arc] != CLOSED for arc in arcs)
        assert sum(weight[arc] for arc in arcs) == found.distance[goal]


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 5, HEAVIEST]))
def test_reach_is_exact_on_made_up_boards(rng: Random, heaviest: int) -> None:
    ways = roads(random_board(rng))
    weight = random_weights(rng, ways, heaviest)
    sources = rng.sample(range(ways.size), rng.randint(1, 2))
    found = reach(ways, pack(ways, table(weight)), table(sources))
    assert list(found.distance) == by_heap(ways, weight, sources, 0, 1, 0)
    check_paths(ways, weight, found)


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from([(9, 5), (12, 6), (15, 8), (25, 13)]))
def test_ferries_wait_for_the_next_turn(rng: Random, speeds: tuple[int, int]) -> None:
    speed, slow = speeds
    ways = roads(random_board(rng))
    weight = [
        FERRY if way >= max(ways.way) else int(rng.random() < 0.8) * 2 - 1 for way in ways.way
    ]
    source, start = rng.randrange(ways.size), rng.randint(0, speed)
    arcs = pack(ways, table(weight))
    found = reach_by_turns(ways, arcs, table([source]), start, speed, slow)
    assert list(found.distance) == by_heap(ways, weight, [source], start, speed, slow)


@pytest.mark.parametrize(
    ("start", "there"),
    [(0, 4), (1, 13), (8, 13), (9, 13), (10, 22)],
)
def test_a_train_begins_its_turn_in_the_harbour(start: int, there: int) -> None:
    """Speed 9: crossing first, it has 5 of its 9 points left; once it moved, it is next turn."""
    ways = roads(toy.network(toy.draw([". ."], ferries=[toy.ferry("Ferry", 0, 1, 6)])))
    arcs = pack(ways, table([FERRY, FERRY]))
    assert reach_by_turns(ways, arcs, table([0]), start, 9, 5).distance[1] == there


@pytest.mark.parametrize("seed", range(6))
def test_reach_is_exact_on_the_real_board(seed: int) -> None:
    rng = Random(seed)
    ways = roads(REAL)
    weight = random_weights(rng, ways, rng.choice([2, 8, HEAVIEST]))
    sources = rng.sample(range(ways.size), rng.choice([1, 1, 40]))
    found = reach(ways, pack(ways, table(weight)), table(sources))
    assert list(found.distance) == by_heap(ways, weight, sources, 0, 1, 0)
    check_paths(ways, weight, found)


def test_arcs_turned_round_tell_the_way_to_a_place() -> None:
    rng = Random(5)
    ways = roads(random_board(rng))
    weight = random_weights(rng, ways, 9)
    goal = rng.randrange(ways.size)
    back = reach(ways, pack_back(ways, table(weight)), table([goal]))
    for source in range(ways.size):
        there = reach(ways, pack(ways, table(weight)), table([source]))
        assert there.distance[goal] == back.distance[source]


@settings(max_examples=50)
@given(st.randoms(use_true_random=False))
def test_meeting_is_the_least_sum(rng: Random) -> None:
    ways = roads(random_board(rng))
    arcs = pack(ways, table(random_weights(rng, ways, 9)))
    three = [reach(ways, arcs, table([rng.randrange(ways.size)])) for _ in range(3)]
    sums = [sum(found.distance[m] for found in three) for m in range(ways.size)]
    if min(sums) >= FAR:
        assert meeting(*three) == (FAR, -1)
    else:
        assert meeting(*three) == (min(sums), sums.index(min(sums)))
        assert paths_plain.meeting(*(found.distance for found in three)) == meeting(*three)


def test_the_kernel_and_its_plain_twin_agree() -> None:
    ways = roads(REAL)
    arcs = pack(ways, table(random_weights(Random(1), ways, 20)))
    given_both = (ways.first, arcs, table([7, 70, 700]), 3, 9, 5)
    plain, arc = paths_plain.reach(*given_both)
    found = reach_by_turns(ways, arcs, table([7, 70, 700]), 3, 9, 5)
    assert (found.distance, found.arc) == (plain, arc)


@pytest.mark.parametrize("weight", [-2, 64])
def test_a_weight_must_fit_its_bucket(weight: int) -> None:
    ways = roads(toy.network(toy.draw([".."])))
    with pytest.raises(ValueError, match=f"the weight {weight} is not within 0 to 62"):
        pack(ways, table([weight, 0]))


def test_no_source_reaches_nothing() -> None:
    ways = roads(toy.network(toy.draw([".."])))
    assert list(reach(ways, pack(ways, table([1, 1])), table([])).distance) == [FAR, FAR]
