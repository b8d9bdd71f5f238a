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
from roundhouse.match import End, Match, Step, ending
from roundhouse.match.record import decode
from roundhouse.server.observability.metrics import MOVES
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.server.tables.programme import Kept, Programme, choice, situation
from roundhouse.server.tables.screen import prerender
from roundhouse.server.tables.showing import FAR, time_to_show
from roundhouse.store import log, tables
from roundhouse.store.journal import Change, NumberTaken
from roundhouse.store.log import EntryRow, Source

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
        match = playing(table, seat, person)
        if isinstance(action, msgspec.Raw):
            action = read_action(table, action)
        check_seen(table, seen, seat, action)
        if match.to_act != seat:
            raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
        ground = ground_for(table, seat, source, kept)
        try:
            steps = match.prepare(action, is_well_formed=True)
        except IllegalAction as error:
            refusal = error.refusal
            raise Refuse("illegal", refusal.message, refusal.rule) from error
        rows = entry_rows(house, table, steps, source, person)
        await keep(house, table, rows, steps[-1].after, steps, ground)
        for step in steps:
            match.commit(step)
        table.install(match, steps, rows)
        drop_programmes(house, table, rows[0].number)
        if not house.journal.is_busy:  # else many are shown what is new in one go
            table.show_next()
        _MOVES[source].observe(time.perf_counter() - came)
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


def playing(table: LiveTable, seat: Seat | None = None, person: int | None = None) -> Match:
    """The match, if it is going on, for who acts from a seat that is still theirs."""
    if person is not None and seat not in table.seats_of(person):
        raise Refuse("seat", Message("why-not-your-seat"))
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
    end: End | None = None,
) -> None:
    """Write entries that lead to that state; they are on disk when this returns.

    A game may begin without any: nothing had to be drawn. `end`: people end it here.
    They are made ready to be shown meanwhile, from the `steps` that they record.
    """
    game, now = table.game, rows[-1].at if rows else house.now()
    to_act = game.to_act(state) if end is None else OVER
    clock, offer = table.clock, table.offer()
    if clock is not None:
        clock = deepcopy(clock)
        runs = to_act != OVER and table.is_here(to_act)
        grace = grace_for(table, to_act, rows, now) if runs else 0.0
        clock.turn(to_act if runs else None, now, grace)
    if offer is not None and (to_act == OVER or (offer.kind == "undo" and rows)):
        offer = None
    deadline = table.deadline(clock, offer)
    house.hub.upkeep.expect(deadline)
    row = msgspec.structs.replace(
        table.row,
        status="over" if to_act == OVER else "playing",
        number=table.number + len(rows),
        to_act=to_act,
        clock=None if clock is None else _encode(clock).decode(),
        deadline=deadline,
        result=result(game, state, resigned(table), end) if to_act == OVER else None,
        moved=now,
    )
    is_going_on = row.status == table.row.status
    kept = house.journal.write(Change(rows, row, is_going_on=is_going_on, ground=ground))
    asyncio.get_running_loop().call_soon(make_ready, house, table, state, rows, steps)
    try:
        await kept
    except NumberTaken as error:
        house.hub.schedule_refresh(table)
        raise Refuse("stale", Message("why-stale")) from error
    table.row = row
    table.clock = clock


def grace_for(table: LiveTable, seat: Seat, rows: Sequence[EntryRow], now: float) -> float:
    """Seconds before the seat's clock begins: its page still shows what the others did."""
    mine = table.seats_of(table.row.seats[seat].person)
    return time_to_show([*table.made[-FAR:], *rows], mine, now)


def make_ready(
    house: House, table: LiveTable, state: Any, rows: Sequence[EntryRow], steps: Sequence[Step]
) -> None:
    """Now that the disk has begun: for the next player, or for all while others' moves wait too."""
    seat = table.game.to_act(state)
    only = None if house.journal.is_busy or seat == OVER else seat
    prerender(table, state, rows, steps, only)


def result(
    game: AnyGame, state: Any, resigned: tuple[Seat, ...] = (), end: End | None = None
) -> str:
    """How the game ended, to be kept with the table."""
    winners = ending.winners(game, state, end, resigned)
    found = Result(
        scores=game.scores(state),
        winners=winners,
        how="played" if end is None else end.how,
        by=None if end is None else end.seat,
        resigned=list(resigned),
        places=ending.places(game, state, winners, resigned) if winners else [],
    )
    return _encode(found).decode()


def resigned(table: LiveTable) -> tuple[Seat, ...]:
    """Seats whose people gave up: they cannot win."""
    return tuple(n for n, seat in enumerate(table.row.seats) if seat.left == "resigned")


async def plan(
    house: House,
    table: LiveTable,
    seat: Seat,
    programme: Programme | None,
    seen: int,
    person: int,
) -> None:
    """Programme the seat's next moves, or end the programme."""
    async with table.lock:
        match = playing(table, seat, person)
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
    house.pubsub.publish(table.id)
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
