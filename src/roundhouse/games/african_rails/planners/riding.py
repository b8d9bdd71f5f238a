"""The best ride of a train over own and foreign track, with fees, ferries and turns (AF-3).

Events in force for a round are not taken into account.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from functools import cache

from librt.vecs import vec
from mypy_extensions import i32, i64

from roundhouse.boards.network import Network
from roundhouse.boards.paths import (
    CLOSED,
    FAR,
    FERRY,
    Reach,
    Roads,
    pack,
    pack_back,
    reach,
    reach_by_turns,
    roads,
)
from roundhouse.games.african_rails.planners.position import NOBODY, Position, with_track


@dataclass
class Train:
    """A train that is about to move, or goes on moving."""

    at: int
    speed: int
    points: int
    """Left in this turn."""
    stepped: bool
    """It has made a step in this turn: the next ferry waits for the next turn (AF-3.5)."""

    @property
    def slow(self) -> int:
        """AF-3.5: half the speed, rounded up."""
        return (self.speed + 1) // 2


@dataclass
class Purse:
    """What use of other players' track costs."""

    cash: int
    fees: list[int]
    """Of each seat: AF-3.3, or the price agreed on (AF-13.1)."""
    paid: int
    """A bit per seat whose fee is settled for this turn."""


@dataclass
class Ride:
    mileposts: list[int]
    """From where the train stands to the goal, milepost by milepost."""
    turns: list[int]
    """Of each step: in which turn it is made; 0 is the present one."""
    rent: list[int]
    """Paid to each seat."""
    spent: int
    """Points of the last turn that are gone on arrival."""
    settled: int
    """A bit per seat whose fee is paid for the last turn."""

    @property
    def fees(self) -> int:
        return sum(self.rent)

    @property
    def steps(self) -> int:
        return len(self.turns)


def own_rides(position: Position, train: Train) -> Reach:
    """Over own track alone: the points to every milepost, all turns together.

    What is spent of the present turn counts; from then on a ferry waits for the next turn.
    """
    ways = roads(position.network)
    arcs = pack(ways, step_weights(position, 1 << position.seat))
    spent = train.speed - train.points
    return reach_by_turns(ways, arcs, vec[i32]([i32(train.at)]), spent, train.speed, train.slow)


@dataclass(eq=False)
class Lines:
    """What of riding does not depend on the track there is."""

    inside: vec[i32]
    """AF-3.6: of each arc 1 inside a major city, else CLOSED."""
    arcs_of: list[list[int]]
    """The arcs of each edge, then of each ferry."""


@cache
def lines_of(network: Network) -> Lines:
    """The lines of a network; the same object every time."""
    ways = roads(network)
    inside = ways.head[:]
    arcs_of: list[list[int]] = [[] for _ in range(network.edges + len(network.ferries))]
    for arc in range(len(inside)):
        way = int(ways.way[arc])
        arcs_of[way].append(arc)
        is_inside = way < network.edges and not network.buildable[way]
        inside[arc] = 1 if is_inside else CLOSED
    return Lines(inside, arcs_of)


def step_weights(position: Position, owners: int) -> vec[i32]:
    """AF-3.1, AF-3.6: 1 for a step over track of these owners or inside a major city."""
    lines = lines_of(position.network)
    weight = lines.inside[:]
    for edge, owner in enumerate(position.owner):
        if owner != NOBODY and owners >> owner & 1:
            for arc in lines.arcs_of[edge]:
                weight[arc] = 1
    for ferry, seats in enumerate(position.ferries):
        if seats & owners:
            for arc in lines.arcs_of[position.network.edges + ferry]:
                weight[arc] = FERRY
    return weight


@dataclass
class Label:
    """One way to be at a milepost: in which turn, with how many points spent, at what price."""

    milepost: int
    turn: int
    spent: int
    paid: int
    fees: int
    before: Label | None


class Rides:
    """The search of `best_ride`: labels in the order of what they cost at least."""

    def __init__(
        self, position: Position, train: Train, purse: Purse, goals: list[int], worth: int
    ) -> None:
        self.position = position
        self.ways: Roads = roads(position.network)
        self.train = train
        self.purse = purse
        self.worth = worth
        self.goals: set[int] = set(goals)
        weight = step_weights(position, (1 << position.seats) - 1)
        self.weight = weight
        self.to_go: Reach = steps_to(self.ways, weight, goals)
        self.known: list[list[Label]] = [[] for _ in range(position.network.size)]
        self.heap: list[tuple[int, int, int, Label]] = []
        self.count = 0

    def offer(self, label: Label) -> None:
        """Keep the label unless another one is at least as good in every respect."""
        steps = self.to_go.distance[label.milepost]
        if steps >= FAR or label.fees > self.purse.cash:
            return
        for other in self.known[label.milepost]:
            if self.is_as_good(other, label):
                return
        self.known[label.milepost].append(label)
        speed = self.train.speed
        beyond = max(0, steps - (speed - label.spent))
        turns = label.turn + (beyond + speed - 1) // speed
        time = label.turn * speed + label.spent + steps
        self.count += 1
        price = self.worth * turns + label.fees
        heapq.heappush(self.heap, (price, time, self.count, label))

    def is_as_good(self, one: Label, two: Label) -> bool:
        """Whatever can follow on `two` can follow on `one`, for no more and no later.

        An earlier turn does not outdo the waiting for a later one: it may need just that.
        """
        if one.turn > two.turn or (one.turn == two.turn and one.spent > two.spent):
            return False
        if one.turn < two.turn and two.spent == 0:
            return False
        settled = one.paid if one.turn == two.turn else 0
        return one.fees + self.fees_of(two.paid & ~settled) <= two.fees

    def fees_of(self, owners: int) -> int:
        return sum(fee for seat, fee in enumerate(self.purse.fees) if owners >> seat & 1)

    def go_on(self, label: Label) -> None:
        """Every step from here, and waiting for the next turn."""
        if label.spent > 0:
            self.offer(Label(label.milepost, label.turn + 1, 0, 0, label.fees, label))
        for arc in range(
            i64(self.ways.first[label.milepost]), i64(self.ways.first[label.milepost + 1])
        ):
            weight = self.weight[arc]
            way = int(self.ways.way[arc])
            if weight == 1 and label.spent < self.train.speed:
                self.offer(self.step(label, int(self.ways.head[arc]), way))
            elif weight == FERRY and self.may_cross(label):
                self.offer(self.cross(label, int(self.ways.head[arc]), way))

    def may_cross(self, label: Label) -> bool:
        """AF-3.5: only as the first step of a turn."""
        if label.before is None:
            return not self.train.stepped
        return label.spent == 0

    def step(self, label: Label, milepost: int, edge: int) -> Label:
        owner = self.position.owner[edge]
        paid, fee = label.paid, 0
        if owner not in (NOBODY, self.position.seat) and not paid >> owner & 1:
            paid |= 1 << owner
            fee = self.purse.fees[owner]
        return Label(milepost, label.turn, label.spent + 1, paid, label.fees + fee, label)

    def cross(self, label: Label, milepost: int, way: int) -> Label:
        """AF-3.3, AF-3.5: through the own ferry, else the cheaper; then half of the points."""
        seats = self.position.ferries[way - self.position.network.edges]
        left = self.train.speed - label.spent
        spent = self.train.speed - (left + 1) // 2
        if seats >> self.position.seat & 1:
            return Label(milepost, label.turn, spent, label.paid, label.fees, label)
        due = [
            (0 if label.paid >> seat & 1 else fee, seat)
            for seat, fee in enumerate(self.purse.fees)
            if seats >> seat & 1
        ]
        fee, owner = min(due)
        paid = label.paid | 1 << owner
        return Label(milepost, label.turn, spent, paid, label.fees + fee, label)

    def best(self) -> Label | None:
        spent = self.train.speed - self.train.points
        self.offer(Label(self.train.at, 0, spent, self.purse.paid, 0, None))
        while self.heap:
            _, _, _, label = heapq.heappop(self.heap)
            if label.milepost in self.goals:
                return label
            self.go_on(label)
        return None


def steps_to(ways: Roads, weight: vec[i32], goals: list[int]) -> Reach:
    """The fewest steps from everywhere to the goals, ferries for nothing."""
    light = weight[:]
    for arc in range(i64(len(light))):
        if light[arc] == FERRY:
            light[arc] = 0
    return reach(ways, pack_back(ways, light), vec[i32]([i32(goal) for goal in goals]))


def best_ride(
    position: Position, train: Train, purse: Purse, goals: list[int], worth: int
) -> Ride | None:
    """The ride to the nearest goal with the least `worth` times turns plus fees, then points.

    `worth` is what a turn is worth, in M. None when no track leads there, or no cash.
    """
    label = Rides(position, train, purse, goals, worth).best()
    if label is None:
        return None
    return ride_of(label, len(purse.fees))


def ride_of(last: Label, seats: int) -> Ride:
    """The ride that ends there."""
    ride = Ride([last.milepost], [], [0] * seats, last.spent, last.paid)
    label = last
    while label.before is not None:
        before = label.before
        if before.milepost != label.milepost:
            ride.mileposts.append(before.milepost)
            ride.turns.append(label.turn)
        if label.fees > before.fees:
            owner = (label.paid & ~before.paid).bit_length() - 1
            ride.rent[owner] += label.fees - before.fees
        label = before
    ride.mileposts.reverse()
    ride.turns.reverse()
    return ride


def rent_free(position: Position, purse: Purse) -> Position:
    """The same track without that of owners who ask for rent."""
    free = [fee == 0 or seat == position.seat for seat, fee in enumerate(purse.fees)]
    owner = [seat if seat != NOBODY and free[seat] else NOBODY for seat in position.owner]
    mask = sum(1 << seat for seat in range(len(free)) if free[seat])
    ferries = [seats & mask for seats in position.ferries]
    return with_track(position, owner, ferries)
