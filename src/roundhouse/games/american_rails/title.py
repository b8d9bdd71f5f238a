"""American Rails as the house's contract asks for it."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.game import Action, BadInput, Message, Refusal, no_such_seat
from roundhouse.games.american_rails import encode, ending, labels, rules, state, words
from roundhouse.games.american_rails.actions import AnyAction, Options
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.load import BOARD
from roundhouse.games.american_rails.setup import new_game
from roundhouse.games.american_rails.state import NOBODY, State
from roundhouse.games.american_rails.view import View, view


class AmericanRails:
    """The contract's methods; the rules themselves are in the chapter files."""

    def __init__(self) -> None:
        self.name: str = "american-rails"
        self.version: int = 1
        self.seats: range = range(3, 6)
        self.Options: Any = Options
        self.Action: Any = AnyAction
        self.View: type[View] = View
        self.codes: int = encode.COUNT
        self.fixed_labels: bool = False
        self.lowest_wins: bool = False

    def start(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise BadInput(f"seats: American Rails is for 3 to 5 players, not {seats}")
        banker = NOBODY
        if isinstance(options.banker, int):
            banker = options.banker
            if not 0 <= banker < seats:
                raise no_such_seat("banker", banker, seats)
        return new_game(BOARD, seats, banker, options.negotiation, options.auto_pass)

    def to_act(self, state: State) -> int:
        return state.actor

    def legal(self, state: State) -> list[Action]:
        return [] if rules.is_chance(state) else rules.actions(state)

    def chances(self, state: State) -> list[tuple[Action, int]]:
        if not rules.is_chance(state):
            return []
        return [(action, 1) for action in rules.actions(state)]

    def apply(self, state: State, action: Action) -> None:
        rules.apply(state, action)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        return rules.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        """AR-6.2: cash in hand alone counts."""
        return state.cash.copy()

    def winners(self, state: State) -> list[int]:
        return ending.winners(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(BOARD, view)

    def reveals(self, before: State, action: Action, after: State) -> bool:
        return False

    def seen(self, before: State, action: Action, seat: int | None) -> Action | None:
        return action

    def tell(self, before: State, action: Action, after: State, seat: int | None) -> list[Message]:
        return words.tell(before, action, after)

    def label(self, state: State, action: Action) -> Message:
        return labels.label(state, action)

    def dump(self, state_: State) -> bytes:
        return state.dump(state_)

    def restore(self, data: bytes) -> State:
        return state.restore(BOARD, data)

    def code(self, action: Action) -> int:
        return encode.code_of(action)

    def action(self, code: int) -> Action:
        return encode.action_of(code)

    def playout(self, state: State, rng: Random, limit: int) -> int:
        return rules.playout(state, rng, limit)
