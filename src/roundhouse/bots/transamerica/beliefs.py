"""What the other seats may hold and how they build, judged by where they started and what they lay.

Each other seat is given all hands that it could hold, or a thousand by chance if there are more.
A start stone and a rail are as likely as a sensible player with the hand would choose them among
all others: near the middle of the cheapest tree or in a city of its own; a rail as builders of
one manner or another lay it (`games/transamerica/race.py`), so that a seat's manner shows as well.
A part of all choices is taken as random. The seats' hands are judged one by one, as if they were
independent.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate, product
from math import exp, inf
from random import Random
from typing import Final

from roundhouse._plain import COMPILED
from roundhouse.boards.lattice import Lattice
from roundhouse.boards.steiner import Distances
from roundhouse.bots.budget import in_time, is_over
from roundhouse.bots.transamerica.table import Table, city_nodes
from roundhouse.games.transamerica.facts import COLOURS
from roundhouse.games.transamerica.race import MANNERS
from roundhouse.games.transamerica.view import View

HANDS: Final = 1024 if COMPILED else 64
"""All hands of two or three seats; plain Python must do with some of them."""
KEPT: Final = 300
"""The likeliest are kept, once something is seen,"""
ALL_HANDS: Final = 7776 if COMPILED else 64
"""All hands of four seats and more; and how many are kept of them."""
KEPT_OF_ALL: Final = 1024 if COMPILED else 300
UNLIKELY: Final = 1e-4
"""but none that is so much less likely than the likeliest."""
IMPOSSIBLE: Final = 1e-9
"""How likely a hand is that would be complete: it would have been shown."""
FARTHEST: Final = 63
"""Prices above this are all the same."""
DRAWS: Final = 8
"""How often hands are drawn anew when two of them share a city."""


class Guess:
    """The hands that one other seat may hold, how it may build, and how likely each of both is."""

    def __init__(
        self,
        board: Lattice,
        seat: int,
        hands: list[list[int]],
        manners: list[float],
        values: dict[str, float],
        kept: int = KEPT,
    ) -> None:
        self.seat = seat
        self.hands = hands
        self._odds = [manners.copy() for _ in hands]
        """By hand and manner."""
        self._kept = kept
        self._board = board
        self._ways = Distances(board)
        self._stone = -1
        self._seen: list[tuple[int, int]] = []
        self._paid = 0
        """What the seat has paid in the turn that is seen."""
        self._noise = values["belief_noise"]
        self._home = values["belief_home"]
        self._by_price = powers(values["belief_start"])
        self._by_middle = powers(values["belief_middle"])
        self._by_waste = powers(values["belief_rail"])
        self._by_near = powers(values["belief_near"])

    def fits(self, view: View) -> bool:
        """Does the view go on from what was seen? Not after an undo, or in another round."""
        stone = view.start_stones[self.seat]
        known = self._stone in (-1, stone)
        return known and view.rails[: len(self._seen)] == self._seen

    def see(self, view: View, until: float) -> None:
        """Take in the start stone and the rails since the last look, as far as there is time."""
        stone = view.start_stones[self.seat]
        if stone is None:
            return
        if self._stone == -1:
            self._stone = stone
            self._see_start(until)
        for edge, seat in view.rails[len(self._seen) :]:
            if is_over(until):
                return
            if seat == self.seat:
                price = self._board.cost[edge]
                self._paid = 0 if self._paid + price > 2 else self._paid
                self._see_rail(edge)
                self._paid += price
            else:
                self._paid = 0
            self._ways.lay(edge)
            self._seen.append((edge, seat))

    def known(self) -> int:
        """How much has been taken in."""
        return len(self._seen) if self._stone >= 0 else -1

    def know(self, hand: list[int]) -> None:
        """The hand lies open."""
        self._odds = [self.manners()]
        self.hands = [hand]

    def manners(self) -> list[float]:
        """How likely each manner is, whatever the hand."""
        total = sum([sum(by_manner) for by_manner in self._odds])
        return [sum(by_hand) / total for by_hand in zip(*self._odds, strict=True)]

    def shares(self) -> list[float]:
        """Cumulative weights of hands and manners (not normalised), all manners of a hand first."""
        return list(accumulate([odds for by_manner in self._odds for odds in by_manner]))

    def _judge(self, chances: list[list[float]]) -> None:
        """Bayes, by hand and manner; hands that have become too unlikely are forgotten."""
        for by_manner, factors in zip(self._odds, chances, strict=True):
            for manner, chance in enumerate(factors):
                by_manner[manner] *= chance
        odds = [sum(by_manner) for by_manner in self._odds]
        ranked = sorted(odds, reverse=True)
        least = max(ranked[0] * UNLIKELY, ranked[min(self._kept, len(ranked)) - 1])
        kept = [place for place, value in enumerate(odds) if value >= least]
        total = sum([odds[place] for place in kept])
        self.hands = [self.hands[place] for place in kept]
        self._odds = [[one / total for one in self._odds[place]] for place in kept]

    def _see_start(self, until: float) -> None:
        """Hands beyond the usual number are left out when time is over: their order is random."""
        found: list[list[float]] = []
        for hand in self.hands:
            if len(found) >= HANDS and is_over(until):
                break
            found.append([self._start_chance(hand)] * MANNERS)
        del self.hands[len(found) :], self._odds[len(found) :]
        self._judge(found)

    def _start_chance(self, hand: list[int]) -> float:
        """How likely the seat would have started where it did, holding the hand."""
        extra, apart = start_prices(self._board, tuple(hand))
        total = 0.0
        for node, price in enumerate(extra):
            total += self._by_price[price] * self._by_middle[apart[node]]
        stone = self._stone
        middle = self._by_price[extra[stone]] * self._by_middle[apart[stone]] / total
        home = 1 / len(hand) if stone in hand else 0.0
        sensible = (1 - self._home) * middle + self._home * home
        return (1 - self._noise) * sensible + self._noise / len(extra)

    def _see_rail(self, edge: int) -> None:
        rails = self._lines()
        here = self._ways.row(self._stone)
        nears: dict[int, list[int]] = {}
        walks: dict[int, float] = {}
        for hand in self.hands:
            for city in hand:
                if city not in nears:
                    row = self._ways.row(city)
                    nears[city] = self._nears(row, rails)
                    walks[city] = self._walk_chance(row, rails, edge)
        found = []
        for hand in self.hands:
            by_manner = self._tree_chances(hand, edge, rails, nears)
            if by_manner:
                by_manner.append(walks[nearest(hand, here)])
                spare = self._noise / len(rails)
                by_manner = [(1 - self._noise) * chance + spare for chance in by_manner]
            found.append(by_manner or [IMPOSSIBLE] * MANNERS)
        self._judge(found)

    def _lines(self) -> list[int]:
        """The lines that the seat can build on."""
        board = self._board
        found = []
        for edge, value in enumerate(self._ways.next_rail_values(self._stone, [])):
            if value >= 0 and board.cost[edge] + self._paid <= 2:
                found.append(edge)
        return found

    def _nears(self, row: list[int], rails: list[int]) -> list[int]:
        """How near each rail comes to a city, by its row; to one that is joined already not."""
        if row[self._stone] == 0:
            return [FARTHEST] * len(rails)
        ends = self._board.ends
        found = []
        for edge in rails:
            a, b = ends[edge]
            found.append(min(row[a], row[b], FARTHEST))
        return found

    def _walk_chance(self, row: list[int], rails: list[int], laid: int) -> float:
        """How likely this rail is for one who walks to the city by a shortest way."""
        ends = self._board.ends
        cost = self._board.cost
        steps = 0
        is_step = False
        for edge in rails:
            a, b = ends[edge]
            if min(row[a], row[b]) + cost[edge] <= row[self._stone]:
                steps += 1
                is_step = is_step or edge == laid
        return 1 / steps if is_step else 0.0

    def _tree_chances(
        self, hand: list[int], laid: int, rails: list[int], nears: dict[int, list[int]]
    ) -> list[float]:
        """How likely builders of trees would have laid this rail, holding the hand: those who go
        near to cities first, and the others. Nothing if the hand would be complete by it.
        """
        after = self._ways.next_rail_values(self._stone, hand)
        if after[laid] == 0:
            return []
        cost = self._board.cost
        price = 999
        for edge in rails:
            price = min(price, after[edge] + cost[edge])
        first, second, third, fourth, fifth = [nears[city] for city in hand]
        total = total_near = 0.0
        chance = chance_near = 0.0
        for place, edge in enumerate(rails):
            near = min(first[place], second[place], third[place], fourth[place], fifth[place])
            value = self._by_waste[after[edge] + cost[edge] - price]
            value_near = value * self._by_near[near]
            total += value
            total_near += value_near
            if edge == laid:
                chance, chance_near = value, value_near
        return [chance_near / total_near, chance / total]


def first_odds(values: dict[str, float]) -> list[float]:
    """How likely each manner is before anything is seen."""
    any_order, walk = values["manner_any"], values["manner_walk"]
    return [1.0 - any_order - walk, any_order, walk]


def nearest(hand: list[int], here: list[int]) -> int:
    """The nearest city that is not joined yet, by the row of the seat's network."""
    found = hand[0]
    for city in hand:
        if here[city] > 0 and (here[found] == 0 or here[city] < here[found]):
            found = city
    return found


def powers(weight: float) -> list[float]:
    """Factors on the probability of a choice, by a whole number (a price or a distance)."""
    return [exp(-weight * number) for number in range(FARTHEST + 1)]


@lru_cache(maxsize=20000)
def start_prices(board: Lattice, hand: tuple[int, ...]) -> tuple[bytes, bytes]:
    """By crossing: what a start there costs above the cheapest, and how far from the middle."""
    ways = Distances(board)
    prices = ways.join_costs_from_each(hand)
    rows = [ways.row(city) for city in hand]
    apart = rows[0]
    for row in rows[1:]:
        for node, way in enumerate(row):
            apart[node] += way
    cheapest = min(prices)
    middle = min(apart)
    return (
        bytes([min(price - cheapest, FARTHEST) for price in prices]),
        bytes([min(way - middle, FARTHEST) for way in apart]),
    )


class Beliefs:
    """A guess for each other seat, kept up from turn to turn; made anew whenever it must be.

    Who is thorough weighs all hands, and does not go by a sample of them.
    """

    def __init__(self, rng: Random, values: dict[str, float], thorough: bool = False) -> None:
        self._rng = rng
        self._values = values
        self._most = ALL_HANDS if thorough else HANDS
        self._kept = KEPT_OF_ALL if thorough else KEPT
        self._round = (-1, -1)
        self._guesses: list[Guess] = []
        self._shares: list[list[float]] = []

    def see(self, view: View, table: Table, until: float = inf) -> None:
        """Whom there is no time for is looked at the next time, before the others."""
        key = (view.round, table.seat)
        if key != self._round or not all(guess.fits(view) for guess in self._guesses):
            shown = self._shown(view, table)
            self._round = key
            self._guesses = [
                Guess(
                    table.board,
                    seat,
                    self._hands(view, table.board),
                    shown[seat],
                    self._values,
                    self._kept,
                )
                for seat in table.others()
            ]
        for guess in in_time(sorted(self._guesses, key=Guess.known), until):
            guess.see(view, until)
        for guess in self._guesses:
            hand = view.hands[guess.seat]
            if hand is not None:
                guess.know(city_nodes(table.board, hand))
        self._shares = [guess.shares() for guess in self._guesses]

    def draw(self) -> list[tuple[list[int], int]]:
        """A hand and a manner for each other seat, in the order of `Table.others`; the hands seldom
        have a common city.
        """
        drawn: list[tuple[list[int], int]] = []
        for _ in range(DRAWS):
            drawn = []
            cities: set[int] = set()
            for guess, shares in zip(self._guesses, self._shares, strict=True):
                place = bisect(shares, self._rng.random() * shares[-1], 0, len(shares) - 1)
                hand = guess.hands[place // MANNERS]
                drawn.append((hand, place % MANNERS))
                cities.update(hand)
            if len(cities) == COLOURS * len(drawn):
                break
        return drawn

    def _shown(self, view: View, table: Table) -> dict[int, list[float]]:
        """By seat: how likely each manner is when a round begins, by what the last one showed."""
        before = first_odds(self._values)
        found = dict.fromkeys(table.others(), before)
        if self._round == (view.round - 1, table.seat):
            for guess in self._guesses:
                pairs = zip(before, guess.manners(), strict=True)
                found[guess.seat] = [(old + new) / 2 for old, new in pairs]
        return found

    def _hands(self, view: View, board: Lattice) -> list[list[int]]:
        """Hands that another seat could hold: all of them, or some by chance; many of them in any
        order.
        """
        pools = hidden_cities(view, board)
        count = 1
        for pool in pools:
            count *= len(pool)
        if count > self._most:
            return [[self._rng.choice(pool) for pool in pools] for _ in range(self._most)]
        found = [list(hand) for hand in product(*pools)]
        if count > HANDS:
            self._rng.shuffle(found)
        return found


def hidden_cities(view: View, board: Lattice) -> list[list[int]]:
    """By colour: the cities in play whose cards the seat does not see."""
    seen = {name for hand in view.hands if hand is not None for name in hand}
    pools: list[list[int]] = [[] for _ in range(COLOURS)]
    for index, city in enumerate(board.cities):
        if city.name not in seen and (view.seats > 3 or not city.striped):
            pools[int(board.city_colour[index])].append(city.node)
    return pools
