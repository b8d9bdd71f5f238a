"""American Rails' implementation of the contract `roundhouse.game.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from roundhouse.game import Action, Figures, Message, Question, Refusal, Seat
from roundhouse.games.american_rails import (
    advice,
    encode,
    ending,
    imagine,
    labels,
    refusals,
    rules,
    save,
    setup,
    view,
    words,
)
from roundhouse.games.american_rails.actions import AnyAction, Bid, Options, PassBid
from roundhouse.games.american_rails.state import State
from roundhouse.games.american_rails.view import View


class AmericanRails:
    """The contract's methods; the rules themselves are in the chapter files."""

    def __init__(self) -> None:
        self.name: str = "american-rails"
        self.version: int = 1
        self.seats: range = setup.SEATS
        self.Options: Any = Options
        self.Action: Any = AnyAction
        self.View: type[View] = View
        self.codes: int = encode.CODES
        self.fixed_labels: bool = False
        self.lowest_wins: bool = False
        self.has_secrets: bool = False
        self.commitments: tuple[type[Action], ...] = (Bid, PassBid)
        self.advice: Mapping[str, Question] = advice.QUESTIONS

    def start(self, seats: int, options: Options) -> State:
        return setup.start(seats, options)

    def to_act(self, state: State) -> Seat:
        return rules.to_act(state)

    def legal(self, state: State) -> list[Action]:
        return rules.legal(state)

    def chances(self, state: State) -> list[tuple[Action, int]]:
        return rules.chances(state)

    def apply(self, state: State, action: Action) -> None:
        rules.apply(state, action)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        return refusals.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        """AR-6.2: cash in hand alone counts."""
        return state.cash.copy()

    def winners(self, state: State) -> list[int]:
        return ending.winners(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def figures(self, seen: View) -> Figures:
        return advice.figures(seen)

    def imagine(self, seen: View, rng: Random) -> State:
        return imagine.imagine(seen, rng)

    def reveals(self, before: State, action: Action, after: State) -> bool:
        return False

    def redact(self, before: State, action: Action, seat: int | None) -> Action | None:
        return action

    def tell(self, before: State, action: Action, after: State, seat: int | None) -> list[Message]:
        return words.tell(before, action, after, seat)

    def label(self, state: State, action: Action) -> Message:
        return labels.label(state, action)

    def proposals(self, view: View, rng: Random) -> list[list[Action]]:
        return []

    def dump(self, state: State) -> bytes:
        return save.dump(state)

    def restore(self, data: bytes) -> State:
        return save.restore(data)

    def code(self, action: Action) -> int:
        return encode.code(action)

    def action(self, code: int) -> Action:
        return encode.action(code)

    def playout(self, state: State, rng: Random, limit: int) -> int:
        return rules.playout(state, rng, limit)
