"""Nim, a title from outside the house: take one to three matches; who takes the last wins."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from roundhouse.game import OVER, Action, Figures, Game, Message, Question, Refusal, Seat

MOST: Final = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    matches: int = 12


class Take(Action, frozen=True):
    count: int


class View(msgspec.Struct, frozen=True):
    seats: int
    left: int
    taken: list[int]
    """By each seat."""
    to_act: int


class State:
    def __init__(self, left: int, taken: list[int], to_act: int = 0) -> None:
        self.left, self.taken, self.to_act = left, taken, to_act

    def copy(self) -> State:
        return State(self.left, self.taken.copy(), self.to_act)


class Nim:
    def __init__(self) -> None:
        self.name = "nim"
        self.version = 1
        self.seats = range(2, 5)
        self.Options: type[msgspec.Struct] = Options
        self.Action = Take
        self.View = View
        self.codes = MOST
        self.fixed_labels = True
        self.lowest_wins = False
        self.has_secrets = False
        self.commitments: tuple[type[Action], ...] = ()
        self.advice: Mapping[str, Question] = {}

    def start(self, seats: int, options: Options) -> State:
        return State(options.matches, [0] * seats)

    def to_act(self, state: State) -> Seat:
        return state.to_act if state.left else OVER

    def legal(self, state: State) -> list[Take]:
        return [Take(count) for count in range(1, min(MOST, state.left) + 1)]

    def chances(self, state: State) -> list[tuple[Take, int]]:
        return []

    def apply(self, state: State, action: Take) -> None:
        state.left -= action.count
        state.taken[state.to_act] += action.count
        state.to_act = (state.to_act + 1) % len(state.taken)

    def why_not(self, state: State, action: Take) -> Refusal | None:
        return None if action in self.legal(state) else Refusal("NM-1.1", Message("nim-why-count"))

    def scores(self, state: State) -> list[int]:
        return [int(seat in self.winners(state)) for seat in range(len(state.taken))]

    def winners(self, state: State) -> list[Seat]:
        return [] if state.left else [(state.to_act - 1) % len(state.taken)]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(len(state.taken), state.left, state.taken.copy(), self.to_act(state))

    def figures(self, view: View) -> Figures:
        return Figures(sum(view.taken), {"taken": tuple(view.taken)})

    def imagine(self, view: View, rng: Random) -> State:
        return State(view.left, view.taken.copy(), view.to_act if view.left else 0)

    def reveals(self, before: State, action: Take, after: State) -> bool:
        return False

    def redact(self, before: State, action: Take, seat: Seat | None) -> Take:
        return action

    def tell(self, before: State, action: Take, after: State, seat: Seat | None) -> list[Message]:
        return [Message("nim-take", {"player": before.to_act, "count": action.count})]

    def label(self, state: State, action: Take) -> Message:
        return Message("nim-do-take", {"count": action.count})

    def proposals(self, view: View, rng: Random) -> list[list[Take]]:
        return []

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode((state.left, state.taken, state.to_act))

    def restore(self, data: bytes) -> State:
        return State(*msgspec.json.decode(data, type=tuple[int, list[int], int]))

    def code(self, action: Take) -> int:
        return action.count - 1

    def action(self, code: int) -> Take:
        return Take(code + 1)

    def playout(self, state: State, rng: Random, limit: int) -> int:
        made = 0
        while state.left and made < limit:
            self.apply(state, rng.choice(self.legal(state)))
            made += 1
        return made


GAME: Game[State, Take, View] = Nim()
