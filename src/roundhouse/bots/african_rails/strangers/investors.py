"""Programs that differ in what they spend their money on."""

from __future__ import annotations

from typing import Final

from roundhouse.bots.african_rails.hauler import (
    TURN_LIMIT,
    Haul,
    HaulerBot,
    missing_track,
    own_train,
    seat_of,
    track_to_next_major,
    track_to_train,
    way_of,
)
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners.building import Section
from roundhouse.games.african_rails.planners.plans import (
    TURN_WORTH,
    lying_at,
    position_of,
    purse_of,
    train_of,
    wanted_by,
)
from roundhouse.games.african_rails.planners.riding import Ride, Train, best_ride
from roundhouse.games.african_rails.planners.sources import ON_BOARD, Wanted
from roundhouse.games.african_rails.view import View

KEPT: Final = 12
"""Cash that the navvy keeps for the track of a haul."""


class NavvyBot(HaulerBot):
    """Track first: five major cities as early as it can, trains only after that."""

    def sections(self, view: View) -> list[Section]:
        needed = super().sections(view)
        cash = view.players[seat_of(view)].cash or 0
        line = track_to_next_major(view)
        if needed or line is None or cash < KEPT:
            return needed
        return line.sections

    def can_upgrade(self, view: View) -> bool:
        return track_to_next_major(view) is None and super().can_upgrade(view)


class EngineerBot(HaulerBot):
    """Trains first: improves its train before it builds anything that a haul does not need."""

    def can_upgrade(self, view: View) -> bool:
        return (view.players[seat_of(view)].cash or 0) >= TURN_LIMIT


class MiserBot(HaulerBot):
    """Keeps its money together: major cities only once the money for the end is there."""

    def sections(self, view: View) -> list[Section]:
        haul = self.haul(view)
        if haul is None:
            return track_to_train(view)
        needed = missing_track(view, haul)
        cash = view.players[seat_of(view)].cash or 0
        if needed is not None and needed.sections:
            return needed.sections
        line = track_to_next_major(view) if cash >= view.target - TURN_LIMIT else None
        return [] if line is None else line.sections

    def can_upgrade(self, view: View) -> bool:
        cash = view.players[seat_of(view)].cash or 0
        return own_train(view).type == "A" and cash >= 4 * TURN_LIMIT


class RenterBot(HaulerBot):
    """Rides on others' track and pays: builds only where no track leads, or to major cities."""

    def best_haul(self, view: View) -> Haul | None:
        rented = self.rented(view)
        return rented if rented is not None else super().best_haul(view)

    def rented(self, view: View) -> Haul | None:
        """The haul over the track there is, anybody's, that brings most a turn."""
        found: list[tuple[float, int, int, Haul]] = []
        for wanted in wanted_by(view, seat_of(view)):
            for place in places(view, wanted):
                turns, fees = self.trip(view, (wanted, place))
                if turns and 2 * fees <= wanted.payment:
                    gain = (wanted.payment - fees) / turns
                    found.append((gain, wanted.card, place, (wanted, place)))
        return max(found)[3] if found else None

    def trip(self, view: View, haul: Haul) -> tuple[int, int]:
        """Turns and fees; no turns where no track leads."""
        wanted, place = haul
        train = train_of(view, seat_of(view), 0)
        turns = fees = 0
        stops = [wanted.destination] if place == ON_BOARD else [place, wanted.destination]
        for stop in stops:
            ride = over_track(view, train, stop)
            if ride is None:
                return 0, 0
            turns += 1 + (ride.turns[-1] if ride.turns else 0)
            fees += ride.fees
            train = Train(ride.mileposts[-1], train.speed, train.speed, False)
        return turns, fees

    def sections(self, view: View) -> list[Section]:
        """Nothing for a haul that can do without: the money goes into major cities."""
        haul = self.haul(view)
        if haul is None or not self.trip(view, haul)[0]:
            return super().sections(view)
        cash = view.players[seat_of(view)].cash or 0
        line = track_to_next_major(view) if cash >= 3 * TURN_LIMIT else None
        return [] if line is None else line.sections

    def can_do(self, view: View, haul: Haul) -> bool:
        return bool(self.trip(view, haul)[0]) or super().can_do(view, haul)

    def plan_way(self, view: View, haul: Haul) -> list[int]:
        wanted, place = haul
        good = BOARD.goods[wanted.good].key
        stop = wanted.destination if good in own_train(view).loads else place
        ride = over_track(view, train_of(view, seat_of(view), 0), stop)
        return way_of(view, haul) if ride is None else ride.mileposts


def places(view: View, wanted: Wanted) -> list[int]:
    """Where the good of a contract is to be had."""
    good = BOARD.goods[wanted.good]
    if good.key in own_train(view).loads:
        return [ON_BOARD]
    printed = list(good.sources) if view.supply[good.key] else []
    return [*printed, *lying_at(view, wanted.good)]


def over_track(view: View, train: Train, stop: int) -> Ride | None:
    """The best ride over the track there is."""
    seat = seat_of(view)
    goals = list(BOARD.destinations[stop].mileposts)
    return best_ride(position_of(view, seat), train, purse_of(view, seat), goals, TURN_WORTH)
