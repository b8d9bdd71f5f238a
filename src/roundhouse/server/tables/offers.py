"""What somebody proposes and the others agree to: an undo, an end, a bot for who is away.

There is one offer at a time. It is granted once nobody is waited for, ends when somebody does not
agree or who made it takes it back, and lapses by itself: nobody is ever stuck with it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Final, Literal

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.match import UndoRefused
from roundhouse.match.undo import taken_back, taken_back_at_once
from roundhouse.server.tables import absence, endings, moves
from roundhouse.server.tables.frames import Offer
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.state import Refuse
from roundhouse.store.log import TalkKind
from roundhouse.store.tables import Pace

DAY: Final = 24 * 3600
ASKS: Final = 3
"""So often at most an undo is asked for in one situation: the clocks stand still meanwhile."""
LIVE: Final = 120.0
"""Seconds after which an offer lapses where people play live."""

Kind = Literal["undo", "end", "remove"]
ASKED: Final[dict[Kind, str]] = {
    "undo": "undo-asked",
    "end": "end-asked",
    "remove": "remove-asked",
}
REFUSED: Final[dict[Kind, str]] = {
    "undo": "undo-refused",
    "end": "end-refused",
    "remove": "remove-refused",
}
LAPSED: Final[dict[Kind, str]] = {
    "undo": "undo-lapsed",
    "end": "end-lapsed",
    "remove": "remove-lapsed",
}


async def undo(
    table: LiveTable, seat: Seat, expected_number: int, person: int, actions: int = 1
) -> None:
    """Take back the seat's last actions, or ask the others when they have acted since."""
    async with table.changing():
        match = moves.playing(table, seat, person)
        moves.check_number(table, expected_number, seat)
        try:
            count = taken_back(list(match.movers), seat, consent=True)
        except UndoRefused as error:
            raise Refuse("undo", error.message) from error
        if table.is_held(seat, count):
            raise Refuse("undo", Message("undo-held"))
        if count > 1 and table.must_agree(seat):
            if table.times_noted(ASKED["undo"]) >= ASKS:
                raise Refuse("undo", Message("why-asked-before"))
            await make(table, "undo", seat, None, person, actions)
        else:
            await take_back(table, seat, count > 1, person, actions)


async def propose(
    table: LiveTable, seat: Seat, kind: str, target: Seat | None, person: int
) -> None:
    """End the game here, or let a bot take the seat of somebody who is away."""
    async with table.changing():
        moves.playing(table, seat, person)
        if kind == "end":
            await make(table, "end", seat, None, person)
        else:
            await make(table, "remove", seat, removable(table, seat, target), person)


def removable(table: LiveTable, seat: Seat, target: Seat | None) -> Seat:
    """A bot may take a seat whose person is gone, or has let a turn without a clock rest long."""
    if target is None or target not in range(len(table.row.seats)) or target == seat:
        raise Refuse("malformed", Message("why-malformed"))
    if table.row.seats[target].kind != "person":
        raise Refuse("offer", Message("why-no-person"))
    waits = table.settings.absent_after
    rests = (
        table.clock is None
        and table.to_act == target
        and table.now() - table.row.moved >= waits
        and not table.audience.has_at(target)
    )
    if not table.is_gone(target) and not rests:
        minutes = round(waits / 60)
        raise Refuse("offer", Message("why-not-away", {"player": target, "minutes": minutes}))
    return target


async def make(
    table: LiveTable,
    kind: Kind,
    seat: Seat,
    target: Seat | None,
    person: int,
    actions: int = 1,
) -> None:
    """Put the offer to the others; where there is nobody to ask, it is granted at once."""
    if table.offer() is not None:
        raise Refuse("offer", Message("why-asked-already"))
    values = {"player": seat} if target is None else {"player": seat, "player2": target}
    said = await table.note(seat, Message(ASKED[kind], {**values}), person, "ask")
    until = table.now() + time_for(table.row.pace)
    await keep(table, Offer(said.id, kind, seat, table.number, until, target, actions=actions))
    await settle(table)


def time_for(pace: Pace) -> float:
    """Where people play over days they have a day to answer."""
    is_live = 0 < pace.move + pace.reserve < DAY
    return LIVE if is_live else DAY


async def answer(table: LiveTable, seat: Seat, number: int, agree: bool, person: int) -> None:
    """A seat's answer; the last one to agree grants the offer."""
    async with table.changing():
        moves.playing(table, seat, person)
        offer = table.offer()
        if offer is None or offer.id != number or seat not in table.waited_for(offer):
            raise Refuse("offer", Message("why-not-asked"))
        kind: TalkKind = "agree" if agree else "refuse"
        key = "offer-agreed" if agree else REFUSED[offer.kind]
        await table.note(seat, Message(key, {"player": seat}), person, kind)
        if agree:
            agreed = (*offer.agreed, seat)
            await keep(table, msgspec.structs.replace(offer, agreed=agreed))
            await settle(table)
        else:
            await keep(table, None)


async def withdraw(table: LiveTable, seat: Seat, number: int, person: int) -> None:
    """Who made the offer takes it back."""
    async with table.changing():
        moves.playing(table, seat, person)
        offer = table.offer()
        if offer is None or (offer.id, offer.seat) != (number, seat):
            raise Refuse("offer", Message("why-no-offer"))
        await table.note(seat, Message("offer-withdrawn", {"player": seat}), person)
        await keep(table, None)


async def look_again(table: LiveTable) -> None:
    """Time has passed, or somebody has left: an offer may lapse, or be granted now."""
    async with table.changing():
        offer = table.offer()
        if offer is None:
            return
        if not table.is_here(offer.seat):
            await keep(table, None)
        elif table.waited_for(offer) and offer.until <= table.now():
            message = Message(LAPSED[offer.kind], {"player": offer.seat})
            await table.note(offer.seat, message, kind="lapse")
            await keep(table, None)
        else:
            await settle(table)


async def settle(table: LiveTable) -> None:
    """Do what was offered once nobody is waited for."""
    offer = table.offer()
    if offer is None or table.waited_for(offer):
        return
    person = table.row.seats[offer.seat].person
    if offer.kind == "undo":
        await take_back(table, offer.seat, True, person, offer.actions)
        return
    await keep(table, None)
    if offer.kind == "end":
        await endings.finish(table, "agreed", offer.seat, person)
    elif offer.target is not None and table.row.seats[offer.target].kind == "person":
        message = Message("note-removed", {"player": offer.target})
        await table.note(offer.target, message, person)
        await absence.give_to_bot(table, offer.target, left="removed")


async def keep(table: LiveTable, offer: Offer | None) -> None:
    """That is offered now. While others decide about an undo, no clock runs."""
    clock = deepcopy(table.clock)
    if clock is not None and offer is not None and offer.kind == "undo":
        clock.pause(table.now())
    elif clock is not None:
        clock.resume(table.now())
    await table.set_clock(clock, offer)


async def take_back(
    table: LiveTable, seat: Seat, consent: bool, person: int | None, actions: int = 1
) -> None:
    """The last action, and as many more as are wished for and are the seat's own in one go."""
    assert table.match is not None
    trial = table.match.copy()
    _, more = taken_back_at_once(list(trial.movers), seat, actions)
    trial.undo(seat, consent)
    for _ in range(more):
        trial.undo(seat)
    await table.take_over(trial, seat, person)
