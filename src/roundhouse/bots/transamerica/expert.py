"""The TransAmerica expert: exact prices, beliefs about the others, and races to the round's end.

Start stones and the rails that waste nothing are tried out in worlds that fit what the others have
built. It ends the round as soon as it can, unless that would end the game for somebody else's
good.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse._plain import COMPILED
from roundhouse.boards.lattice import Lattice
from roundhouse.bots.budget import Budget, Meter, Steps, halfway
from roundhouse.bots.parameters import parameters
from roundhouse.bots.transamerica.beliefs import Beliefs, start_prices
from roundhouse.bots.transamerica.table import Table, near, open_cities
from roundhouse.bots.transamerica.worlds import (
    HALVING,
    PATIENT,
    Candidate,
    World,
    point,
    try_out,
)
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.race import NEAR
from roundhouse.games.transamerica.view import View

STARTS: Final = 16 if COMPILED else 3
"""Start places that are tried out, the cheapest before others,"""
HOMES: Final = 5 if COMPILED else 0
"""and so many of the own cities beside them: who starts far out need not build there later."""
RAILS: Final = 12 if COMPILED else 3
"""Rails that are tried out, the nearest to a city before others."""
LOST: Final = 0.5
"""The part of a fair share below which it thinks before it ends the round: another may win the game
by it.
"""


class ExpertBot:
    """Who is thorough takes about three times as long: it weighs all hands, and gives up nothing
    before it has been tried in many worlds.
    """

    def __init__(self, rng: Random, values: dict[str, float], thorough: bool = False) -> None:
        self._values = values
        self.swing = values["swing"]
        """How far ahead one is safe: in points, for each root of the points that are left."""
        self._beliefs = Beliefs(rng, values, thorough)
        self._halving = PATIENT if thorough else HALVING
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        return self.ranked(view, legal, budget)[0]

    def ranked(self, view: View, legal: list[Any], budget: Budget) -> list[Any]:
        """The actions worth a thought, the best first."""
        meter = Meter(budget)
        table = Table(view)
        found = self.considered(view, table, legal, meter.until)
        if len(found) == 1:
            return [found[0][0]]
        candidates = [candidate for _, candidate in found]
        try_out(candidates, view, lambda: self.world(table), self.swing, meter, self._halving)
        found.sort(key=lambda entry: entry[1].rank())
        return [action for action, _ in found]

    def considered(
        self, view: View, table: Table, legal: list[Any], until: float
    ) -> list[tuple[Any, Candidate]]:
        """The actions worth a thought, and where the race goes on from each."""
        self._beliefs.see(view, table, halfway(until))
        if isinstance(legal[0], PlaceStart):
            return self._starts(view, table, legal)
        return self._rails(view, table, legal, until)

    def candidate(self, view: View, table: Table, action: Any) -> Candidate:
        """Where the race goes on from any legal action."""
        if isinstance(action, PlaceStart):
            return self._start(view, table, action.node)
        edge = action.edge if isinstance(action, LayRail) else -1
        found = self._rail(view, table, edge)
        found.bonus = self._bonus(view, table, edge)
        return found

    def _bonus(self, view: View, table: Table, edge: int) -> float:
        """What races do not show: it is better to be near to cities, and to lay what one may."""
        worth = point(view, table.seat, self.swing)
        if edge < 0:
            return -self._values["hold"] * worth
        return -self._values["near"] * near(table.board, open_cities(table), edge) * worth

    def _starts(
        self, view: View, table: Table, legal: list[PlaceStart]
    ) -> list[tuple[Any, Candidate]]:
        """Cheap ones near the middle, and the own cities."""
        extra, apart = start_prices(table.board, tuple(table.cities))
        aside = self._values["start_middle"]
        ranked = sorted(
            [(extra[action.node] + aside * apart[action.node], action.node) for action in legal]
        )
        places = [node for _, node in ranked[:STARTS]]
        homes = [node for _, node in ranked[STARTS:] if node in table.cities]
        places += homes[:HOMES]
        return [(PlaceStart(node), self._start(view, table, node)) for node in places]

    def _start(self, view: View, table: Table, node: int) -> Candidate:
        assert view.start_player is not None
        return Candidate(table.ways, node, view.rails_left, view.start_player, 0)

    def _rails(
        self, view: View, table: Table, legal: list[Any], until: float
    ) -> list[tuple[Any, Candidate]]:
        """Those that waste nothing; and ending the turn, where that is allowed."""
        price = table.ways.join_cost(table.stone, table.cities)
        after = table.ways.next_rail_values(table.stone, table.cities)
        cost = table.board.cost
        useful = [
            action.edge
            for action in legal
            if isinstance(action, LayRail) and after[action.edge] + cost[action.edge] == price
        ]
        done = [edge for edge in useful if after[edge] == 0]
        found: list[tuple[Any, Candidate]] = []
        if done:
            finish = self._rail(view, table, done[0])
            if self._pays(view, table, finish, until):
                return [(LayRail(done[0]), finish)]
            if finish.value() > 0.0:
                found.append((LayRail(done[0]), self._rail(view, table, done[0])))
            useful = [edge for edge in useful if edge not in done]
        if not useful:
            return [*found, (idle(legal, done), self._rail(view, table, -1))]
        cities = open_cities(table)
        ranked = sorted([(near(table.board, cities, edge), edge) for edge in useful])
        actions: list[Any] = [LayRail(edge) for _, edge in ranked[:RAILS]]
        if EndTurn() in legal:
            actions.append(EndTurn())
        return [*found, *[(action, self.candidate(view, table, action)) for action in actions]]

    def _pays(self, view: View, table: Table, finish: Candidate, until: float) -> bool:
        """Does it surely pay to end the round now? Against a single other seat always."""
        if table.seats == 2:
            return True
        try_out([finish], view, lambda: self.world(table), self.swing, Meter(Steps(1, until)))
        return finish.value() > LOST / table.seats

    def _rail(self, view: View, table: Table, edge: int) -> Candidate:
        """The table with that rail laid, or with the turn ended."""
        if edge < 0:
            return Candidate(table.ways, table.stone, view.rails_left, table.seat, 2)
        ways = table.ways.copy()
        ways.lay(edge)
        paid = table.turn_rails + table.board.cost[edge]
        return Candidate(ways, table.stone, view.rails_left - 1, table.seat, paid)

    def world(self, table: Table) -> World:
        """How the others may be placed, as far as this view and those before it tell."""
        hands = [table.cities] * table.seats
        manners = [NEAR] * table.seats
        stones = table.stones.copy()
        for other, (hand, manner) in zip(table.others(), self._beliefs.draw(), strict=True):
            hands[other] = hand
            manners[other] = manner
            if stones[other] < 0:
                stones[other] = self._likely_start(table.board, hand)
        return World(hands, stones, manners, self._rng.getrandbits(31))

    def _likely_start(self, board: Lattice, hand: list[int]) -> int:
        """Where a seat may start: in a city of its own or in the middle of its tree."""
        if self._rng.random() < self._values["belief_home"]:
            return self._rng.choice(hand)
        extra, apart = start_prices(board, tuple(hand))
        return min(range(board.size), key=lambda node: (extra[node], apart[node]))


def expert(rng: Random) -> ExpertBot:
    """With the parameters that were found for it."""
    return ExpertBot(rng, parameters("transamerica", "expert"))


def adviser(rng: Random) -> ExpertBot:
    """The expert as it gives hints and judges others."""
    return ExpertBot(rng, parameters("transamerica", "expert"), thorough=True)


def idle(legal: list[Any], done: list[int]) -> Any:
    """Lay nothing more if that is allowed, else a rail that does not end the round."""
    for action in legal:
        if not isinstance(action, LayRail):
            return action
    others = [action for action in legal if action.edge not in done]
    return others[0] if others else legal[0]
