"""What a seat may ask beside its view: rides, sources, and the price of a line.

All of it is worked out from the seat's own view, so that it can tell no secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Annotated, Final

import msgspec

from roundhouse.game import Arguments, Figures, Question, Refusal, Seat
from roundhouse.games.african_rails.actions import BuildTrack
from roundhouse.games.african_rails.asking import (
    Place,
    TrainNumber,
    check_origin,
    check_train,
    goals_of,
    granted,
    milepost,
)
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.planners import Build, Section, Source, plans
from roundhouse.games.african_rails.planners.building import Builder
from roundhouse.games.african_rails.planners.sources import ON_BOARD
from roundhouse.games.african_rails.planners.tracing import trace
from roundhouse.games.african_rails.ride_advice import (
    RideAsked,
    RideFound,
    TripAsked,
    TripFound,
    ride,
    trip,
)
from roundhouse.games.african_rails.view import View

Line = Annotated[str, msgspec.Meta(max_length=600, pattern="^[0-9]{1,4}(,[0-9]{1,4})*$")]
"""Mileposts one after another, with commas between them."""

BEST: Final = 3
"""So many sources of a contract are told."""


class SourcesAsked(Arguments, frozen=True):
    train: TrainNumber = 0


class LineAsked(Arguments, frozen=True):
    along: Line


class TrackAsked(Arguments, frozen=True):
    to: Place


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
    ferries: list[str]
    """Crossed on the way, besides the steps."""
    turns: int
    """Turns in which the train moves, the present one included."""


class ContractFound(msgspec.Struct, frozen=True):
    card: str
    contract: int
    sources: list[SourceFound]
    """The best first."""
    profit: int | None
    """Payment less missing track by the best source, for each turn; None without a source."""
    is_payable: bool
    """The missing track can be paid with the cash at hand."""


class TrackFound(msgspec.Struct, frozen=True):
    """Track that could be built."""

    sections: list[tuple[int, int, int]]
    """From, to, cost: 0 what is there already, -1 what cannot be built."""
    cost: int
    turns: list[int]
    """How many of the sections that cost something are built in each turn, the present first."""
    now: int = 0
    """So many of them the rules grant at this moment, events in force included."""
    stop: Refusal | None = None
    """What forbids the next section of this turn, if something does."""


class ClosedSection(msgspec.Struct, frozen=True):
    """A section that would keep somebody from a place."""

    start: int
    end: int
    place: str
    """A city or a ferry, by its name on the board."""


def sources(view: View, seat: Seat, asked: SourcesAsked) -> list[ContractFound]:
    """Every contract I may carry out, the most promising first, with its best sources."""
    check_train(view, seat, asked.train)
    return [
        ContractFound(
            BOARD.cards[found.wanted.card].key,
            found.wanted.contract,
            [source_found(view, seat, source) for source in found.sources[:BEST]],
            found.profit,
            found.is_payable,
        )
        for found in plans.prospects(view, seat, asked.train)
    ]


def track(view: View, seat: Seat, asked: TrackAsked) -> TrackFound:
    """The cheapest track from my network to a place."""
    check_origin(view, seat)
    builder = Builder(plans.position_of(view, seat), plans.home_of(view, seat))
    build = builder.build_to(goals_of(asked.to))
    if build is None:
        return TrackFound([], 0, [])
    return track_found(view, seat, build.sections)


def closed(view: View, seat: Seat, _asked: Arguments) -> list[ClosedSection]:
    """Sections at my network that I may not build, since they would close a place (AF-6.7)."""
    check_origin(view, seat)
    return [ClosedSection(*section) for section in plans.closed_sections(view, seat)]


def line(view: View, seat: Seat, asked: LineAsked) -> TrackFound:
    """What a line along these mileposts costs me."""
    check_origin(view, seat)
    mileposts = [milepost(number) for number in asked.along.split(",")]
    return track_found(view, seat, trace(plans.position_of(view, seat), mileposts))


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
        [BOARD.ferries[ferry].name for ferry in source.ferries],
        source.turns,
    )


def track_found(view: View, seat: Seat, sections: list[Section]) -> TrackFound:
    paid = [section for section in sections if section[2] > 0]
    cost = sum(section[2] for section in paid)
    turns = [len(turn) for turn in plans.building_turns(view, seat, Build(cost, paid))]
    way = list(takewhile(lambda section: section[2] >= 0, sections))
    first = [section for section in way if section[2] > 0]
    if not turns or turns[0] >= len(first):
        first += sections[len(way) : len(way) + 1]
    else:
        first = first[: turns[0]]
    actions = [BuildTrack(start, end) for start, end, _ in first]
    now, refused = granted(view, seat, "build", actions)
    return TrackFound(sections, cost, turns, now, refused)


def figures(view: View) -> Figures:
    """Major cities and money of the players, as far as they are shown."""
    accounts = [player.accounts for player in view.players]
    return Figures(
        view.round,
        {
            "majors": tuple(len(player.majors) for player in view.players),
            "cash": tuple(player.cash for player in view.players),
            "earned": tuple(None if flows is None else flows["deliveries"] for flows in accounts),
        },
    )


QUESTIONS: Final[Mapping[str, Question]] = {
    "ride": Question(RideAsked, RideFound, ride),
    "trip": Question(TripAsked, TripFound, trip),
    "sources": Question(SourcesAsked, list[ContractFound], sources),
    "closed": Question(Arguments, list[ClosedSection], closed),
    "track": Question(TrackAsked, TrackFound, track),
    "line": Question(LineAsked, TrackFound, line),
}
