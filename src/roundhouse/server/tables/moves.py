"""What a seat does in its game: begin it, move, give standing orders."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any, Final, get_args

import msgspec

from roundhouse.game import BadInput, IllegalAction, Message, Seat
from roundhouse.match import Match, Step
from roundhouse.match.clock import Clock
from roundhouse.match.record import decode
from roundhouse.server.observability.metrics import MOVES
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.script import check_lesson
from roundhouse.server.tables.standing_orders import OrdersInForce, StandingOrders, situation
from roundhouse.server.tables.state import Refuse, TableState
from roundhouse.store import log, tables
from roundhouse.store.changes import Ground
from roundhouse.store.entries import Source

_MOVES: Final = {source: MOVES.labels(source) for source in get_args(Source)}


async def begin(table: LiveTable) -> None:
    """Every seat is taken: the game begins. Does nothing when it has begun, or a seat is free."""
    with suppress(Refuse):  # somebody stood up, or began it elsewhere, at the same moment
        async with table.changing():
            row, seats = table.row, len(table.row.seats)
            if table.match is None and all(seat.kind != "open" for seat in row.seats):
                match = Match.start(row.game, seats=seats, seed=row.seed, options=row.options)
                has_clock = row.pace.move or row.pace.reserve
                reserve = [float(row.pace.reserve)] * seats
                await table.start(match, Clock(row.pace.move, reserve) if has_clock else None)


async def play(
    table: LiveTable,
    seat: Seat,
    action: Any,
    expected_number: int,
    source: Source = "person",
    person: int | None = None,
    given: OrdersInForce | None = None,
) -> None:
    """The seat's move: an action, or the JSON of one; `given` are the orders that make it."""
    came = time.perf_counter()
    async with table.lock:
        match = playing(table, seat, person)
        if isinstance(action, msgspec.Raw):
            action = read_action(table, action)
        check_number(table, expected_number, seat, action)
        if match.to_act != seat:
            raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
        ground = ground_for(table, seat, source, given)
        steps = prepared(match, action)
        if source == "person":
            check_lesson(table, seat, action)
        await table.play(steps, source, person, ground)
        _MOVES[source].observe(time.perf_counter() - came)
    table.announce()


def prepared(match: Match, action: Any) -> list[Step]:
    try:
        return match.prepare(action, is_well_formed=True)
    except IllegalAction as error:
        refusal = error.refusal
        raise Refuse("illegal", refusal.message, refusal.rule) from error


def ground_for(
    table: TableState, seat: Seat, source: Source, given: OrdersInForce | None
) -> Ground:
    """What must still hold when the move is written: a person may have ended the orders or
    come back while it was thought of, here or in another process."""
    if source == "programme" and given is not None and table.orders.get(seat) == given:
        return (log.orders_in_force(table.id, seat, given.text),)
    if source == "bot" and table.bot_level(seat) is not None:
        return (tables.bot_in_charge(table.id, seat),)
    if source in ("programme", "bot"):
        raise Refuse("stale", Message("why-stale"))
    return ()


def read_action(table: TableState, raw: msgspec.Raw) -> Any:
    try:
        found = decode(bytes(raw), table.game.Action)
        if isinstance(found, table.game.Action):
            return found
    except BadInput:
        pass
    raise Refuse("malformed", Message("why-malformed"))


def playing(table: TableState, seat: Seat | None = None, person: int | None = None) -> Match:
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


def check_number(table: TableState, expected_number: int, seat: Seat, action: Any = None) -> None:
    """A client that has not seen the last entry must look again before it acts."""
    if expected_number == table.number:
        return
    is_past = action is not None and expected_number < table.number
    if is_past and is_made(table, expected_number, seat, action):
        raise Refuse("duplicate", Message("why-duplicate"))
    raise Refuse("stale", Message("why-stale"))


def is_made(table: TableState, number: int, seat: Seat, action: Any) -> bool:
    return table.made[number].seat == seat and bool(table.history.log[number] == action)


async def give_orders(
    table: LiveTable, seat: Seat, orders: StandingOrders | None, expected_number: int, person: int
) -> None:
    """Standing orders for the seat's next moves; None ends them."""
    async with table.lock:
        match = playing(table, seat, person)
        check_number(table, expected_number, seat)
        if orders is not None and table.row.lesson:
            raise Refuse("lesson", Message("lesson-no-orders"))
        given: OrdersInForce | None = None
        if orders is not None:
            given = OrdersInForce(orders, table.number, situation(orders, match.view(seat)))
        await table.set_orders(seat, given)
