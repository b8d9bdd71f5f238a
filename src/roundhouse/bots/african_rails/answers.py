"""What is asked of a player outside its own plans: lost loads, proposals, storing."""

from __future__ import annotations

from typing import Any

from roundhouse.bots.african_rails.deals import is_welcome
from roundhouse.games.african_rails.actions import Accept, DropLoad, Refuse
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners.plans import wanted_by
from roundhouse.games.african_rails.view import View


def least_wanted(view: View, legal: list[Any]) -> Any:
    """Of the goods that can be lost, one for which nobody pays, else for which the least."""
    assert view.seat is not None
    pays: dict[str, int] = {}
    for wanted in wanted_by(view, view.seat):
        key = BOARD.goods[wanted.good].key
        pays[key] = max(pays.get(key, 0), wanted.payment)
    drops = [action for action in legal if isinstance(action, DropLoad)]
    return min(drops, key=lambda action: pays.get(action.good, 0))


def answer(view: View, legal: list[Any]) -> Any:
    """AF-13.1: yes to a price that pays. Nothing of others in a depot: no plan uses depots."""
    proposal = view.proposal
    if proposal is None:
        return Refuse() if Refuse() in legal else legal[0]
    return Accept() if is_welcome(view, proposal) else Refuse()
