"""What the other seats may hold, judged by where they started and what they build.

Each other seat is given a few hundred hands that it could hold. A start stone that costs a hand
more than it must, or a turn that brings a hand less nearer than its rails could, makes the hand
less likely; all prices are exact. The seats' hands are judged one by one, as if they were
independent.
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from roundhouse.boards.lattice import Lattice
from roundhouse.boards.steiner import Distances
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.state import COLOURS
from roundhouse.games.transamerica.view import View

HANDS: Final = 200
IMPOSSIBLE: Final = 60.0
"""Taken from the logarithm of a hand that would be complete: it would have been shown."""


class Guess:
    """The hands that one other seat may hold, and how likely each is."""

    def __init__(
        self, table: Table, seat: int, hands: list[list[int]], values: dict[str, float]
    ) -> None:
        self.seat = seat
        self.hands = hands
        self._weights = [0.0] * len(hands)
        """Logarithms."""
        self._board = table.board
        self._ways = Distances(table.board)
        self._stone = -1
        self._seen: list[tuple[int, int]] = []
        self._rail = values["belief_rail"]
        self._start = values["belief_start"]
        self._home = values["belief_home"]

    def fits(self, view: View) -> bool:
        """Does the view go on from what was seen? Not after an undo, or in another round."""
        stone = view.start_stones[self.seat]
        known = self._stone in (-1, stone)
        return known and view.rails[: len(self._seen)] == self._seen

    def see(self, view: View) -> None:
        """Take in the start stone and the turns since the last look."""
        stone = view.start_stones[self.seat]
        if stone is None:
            return
        if self._stone == -1:
            self._see_start(stone)
        turn: list[int] = []
        for edge, seat in view.rails[len(self._seen) :]:
            if seat == self.seat:
                turn.append(edge)
                continue
            self._see_turn(turn)
            turn = []
            self._ways.lay(edge)
        self._see_turn(turn)
        self._seen = list(view.rails)

    def _see_start(self, stone: int) -> None:
        self._stone = stone
        for place, hand in enumerate(self.hands):
            extra = self._ways.join_cost(stone, hand) - self._ways.join_cost(hand[0], hand)
            self._weights[place] -= self._start * extra
            if stone in hand:
                self._weights[place] += self._home

    def _see_turn(self, turn: list[int]) -> None:
        if not turn:
            return
        before = [self._ways.join_cost(self._stone, hand) for hand in self.hands]
        price = 0
        for edge in turn:
            price += self._board.cost[edge]
            self._ways.lay(edge)
        for place, hand in enumerate(self.hands):
            after = self._ways.join_cost(self._stone, hand)
            wasted = price - (before[place] - after)
            self._weights[place] -= self._rail * wasted if after > 0 else IMPOSSIBLE

    def shares(self) -> list[float]:
        """How likely each hand is, added up from the first on, up to no particular sum."""
        top = max(self._weights)
        return list(accumulate([exp(weight - top) for weight in self._weights]))


class Beliefs:
    """A guess for each other seat, kept up from turn to turn; made anew whenever it must be."""

    def __init__(self, rng: Random, values: dict[str, float]) -> None:
        self._rng = rng
        self._values = values
        self._round = (-1, -1)
        self._guesses: list[Guess] = []
        self._shares: list[list[float]] = []

    def see(self, view: View, table: Table) -> None:
        key = (view.round, table.seat)
        if key != self._round or not all(guess.fits(view) for guess in self._guesses):
            self._round = key
            self._guesses = [
                Guess(table, seat, self._hands(view, table.board, seat), self._values)
                for seat in table.others()
            ]
        for guess in self._guesses:
            guess.see(view)
        self._shares = [guess.shares() for guess in self._guesses]

    def draw(self) -> list[list[int]]:
        """A hand for each other seat, in the order of `Table.others`."""
        hands = []
        for guess, shares in zip(self._guesses, self._shares, strict=True):
            hands.append(self._rng.choices(guess.hands, cum_weights=shares)[0])
        return hands

    def _hands(self, view: View, board: Lattice, seat: int) -> list[list[int]]:
        """Hands that the seat could hold: all of them, or some by chance."""
        shown = view.hands[seat]
        if shown is not None:
            return [[board.cities[board.city_index(name)].node for name in shown]]
        pools = hidden_cities(view, board)
        hands: list[list[int]] = []
        for _ in range(HANDS):
            hands.append([self._rng.choice(pool) for pool in pools])
        return hands


def hidden_cities(view: View, board: Lattice) -> list[list[int]]:
    """By colour: the cities in play whose cards the seat does not see."""
    seen = {name for hand in view.hands if hand is not None for name in hand}
    pools: list[list[int]] = [[] for _ in range(COLOURS)]
    for index, city in enumerate(board.cities):
        if city.name not in seen and (view.seats > 3 or not city.striped):
            pools[int(board.city_colour[index])].append(city.node)
    return pools
