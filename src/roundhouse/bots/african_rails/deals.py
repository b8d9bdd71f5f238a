"""AF-13: agreements on the price of track, weighed by the plans that moves come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundhouse.bots.african_rails.outlook import Outlook
from roundhouse.bots.african_rails.plan import Office, part_of
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.budget import Budget
from roundhouse.games.african_rails.actions import OfferPassage
from roundhouse.games.african_rails.facts import BOARD, FEE
from roundhouse.games.african_rails.planners.plans import position_of
from roundhouse.games.african_rails.view import Proposal, View

EVERY: Final = 6
"""Rounds from one proposal of a player to its next: nobody is to be pestered."""
ROUNDS: Final = 5
"""For how many turns it asks."""
GAIN: Final = 4.0
"""What an agreement must bring, in M, to be worth asking for."""
ANYWAY: Final = 0.25
"""How likely somebody who asks for a lower price would pay the usual one as well."""
PARTS: Final = 4
"""Of the thinking time, one part for each of the two plans that are compared."""


def is_welcome(view: View, proposal: Proposal) -> bool:
    """Is the seat that is asked better off with it?

    Who may use track need not: any price below the present one will do. The owner weighs the rent
    against the help to a rival.
    """
    assert view.seat is not None
    user, owner = (view.mover, view.seat) if proposal.owner == view.seat else (view.seat, -1)
    if owner < 0:
        return bool(proposal.price < price_now(view, user, proposal.owner))
    if proposal.price >= max(FEE, price_now(view, user, owner)):
        return True
    anyway = 1.0 if must_pay(view, user, owner) else ANYWAY
    return owner_gain(proposal.price, view.seats, anyway) > 0.0


def price_now(view: View, user: int, owner: int) -> int:
    for agreement in view.agreements:
        if (agreement.user, agreement.owner) == (user, owner):
            return int(agreement.price)
    return FEE


def owner_gain(price: int, seats: int, anyway: float) -> float:
    """What a turn of use at a lower price brings the owner, in M.

    Who would not have come without it pays the price, and saves no more than the rest of the usual
    one; who would have come anyway pays that much less. A rival's gain counts as a part of one's
    own; between two players what is good for one is bad for the other.
    """
    saved = FEE - price
    if seats == 2:
        return -float(saved)
    rival = 1.0 / (seats - 1)
    return (1.0 - anyway) * (price - rival * saved) - anyway * (1.0 + rival) * saved


def fair_price(seats: int) -> int:
    """The lowest that an owner should take; the usual price where none is."""
    return next((price for price in range(FEE) if owner_gain(price, seats, ANYWAY) > 0.0), FEE)


def must_pay(view: View, user: int, owner: int) -> bool:
    """The user rides over the owner's track in this turn, or stands on it without its own."""
    if view.mover == user and owner in view.turn.paid:
        return True
    owners = position_of(view, user).owner
    for train in view.players[user].trains:
        if train.milepost is not None:
            first, last = BOARD.first[train.milepost], BOARD.first[train.milepost + 1]
            around = [owners[BOARD.via[at]] for at in range(first, last)]
            if owner in around and user not in around:
                return True
    return False


def proposal(
    view: View, legal: list[Any], outlook: Callable[[], Outlook], style: Style, budget: Budget
) -> Any:
    """A lower price for the track of whoever has most of it, where a plan gains by it; or None."""
    assert view.seat is not None
    seat = view.seat
    if not style.uses_foreign or view.round == 0 or (view.round + seat) % EVERY != 0:
        return None
    owner = greatest_owner(view, seat)
    if owner < 0 or price_now(view, seat, owner) != FEE:
        return None
    found = OfferPassage(owner, owner, fair_price(view.seats), ROUNDS)
    if found.price == FEE or found not in legal:
        return None
    part = part_of(budget, PARTS)
    without, cheaper = outlook(), outlook()
    cheaper.fees[owner] = found.price
    now = Office(without, style).plan(part).value
    gain = Office(cheaper, style).plan(part).value - now
    return found if gain >= GAIN else None


def greatest_owner(view: View, seat: int) -> int:
    """The other player with the most track; -1 where nobody else has any."""
    owners = position_of(view, seat).owner
    best, most = -1, 0
    for other in range(view.seats):
        count = owners.count(other)
        if other != seat and count > most:
            best, most = other, count
    return best
