"""A game stepped by action numbers, as all adapters here need it. It knows no rule."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from roundhouse import game as contract
from roundhouse.game import CHANCE, OVER, AnyGame, IllegalAction, Message, Seat
from roundhouse.match.match import drawn, read_options
from roundhouse.research.layout import Row, layout
from roundhouse.words import say

LIMIT: Final = 2_000
"""Decisions after which a game is stopped: in some titles random play never ends."""


class Table:
    """One game after another with the same seats and options."""

    def __init__(
        self, name: str, seats: int | None = None, options: Any = None, limit: int = LIMIT
    ) -> None:
        self.game: AnyGame = contract.game(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = read_options(self.game, options)
        self.layout = layout(name, self.seats)
        self.limit = limit
        self.story: list[Message] | None = None
        """What an onlooker is told; kept when it is a list."""
        self._choices: dict[int, Any] | None = None
        self.start(Random(0))

    def start(self, rng: Random) -> None:
        """A new game, up to its first decision; chance is drawn from that generator."""
        self.state = self.game.start(self.seats, self.options)
        self.rng = rng
        self.decisions = 0
        self._arrive()

    def play(self, number: int) -> None:
        """The seat to act does what the number says; then chance draws what it must."""
        action = self.choices.get(number)
        if action is None:
            raise self._refusal(number)
        self.take(action)

    def take(self, action: Any) -> None:
        """The same for a legal action."""
        self._apply(action)
        self.decisions += 1
        self._arrive()

    @property
    def choices(self) -> dict[int, Any]:
        """The actions of the seat to act, by number."""
        if self._choices is None:
            number = numbers(self.game.name).__getitem__
            self._choices = {number(action): action for action in self.legal}
        return self._choices

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    @property
    def stopped(self) -> bool:
        """Not over, and so many decisions made that it goes no further."""
        return self.decisions >= self.limit and not self.over

    def observe(self, seat: Seat) -> Row:
        return self.layout.look(self.state, seat, self.game)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """1 for every number that the seat may choose now."""
        mask = np.zeros(self.game.codes, np.int8)
        if seat == self.to_act:
            mask[list(self.choices)] = 1
        return mask

    def utilities(self) -> list[float]:
        return utilities(self.seats, self.game.winners(self.state) if self.over else [])

    def sentences(self) -> str:
        """The story since the last time it was asked for."""
        told = "\n".join(say(message) for message in self.story or [])
        self.story = None if self.story is None else []
        return told

    def render(self, mode: str | None) -> str | None:
        """The sentences since the last time: returned ("ansi") or printed ("human")."""
        sentences = self.sentences()
        if mode == "ansi":
            return sentences
        if sentences:
            print(sentences)
        return None

    def _arrive(self) -> None:
        """Chance acts until a seat must choose."""
        game = self.game
        while (seat := game.to_act(self.state)) == CHANCE:
            self._apply(drawn(game.chances(self.state), self.rng))
        self.to_act = seat
        self.legal = game.legal(self.state)
        self._choices = None

    def _apply(self, action: Any) -> None:
        if self.story is None:
            self.game.apply(self.state, action)
            return
        before = self.state
        self.state = before.copy()
        self.game.apply(self.state, action)
        self.story += self.game.tell(before, action, self.state, None)

    def _refusal(self, number: int) -> IllegalAction:
        refusal = self.game.why_not(self.state, self.game.action(number))
        assert refusal is not None
        return IllegalAction(refusal, say(refusal.message))


class Numbers(dict[Any, int]):
    """`code` of a title, remembered: the same few thousand actions come again and again."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._code = game.code

    def __missing__(self, action: Any) -> int:
        number = self[action] = self._code(action)
        return number


@cache
def numbers(name: str) -> Numbers:
    return Numbers(contract.game(name))


def utilities(seats: int, winners: list[Seat]) -> list[float]:
    """What each seat gets at the end: always 0 in sum.

    A sole winner gets 1 and every other seat -1 / (seats - 1). Winners of a tie share: the more
    of them there are, the less each gets, down to 0 when all win. Nothing when nobody has won.
    """
    if not winners:
        return [0.0] * seats
    won = (seats / len(winners) - 1) / (seats - 1)
    lost = -1 / (seats - 1) if len(winners) < seats else 0.0
    return [won if seat in winners else lost for seat in range(seats)]
