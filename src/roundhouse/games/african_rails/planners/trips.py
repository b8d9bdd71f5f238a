"""A trip: one ride after another, with what is handled at each stop."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.african_rails.planners.position import Position
from roundhouse.games.african_rails.planners.riding import Purse, Ride, Train, best_ride


@dataclass
class Stopover:
    """A place on the way."""

    mileposts: tuple[int, ...]
    handling: int
    """AF-9.2: points that loading and delivering there cost."""


def best_trip(
    position: Position, train: Train, purse: Purse, stops: list[Stopover], worth: int
) -> list[Ride]:
    """The best ride to each stop from the one before; it ends at the first that has none.

    The turns of all rides are counted from the present one.
    """
    rides: list[Ride] = []
    turn = 0
    for stop in stops:
        ride = best_ride(position, train, purse, list(stop.mileposts), worth)
        if ride is None:
            break
        ride.turns = [turn + later for later in ride.turns]
        rides.append(ride)
        turn = ride.turns[-1] if ride.turns else turn
        has_stepped = bool(ride.turns) or train.stepped
        spent, settled = ride.spent, ride.settled
        for _ in range(stop.handling):
            if spent >= train.speed:
                turn, spent, settled, has_stepped = turn + 1, 0, 0, False
            spent += 1
        train = Train(ride.mileposts[-1], train.speed, train.speed - spent, has_stepped)
        purse = Purse(purse.cash - ride.fees, purse.fees, settled)
    return rides
