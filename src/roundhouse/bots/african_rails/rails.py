"""The own network with planned track: what more track costs, how far rides are.

Every plan is a network of its own, made from a smaller one by the cheapest track to one more
place. Networks are kept, so plans that begin alike share the work.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.paths import (
    CLOSED,
    FAR,
    FERRY,
    Reach,
    Roads,
    pack,
    reach,
    reach_by_turns,
    roads,
)
from roundhouse.boards.paths import path as arcs_to
from roundhouse.games.african_rails.facts import BOARD, MAJOR_CITIES, MAJORS_TO_WIN
from roundhouse.games.african_rails.planners.building import Builder, Section
from roundhouse.games.african_rails.planners.ground import Ground, ground_of
from roundhouse.games.african_rails.planners.position import NOBODY, Position
from roundhouse.games.african_rails.planners.riding import lines_of, step_weights

GOALS: Final[list[list[int]]] = [list(place.mileposts) for place in BOARD.destinations]
"""Of each destination: where building to it may end."""
ONE: Final = 1 << 16
"""A packed arc's weight of one."""
TURN: Final = 5.0
"""What a turn is worth, in M, where track of others is weighed against building."""
USED_AGAIN: Final = 0.7
"""The part of what track costs that counts against it: it is of use later."""
NOW: Final = -1
"""Instead of where track ends: the network without what is closed in this turn."""


class Leg:
    """From one milepost to a place, over a network that may have to grow for it."""

    def __init__(self, cost: int, points: int, goal: int, fees: float) -> None:
        self.cost = cost
        self.points = points
        self.goal = goal
        """The milepost where it ends."""
        self.fees = fees


class Rails:
    """One network: the track there is and some that is planned."""

    def __init__(self, build: vec[i32], ride: vec[i32], ride_all: vec[i32], home: i32) -> None:
        self.build = build
        """Packed arcs for building."""
        self.ride = ride
        """Packed arcs for riding over own track."""
        self.ride_all = ride_all
        """Packed arcs for riding over all track."""
        self.costs: Reach = reach(ground_of(BOARD).roads, build, vec[i32]([home]))
        self.sections: list[Section] = []
        """Those to the last place; the others are those of the network before."""
        self.further: dict[int, Rails] = {}
        """Networks with the track to one more place, by where it ends."""
        self.rides: dict[int, Reach] = {}
        self.foreign_rides: dict[int, Reach] = {}
        self.legs: dict[int, Leg | None] = {}
        self.majors_cost = -1


class Survey:
    """All networks of one decision."""

    def __init__(
        self, position: Position, home: int, speed: int, fees: list[float], uses_foreign: bool
    ) -> None:
        self.position = position
        self.home: i32 = home
        self.ride_at(speed)
        self.fees = fees
        """By owner: what a turn on somebody else's track costs, the help to the owner included."""
        self.uses_foreign = uses_foreign and has_foreign(position)
        self.ground: Ground = ground_of(BOARD)
        self.roads: Roads = self.ground.roads
        self.ways: Roads = roads(BOARD)
        self.builder = Builder(position, home)
        own = pack(self.ways, step_weights(position, 1 << position.seat))
        all_track = pack(self.ways, step_weights(position, (1 << position.seats) - 1))
        self.bare = Rails(pack(self.roads, self.builder.weight), own, all_track, self.home)
        self.between: list[list[int]] = []
        self.closed: list[int] = []
        """Edges and ferries that cannot be used in this turn."""

    # -- growing --------------------------------------------------------------------------------

    def joined(self, rails: Rails, place: int) -> Rails:
        """The network after the cheapest track to that place, which must be possible."""
        goal = cheapest(rails.costs, GOALS[place])
        if rails.costs.distance[goal] == 0:
            return rails
        found = rails.further.get(goal)
        if found is None:
            found = self.grown(rails, goal)
            rails.further[goal] = found
        return found

    def grown(self, rails: Rails, goal: int) -> Rails:
        build, ride, ride_all = rails.build[:], rails.ride[:], rails.ride_all[:]
        sections: list[Section] = []
        distance = rails.costs.distance
        arcs_of = lines_of(BOARD).arcs_of
        for arc in arcs_to(self.roads, rails.costs, goal):
            tail, head = int(self.roads.tail[arc]), int(self.roads.head[arc])
            cost = distance[head] - distance[tail]
            if cost == 0:
                continue
            edge = int(self.roads.way[arc])
            sections.append((tail, head, cost))
            for other in self.ground.arcs_of[edge]:
                if self.ground.cost[other] != CLOSED:
                    build[other] = self.roads.head[other]
            lay(arcs_of[edge], ONE, self.ways, ride, ride_all)
            ferry = int(BOARD.ferry[head])
            if ferry >= 0:
                lay(arcs_of[BOARD.edges + ferry], FERRY * ONE, self.ways, ride, ride_all)
        made = Rails(build, ride, ride_all, self.home)
        made.sections = sections
        return made

    # -- riding ---------------------------------------------------------------------------------

    def ride_at(self, speed: int) -> None:
        """From now on rides are those of a train of this speed."""
        self.speed = speed
        self.slow = (speed + 1) // 2

    def key(self, at: int, spent: int) -> int:
        return (at * 32 + spent) * 32 + self.speed

    def rides(self, rails: Rails, at: int, spent: int) -> Reach:
        """Points from a milepost over own track; `spent` of the turn are gone."""
        return self.cached_rides(rails.rides, rails.ride, at, spent)

    def foreign_rides(self, rails: Rails, at: int, spent: int) -> Reach:
        """The same over everybody's track."""
        return self.cached_rides(rails.foreign_rides, rails.ride_all, at, spent)

    def cached_rides(self, known: dict[int, Reach], ride: vec[i32], at: int, spent: int) -> Reach:
        key = self.key(at, spent)
        found = known.get(key)
        if found is None:
            start = vec[i32]([i32(at)])
            found = known[key] = reach_by_turns(
                self.ways, ride, start, spent, self.speed, self.slow
            )
        return found

    def leg(self, rails: Rails, at: int, spent: int, place: int) -> Leg | None:
        """The way to a place: over own track, built where it has to be; None if there is none."""
        key = self.key(at, spent) * 128 + place
        if key in rails.legs:
            return rails.legs[key]
        found = self.find_leg(rails, at, spent, place)
        rails.legs[key] = found
        return found

    def find_leg(self, rails: Rails, at: int, spent: int, place: int) -> Leg | None:
        rides = self.rides(rails, at, spent)
        goal = cheapest(rails.costs, GOALS[place])
        cost = rails.costs.distance[goal]
        best: Leg | None = None
        if cost == 0:
            end = cheapest(rides, list(BOARD.destinations[place].mileposts))
            if rides.distance[end] < FAR:
                return Leg(0, rides.distance[end] - spent, end, 0.0)
        elif cost < FAR:
            root, steps = self.root_of(rails, goal)
            if rides.distance[root] < FAR:
                points = rides.distance[root] - spent + steps
                best = Leg(cost, points, goal, 0.0)
            elif self.uses_foreign:
                best = self.rented_leg(rails, at, spent, [root])
                if best is not None:
                    points = best.points + steps
                    best = Leg(cost, points, goal, best.fees)
        if self.uses_foreign:
            rented = self.rented_leg(rails, at, spent, list(BOARD.destinations[place].mileposts))
            if rented is not None and (best is None or self.burden(rented) < self.burden(best)):
                return rented
        return best

    def burden(self, leg: Leg) -> float:
        """What a leg costs, its time included; track may be of use again."""
        return leg.fees + USED_AGAIN * leg.cost + TURN * leg.points / self.speed

    def leg_now(self, rails: Rails, at: int, spent: int, place: int) -> Leg | None:
        """The same for a train in this turn: what is closed it goes round, or waits for."""
        calm = self.leg(rails, at, spent, place)
        if calm is None or not self.closed:
            return calm
        open_rails = self.open_rails(rails)
        wait = max(0, self.speed - spent)
        found = self.leg(open_rails, at, spent, place)
        if found is None or found.cost > calm.cost or found.points > calm.points + wait:
            return Leg(calm.cost, calm.points + wait, calm.goal, calm.fees)
        return found

    def open_rails(self, rails: Rails) -> Rails:
        """Without what is closed in this turn."""
        found = rails.further.get(NOW)
        if found is None:
            ride, ride_all = rails.ride[:], rails.ride_all[:]
            for way in self.closed:
                for arc in lines_of(BOARD).arcs_of[way]:
                    ride[arc] = self.ways.tail[arc]
                    ride_all[arc] = self.ways.tail[arc]
            found = Rails(rails.build, ride, ride_all, self.home)
            rails.further[NOW] = found
        return found

    def root_of(self, rails: Rails, goal: int) -> tuple[int, int]:
        """Where new track to the goal leaves the network, and the points it is long."""
        distance, arcs = rails.costs.distance, rails.costs.arc
        node, steps = goal, 0
        while distance[node] > 0:
            arc = arcs[node]
            node = int(self.roads.tail[arc])
            steps += 1 if self.roads.way[arc] < BOARD.edges else self.speed
        return node, steps

    def rented_leg(self, rails: Rails, at: int, spent: int, posts: list[int]) -> Leg | None:
        """AF-3.3: without building, over the track of others."""
        rides = self.foreign_rides(rails, at, spent)
        end = cheapest(rides, posts)
        points = rides.distance[end]
        if points >= FAR:
            return None
        steps = 0
        dearest = 0.0
        node = end
        while node != at:
            arc = rides.arc[node]
            if rails.ride[arc] == self.ways.tail[arc]:
                steps += 1
                dearest = max(dearest, self.fee_on(int(self.ways.way[arc])))
            node = int(self.ways.tail[arc])
        turns = 0 if steps == 0 else 1 + (steps - 1) // self.speed
        return Leg(0, points - spent, end, turns * dearest)

    def fee_on(self, way: int) -> float:
        """What a turn on that edge costs; a ferry may be anybody's."""
        owner = self.position.owner[way] if way < BOARD.edges else NOBODY
        return max(self.fees) if owner == NOBODY else self.fees[owner]

    def is_on_foreign(self, milepost: int) -> bool:
        """A train there can ride on over track of others, and no own track leads there."""
        touched = False
        for at in range(BOARD.first[milepost], BOARD.first[milepost + 1]):
            owner = self.position.owner[BOARD.via[at]]
            if owner == self.position.seat:
                return False
            touched = touched or owner != NOBODY
        return touched and self.uses_foreign

    # -- major cities ---------------------------------------------------------------------------

    def majors_cost(self, rails: Rails) -> int:
        """About what is to be built yet for five major cities, the nearest one first."""
        if rails.majors_cost >= 0:
            return rails.majors_cost
        if not self.between:
            self.between = self.costs_between()
        costs = [int(rails.costs.distance[cheapest(rails.costs, p)]) for p in MAJOR_GOALS]
        total = 0
        while costs.count(0) < MAJORS_TO_WIN:
            city = min((n for n in range(len(costs)) if costs[n] > 0), key=lambda n: costs[n])
            total += min(costs[city], 999)
            costs[city] = 0
            costs = [
                min(cost, other) for cost, other in zip(costs, self.between[city], strict=True)
            ]
        rails.majors_cost = total
        return total

    def costs_between(self) -> list[list[int]]:
        """Of every two major cities: the cost of track from one to the other."""
        table: list[list[int]] = []
        for goals in MAJOR_GOALS:
            found = self.builder.reach_to(tuple(goals))
            table.append([found.distance[other[0]] for other in MAJOR_GOALS])
        return table


MAJOR_GOALS: Final[list[list[int]]] = [list(BOARD.cities[city].mileposts) for city in MAJOR_CITIES]


def lay(arcs: list[int], weight: int, ways: Roads, ride: vec[i32], ride_all: vec[i32]) -> None:
    for arc in arcs:
        ride[arc] = i32(weight) + ways.head[arc]
        ride_all[arc] = i32(weight) + ways.head[arc]


def cheapest(found: Reach, goals: list[int]) -> int:
    best = goals[0]
    for goal in goals:
        if found.distance[goal] < found.distance[best]:
            best = goal
    return best


def has_foreign(position: Position) -> bool:
    return any(owner not in (NOBODY, position.seat) for owner in position.owner)
