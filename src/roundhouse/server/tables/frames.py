"""What travels over a table's WebSocket, as JSON texts.

A client sends one of the frames of `Incoming`, each with an `id` of its choice. The answer with
that `id` is `done` (it is on disk) or `refused` (nothing has changed). Whenever the table changes
the server sends `table`: the seat's view, its legal actions and what happened since the last one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from roundhouse.game import Message, Seat, Values
from roundhouse.server.tables.programme import Programme

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Frame(msgspec.Struct, forbid_unknown_fields=True, tag=str.lower):
    id: Count = 0
    """Comes back in the answer."""


class Numbered(msgspec.Struct):
    """As much as can be read of a frame that makes no sense."""

    id: Count = 0


class Move(Frame, kw_only=True):
    """The seat's action; `seen` is the `number` of the last table frame."""

    seen: Count
    action: msgspec.Raw


class Undo(Frame, kw_only=True):
    """Take back my last action; where others have acted since, they are asked."""

    seen: Count


class Answer(Frame, kw_only=True):
    """Do I agree to the undo that somebody asked for?"""

    seen: Count
    agree: bool


class Say(Frame, kw_only=True):
    """Something for the table's talk."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Plan(Frame, kw_only=True, tag="programme"):
    """Programme my next moves; null ends the programme."""

    seen: Count
    programme: Programme | None


class Sit(Frame, kw_only=True):
    """Look from another of my seats (hot seat), or as an onlooker (null)."""

    seat: Seat | None


class Back(Frame, kw_only=True):
    """I am back: no bot need act for me any longer."""


class Why(Frame, kw_only=True):
    """Why may I not do this? Answered by `refused`, or `done` when it is allowed."""

    action: msgspec.Raw


class Hint(Frame, kw_only=True):
    """What would the expert do? Answered by `hints`, a little later."""


Incoming = Move | Undo | Answer | Say | Plan | Sit | Back | Why | Hint

Reason = Literal[
    "malformed",
    "stale",
    "duplicate",
    "seat",
    "turn",
    "illegal",
    "undo",
    "over",
    "off",
    "store",
    "limit",
]


class Done(msgspec.Struct, frozen=True, tag="done"):
    id: int
    number: int
    """The length of the log now."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing has changed, and this is why."""

    id: int
    reason: Reason
    text: str
    key: str
    values: Values
    rule: str | None = None


class HintTold(msgspec.Struct, frozen=True):
    """An action worth taking, and why."""

    action: Any
    text: str
    key: str
    values: Values


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """For the seat that asked, the best first; none when the table has moved on."""

    id: int
    hints: list[HintTold]


class Told(msgspec.Struct, frozen=True):
    """A sentence, and the message it says."""

    key: str
    values: Values
    text: str


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log as a seat may see it."""

    number: int
    seat: Seat
    """Who acted, -1 for the box."""
    by: Literal["box", "person", "bot", "programme", "stand-in"]
    at: float
    action: Any
    """None when it is another seat's secret."""
    told: list[Told]


class Talk(msgspec.Struct, frozen=True):
    """Something said (`say`), or noted by the table."""

    id: int
    kind: str
    seat: Seat | None
    name: str
    number: int
    text: str
    at: float


class Choice(msgspec.Struct, frozen=True):
    """A legal action and its label: what `legal` of a table frame holds."""

    action: Any
    label: Told


class SeatFrame(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None
    away: bool
    mine: bool


class ClockFrame(msgspec.Struct, frozen=True):
    left: list[float]
    """Seconds of reserve left to each seat when the present move began."""
    since: float
    """When it began."""
    deadline: float | None


class Ask(msgspec.Struct, frozen=True):
    """A seat asks to take something back."""

    seat: Seat
    agreed: list[Seat]
    waiting: list[Seat]


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    winners: list[Seat]


class About(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    version: int
    options: Any
    onlookers: bool
    talk: bool
    hints: bool
    hot_seat: bool
    private: bool
    pace: Any
    made: float


class Table(msgspec.Struct, frozen=True, tag="table", omit_defaults=True):
    """The table now, and the log since the last such frame."""

    status: Literal["open", "playing", "over"]
    number: int
    """The length of the log."""
    since: int
    """`log` holds the entries from this number on."""
    seat: Seat | None
    seats: msgspec.Raw
    """A list of `SeatFrame`."""
    to_act: Seat | None
    log: list[Entry]
    talk: list[Talk]
    view: msgspec.Raw
    """The title's own."""
    legal: msgspec.Raw
    """A list of `Choice`."""
    undo: Literal["free", "ask"] | None
    about: About | None = None
    """With the first frame only."""
    clock: ClockFrame | None = None
    ask: Ask | None = None
    programme: Programme | None = None
    result: Result | None = None
    frozen: Told | None = None
    """Begun with older rules that do not fit today's: the table is only to be looked at."""


def refused(
    number: int, reason: Reason, message: Message, text: str, rule: str | None = None
) -> Refused:
    return Refused(number, reason, text, message.key, message.values, rule)
