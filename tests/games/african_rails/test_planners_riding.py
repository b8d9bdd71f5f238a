"""The best ride is equal to trying every step, wait and crossing on small boards."""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random

import pytest

from roundhouse.boards.network import Network, edge_between
from roundhouse.boards.paths import FAR
from roundhouse.games.african_rails.planners.position import NOBODY, Position
from roundhouse.games.african_rails.planners.riding import (
    Purse,
    Ride,
    Train,
    best_ride,
    own_rides,
    rent_free,
)
from roundhouse.games.african_rails.planners.trips import Stopover, best_trip
from tests.boards import toy

State = tuple[int, int, int, int]
"""Milepost, turn, points spent in it, owners paid in it."""


def random_table(rng: Random) -> tuple[Position, Train, Purse]:
    """Two shores with a ferry, much track of three players."""
    rows = ["..... ...", "..... ..."]
    ferries = [toy.ferry("Ferry", *rng.choice([(4, 5), (12, 13)]), 6)]
    if rng.random() < 0.5:
        ferries.append(toy.ferry("Second", 8, 15, 6))
    network = toy.network(toy.draw(rows, [toy.city("Home", "major", [0])], ferries))
    owner = [rng.choice([NOBODY, 0, 0, 1, 1, 2]) for _ in range(network.edges)]
    masks = [rng.choice([0, 1, 2, 4, 6]) for _ in network.ferries]
    position = Position(network, 0, 3, owner, masks, [0, -1, -1], False, set())
    speed = rng.choice([2, 3, 4])
    points = rng.randint(0, speed)
    train = Train(rng.randrange(network.size), speed, points, points < speed and rng.random() < 0.7)
    purse = Purse(rng.choice([0, 4, 8, 40]), [rng.choice([0, 4, 4, 7]) for _ in range(3)], 0)
    purse.paid = rng.choice([0, 2, 4, 6])
    return position, train, purse


def moves(
    position: Position, train: Train, purse: Purse, state: State, begun: bool
) -> list[tuple[State, int]]:
    """What may follow by the words of the rules, and the fee it costs."""
    network = position.network
    at, turn, spent, paid = state
    found: list[tuple[State, int]] = [((at, turn + 1, 0, 0), 0)]
    for edge in range(network.edges):
        ends = {int(network.end_a[edge]), int(network.end_b[edge])}
        owner = position.owner[edge]
        if at not in ends or owner == NOBODY or spent >= train.speed:
            continue
        (there,) = ends - {at}
        due = 0 if owner == 0 or paid >> owner & 1 else purse.fees[owner]
        now = paid if owner == 0 else paid | 1 << owner
        found.append(((there, turn, spent + 1, now), due))
    ferry = int(network.ferry[at])
    if ferry >= 0 and position.ferries[ferry] and (spent == 0 or not begun):
        half = (train.speed - spent + 1) // 2
        there = int(network.far_harbour[at])
        choices = [
            (0 if seat == 0 or paid >> seat & 1 else purse.fees[seat], seat)
            for seat in range(3)
            if position.ferries[ferry] >> seat & 1
        ]
        due, seat = (0, 0) if position.ferries[ferry] & 1 else min(choices)
        now = paid if seat == 0 else paid | 1 << seat
        found.append(((there, turn, train.speed - half, now), due))
    return found


def by_trying(position: Position, train: Train, purse: Purse) -> dict[State, int]:
    """Every state that can be reached within some turns, and the least fees on the way to it."""
    start: State = (train.at, 0, train.speed - train.points, purse.paid)
    heap = [(0, start, train.stepped)]
    least: dict[tuple[State, bool], int] = {}
    while heap:
        fees, state, begun = heapq.heappop(heap)
        if least.get((state, begun), FAR) <= fees or state[1] > 14:
            continue
        least[state, begun] = fees
        for after, due in moves(position, train, purse, state, begun):
            if fees + due <= purse.cash:
                heapq.heappush(heap, (fees + due, after, after[1] == 0 or after[2] > 0))
    return {state: fees for (state, _), fees in least.items()}


def best_of(found: dict[State, int], goal: int, worth: int, speed: int) -> tuple[int, int] | None:
    """The least (worth * turn + fees, points of all turns) of any way to the goal."""
    return min(
        (
            (worth * turn + fees, speed * turn + spent)
            for (at, turn, spent, _), fees in found.items()
            if at == goal
        ),
        default=None,
    )


@pytest.mark.rule("AF-3.1", "AF-3.3", "AF-3.5")
@pytest.mark.parametrize("seed", range(40))
def test_the_best_ride(seed: int) -> None:
    position, train, purse = random_table(Random(seed))
    found = by_trying(position, train, purse)
    for goal in range(position.network.size):
        for worth in (0, 3, 8, 100):
            ride = best_ride(position, train, purse, [goal], worth)
            expected = best_of(found, goal, worth, train.speed)
            assert (ride is None) == (expected is None)
            if ride is None or expected is None or ride.steps == 0:
                continue
            assert worth * ride.turns[-1] + ride.fees == expected[0]
            assert worth == 0 or ride.turns[-1] == (expected[1] - 1) // train.speed
            check_ride(position, train, ride, goal)


def check_ride(position: Position, train: Train, ride: Ride, goal: int) -> None:
    """It goes from the train to the goal over track and ferries, within each turn's points."""
    network = position.network
    assert ride.mileposts[0] == train.at
    assert ride.mileposts[-1] == goal
    assert ride.turns == sorted(ride.turns)
    for a, b in pairwise(ride.mileposts):
        edge = int(edge_between(network, a, b))
        if edge >= 0 and position.owner[edge] != NOBODY:
            continue
        assert network.far_harbour[a] == b
        assert position.ferries[int(network.ferry[a])] > 0
    for turn in set(ride.turns):
        assert ride.turns.count(turn) <= train.speed + 1


@pytest.mark.parametrize("seed", range(40))
def test_rides_over_own_track_alone(seed: int) -> None:
    position, train, _ = random_table(Random(seed))
    train.stepped = train.points < train.speed
    position.owner = [owner if owner == 0 else NOBODY for owner in position.owner]
    position.ferries = [mask & 1 for mask in position.ferries]
    found = own_rides(position, train)
    tried = by_trying(position, train, Purse(0, [4, 4, 4], 0))
    for goal in range(position.network.size):
        expected = best_of(tried, goal, 100, train.speed)
        assert found.distance[goal] == (FAR if expected is None else expected[1])


def shore(owner: list[int], ferries: list[int]) -> Position:
    """Four mileposts in a line, a strait between the second and the third."""
    network: Network = toy.network(
        toy.draw([".. .."], [toy.city("Home", "major", [0])], [toy.ferry("Strait", 1, 2, 6)])
    )
    return Position(network, 0, 3, owner, ferries, [0, -1, -1], False, set())


@pytest.mark.rule("AF-3.5")
def test_af_3_5_a_ferry_is_crossed_first_thing_next_turn() -> None:
    ride = best_ride(shore([0, 0], [1]), Train(0, 9, 9, False), Purse(0, [4] * 3, 0), [3], 8)
    assert ride == Ride([0, 1, 2, 3], [0, 1, 1], [0, 0, 0], 5, 0)


@pytest.mark.rule("AF-3.3")
def test_af_3_3_a_network_is_paid_once_a_turn_and_the_cheaper_ferry_is_taken() -> None:
    purse = Purse(20, [4, 4, 2], 0)
    ride = best_ride(shore([1, 2], [6]), Train(0, 9, 9, False), purse, [3], 8)
    assert ride == Ride([0, 1, 2, 3], [0, 1, 1], [0, 4, 2], 5, 4)
    assert ride.fees == 4 + 2
    assert (
        best_ride(shore([1, 2], [6]), Train(0, 9, 9, False), Purse(5, [4, 4, 2], 0), [3], 8) is None
    )


@pytest.mark.rule("AF-3.3")
def test_af_3_3_waiting_a_turn_may_save_a_fee() -> None:
    network = toy.network(toy.draw(["......"], [toy.city("Home", "major", [0])]))
    owner = [0, 1, 1, 1, 0]
    position = Position(network, 0, 2, owner, [], [0, -1], False, set())
    train, purse = Train(0, 3, 3, False), Purse(20, [4, 4], 0)
    hurried = best_ride(position, train, purse, [5], 8)
    patient = best_ride(position, train, purse, [5], 0)
    assert hurried == Ride([0, 1, 2, 3, 4, 5], [0, 0, 0, 1, 1], [0, 8], 2, 2)
    assert patient == Ride([0, 1, 2, 3, 4, 5], [0, 1, 1, 1, 2], [0, 4], 1, 0)


@pytest.mark.rule("AF-3.3")
def test_af_3_3_the_rent_free_way_goes_round_those_who_ask_for_rent() -> None:
    network = toy.network(toy.draw(["...", "..."], [toy.city("Home", "major", [0])]))
    sides = {frozenset((0, 1)): 1, frozenset((1, 2)): 1, frozenset((0, 3)): 0}
    sides |= {frozenset((3, 4)): 0, frozenset((4, 5)): 0, frozenset((5, 2)): 0}
    owner = [NOBODY] * network.edges
    for ends, seat in sides.items():
        owner[int(edge_between(network, *ends))] = seat
    position = Position(network, 0, 2, owner, [], [0, -1], False, set())
    train, purse = Train(0, 2, 2, False), Purse(20, [4, 4], 0)
    rented = best_ride(position, train, purse, [2], 8)
    free = best_ride(rent_free(position, purse), train, purse, [2], 8)
    assert rented is not None
    assert free is not None
    assert (rented.mileposts, rented.rent) == ([0, 1, 2], [0, 4])
    assert (free.mileposts, free.rent) == ([0, 3, 4, 5, 2], [0, 0])
    agreed = Purse(20, [4, 0], 0)
    assert best_ride(rent_free(position, agreed), train, agreed, [2], 8) is not None


@pytest.mark.parametrize("seed", range(20))
def test_a_trip_is_ridden_as_one_ride_by_way_of_its_stops(seed: int) -> None:
    """Each leg begins in the turn, with the points and the rent that the one before left."""
    position, train, purse = random_table(Random(seed))
    for goal in range(position.network.size):
        rides = best_trip(position, train, purse, [Stopover((goal,), 0), Stopover((0,), 0)], 8)
        first = best_ride(position, train, purse, [goal], 8)
        assert rides[:1] == ([] if first is None else [first])
        if first is None or len(rides) < 2:
            continue
        back = rides[1]
        assert back.mileposts[0] == goal
        steps = [*first.turns, *back.turns]
        assert steps == sorted(steps)
        for turn in set(steps):
            assert steps.count(turn) <= train.speed + 1
        assert first.fees + back.fees <= purse.cash


@pytest.mark.rule("AF-9.2")
def test_af_9_2_what_is_handled_at_a_stop_takes_points_from_the_next_leg() -> None:
    network = toy.network(toy.draw(["...."], [toy.city("Home", "major", [0])]))
    position = Position(network, 0, 2, [0, 0, 0], [], [0, -1], False, set())
    train, purse = Train(0, 3, 3, False), Purse(0, [4, 4], 0)
    stops = [Stopover((2,), 1), Stopover((3,), 0)]
    assert [ride.turns for ride in best_trip(position, train, purse, stops, 8)] == [[0, 0], [1]]
    stops[0].handling = 0
    assert [ride.turns for ride in best_trip(position, train, purse, stops, 8)] == [[0, 0], [0]]
