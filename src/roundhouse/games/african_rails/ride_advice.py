"""Rides a seat may ask about: to one place, or a trip of several stops."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from roundhouse.game import Arguments, Message, NoAnswer, Refusal, Seat
from roundhouse.games.african_rails.actions import (
    AfricanRailsAction,
    Deliver,
    Load,
    MoveTo,
    Unload,
)
from roundhouse.games.african_rails.asking import (
    Place,
    TrainNumber,
    check_train,
    goals_of,
    granted,
)
from roundhouse.games.african_rails.planners import Ride, plans
from roundhouse.games.african_rails.planners.riding import best_ride, rent_free
from roundhouse.games.african_rails.planners.trips import Stopover
from roundhouse.games.african_rails.view import View

MOST_STOPS: Final = 8


class RideAsked(Arguments, frozen=True):
    to: Place
    train: TrainNumber = 0


class TripAsked(Arguments, frozen=True):
    stops: Annotated[str, msgspec.Meta(max_length=2000)]
    """Where the train goes and what it does there: a list of `Stop` as JSON."""
    train: TrainNumber = 0


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: Place
    actions: Annotated[list[Load | Unload | Deliver], msgspec.Meta(max_length=6)] = []


class RideFound(msgspec.Struct, frozen=True):
    """The best ride; empty where no track leads there, or no cash."""

    mileposts: list[int]
    """From where the train stands, milepost by milepost."""
    turns: list[int]
    """Of each step: in which turn it is made, 0 the present one."""
    fees: int
    now: int = 0
    """So many steps the rules grant at this moment, events in force included."""
    stop: Refusal | None = None
    """What forbids the next step of this turn, if something does."""
    rent: list[tuple[int, int]] = []
    """The fees by their owner: (seat, amount)."""
    free: RideFound | None = None
    """The best ride without fees, where this one has some and there is another."""


class TripFound(msgspec.Struct, frozen=True):
    """Rides from stop to stop; fewer than asked for where no track leads to one, or no cash."""

    legs: list[RideFound]
    now: int
    """So many steps and actions the rules grant at this moment, one after another."""
    stop: Refusal | None = None
    """What forbids the next of this turn, if something does."""


def ride(view: View, seat: Seat, asked: RideAsked) -> RideFound:
    """The best ride of a train of mine to a city or a milepost."""
    check_train(view, seat, asked.train)
    position, purse = plans.position_of(view, seat), plans.purse_of(view, seat)
    train = plans.train_of(view, seat, asked.train)
    goals = list(goals_of(asked.to))
    best = best_ride(position, train, purse, goals, plans.TURN_WORTH)
    found = ride_found(view, seat, asked.train, best)
    if not found.fees:
        return found
    other = best_ride(rent_free(position, purse), train, purse, goals, plans.TURN_WORTH)
    if other is None:
        return found
    return msgspec.structs.replace(found, free=ride_found(view, seat, asked.train, other))


def ride_found(view: View, seat: Seat, train: int, found: Ride | None) -> RideFound:
    if found is None:
        return RideFound([], [], 0)
    steps = found.mileposts[1 : 1 + found.turns.count(0)]
    now, refused = granted(view, seat, "move", [MoveTo(train, step) for step in steps])
    return leg_found(found, now, refused)


def leg_found(found: Ride, now: int = 0, refused: Refusal | None = None) -> RideFound:
    rent = [(owner, amount) for owner, amount in enumerate(found.rent) if amount]
    return RideFound(found.mileposts, found.turns, found.fees, now, refused, rent)


def trip(view: View, seat: Seat, asked: TripAsked) -> TripFound:
    """The best rides from stop to stop, and how much of the trip falls into this turn."""
    check_train(view, seat, asked.train)
    stops = stops_of(asked)
    handling = 1 if view.options.fast else 0
    ways = [Stopover(goals_of(stop.place), handling * len(stop.actions)) for stop in stops]
    rides = plans.trip(view, seat, asked.train, ways)
    actions: list[AfricanRailsAction] = []
    for stop, found in zip(stops, rides, strict=False):
        steps = found.mileposts[1 : 1 + found.turns.count(0)]
        actions += [MoveTo(asked.train, step) for step in steps]
        if len(steps) < found.steps:
            break
        actions += stop.actions
    now, refused = granted(view, seat, "move", actions)
    return TripFound([leg_found(found) for found in rides], now, refused)


def stops_of(asked: TripAsked) -> list[Stop]:
    """What was asked for, each action by the train that is asked about."""
    try:
        stops = msgspec.json.decode(asked.stops, type=list[Stop])
    except msgspec.MsgspecError as error:
        raise NoAnswer(Message("af-advice-no-stops")) from error
    trains = {action.train for stop in stops for action in stop.actions}
    if not 0 < len(stops) <= MOST_STOPS or not trains <= {asked.train}:
        raise NoAnswer(Message("af-advice-no-stops"))
    return stops
