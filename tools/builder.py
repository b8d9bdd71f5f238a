"""A player of American Rails for the golden games: builds from city to city, bids with measure.

It is no opponent; it makes games in which everything in the rulebook happens.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots import Budget
from roundhouse.games.american_rails.actions import (
    Bid,
    Decline,
    Develop,
    Fund,
    PassBid,
    PlaceCube,
    StartCity,
    TakeSpace,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.view import View

SPACES: Final = {"expand4": 6, "expand3": 5, "auction": 4, "fund": 2, "develop": 2, "take": 1}
"""How much it likes each space; Pass only when nothing else is free."""


class Builder:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        kind = type(legal[-1])
        if kind in (Bid, PassBid):
            return self._bid(view, legal)
        if kind is StartCity:
            return self._best(legal, lambda action: BOARD.full[action.hex])
        if kind is TakeSpace:
            spaces = [SPACES.get(action.space, 0.01) for action in legal]
            return self._rng.choices(legal, spaces)[0]
        if kind is PlaceCube:
            cubes = [action for action in legal if type(action) is PlaceCube]
            return self._best(cubes, lambda action: -self._missing(view, action))
        wanted = [a for a in legal if type(a) is not Decline and self._is_mine(view, a)]
        return self._rng.choice(wanted or legal)

    def _best(self, actions: list[Any], worth: Callable[[Any], float]) -> Any:
        most = max(worth(action) for action in actions)
        return self._rng.choice([action for action in actions if worth(action) == most])

    def _bid(self, view: View, legal: list[Any]) -> Any:
        """One dollar more, up to half of the cash: the more it earns, the more it spends."""
        assert view.seat is not None
        least = legal[min(1, len(legal) - 1)]
        fair = view.players[view.seat].cash * self._rng.uniform(0.3, 0.6)
        return least if isinstance(least, Bid) and least.amount <= fair else PassBid()

    def _is_mine(self, view: View, action: Any) -> bool:
        """Does it help a company in which this player has a share?"""
        assert view.seat is not None
        shares = view.players[view.seat].shares
        mine = {name for name, held in zip(BOARD.companies, shares, strict=True) if held}
        if isinstance(action, Fund):
            return action.company in mine
        if isinstance(action, Develop):
            return any(mine & set(hex_.companies) for hex_ in view.hexes if hex_.hex == action.hex)
        return True

    def _missing(self, view: View, action: PlaceCube) -> float:
        """Hexes to go to a city, those of the special connections first, and a little cost."""
        company = view.companies[BOARD.company_index[action.company]]
        there = {city.hex for city in company.cities}
        joins = [city for city in BOARD.bonus if city not in there]
        goals = joins if len(joins) < 3 and joins else [c for c in BOARD.cities if c not in there]
        return min(STEPS[goal][action.hex] for goal in goals) + view.costs[action.hex] / 10


def _steps(goal: int) -> list[int]:
    """How many steps over land it is to a hex from everywhere."""
    steps = [-1] * BOARD.size
    steps[goal] = 0
    queue = [goal]
    for hex_ in queue:
        for other in BOARD.neighbours[hex_]:
            if steps[other] < 0:
                steps[other] = steps[hex_] + 1
                queue.append(other)
    return steps


STEPS: Final = {city: _steps(city) for city in BOARD.cities}
