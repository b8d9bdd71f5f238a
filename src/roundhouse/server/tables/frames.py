"""What travels over a table's WebSocket, as JSON texts.

A client sends one of the frames of `Incoming`, each with an `id` of its choice. The answer with
that `id` is `done` (it is on disk) or `refused` (nothing has changed). Whenever the table changes
the server sends `table`: the seat's view, its legal actions and what happened since the last one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from roundhouse.game import Message, Seat, Values
from roundhouse.match.ending import How
from roundhouse.server.tables.standing_orders import StandingOrders
from roundhouse.store.log import TalkKind
from roundhouse.store.tables import Left, Pace

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Phrase = Literal["hello", "luck", "nice", "moment", "thanks", "bye"]


class Frame(msgspec.Struct, forbid_unknown_fields=True, tag=str.lower):
    id: Count = 0
    """Comes back in the answer."""


class Numbered(msgspec.Struct):
    """As much as can be read of a frame that makes no sense."""

    id: Count = 0


class Move(Frame, kw_only=True):
    """The seat's action; `expected_number` is the `number` of the last table frame, as which it is
    sent as `seen`."""

    expected_number: Count = msgspec.field(name="seen")
    action: msgspec.Raw


class Undo(Frame, kw_only=True):
    """Take back my last action; where others have acted since, they are asked."""

    expected_number: Count = msgspec.field(name="seen")
    actions: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    """So many at once, as far as they are mine: what one click did."""


class Propose(Frame, kw_only=True):
    """Shall we end the game here, or let a bot take the seat of somebody who is away?"""

    what: Literal["end", "remove"]
    seat: Seat | None = None
    """Of whom is away."""


class Answer(Frame, kw_only=True):
    """Do I agree to the offer of that number?"""

    offer: Count
    agree: bool


class Withdraw(Frame, kw_only=True):
    """I take back the offer of that number, which is mine."""

    offer: Count


class Resign(Frame, kw_only=True):
    """I give up: a bot plays on, and my seat comes last."""


class Leave(Frame, kw_only=True):
    """A bot takes my seat for good."""


class CallOff(Frame, kw_only=True):
    """The maker of the table calls off a game that has hardly begun, or that only bots play."""


class Greet(Frame, kw_only=True):
    """One of a few friendly phrases, which everybody reads in their own language."""

    phrase: Phrase


class Say(Frame, kw_only=True):
    """Something for the table's talk; from an onlooker, for the onlookers'."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Orders(Frame, kw_only=True):
    """Standing orders for my next moves; null ends them."""

    expected_number: Count = msgspec.field(name="seen")
    orders: StandingOrders | None


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


Incoming = (
    Move
    | Undo
    | Propose
    | Answer
    | Withdraw
    | Resign
    | Leave
    | CallOff
    | Greet
    | Say
    | Orders
    | Sit
    | Back
    | Why
    | Hint
)

Reason = Literal[
    "malformed",
    "stale",
    "duplicate",
    "seat",
    "turn",
    "illegal",
    "undo",
    "offer",
    "over",
    "off",
    "store",
    "limit",
    "lesson",
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

    id: int
    """Of the choice."""
    action: Any
    text: str
    key: str
    values: Values
    rest: list[Any]
    """Actions that are to follow in the same turn, as far as it can be foreseen."""
    todo: str
    """The action and what follows, in a few words; empty where the choice's label says it all."""


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
    by: Literal["box", "person", "bot", "orders", "stand-in"]
    at: float
    action: Any
    """None when it is another seat's secret."""
    told: list[Told]


class Talk(msgspec.Struct, frozen=True):
    """Something said (`say`, `greet`; `look` among the onlookers), or noted by the table."""

    id: int
    kind: TalkKind
    seat: Seat | None
    name: str
    number: int
    text: str
    at: float


class Choice(msgspec.Struct, frozen=True):
    """A legal action and its label: what `legal` of a table frame holds."""

    id: int
    """The action's number in its title (`Game.code`): the same action has it in every frame."""
    action: Any
    label: Told


class SeatFrame(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None
    away: bool
    mine: bool
    left: Left = ""
    """A bot plays for good, as the person resigned or was removed."""


class ClockFrame(msgspec.Struct, frozen=True):
    left: list[float]
    """Seconds of reserve left to each seat when the present move began."""
    since: float
    """When it began."""
    deadline: float | None


class Offer(msgspec.Struct, frozen=True):
    """What a seat proposes: to take something back, to end the game, to replace somebody."""

    id: int
    kind: Literal["undo", "end", "remove"]
    seat: Seat
    number: int
    """The length of the log when it was made."""
    until: float
    """Without an answer it lapses then."""
    target: Seat | None = None
    """Whose seat a bot shall take."""
    agreed: tuple[Seat, ...] = ()
    actions: int = 1
    """So many of the seat's own an undo shall take back at once."""


class OfferFrame(msgspec.Struct, frozen=True):
    """An offer as a seat is shown it."""

    id: int
    kind: Literal["undo", "end", "remove"]
    seat: Seat
    target: Seat | None
    agreed: list[Seat]
    waiting: list[Seat]
    """Who has yet to agree."""
    until: float
    takes: list[str]
    """What an undo would take back, in the words of the log."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    scores: list[int]
    winners: list[Seat]
    how: Literal["played", How] = "played"
    """How the game ended."""
    by: Seat | None = None
    """Who brought that about, where somebody at the table did."""
    resigned: list[Seat] = []
    places: list[int] = []
    """Of each seat, from 1; none where nobody has won."""


class About(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    onlookers: bool
    talk: bool
    hints: bool
    hot_seat: bool
    private: bool
    lesson: bool
    """A guided first game: `GET …/lesson` says how it goes on."""
    study: int | None
    """In a study, the length of the log with which it began: what comes after are variations."""
    pace: Pace
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
    """A list of `Choice`; in slim frames of `ChoiceRange` too."""
    undo: Literal["free", "ask"] | None
    about: About | None = None
    """With the first frame only."""
    clock: ClockFrame | None = None
    offer: OfferFrame | None = None
    stalled: Seat | None = None
    """Whose turn it is, who is away and for whom no bot plays: the people here choose."""
    watching: int = 0
    """How many look on."""
    may_call_off: bool = False
    may_return: bool = False
    """A bot has my seat by the others' wish; I may have it back."""
    linked: bool = False
    """My seat can be taken over by a link that I have made."""
    orders: StandingOrders | None = None
    """My own."""
    result: Result | None = None
    frozen: Told | None = None
    """Begun with older rules that do not fit today's: the table is only to be looked at."""


def refused(
    number: int, reason: Reason, message: Message, text: str, rule: str | None = None
) -> Refused:
    return Refused(number, reason, text, message.key, message.values, rule)
