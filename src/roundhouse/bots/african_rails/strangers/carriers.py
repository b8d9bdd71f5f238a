"""Programs that differ in which contract they carry out next."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.hauler import (
    TURN_LIMIT,
    Haul,
    HaulerBot,
    is_possible,
    own_train,
    seat_of,
    track_to_train,
)
from roundhouse.games.african_rails.actions import SitOut
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners.plans import TURN_WORTH, lying_at, scout, wanted_by
from roundhouse.games.african_rails.planners.sources import Source, Wanted
from roundhouse.games.african_rails.view import View

GOOD_PAYMENT: Final = 40
MOST_TIMES: Final = 2
"""The speculator waits for such payments, but not longer than so many turns."""
Rank = tuple[float, ...]
"""The highest is carried out first."""


class CarrierBot(HaulerBot):
    """Carries out the contract of the highest rank that it can pay for; subclasses rank."""

    def best_haul(self, view: View) -> Haul | None:
        ranked = sorted(self.offers(view), key=lambda offer: self.rank(view, *offer), reverse=True)
        for wanted, source in ranked:
            haul = (wanted, source.destination)
            if is_possible(view, haul):
                return haul
        return None

    def offers(self, view: View) -> list[tuple[Wanted, Source]]:
        """Every contract from every source, as far as the cash allows."""
        seat = seat_of(view)
        cash = view.players[seat].cash or 0
        looking = scout(view, seat)
        return [
            (wanted, source)
            for wanted in wanted_by(view, seat)
            for source in looking.sources(wanted, lying_at(view, wanted.good), TURN_WORTH)
            if source.cost <= cash
        ]

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        raise NotImplementedError


class SprinterBot(CarrierBot):
    """What is delivered soonest, whatever it pays."""

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        return -ready_in(source), wanted.payment


class FrugalBot(CarrierBot):
    """What needs the least new track; of several, what pays most for its way."""

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        steps = source.steps_to_load + source.steps_to_deliver
        return -source.cost, wanted.payment / (1 + steps)


class NetBot(CarrierBot):
    """What leaves the most money in hand: the payment less the track, however long it takes."""

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        return wanted.payment - source.cost, -source.turns


class SpeculatorBot(CarrierBot):
    """Waits for contracts that pay well: throws its cards in until there is one, a few times."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._thrown = 0
        """How often in a row it has thrown its cards in."""

    def move(self, view: View, legal: list[Any]) -> Any:
        if SitOut() in legal and self._thrown < MOST_TIMES and self.is_poor(view):
            self._thrown += 1
            return SitOut()
        return super().move(view, legal)

    def is_poor(self, view: View) -> bool:
        """There is nothing to carry on with, and no contract within reach pays well."""
        if self._haul is not None or own_train(view).loads or track_to_train(view):
            return False
        return all(wanted.payment < GOOD_PAYMENT for wanted, _ in self.offers(view))

    def best_haul(self, view: View) -> Haul | None:
        self._thrown = 0
        return super().best_haul(view)

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        is_good = wanted.payment >= GOOD_PAYMENT
        return float(is_good), wanted.payment / ready_in(source)


class SnatcherBot(CarrierBot):
    """Takes public contracts before others do, above all those for which they carry the good."""

    def rank(self, view: View, wanted: Wanted, source: Source) -> Rank:
        card = BOARD.cards[wanted.card].key
        good = BOARD.goods[wanted.good].key
        is_public = card in view.public
        rivals = [player for seat, player in enumerate(view.players) if seat != view.seat]
        carried = sum(good in train.loads for rival in rivals for train in rival.trains)
        hurry = 1.0 + (0.5 + carried if is_public else 0.0)
        return ((hurry * wanted.payment - source.cost / 2) / ready_in(source),)


def ready_in(source: Source) -> int:
    """Turns until it is delivered, its track built before that."""
    return max(source.turns, 1 + -(-source.cost // TURN_LIMIT))
