"""TransAmerica's plain builder: always the rail that leaves the fewest rails missing."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.boards.load import lattice
from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import Budget
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View


class DirectBot:
    """Looks at its own five cities alone; what others want does not matter to it."""

    def __init__(self, rng: Random) -> None:
        self._board = lattice("transamerica")
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        assert view.seat is not None
        hand = view.hands[view.seat] or []
        cities = [self._board.cities[self._board.city_index(name)].node for name in hand]
        if isinstance(legal[0], PlaceStart):
            in_own_city = [action for action in legal if action.node in cities]
            return self._rng.choice(in_own_city or legal)
        stone = view.start_stones[view.seat]
        assert stone is not None
        after = Distances(self._board, [edge for edge, _ in view.rails])
        values = after.next_rail_values(stone, cities)
        rails = [action for action in legal if isinstance(action, LayRail)]
        if not rails:
            return legal[0]
        best = min(values[action.edge] for action in rails)
        if EndTurn() in legal and best >= after.join_cost(stone, cities):
            return EndTurn()
        return self._rng.choice([action for action in rails if values[action.edge] == best])
