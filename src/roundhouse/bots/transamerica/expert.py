"""The TransAmerica expert: exact prices, beliefs about the others, and their rails for its own.

Of the rails that bring its cities nearer it lays first what it will need whatever the others
build, and last what helps them. It ends the round as soon as it can, unless that would end the
game for somebody else's good.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.budget import Budget, Meter
from roundhouse.bots.parameters import parameters
from roundhouse.bots.transamerica.beliefs import Beliefs
from roundhouse.bots.transamerica.table import Table, away, near, open_cities
from roundhouse.bots.transamerica.worlds import Worth, expected_prices
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.view import View

WORLDS: Final = 150
"""Worlds after which more change nothing."""
LEAST: Final = 4
"""Worlds that are looked at even without time: one alone says too little."""


class ExpertBot:
    def __init__(self, rng: Random, values: dict[str, float]) -> None:
        self._values = values
        self._beliefs = Beliefs(rng, values)
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        return self.ranked(view, legal, budget)[0][1]

    def ranked(self, view: View, legal: list[Any], budget: Budget) -> list[tuple[float, Any]]:
        """The actions worth a thought, the best first."""
        table = Table(view)
        self._beliefs.see(view, table)
        meter = Meter(budget)
        if isinstance(legal[0], PlaceStart):
            return self._starts(view, table, legal, meter)
        return self._rails(view, table, legal, meter)

    def _starts(
        self, view: View, table: Table, legal: list[PlaceStart], meter: Meter
    ) -> list[tuple[float, Any]]:
        """By the price expected once the others have built, then near to all own cities."""
        prices = [table.ways.join_cost(action.node, table.cities) for action in legal]
        nodes = [
            action.node
            for action, price in zip(legal, prices, strict=True)
            if price <= min(prices) + 1
        ]
        sums = [0.0] * len(nodes)
        worlds = 0
        while worlds < LEAST or (worlds < WORLDS and meter.go_on()):
            hands = self._beliefs.draw()
            stones = [
                self._rng.choice(hand) if table.stones[other] < 0 else table.stones[other]
                for other, hand in zip(table.others(), hands, strict=True)
            ]
            part = self._values["others_build"]
            for place, price in enumerate(expected_prices(table, nodes, hands, stones, part)):
                sums[place] += price
            worlds += 1
        later = self._values["start_later"]
        middle = self._values["start_middle"]
        ranked = []
        for node, total in zip(nodes, sums, strict=True):
            row = table.ways.row(node)
            apart = sum([row[city] for city in table.cities])
            price = table.ways.join_cost(node, table.cities)
            value = (1 - later) * price + later * total / worlds + middle * apart
            ranked.append((-value, node))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        return [(value, PlaceStart(node)) for value, node in ranked]

    def _rails(
        self, view: View, table: Table, legal: list[Any], meter: Meter
    ) -> list[tuple[float, Any]]:
        price = table.ways.join_cost(table.stone, table.cities)
        after = table.ways.next_rail_values(table.stone, table.cities)
        edges = [action.edge for action in legal if isinstance(action, LayRail)]
        if not edges:
            return [(0.0, legal[0])]
        cost = table.board.cost
        wasted = min([cost[edge] - (price - after[edge]) for edge in edges])
        useful = [edge for edge in edges if cost[edge] - (price - after[edge]) == wasted]
        useful = [edge for edge in useful if after[edge] < price]
        done = [edge for edge in useful if after[edge] == 0]
        if done and self._pays(view, table):
            return [(float(price), LayRail(edge)) for edge in done]
        useful = [edge for edge in useful if edge not in done]
        if not useful:
            return [(0.0, idle(legal, done))]
        if len(useful) == 1 and table.turn_rails == 0:
            return [(0.0, LayRail(useful[0]))]
        return self._weighed(view, table, useful, meter)

    def _weighed(
        self, view: View, table: Table, edges: list[int], meter: Meter
    ) -> list[tuple[float, Any]]:
        worth = Worth(table, edges, self._values["others_build"])
        weights = rivalry(view, table, self._values)
        while worth.worlds < LEAST or (worth.worlds < WORLDS and meter.go_on()):
            worth.add(self._beliefs.draw(), weights)
        cities = open_cities(table)
        stones = [table.ways.row(table.stones[other]) for other in table.others()]
        ranked: list[tuple[float, int]] = []
        for place, edge in enumerate(edges):
            value = (worth.use[place] - self._values["help"] * worth.help[place]) / worth.worlds
            value /= table.board.cost[edge]
            value -= self._values["near"] * near(table.board, cities, edge)
            value += self._values["away"] * away(table.board, stones, edge)
            value -= self._values["tempo"] * self._loses_tempo(table, edge)
            ranked.append((value, edge))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        found: list[tuple[float, Any]] = [(value, LayRail(edge)) for value, edge in ranked]
        if table.turn_rails > 0 and found[0][0] < -self._values["hold"]:
            found.insert(0, (-self._values["hold"], EndTurn()))
        return found

    def _loses_tempo(self, table: Table, edge: int) -> bool:
        """After this single rail, is there no useful second one?"""
        if table.turn_rails > 0 or table.board.cost[edge] == 2:
            return False
        ways = table.ways.copy()
        ways.lay(edge)
        price = ways.join_cost(table.stone, table.cities)
        after = ways.next_rail_values(table.stone, table.cities)
        for second, value in enumerate(after):
            if 0 <= value < price and table.board.cost[second] == 1:
                return False
        return price > 0

    def _pays(self, view: View, table: Table) -> bool:
        """Does it pay to end the round now? Not if that ends the game and another wins it."""
        if table.seats == 2:
            return True
        lost = [float(points) for points in view.lost]
        for _ in range(LEAST):
            hands = self._beliefs.draw()
            for place, other in enumerate(table.others()):
                missing = table.ways.join_cost(table.stones[other], hands[place])
                lost[other] += missing / LEAST
        return max(lost) < view.barrier or min(lost) >= lost[table.seat]


def expert(rng: Random) -> ExpertBot:
    """With the parameters that were found for it."""
    return ExpertBot(rng, parameters("transamerica", "expert"))


def idle(legal: list[Any], done: list[int]) -> Any:
    """Lay nothing more if that is allowed, else a rail that does not end the round."""
    for action in legal:
        if not isinstance(action, LayRail):
            return action
    others = [action for action in legal if action.edge not in done]
    return others[0] if others else legal[0]


def rivalry(view: View, table: Table, values: dict[str, float]) -> list[float]:
    """How much it matters to us what each other seat loses; 1 on average.

    More for those who have lost less than we have; and when we are in front, more for those
    whose loss would end the game.
    """
    mine = view.lost[table.seat]
    weights = []
    for other in table.others():
        weight = 1.0
        if view.lost[other] <= mine:
            weight += values["rivals"]
        elif mine == min(view.lost):
            weight += values["starve"] * view.lost[other] / view.barrier
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]
