"""Places at the end of a game, and what a game says about how well its people play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from openskill.models import PlackettLuce

from roundhouse import game as contract
from roundhouse.store.ratings import Rating
from roundhouse.store.results import Finished, Outcome

_MODEL: Final = PlackettLuce()
_MIDDLE: Final = 1500
_SCALE: Final = 40
"""Who has not played yet is shown at 1500; one point of the model is 40 of ours."""


def places(outcome: Outcome, lowest_wins: bool) -> list[int]:
    """Each seat's place, from 1; where none were kept: the winners, then by score."""
    if outcome.places:
        return outcome.places
    sign = 1 if lowest_wins else -1
    orders = [
        (False, 0) if seat in outcome.winners else (True, sign * score)
        for seat, score in enumerate(outcome.scores)
    ]
    return [1 + sum(other < mine for other in orders) for mine in orders]


def people_s_places(game: Finished) -> dict[int, int]:
    """The place of everybody who sat at one seat of the game."""
    found = places(game.outcome, contract.game(game.game).lowest_wins)
    return {
        person: place
        for person, place in zip(game.people, found, strict=True)
        if person is not None and game.people.count(person) == 1
    }


def rated(before: Mapping[int, Rating], ranks: Mapping[int, int]) -> dict[int, Rating]:
    """The ratings of people after a game among them; bots are left out, they do not change."""
    if len(ranks) < 2:
        return {}
    new = _MODEL.rating()
    known = {person: before.get(person, Rating(new.mu, new.sigma, 0)) for person in ranks}
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in known.values()]
    after = _MODEL.rate(teams, ranks=[float(ranks[person]) for person in known])
    return {
        person: Rating(team[0].mu, team[0].sigma, old.games + 1)
        for (person, old), team in zip(known.items(), after, strict=True)
    }


def shown(rating: Rating) -> tuple[int, int]:
    """As people read it: the rating, and how far it may be off (19 times in 20)."""
    new = _MODEL.rating()
    middle = _MIDDLE + _SCALE * (rating.mu - new.mu)
    return round(middle), round(2 * _SCALE * rating.sigma)
