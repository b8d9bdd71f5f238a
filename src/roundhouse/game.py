"""The contract every game keeps, and the registry of titles.

`state` is the truth, `view` is what one seat may know. Actions and chance outcomes are
small frozen structs; a record is a list of them and replays without a random generator.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeVar

import msgspec

Seat = int

CHANCE: Final = -1
"""`to_act`: the box deals or draws."""
OVER: Final = -2
"""`to_act`: the game has ended."""


class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of every action: encodes to one line of JSON, `{"type": "LayRail", "edge": 7}`."""

    ranged: ClassVar[tuple[str, ...]] = ()
    """Fields that hold a whole number. Choices that differ in these alone travel as one where every
    combination is legal: in `legal` the last field runs quickest, their codes follow each other,
    and their labels are the same in every state.
    """


def for_seats(*counts: int) -> msgspec.Meta:
    """Marks an option that means something only at tables with so many seats."""
    return msgspec.Meta(extra={"seats": counts})


Values = dict[str, int | str | list[int] | list[str]]


class Message(msgspec.Struct, frozen=True):
    """One sentence to be said in the reader's language: a catalogue key and its values.

    Values named `player…` are seats (or lists of seats); the speaker puts the names in. A value
    "@key" is itself a message, a name that differs by language; what follows a space stays.
    """

    key: str
    values: Values = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule's id and the sentence that says it."""

    rule: str
    message: Message


class RoundhouseError(Exception):
    """Base of all errors that a caller may want to show to a person."""


class BadInput(RoundhouseError):
    """Input that is not even an action, an option or a record: malformed.

    The text is for who reads logs and terminals; `message` is for people, where there is one.
    """

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message = message


def no_such_seat(option: str, seat: int, seats: int) -> BadInput:
    """An option names a seat that the table does not have."""
    return BadInput(
        f"{option}: there is no seat {seat} at a table of {seats}",
        Message("options-no-seat", {"number": seat + 1, "seats": seats}),
    )


class IllegalAction(RoundhouseError):
    """A well-formed action that the rules do not allow now."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{refusal.rule}: {sentence}")
        self.refusal = refusal


class BrokenInvariant(RoundhouseError):
    """The program contradicts itself: always a bug here, never the caller's fault."""


class NoAnswer(RoundhouseError):
    """A question that cannot be answered now; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Arguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what comes with a question. On the way here every value is text."""


class Question(NamedTuple):
    """What a seat may ask beside its view: a function of that view, its seat and the arguments.

    It raises NoAnswer where there is none. A `Refusal` in an answer reaches the reader as a
    sentence.
    """

    Arguments: type[Arguments]
    Answer: Any
    """Its type: a struct, or a list of structs."""
    answer: Callable[[Any, Seat, Any], Any]


class Figures(msgspec.Struct, frozen=True):
    """A moment of a game in numbers, for charts of its course."""

    round: int = 0
    """Or the year, or whatever the title counts."""
    series: dict[str, tuple[int | None, ...]] = {}
    """By name: a value for each seat or company; None is what the view does not show."""


class State(Protocol):
    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=msgspec.Struct)


class Game(Protocol[S, A, V]):
    """What a title offers. Everything else is built on these methods alone."""

    name: str
    version: int
    """Bumped when an old record would replay differently."""
    seats: range
    Options: type[msgspec.Struct]
    Action: Any
    """The union of the title's action structs, for decoding."""
    View: type[V]
    codes: int
    """How many action numbers there are: `code` gives 0 … codes - 1."""
    fixed_labels: bool
    """An action has the same label in every state, so that labels may be kept."""
    lowest_wins: bool
    """Scores are points lost: the fewest are best."""
    has_secrets: bool
    """Seats see different things; without secrets a device may go round openly."""
    commitments: tuple[type[Action], ...]
    """Bids and answers: they show what their seat is ready to pay. Bots let none be taken back."""
    advice: Mapping[str, Question]
    """By name: what a seat may ask beside its view."""

    def start(self, seats: int, options: Any) -> S:
        """A fresh state. Raises BadInput, naming the field, when options do not fit."""

    def to_act(self, state: S) -> Seat: ...

    def legal(self, state: S) -> list[A]:
        """Every allowed action of the seat to act: complete, ordered, no duplicates."""

    def chances(self, state: S) -> list[tuple[A, int]]:
        """At CHANCE: every outcome with its weight, a positive whole number."""

    def apply(self, state: S, action: A) -> None:
        """Change the state in place. Trusted: the action is legal, or a chance outcome."""

    def why_not(self, state: S, action: A) -> Refusal | None:
        """None exactly for the actions in `legal` (at CHANCE: in `chances`)."""

    def scores(self, state: S) -> list[int]: ...

    def winners(self, state: S) -> list[Seat]: ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat (None: an onlooker) may know."""

    def figures(self, view: V) -> Figures:
        """The moment in numbers, as far as the view shows them."""

    def imagine(self, view: V, rng: Random) -> S:
        """A random state that the view allows."""

    def reveals(self, before: S, action: A, after: S) -> bool:
        """Did this play action show anybody something hidden? Undo stops there."""

    def redact(self, before: S, action: A, seat: Seat | None) -> A | None:
        """The action as that seat sees it; None when it is somebody else's secret."""

    def tell(self, before: S, action: A, after: S, seat: Seat | None) -> list[Message]:
        """What happened, for that seat's eyes: the action, then anything that followed."""

    def label(self, state: S, action: A) -> Message:
        """What a legal action would do, said to the seat that may choose it, cost included."""

    def proposals(self, view: V, rng: Random) -> list[list[A]]:
        """Some of what the title's planners would have the view's seat do now: rows of actions,
        to be taken one after another. None from a title without planners.
        """

    def dump(self, state: S) -> bytes:
        """The whole state as JSON; equal states give equal bytes."""

    def restore(self, data: bytes) -> S: ...

    def code(self, action: A) -> int:
        """The action's number, the same in every state."""

    def action(self, code: int) -> A: ...

    def playout(self, state: S, rng: Random, limit: int) -> int:
        """Random play in place, chance drawn by weight, to the end or `limit` decisions.

        Returns the number of decisions made by seats.
        """


AnyGame = Game[Any, Any, Any]

_TITLES: Final = {
    "transamerica": "roundhouse.games.transamerica",
    "american-rails": "roundhouse.games.american_rails",
    "african-rails": "roundhouse.games.african_rails",
}
ENTRY_POINTS: Final = "roundhouse.titles"
"""The group under which an installed package names titles: `nim = "the_package.nim"`."""


@cache
def outside_titles() -> Mapping[str, str]:
    """The modules of titles that installed packages bring, by the title's name."""
    found = {entry.name: entry.module for entry in entry_points(group=ENTRY_POINTS)}
    return MappingProxyType({name: found[name] for name in sorted(found.keys() - _TITLES.keys())})


def games() -> Mapping[str, AnyGame]:
    """Every title by name: our own, then those of installed packages."""
    return MappingProxyType({name: game(name) for name in (*_TITLES, *outside_titles())})


def game(name: str) -> AnyGame:
    """The title of that name."""
    found: AnyGame = importlib.import_module(title_module(name)).GAME
    return found


def title_module(name: str) -> str:
    """The package of that title."""
    module = _TITLES.get(name) or outside_titles().get(name)
    if module is None:
        names = ", ".join((*_TITLES, *outside_titles()))
        raise BadInput(f"there is no game {name!r}; the titles are {names}")
    return module
