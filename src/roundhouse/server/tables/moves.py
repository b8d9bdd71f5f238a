"""Everything that changes a table. Each change is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from sqlalchemy import Select

from roundhouse.game import CHANCE, OVER, AnyGame, BadInput, IllegalAction, Message, Seat
from roundhouse.match import Match, Step, UndoRefused
from roundhouse.match.record import decode
from roundhouse.match.undo import taken_back
from roundhouse.server.seen.metrics import MOVES
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.server.tables.programme import Kept, Programme, choice, situation
from roundhouse.server.tables.screen import prerender
from roundhouse.store import log, tables
from roundhouse.store.journal import Change, NumberTaken
from roundhouse.store.log import EntryRow, Source, TalkKind, TalkRow

if TYPE_CHECKING:
    from roundhouse.server.house import House


_MOVES: Final = {source: MOVES.labels(source) for source in get_args(Source)}
_encode: Final = msgspec.json.Encoder().encode


async def play(
    house: House,
    table: LiveTable,
    seat: Seat,
    action: Any,
    seen: int,
    source: Source = "person",
    person: int | None = None,
    kept: Kept | None = None,
) -> None:
    """The seat's move: an action, or the JSON of one; `kept` is the programme that makes it."""
    came = time.perf_counter()
    async with table.lock:
        match = playing(table)
        if isinstance(action, msgspec.Raw):
            action = read_action(table, action)
        check_seen(table, seen, seat, action)
        if match.to_act != seat:
            raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
        ground = ground_for(table, seat, source, kept)
        try:
            steps = match.tried(action, is_well_formed=True)
        except IllegalAction as error:
            refusal = error.refusal
            raise Refuse("illegal", refusal.message, refusal.rule) from error
        rows = entry_rows(house, table, steps, source, person)
        await keep(house, table, rows, steps[-1].after, steps, ground)
        for step in steps:
            match.accept(step)
        table.install(match, steps, rows)
        drop_programmes(house, table, rows[0].number)
        if not house.journal.is_busy:  # else many are shown what is new in one go
            table.show_next()
        _MOVES[source].observe(time.perf_counter() - came)
        if source == "person" and table.row.seats[seat].away:
            await come_back(house, table, seat)
    house.hub.after(table)


def ground_for(
    table: LiveTable, seat: Seat, source: Source, kept: Kept | None
) -> Select[Any] | None:
    """What must still hold when the move is written: a person may have ended the programme or
    come back while it was thought of, here or in another process."""
    if source == "programme" and kept is not None and table.programmes.get(seat) == kept:
        return log.programme_in_force(table.id, seat, kept.text)
    if source == "bot" and table.bot_level(seat) is not None:
        return tables.bot_in_charge(table.id, seat)
    if source in ("programme", "bot"):
        raise Refuse("stale", Message("why-stale"))
    return None


def read_action(table: LiveTable, raw: msgspec.Raw) -> Any:
    try:
        found = decode(bytes(raw), table.game.Action)
        if isinstance(found, table.game.Action):
            return found
    except BadInput:
        pass
    raise Refuse("malformed", Message("why-malformed"))


def playing(table: LiveTable) -> Match:
    """The match, if it is going on."""
    if table.is_frozen:
        raise Refuse("off", Message("table-older-rules"))
    if table.match is None:
        raise Refuse("over", Message("why-not-begun"))
    if table.match.over:
        raise Refuse("over", Message("why-game-over"))
    return table.match


def check_seen(table: LiveTable, seen: int, seat: Seat, action: Any = None) -> None:
    """A client that has not seen the last entry must look again before it acts."""
    if seen == table.number:
        return
    known = action is not None and seen < table.number
    if known and table.made[seen].seat == seat and table.history.log[seen] == action:
        raise Refuse("duplicate", Message("why-duplicate"))
    raise Refuse("stale", Message("why-stale"))


def entry_rows(
    house: House, table: LiveTable, steps: Sequence[Step], source: Source, person: int | None
) -> list[EntryRow]:
    """What a player and chance have done, for the table's log."""
    now = house.now()
    return [
        EntryRow(table.id, number, _encode(step.action).decode(), step.seat, "box", None, now)
        if step.seat == CHANCE
        else EntryRow(
            table.id, number, _encode(step.action).decode(), step.seat, source, person, now
        )
        for number, step in enumerate(steps, table.number)
    ]


async def keep(
    house: House,
    table: LiveTable,
    rows: list[EntryRow],
    state: Any,
    steps: Sequence[Step] = (),
    ground: Select[Any] | None = None,
) -> None:
    """Write entries that lead to that state; they are on disk when this returns.

    A game may begin without any: nothing had to be drawn.
    They are made ready to be shown meanwhile, from the `steps` that they record.
    """
    game, now = table.game, rows[-1].at if rows else house.now()
    to_act = game.to_act(state)
    clock = table.clock
    if clock is not None:
        clock = deepcopy(clock)
        runs = to_act != OVER and table.bot_level(to_act) is None
        clock.turn(to_act if runs else None, now)
        house.hub.upkeep.expect(clock)
    row = msgspec.structs.replace(
        table.row,
        status="over" if to_act == OVER else "playing",
        number=table.number + len(rows),
        to_act=to_act,
        clock=None if clock is None else _encode(clock).decode(),
        deadline=None if clock is None else clock.deadline,
        result=result(game, state) if to_act == OVER else None,
        moved=now,
    )
    is_going_on = row.status == table.row.status
    kept = house.journal.write(Change(rows, row, is_going_on=is_going_on, ground=ground))
    asyncio.get_running_loop().call_soon(make_ready, house, table, state, rows, steps)
    try:
        await kept
    except NumberTaken as error:
        house.hub.doubt(table)
        raise Refuse("stale", Message("why-stale")) from error
    table.row = row
    table.clock = clock


def make_ready(
    house: House, table: LiveTable, state: Any, rows: Sequence[EntryRow], steps: Sequence[Step]
) -> None:
    """Now that the disk has begun: for the next player, or for all while others' moves wait too."""
    seat = table.game.to_act(state)
    only = None if house.journal.is_busy or seat == OVER else seat
    prerender(table, state, rows, steps, only)


def result(game: AnyGame, state: Any) -> str:
    return _encode(Result(game.scores(state), game.winners(state))).decode()


async def undo(house: House, table: LiveTable, seat: Seat, seen: int, person: int) -> None:
    """Take back the seat's last action, or ask the others when they have acted since."""
    async with table.lock:
        match = playing(table)
        check_seen(table, seen, seat)
        try:
            consent = taken_back(list(match.movers), seat, consent=True) > 1
        except UndoRefused as error:
            raise Refuse("undo", error.message) from error
        if consent and table.must_agree(seat):
            if table.ask() is not None:
                raise Refuse("undo", Message("why-asked-already"))
            await note(house, table, "ask", seat, Message("undo-asked", {"player": seat}), person)
        else:
            await take_back(house, table, seat, consent, person)
    house.hub.after(table)


async def answer(
    house: House, table: LiveTable, seat: Seat, agree: bool, seen: int, person: int
) -> None:
    """A seat's answer to the undo that another asks for; the last one to agree grants it."""
    async with table.lock:
        playing(table)
        check_seen(table, seen, seat)
        ask = table.ask()
        if ask is None or seat not in ask.waiting:
            raise Refuse("undo", Message("why-not-asked"))
        kind: TalkKind = "agree" if agree else "refuse"
        message = Message("undo-agreed" if agree else "undo-refused", {"player": seat})
        await note(house, table, kind, seat, message, person)
        if agree and ask.waiting == [seat]:
            await take_back(house, table, ask.seat, True, table.row.seats[ask.seat].person)
    house.hub.after(table)


async def take_back(
    house: House, table: LiveTable, seat: Seat, consent: bool, person: int | None
) -> None:
    assert table.match is not None
    trial = table.match.copy()
    trial.undo(seat, consent)
    text = _encode(trial.log[-1]).decode()
    row = EntryRow(table.id, table.number, text, seat, "person", person, house.now())
    await keep(house, table, [row], trial.state)
    table.install(trial, [None], [row])
    drop_programmes(house, table, row.number)


async def speak(house: House, table: LiveTable, seat: Seat, text: str, person: int) -> None:
    """Say something to the table. Text only: nothing in it means anything to the server."""
    if not table.row.talk:
        raise Refuse("off", Message("why-no-talk"))
    words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not words:
        raise Refuse("malformed", Message("why-malformed"))
    async with table.lock:
        await add_talk(house, table, "say", seat, words, person)
    house.hub.after(table)


async def note(
    house: House,
    table: LiveTable,
    kind: TalkKind,
    seat: Seat | None,
    message: Message,
    person: int | None = None,
) -> None:
    """What the table itself puts on record, in every reader's language."""
    await add_talk(house, table, kind, seat, msgspec.json.encode(message).decode(), person)


async def add_talk(
    house: House,
    table: LiveTable,
    kind: TalkKind,
    seat: Seat | None,
    text: str,
    person: int | None,
) -> None:
    row = TalkRow(table.id, kind, seat, person, table.number, text, house.now())
    async with house.store.write() as connection:
        await log.add_talk(connection, row)
    table.add_talk(row)


async def plan(
    house: House, table: LiveTable, seat: Seat, programme: Programme | None, seen: int
) -> None:
    """Programme the seat's next moves, or end the programme."""
    async with table.lock:
        match = playing(table)
        check_seen(table, seen, seat)
        kept: Kept | None = None
        if programme is not None:
            kept = Kept(programme, table.number, situation(programme, match.view(seat)))
        text = None if kept is None else kept.text
        async with house.store.write() as connection:
            await log.set_programme(connection, table.id, seat, text, table.number)
        if kept is None:
            table.programmes.pop(seat, None)
        else:
            table.programmes[seat] = kept
        table.changed_for(seat)
    house.fanout.poke(table.id)
    house.hub.keep_moving(table)


def programmed(house: House, table: LiveTable, seat: Seat) -> Any | None:
    """The action that the seat's programme makes now; a programme that fits no more ends."""
    kept = table.programmes.get(seat)
    if kept is None or table.match is None:
        return None
    action = choice(kept.programme, table.match.legal())
    if action is None:
        house.hub.end_programme(table, seat)
    return action


def drop_programmes(house: House, table: LiveTable, start: int) -> None:
    """End the programmes that the entries from `start` on put an end to."""
    for seat in list(table.programmes):
        if is_stopped(table, seat, start):
            house.hub.end_programme(table, seat)


def is_stopped(table: LiveTable, seat: Seat, start: int) -> bool:
    """An undo, a move by hand, a message it waits for or another situation stops a programme."""
    kept = table.programmes[seat]
    assert table.match is not None
    if table.match.over or situation(kept.programme, table.match.view(seat)) != kept.situation:
        return True
    for number, step in enumerate(table.history.steps(start, table.number), start):
        made = table.made[number]
        if step is None or (made.seat, made.source) == (seat, "person"):
            return True
        told = table.game.tell(step.before, step.action, step.after, seat)
        if any(message.key in kept.programme.until for message in told):
            return True
    return False


async def run_out(house: House, table: LiveTable) -> None:
    """The seat to act is out of time: the table's rule applies."""
    async with table.lock:
        seat = table.to_act
        if seat is None or table.clock is None or table.clock.seat != seat:
            return
        deadline = table.clock.deadline
        if deadline is None or house.now() < deadline:
            return
        if table.row.pace.timeout == "bot":
            await note(house, table, "note", seat, Message("note-bot-plays-on", {"player": seat}))
            await set_away(house, table, seat, True)
        else:
            await note(house, table, "note", seat, Message("note-dropped", {"player": seat}))
            await drop(house, table, seat)
        await set_clock(house, table, None)
    house.hub.after(table)


async def set_away(house: House, table: LiveTable, seat: Seat, away: bool) -> None:
    row = table.row.seats[seat]
    level = row.level or house.settings.stand_in
    async with house.store.write() as connection:
        await tables.change_seat(connection, table.id, seat, away=away, level=level)
    row.away, row.level = away, level
    table.reseated()


async def back(house: House, table: LiveTable, seat: Seat) -> None:
    """The person is back and takes over from the bot."""
    async with table.lock:
        await come_back(house, table, seat)
    house.hub.after(table)


async def come_back(house: House, table: LiveTable, seat: Seat) -> None:
    """The person plays again; the bot that stood in steps back."""
    if not table.row.seats[seat].away:
        return
    await set_away(house, table, seat, False)
    await note(house, table, "note", seat, Message("note-back", {"player": seat}))
    if table.clock is not None and table.to_act == seat:
        await set_clock(house, table, seat)


async def drop(house: House, table: LiveTable, seat: Seat) -> None:
    """The person has lost the seat; a bot plays it to the end."""
    row = table.row.seats[seat]
    level = row.level or house.settings.stand_in
    async with house.store.write() as connection:
        await tables.change_seat(
            connection, table.id, seat, kind="bot", person=None, level=level, away=False
        )
    row.kind, row.person, row.level, row.away = "bot", None, level, False
    table.reseated()


async def set_clock(house: House, table: LiveTable, seat: Seat | None) -> None:
    """That seat's clock runs from now on; None stops it."""
    assert table.clock is not None
    clock = deepcopy(table.clock)
    clock.turn(seat, house.now())
    house.hub.upkeep.expect(clock)
    text = msgspec.json.encode(clock).decode()
    async with house.store.write() as connection:
        await tables.change(connection, table.id, clock=text, deadline=clock.deadline)
    table.clock = clock
    table.changed()
