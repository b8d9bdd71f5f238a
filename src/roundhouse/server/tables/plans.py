"""Figures for a person who plans at African Rails: rides, sources, and the price of a line.

All of it is worked out from the seat's own view, in a thread, so that the browser needs no rules
and learns no secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import takewhile
from random import Random
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request, get
from litestar.params import PathParameter, QueryParameter

from roundhouse.game import Message, Refusal, Seat, game
from roundhouse.games.african_rails.actions import AfricanRailsAction, BuildTrack, MoveTo
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners import Build, Section, Source, plans
from roundhouse.games.african_rails.planners.building import Builder
from roundhouse.games.african_rails.planners.riding import best_ride
from roundhouse.games.african_rails.planners.sources import ON_BOARD
from roundhouse.games.african_rails.planners.tracing import trace
from roundhouse.games.african_rails.view import View
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.past import SeatWish, looked_at
from roundhouse.store.people import Person
from roundhouse.words import say

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Place = Annotated[str, QueryParameter(min_length=1, max_length=40)]
PlaceWish = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]
Along = Annotated[str | None, QueryParameter(max_length=600, pattern="^[0-9]{1,4}(,[0-9]{1,4})*$")]
TrainNumber = Annotated[int, QueryParameter(ge=0, le=1)]

BEST: Final = 3
"""So many sources of a contract are told."""

T = TypeVar("T")


class Stop(msgspec.Struct, frozen=True):
    """Why it does not go on: an event in force, a duty, a budget."""

    rule: str
    text: str


class RideFound(msgspec.Struct, frozen=True):
    """The best ride; empty where no track leads there, or no cash."""

    mileposts: list[int]
    """From where the train stands, milepost by milepost."""
    turns: list[int]
    """Of each step: in which turn it is made, 0 the present one."""
    fees: int
    now: int = 0
    """So many steps the rules grant at this moment, events in force included."""
    stop: Stop | None = None
    """What forbids the next step of this turn, if something does."""


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
    now: int = 0
    """So many of them the rules grant at this moment, events in force included."""
    stop: Stop | None = None
    """What forbids the next section of this turn, if something does."""


@get("/api/tables/{table_id:str}/ride", guards=[limited("plans")])
async def ride(
    request: Request[Any, Any, Any],
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    to: Place,
    train: TrainNumber = 0,
    seat: SeatWish = None,
) -> RideFound:
    """The best ride of a train of mine to a city or a milepost."""
    view, mine = await seen_by(house, table_id, person, seat, train)
    return await worked_out(lambda: find_ride(view, mine, train, to, language_of(request)))


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
    request: Request[Any, Any, Any],
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    to: PlaceWish = None,
    along: Along = None,
    seat: SeatWish = None,
) -> TrackFound:
    """What a line along these mileposts costs me, or the cheapest one to a place."""
    view, mine = await seen_by(house, table_id, person, seat)
    language = language_of(request)
    if along is not None:
        line = [milepost(number) for number in along.split(",")]
        return await worked_out(lambda: price_line(view, mine, line, language))
    if to is None:
        raise Problem(Message("problem-malformed"), BAD)
    goal = to
    return await worked_out(lambda: find_track(view, mine, goal, language))


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


def find_ride(view: View, seat: Seat, train: int, place: str, language: str) -> RideFound:
    found = best_ride(
        plans.position_of(view, seat),
        plans.train_of(view, seat, train),
        plans.purse_of(view, seat),
        list(goals_of(place)),
        plans.TURN_WORTH,
    )
    if found is None:
        return RideFound([], [], 0)
    steps = found.mileposts[1 : 1 + found.turns.count(0)]
    now, refused = granted(view, seat, "move", [MoveTo(train, step) for step in steps])
    return RideFound(found.mileposts, found.turns, found.fees, now, told(refused, language))


def granted(
    view: View, seat: Seat, phase: str, actions: Iterable[AfricanRailsAction]
) -> tuple[int, Refusal | None]:
    """How many of the actions the seat may take now one after another, and what forbids the next.

    They are played on a table that the seat could imagine: what it may do hangs on nothing hidden.
    """
    if view.to_act != seat or view.phase != phase:
        return 0, None
    title = game("african-rails")
    state = title.imagine(view, Random(0))
    count = 0
    for action in actions:
        refused = title.why_not(state, action)
        if refused is not None:
            return count, refused
        title.apply(state, action)
        count += 1
    return count, None


def told(refused: Refusal | None, language: str) -> Stop | None:
    return None if refused is None else Stop(refused.rule, say(refused.message, language))


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


def find_track(view: View, seat: Seat, place: str, language: str) -> TrackFound:
    builder = Builder(plans.position_of(view, seat), plans.home_of(view, seat))
    build = builder.build_to(goals_of(place))
    if build is None:
        return TrackFound([], 0, [])
    return track_found(view, seat, build.sections, language)


def price_line(view: View, seat: Seat, line: list[int], language: str) -> TrackFound:
    return track_found(view, seat, trace(plans.position_of(view, seat), line), language)


def track_found(view: View, seat: Seat, sections: list[Section], language: str) -> TrackFound:
    paid = [section for section in sections if section[2] > 0]
    cost = sum(section[2] for section in paid)
    turns = [len(turn) for turn in plans.building_turns(view, seat, Build(cost, paid))]
    way = takewhile(lambda section: section[2] >= 0, sections)
    first = [section for section in way if section[2] > 0][: turns[0] if turns else 0]
    actions = [BuildTrack(start, end) for start, end, _ in first]
    now, refused = granted(view, seat, "build", actions)
    return TrackFound(sections, cost, turns, now, told(refused, language))


HANDLERS: Final[tuple[Any, ...]] = (ride, sources, track)
