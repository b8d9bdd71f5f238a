"""What a person's finished games show, for those who want it to be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from litestar import get
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import Message
from roundhouse.server.notices.wishes import read_wishes
from roundhouse.server.people.blocking import PersonId
from roundhouse.server.people.standing import people_s_places, shown
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.problems import MISSING, Problem
from roundhouse.store import accounts, blocks, ratings, results
from roundhouse.store.results import Finished


class Results(msgspec.Struct, frozen=True):
    """Games of one title with so many seats."""

    game: str
    seats: int
    people: bool
    """With other people; else against bots alone."""
    games: int
    wins: int
    places: list[int]
    """How often first, second, …"""


class RatingShown(msgspec.Struct, frozen=True):
    game: str
    rating: int
    """1500 is the middle."""
    uncertainty: int
    """The true value is that near, 19 times in 20."""
    games: int


class Rival(msgspec.Struct, frozen=True):
    """Games with one other person: how often the profile's person was ahead of them."""

    id: int
    name: str
    games: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True):
    id: int
    name: str
    public: bool
    """May others see it?"""
    results: list[Results]
    ratings: list[RatingShown]
    rivals: list[Rival]


class Fellow(msgspec.Struct, frozen=True):
    """Somebody I have played with."""

    id: int
    name: str
    games: int
    last: float
    profile: bool
    """May I see theirs?"""


@get("/api/me/people")
async def fellows(person: ThePerson, house: TheHouse) -> list[Fellow]:
    """With whom I have played, the latest first."""
    async with house.store.read() as database:
        apart = await blocks.apart_from(database, person.id)
        found = await results.partners(database, person.id, apart)
    return [
        Fellow(one.id, one.name, one.games, one.last, read_wishes(one.settings).profile)
        for one in found
    ]


@get("/api/people/{other:int}")
async def profile(other: PersonId, person: ThePerson, house: TheHouse) -> Profile:
    """Games, ratings and rivals of somebody who shows them; my own always."""
    async with house.store.read() as database:
        owner = await public_names(database, {other}, {person.id})
        apart = await blocks.apart_from(database, person.id)
        if other not in owner or other in apart:
            raise Problem(Message("problem-missing"), MISSING)
        games = await results.finished_games(database, other)
        known = await ratings.ratings_of(database, other)
        met = {rival for game in games for rival in people_s_places(game)} - {other} - apart
        mine = met if other == person.id else {person.id}
        names = await public_names(database, met, mine)
        wishes = read_wishes(await accounts.settings(database, other))
    return Profile(
        id=other,
        name=owner[other],
        public=wishes.profile,
        results=results_by_title(games, other),
        ratings=[RatingShown(game, *shown(one), one.games) for game, one in known.items()],
        rivals=[head_to_head(games, other, rival, names[rival]) for rival in sorted(names)],
    )


async def public_names(
    database: AsyncConnection, people: Collection[int], known: Collection[int]
) -> dict[int, str]:
    """Those of these people who have a profile that others may see, or who are known anyway."""
    found = await accounts.names_and_settings(database, people)
    return {
        number: name
        for number, (name, settings) in found.items()
        if number in known or read_wishes(settings).profile
    }


def results_by_title(games: Iterable[Finished], person: int) -> list[Results]:
    """Grouped by title, number of seats, and whether others were people."""
    grouped: dict[tuple[str, int, bool], Counter[int]] = {}
    for game in games:
        ranks = people_s_places(game)
        if person in ranks:
            with_people = any(other not in (None, person) for other in game.people)
            key = (game.game, len(game.people), with_people)
            grouped.setdefault(key, Counter())[ranks[person]] += 1
    return [
        Results(
            *key,
            games=places.total(),
            wins=places[1],
            places=[places[place] for place in range(1, key[1] + 1)],
        )
        for key, places in sorted(grouped.items())
    ]


def head_to_head(games: Iterable[Finished], person: int, rival: int, name: str) -> Rival:
    both = [ranks for game in games if {person, rival} <= (ranks := people_s_places(game)).keys()]
    ahead = sum(ranks[person] < ranks[rival] for ranks in both)
    behind = sum(ranks[person] > ranks[rival] for ranks in both)
    return Rival(rival, name, len(both), ahead, behind)


HANDLERS: Final = (fellows, profile)
