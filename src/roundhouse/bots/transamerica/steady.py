"""A steady player of TransAmerica: one city after the other, by true prices."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import Budget
from roundhouse.bots.transamerica.attention import Attention
from roundhouse.bots.transamerica.nearest import steps_to
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import LayRail, PlaceStart
from roundhouse.games.transamerica.view import View

DOUBT: Final = 0.35
"""How often a turn begins with another city."""
LOOKS: Final = 0.15
"""How many of its turns begin with a look at what the others have laid since."""


class SteadyBot:
    """Counts double lines and uses everybody's rails once they hang together with its own, but
    often notices them some turns later, and never those ahead that it could build to; thinks of
    one city at a time, first of the next card in its hand, and now and then turns to another
    before it is there.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._attention = Attention(rng, LOOKS)
        self._goal = (0, -1)
        """The round and the city it is heading for."""

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        table = Table(view)
        if isinstance(legal[0], PlaceStart):
            return PlaceStart(next(city for city in table.cities if PlaceStart(city) in legal))
        here = table.ways.row(table.stone)
        apart = [city for city in table.cities if here[city] > 0]
        if not apart:
            return legal[-1]
        goal = self._heading(view, apart)
        joined = [edge for edge, _ in view.rails if here[table.board.ends[edge][0]] == 0]
        known = self._attention.rails(view)
        steps = steps_over(table, [edge for edge in joined if edge in known], legal, goal)
        if not steps:
            self._attention.look_around(view)
            steps = steps_over(table, joined, legal, goal)
        return self._rng.choice(steps) if steps else legal[-1]

    def _heading(self, view: View, apart: list[int]) -> int:
        """The city it is heading for, until it gets there or thinks again."""
        if self._goal[0] != view.round or self._goal[1] not in apart:
            self._goal = (view.round, apart[0])
        elif view.turn_rails == 0 and self._rng.random() < DOUBT:
            self._goal = (view.round, self._rng.choice(apart))
        return self._goal[1]


def steps_over(table: Table, rails: list[int], legal: list[Any], city: int) -> list[Any]:
    """The rails that a shortest way to the city begins with if no others but those are built."""
    table.ways = Distances(table.board, rails)
    here = table.ways.row(table.stone)
    ends = table.board.ends
    touching = [
        action
        for action in legal
        if isinstance(action, LayRail) and min([here[end] for end in ends[action.edge]]) == 0
    ]
    return steps_to(table, touching, city)
