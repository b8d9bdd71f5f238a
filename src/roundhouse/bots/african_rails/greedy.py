"""The obvious program for African Rails: deliver the contract that pays most."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.african_rails.hauler import Haul, HaulerBot, is_possible, seat_of
from roundhouse.bots.budget import Budget
from roundhouse.games.african_rails.planners.plans import (
    TURN_WORTH,
    lying_at,
    scout,
    wanted_by,
)
from roundhouse.games.african_rails.view import View


class GreedyBot:
    """Rides and builds as the hauler does, but chooses contracts by payment alone."""

    def __init__(self, rng: Random) -> None:
        self._hauler = HaulerBot(rng)
        self._haul: Haul | None = None
        self._looked = (-1, "")
        """Round and phase in which the haul was last looked at with care."""

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        if view.phase in ("move", "build"):
            self.look(view)
            if self._haul is not None:
                self._hauler.take_on(self._haul)
        return self._hauler.choose(view, legal)

    def look(self, view: View) -> None:
        """The haul in hand, as long as it can be done; else the one with the highest payment."""
        now = (view.round, view.phase)
        if (
            self._haul is None
            or self._haul[0] not in wanted_by(view, seat_of(view))
            or (self._looked != now and not is_possible(view, self._haul))
        ):
            self._haul = best_paid(view)
        self._looked = now


def best_paid(view: View) -> Haul | None:
    """The contract with the highest payment that the cash allows, from its nearest source."""
    seat = seat_of(view)
    cash = view.players[seat].cash or 0
    looking = scout(view, seat)
    for wanted in sorted(wanted_by(view, seat), key=lambda one: -one.payment):
        for source in looking.sources(wanted, lying_at(view, wanted.good), TURN_WORTH):
            haul = (wanted, source.destination)
            if source.cost <= cash and is_possible(view, haul):
                return haul
    return None
