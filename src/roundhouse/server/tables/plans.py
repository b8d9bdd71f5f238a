"""Figures for a person who plans at African Rails: rides, sources, and the price of a line.

All of it is worked out from the seat's own view, in a thread, so that the browser needs no rules
and learns no secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from roundhouse.game import Message, Seat
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners import Build, Section, Source, plans
from roundhouse.games.african_rails.planners.building import Builder
from roundhouse.games.african_rails.planners.riding import best_ride
from roundhouse.games.african_rails.planners.sources import ON_BOARD
from roundhouse.games.african_rails.planners.tracing import trace
from roundhouse.games.african_rails.view import View
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.past import SeatWish, looked_at
from roundhouse.store.people import Person

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Place = Annotated[str, QueryParameter(min_length=1, max_length=40)]
PlaceWish = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]
Along = Annotated[str | None, QueryParameter(max_length=600, pattern="^[0-9]{1,4}(,[0-9]{1,4})*$")]
TrainNumber = Annotated[int, QueryParameter(ge=0, le=1)]

BEST: Final = 3
"""So many sources of a contract are told."""

T = TypeVar("T")


class RideFound(msgspec.Struct, frozen=True):
    """The best ride; empty where no track leads there, or no cash."""

    mileposts: list[int]
    """From where the train stands, milepost by milepost."""
    turns: list[int]
    """Of each step: in which turn it is made, 0 the present one."""
    fees: int


class SourceFound(msgspec.Struct, frozen=True):
    """One way to carry out a contract."""

    city: str | None
    """Where the good is loaded; None when it is on the train."""
    cost: int
    """Of the track that is missing."""
    sections: list[tuple[int, int, int]]
    """That track: from, to, cost."""
    builds: list[int]
    """How many of these sections are built in each turn, the present first."""
    steps_to_load: int
    steps_to_deliver: int
    turns: int
    """Turns in which the train moves, the present one included."""


class ContractFound(msgspec.Struct, frozen=True):
    card: str
    contract: int
    sources: list[SourceFound]
    """The best first."""


class TrackFound(msgspec.Struct, frozen=True):
    """Track that could be built."""

    sections: list[tuple[int, int, int]]
    """From, to, cost: 0 what is there already, -1 what cannot be built."""
    cost: int
    turns: list[int]
    """How many of the sections that cost something are built in each turn, the present first."""


@get("/api/tables/{table_id:str}/ride", guards=[limited("plans")])
async def ride(
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    to: Place,
    train: TrainNumber = 0,
    seat: SeatWish = None,
) -> RideFound:
    """The best ride of a train of mine to a city or a milepost."""
    view, mine = await seen_by(house, table_id, person, seat, train)
    return await worked_out(lambda: find_ride(view, mine, train, to))


@get("/api/tables/{table_id:str}/sources", guards=[limited("plans")])
async def sources(
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    train: TrainNumber = 0,
    seat: SeatWish = None,
) -> list[ContractFound]:
    """For every contract I may carry out: its best sources."""
    view, mine = await seen_by(house, table_id, person, seat, train)
    return await worked_out(lambda: find_sources(view, mine, train))


@get("/api/tables/{table_id:str}/track", guards=[limited("plans")])
async def track(
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    to: PlaceWish = None,
    along: Along = None,
    seat: SeatWish = None,
) -> TrackFound:
    """What a line along these mileposts costs me, or the cheapest one to a place."""
    view, mine = await seen_by(house, table_id, person, seat)
    if along is not None:
        line = [milepost(number) for number in along.split(",")]
        return await worked_out(lambda: price_line(view, mine, line))
    if to is None:
        raise Problem(Message("problem-malformed"), BAD)
    goal = to
    return await worked_out(lambda: find_track(view, mine, goal))


async def seen_by(
    house: House, table_id: str, person: Person, wish: int | None, train: int = 0
) -> tuple[View, Seat]:
    """What that seat of mine sees now."""
    table, seat = await looked_at(house, table_id, person, wish)
    if table.row.game != "african-rails":
        raise Problem(Message("problem-missing"), MISSING)
    if seat is None:
        raise Problem(Message("why-onlooker"), FORBIDDEN)
    assert table.match is not None
    view: View = table.match.view(seat)
    me = view.players[seat]
    if me.origin is None or train >= len(me.trains):
        raise Problem(Message("problem-missing"), MISSING)
    return view, seat


async def worked_out(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except ValueError as error:
        raise Problem(Message("problem-missing"), MISSING) from error


def milepost(number: str) -> int:
    if int(number) >= BOARD.size:
        raise Problem(Message("problem-missing"), MISSING)
    return int(number)


def goals_of(place: str) -> tuple[int, ...]:
    """A city by its name, or a milepost by its number."""
    if place.isdecimal() and place.isascii():
        if int(place) >= BOARD.size:
            raise ValueError(f"there is no milepost {place}")
        return (int(place),)
    return plans.mileposts_of(place)


def find_ride(view: View, seat: Seat, train: int, place: str) -> RideFound:
    found = best_ride(
        plans.position_of(view, seat),
        plans.train_of(view, seat, train),
        plans.purse_of(view, seat),
        list(goals_of(place)),
        plans.TURN_WORTH,
    )
    if found is None:
        return RideFound([], [], 0)
    return RideFound(found.mileposts, found.turns, found.fees)


def find_sources(view: View, seat: Seat, train: int) -> list[ContractFound]:
    return [
        ContractFound(
            BOARD.cards[wanted.card].key,
            wanted.contract,
            [source_found(view, seat, source) for source in found[:BEST]],
        )
        for wanted, found in plans.contract_sources(view, seat, train)
    ]


def source_found(view: View, seat: Seat, source: Source) -> SourceFound:
    at = source.destination
    city = None if at == ON_BOARD else BOARD.destinations[at].name
    builds = plans.building_turns(view, seat, Build(source.cost, source.sections))
    return SourceFound(
        city,
        source.cost,
        source.sections,
        [len(turn) for turn in builds],
        source.steps_to_load,
        source.steps_to_deliver,
        source.turns,
    )


def find_track(view: View, seat: Seat, place: str) -> TrackFound:
    builder = Builder(plans.position_of(view, seat), plans.home_of(view, seat))
    build = builder.build_to(goals_of(place))
    return TrackFound([], 0, []) if build is None else track_found(view, seat, build.sections)


def price_line(view: View, seat: Seat, line: list[int]) -> TrackFound:
    return track_found(view, seat, trace(plans.position_of(view, seat), line))


def track_found(view: View, seat: Seat, sections: list[Section]) -> TrackFound:
    paid = [section for section in sections if section[2] > 0]
    cost = sum(section[2] for section in paid)
    turns = plans.building_turns(view, seat, Build(cost, paid))
    return TrackFound(sections, cost, [len(turn) for turn in turns])


HANDLERS: Final[tuple[Any, ...]] = (ride, sources, track)
