"""For a contract: where its good is to be had, what must be built for it, how long it takes."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.network import Network, edge_between
from roundhouse.boards.paths import FAR, Reach, pack, path, reach_by_turns, roads
from roundhouse.games.african_rails.planners.building import Build, Builder, Section
from roundhouse.games.african_rails.planners.position import Position, with_track
from roundhouse.games.african_rails.planners.riding import Train, step_weights

ON_BOARD = -1
"""Instead of a destination: the good is on the train already."""


@dataclass
class Wanted:
    """A contract, by the board's numbers."""

    card: int
    contract: int
    destination: int
    good: int
    payment: int


@dataclass
class Source:
    """One way to carry out a contract."""

    destination: int
    """Where the good is loaded, or ON_BOARD."""
    cost: int
    """Of all sections that have yet to be built."""
    sections: list[Section]
    steps_to_load: int
    """From milepost to milepost, from the train to the source; crossing a ferry is none."""
    steps_to_deliver: int
    """From the source to the city of the contract."""
    ferries: list[int]
    """Crossed on the way, in that order."""
    turns: int
    """Turns in which the train moves, the present one included."""


class Scout:
    """Looks for sources on behalf of one train; keeps what it has worked out."""

    def __init__(self, position: Position, train: Train, home: int, goods: set[int]) -> None:
        self.position = position
        self.network: Network = position.network
        self.train = train
        self.goods = goods
        """On board."""
        self.builder = Builder(position, home)

    def sources(self, wanted: Wanted, lying: list[int], worth: int) -> list[Source]:
        """All of them, by the least cost plus `worth` for every turn, then the fewest steps.

        `lying` are destinations where the good was set down.
        """
        places = sorted({*self.network.goods[wanted.good].sources, *lying})
        if wanted.good in self.goods:
            places.append(ON_BOARD)
        found: list[Source] = []
        for place in places:
            source = self.source(wanted, place)
            if source is not None:
                found.append(source)
        found.sort(key=lambda s: (s.cost + worth * s.turns, s.steps_to_deliver, s.destination))
        return found

    def source(self, wanted: Wanted, place: int) -> Source | None:
        """The cheapest build that joins both cities, and the ride over the track there is then."""
        goal = self.network.destinations[wanted.destination].mileposts
        if place == ON_BOARD:
            build = self.builder.build_to(goal)
        else:
            build = self.builder.build_to_both(self.network.destinations[place].mileposts, goal)
        if build is None:
            return None
        arcs = self.arcs(with_sections(self.position, build))
        loaded = self.train.speed - self.train.points
        rides = self.ride(arcs, [self.train.at], loaded)
        to_load: list[int] = []
        if place != ON_BOARD:
            there = self.network.destinations[place].mileposts
            loaded = self.nearest(rides, there)
            if loaded >= FAR:
                return None
            ends = [m for m in there if rides.distance[m] == loaded]
            to_load = self.ways(rides, ends[0])
            rides = self.ride(arcs, ends, loaded)
        arrived = self.nearest(rides, goal)
        if arrived >= FAR:
            return None
        to_deliver = self.ways(rides, next(m for m in goal if rides.distance[m] == arrived))
        turns = (arrived + self.train.speed - 1) // self.train.speed
        edges = self.network.edges
        ferries = [way - edges for way in to_load + to_deliver if way >= edges]
        steps = [sum(1 for way in ways if way < edges) for ways in (to_load, to_deliver)]
        return Source(place, build.cost, build.sections, steps[0], steps[1], ferries, turns)

    def ways(self, rides: Reach, goal: int) -> list[int]:
        """The edges and ferries of the ride to the goal."""
        return [int(roads(self.network).way[arc]) for arc in path(roads(self.network), rides, goal)]

    def arcs(self, position: Position) -> vec[i32]:
        """Own track; where the train stands off it, all track there is."""
        owners = 1 << position.seat
        if not self.is_at_home():
            owners = (1 << position.seats) - 1
        return pack(roads(self.network), step_weights(position, owners))

    def ride(self, arcs: vec[i32], start: list[int], spent: int) -> Reach:
        sources = vec[i32]([i32(milepost) for milepost in start])
        speed, slow = self.train.speed, self.train.slow
        return reach_by_turns(roads(self.network), arcs, sources, spent, speed, slow)

    def is_at_home(self) -> bool:
        """The train stands on track that hangs together with the home."""
        return self.builder.from_home.distance[self.train.at] == 0

    def nearest(self, rides: Reach, mileposts: tuple[int, ...]) -> int:
        return min(rides.distance[milepost] for milepost in mileposts)


def with_sections(position: Position, build: Build) -> Position:
    """The position after the build."""
    network = position.network
    owner = position.owner[:]
    ferries = position.ferries[:]
    for start, end, _ in build.sections:
        owner[int(edge_between(network, start, end))] = position.seat
        if network.ferry[end] >= 0:
            ferries[int(network.ferry[end])] |= 1 << position.seat
    return with_track(position, owner, ferries)
