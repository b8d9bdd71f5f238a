"""A novice at TransAmerica: sees cities, not prices, and mostly the rails it laid itself."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.boards.lattice import Lattice
from roundhouse.boards.load import lattice
from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.table import city_nodes
from roundhouse.games.transamerica.actions import LayRail, PlaceStart
from roundhouse.games.transamerica.view import View

DOUBT: Final = 0.3
"""How often a turn begins with another idea."""
OWN: Final = 0.8
"""How often it goes on from rails of its own, whatever others have laid nearer to its city."""


class NoviceBot:
    """Starts in any city of its own and heads for any other, however far it is.

    It judges by eye, forgets that a double line takes a whole turn, thinks that it has reached only
    what it reached itself, in most turns does not see that rails of others are its own as well, and
    now and then changes its mind.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._board: Lattice = lattice("transamerica")
        self._goal = (0, -1)
        """The round and the city it is heading for."""
        self._goes_by_own = True

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        assert view.seat is not None
        cities = city_nodes(self._board, view.hands[view.seat] or [])
        if isinstance(legal[0], PlaceStart):
            in_own_city = [action for action in legal if action.node in cities]
            return self._rng.choice(in_own_city or legal)
        rails = [action for action in legal if isinstance(action, LayRail)]
        if not rails:
            return legal[0]
        mine = self._built(view)
        if view.turn_rails == 0:
            self._goes_by_own = self._rng.random() < OWN
        goal = self._heading(view, mine, [city for city in cities if city not in mine])
        return min(rails, key=lambda action: self._looks(action.edge, goal, mine))

    def _built(self, view: View) -> set[int]:
        """The crossings that its own rails and its start stone touch."""
        stone = view.start_stones[view.seat or 0]
        found = set() if stone is None else {stone}
        for edge, seat in view.rails:
            if seat == view.seat:
                found.update(self._board.ends[edge])
        return found

    def _heading(self, view: View, mine: set[int], cities: list[int]) -> int:
        """The city it is heading for, until it gets there or thinks again."""
        doubts = view.turn_rails == 0 and self._rng.random() < DOUBT
        if doubts or self._goal[0] != view.round or self._goal[1] not in cities:
            self._goal = (view.round, self._rng.choice(cities or sorted(mine)))
        return self._goal[1]

    def _looks(self, edge: int, goal: int, mine: set[int]) -> tuple[int, float, int]:
        """How good a line looks: how near it comes, then whether it goes on from its own rails."""
        ends = self._board.ends[edge]
        new = [end for end in ends if end not in mine]
        if not self._goes_by_own:
            return 0, min([self._by_eye(end, goal) for end in ends]), len(new)
        away = 1 if len(new) == 2 else 0
        return (away, min([self._by_eye(end, goal) for end in new]), 0) if new else (2, 0.0, 0)

    def _by_eye(self, node: int, other: int) -> float:
        board = self._board
        across, down = board.x[node] - board.x[other], board.y[node] - board.y[other]
        return float((across * across + down * down) ** 0.5)
