"""What one seat is shown: its view, its choices, and the log as it may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.match import Step, ending
from roundhouse.match.ending import End, How
from roundhouse.match.undo import Rewind, Undo, taken_back_at_once
from roundhouse.server.tables import frames
from roundhouse.server.tables.choices import choices, slim_choices
from roundhouse.server.tables.frames import (
    About,
    ClockFrame,
    Entry,
    Offer,
    OfferFrame,
    SeatFrame,
    Talk,
)
from roundhouse.server.tables.loading import LOG_PAGE
from roundhouse.server.tables.slim import ChoiceList
from roundhouse.server.tables.speech import sentence, told
from roundhouse.server.tables.state import RenderCache, Rights, TableState
from roundhouse.store.entries import EntryRow
from roundhouse.store.log import ONLOOKERS, TalkRow

FRAMES_KEPT: Final = 32
"""So many frames of one moment are shared; what clients ask for must not fill the memory."""

ENDED: Final[dict[How, str]] = {
    "agreed": "end-agreed",
    "resigned": "end-resigned",
    "abandoned": "end-abandoned",
    "called-off": "end-called-off",
}
ENDED_BY_NOBODY: Final[dict[How, str]] = {
    "abandoned": "end-deserted",
    "called-off": "end-called-off-by-maker",
}
"""Nobody who has a seat."""
BY_PEOPLE: Final = ("say", "greet", ONLOOKERS)
"""Kinds of talk that a block list holds back."""
FROZEN: Final = Message("table-older-rules")
NOTHING: Final = msgspec.Raw(b"null")
NO_CHOICE: Final = msgspec.Raw(b"[]")
_encode: Final = msgspec.json.Encoder().encode
F = TypeVar("F", bound=frames.Table)
H = TypeVar("H")


class Recipient(NamedTuple):
    """To whom a frame is sent, and what they know already."""

    seat: Seat | None
    language: str
    start: int
    """The entry of the log from which on it is sent."""
    said: int
    """The last of the talk that was sent; -1 none."""
    mine: tuple[Seat, ...]
    is_first: bool
    deaf_to: frozenset[int]
    rights: Rights


def recipient(
    table: TableState,
    seat: Seat | None,
    language: str,
    since: int,
    said: int,
    person: int | None,
    is_first: bool,
    deaf_to: frozenset[int] = frozenset(),
) -> Recipient:
    """`since` and `said` are what the watcher knows of log and talk, -1 nothing."""
    mine = table.seats_of(person)
    rights = table.rights_of(person)
    start = min(max(since, table.number - LOG_PAGE, 0), table.number)
    return Recipient(seat, language, start, said, mine, is_first, deaf_to, rights)


def table_frame(table: TableState, to: Recipient) -> bytes:
    """The table now, whole and plain."""
    return shared(table, to, lambda: _encode(whole_frame(table, to)))


def shared(table: TableState, key: Any, make: Callable[[], bytes]) -> bytes:
    """What several watchers are sent is made once."""
    found = table.frames.get(key)
    if found is None:
        found = make()
        if len(table.frames) < FRAMES_KEPT:
            table.frames[key] = found
    return found


def same_for_all(table: TableState, shown: H) -> H:
    """The one object that stands for all that are equal to it, at this moment of the table."""
    found: H | None = table.shown_alike.get(shown)
    if found is None and len(table.shown_alike) < FRAMES_KEPT:
        table.shown_alike[shown] = shown
    return shown if found is None else found


def whole_frame(table: TableState, to: Recipient) -> frames.Table:
    match = table.match
    return frame(
        frames.Table,
        table,
        to,
        seats=seats(table, to.mine),
        view=NOTHING if match is None else view(table, match.state, to.seat),
        legal=legal(table, match.state, to.language)
        if match is not None and is_to_choose(table, to)
        else NO_CHOICE,
    )


def is_to_choose(table: TableState, to: Recipient) -> bool:
    return to.seat is not None and to.seat == table.to_act


def frame(kind: type[F], table: TableState, to: Recipient, **parts: msgspec.Raw) -> F:
    """A frame of that kind with these parts, and with everything else as it is now."""
    seat, language = to.seat, to.language
    given = None if seat is None else table.orders.get(seat)
    return kind(
        status=table.row.status,
        number=table.number,
        since=to.start,
        seat=seat,
        to_act=table.to_act,
        log=log_entries(table, seat, language, to.start, table.number),
        talk=talk(table, language, to.said, to.deaf_to, is_onlooker=not to.mine),
        undo=None if seat is None else undo_state(table, seat),
        about=about(table) if to.is_first else None,
        clock=clock_frame(table),
        offer=offer_frame(table, seat, language),
        stalled=table.stalled,
        watching=table.audience.onlookers,
        may_call_off=to.rights.may_call_off,
        may_return=to.rights.may_return,
        linked=seat is not None and table.row.seats[seat].link is not None,
        orders=None if given is None else given.orders,
        frozen=told(FROZEN, language, table.names) if table.is_frozen else None,
        result=shown_result(table),
        **parts,
    )


def shown_result(table: TableState) -> frames.Result | None:
    """How the game ended; one that was kept before places were has them now."""
    if table.row.result is None:
        return None
    result = msgspec.json.decode(table.row.result, type=frames.Result)
    if result.winners and not result.places and table.match is not None:
        placed = ending.places(table.game, table.match.state, result.winners, result.resigned)
        result = msgspec.structs.replace(result, places=placed)
    return result


def seats(table: TableState, mine: tuple[Seat, ...]) -> msgspec.Raw:
    """Who sits where, to somebody who holds those seats."""
    found = table.shown_seats.get(mine)
    if found is None:
        shown = [
            SeatFrame(row.name, row.kind, row.level, row.away, seat in mine, row.left)
            for seat, row in enumerate(table.row.seats)
        ]
        found = table.shown_seats[mine] = msgspec.Raw(_encode(shown))
    return found


def about(table: TableState) -> About:
    row = table.row
    return About(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        onlookers=row.onlookers,
        talk=row.talk,
        hints=row.hints,
        hot_seat=row.hot_seat,
        private=row.private,
        lesson=row.lesson,
        study=row.study,
        pace=row.pace,
        made=row.made,
    )


def clock_frame(table: TableState) -> ClockFrame | None:
    clock = table.clock
    return None if clock is None else ClockFrame(clock.left, clock.since, clock.deadline)


def offer_frame(table: TableState, seat: Seat | None, language: str) -> OfferFrame | None:
    """What is proposed; an undo says what it would take back, as this seat may know it."""
    offer = table.offer()
    if offer is None:
        return None
    return OfferFrame(
        id=offer.id,
        kind=offer.kind,
        seat=offer.seat,
        target=offer.target,
        agreed=list(offer.agreed),
        waiting=table.waited_for(offer),
        until=offer.until,
        takes=taken_back_texts(table, offer, seat, language) if offer.kind == "undo" else [],
    )


def taken_back_texts(
    table: TableState, offer: Offer, seat: Seat | None, language: str
) -> list[str]:
    """What the actions say that the undo would take back."""
    assert table.match is not None
    count = sum(taken_back_at_once(list(table.match.movers), offer.seat, offer.actions))
    entries = [
        told_step(table, seat, language, table.made[number], step)
        for number in table.history.standing_entries(table.number)[-count:]
        if (step := table.history.step(number)) is not None
    ]
    return [told.text for entry in entries for told in entry.told]


def render_cache(table: TableState, state: Any) -> RenderCache:
    if table.render_cache.state is not state:
        table.render_cache = RenderCache(state)
    return table.render_cache


def seat_view(table: TableState, state: Any, seat: Seat | None) -> Any:
    """What the seat sees of the game."""
    views = render_cache(table, state).views
    found = views.get(seat)
    if found is None:
        found = views[seat] = table.game.view(state, seat)
    return found


def view(table: TableState, state: Any, seat: Seat | None) -> msgspec.Raw:
    """The same as JSON."""
    known = render_cache(table, state).encoded_views
    found = known.get(seat)
    if found is None:
        found = known[seat] = msgspec.Raw(_encode(seat_view(table, state, seat)))
    return found


def legal(table: TableState, state: Any, language: str) -> msgspec.Raw:
    """The choices of the seat to act, with their labels."""
    known = render_cache(table, state).choices
    found = known.get(language)
    if found is None:
        found = known[language] = choices(table, state, language)
    return found


def slim_legal(table: TableState, state: Any, language: str) -> ChoiceList:
    """The same, with ranges."""
    known = render_cache(table, state).slim_choices
    found = known.get(language)
    if found is None:
        found = known[language] = slim_choices(table, state, language)
    return found


def undo_state(table: TableState, seat: Seat) -> Literal["free", "ask"] | None:
    """May the seat take something back, and must it ask?"""
    if table.to_act is None or table.match is None:
        return None
    movers = table.match.movers
    if seat not in movers:
        return None
    if movers[-1] == seat:
        return "free"
    if table.is_held(seat, movers[::-1].index(seat) + 1):
        return None
    return "ask" if table.must_agree(seat) else "free"


def log_entries(
    table: TableState, seat: Seat | None, language: str, start: int, end: int
) -> list[Entry]:
    """Entries of the log as the seat may see them."""
    match = table.match
    if match is None or start >= end:
        return []
    made = table.made
    return [
        told_by_table(table, seat, language, made[number])
        if step is None
        else told_step(table, seat, language, made[number], step)
        for number, step in enumerate(table.history.steps(start, end), start)
    ]


def told_step(
    table: TableState, seat: Seat | None, language: str, made: EntryRow, step: Step
) -> Entry:
    game = table.game
    messages = game.tell(step.before, step.action, step.after, seat)
    sentences = [told(message, language, table.names) for message in messages]
    action = game.redact(step.before, step.action, seat)
    return Entry(made.number, made.seat, by(table, made, seat), made.at, action, sentences)


def told_by_table(table: TableState, seat: Seat | None, language: str, made: EntryRow) -> Entry:
    """An undo, a way back in a study, or an end that people have brought about."""
    entry = table.history.log[made.number]
    assert isinstance(entry, Undo | Rewind | End)
    if isinstance(entry, Rewind):
        message = Message("study-back", {"count": entry.actions})
    elif isinstance(entry, Undo):
        message = Message("undo-done", {"player": entry.seat, "count": entry.actions})
    elif entry.seat is None:
        message = Message(ENDED_BY_NOBODY[entry.how])
    else:
        message = Message(ENDED[entry.how], {"player": entry.seat})
    sentences = [told(message, language, table.names)]
    return Entry(made.number, made.seat, by(table, made, seat), made.at, entry, sentences)


def by(
    table: TableState, made: EntryRow, seat: Seat | None
) -> Literal["box", "person", "bot", "orders", "stand-in"]:
    """Who acted. Standing orders are their seat's secret; a bot that acts for a person is named."""
    if made.source == "programme":
        return "orders" if made.seat == seat else "person"
    if made.source == "bot" and table.row.seats[made.seat].kind == "person":
        return "stand-in"
    return made.source


def talk(
    table: TableState,
    language: str,
    said: int,
    deaf_to: frozenset[int] = frozenset(),
    *,
    is_onlooker: bool = False,
) -> list[Talk]:
    """What was said after `said`, but for what those people say; onlookers hear each other too."""
    rows = table.said
    if is_onlooker and table.looked:
        rows = sorted([*rows, *table.looked], key=lambda row: row.id)
    return [
        talk_frame(table, row, language)
        for row in rows
        if row.id > said and not (row.kind in BY_PEOPLE and row.person in deaf_to)
    ]


def talk_frame(table: TableState, row: TalkRow, language: str) -> Talk:
    text = row.text
    if row.kind not in ("say", ONLOOKERS):
        text = sentence(Message(**msgspec.json.decode(text)), language, table.names)
    name = row.name if row.seat is None else table.row.seats[row.seat].name
    return Talk(row.id, row.kind, row.seat, name, row.number, text, row.at)
