"""What a tournament says: shares of games won, ratings and the cross table.

A shared win counts as its part: two winners get a half each. A game that reached the limit of
decisions is won by nobody and counted as unfinished. Shares carry Wilson's 95% interval, as if
the games were independent. Ratings are openskill's Plackett-Luce; winners rank before all
others, and a bot with several seats in a game takes the mean of what each would get. Such
ratings depend a little on the order of the games, so they are made from 200 samples of the deals,
drawn with replacement: the rating is their mean. Each sample adds a value drawn from the model's
own doubt (its sigma), and the interval holds the middle 95% of these values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

from openskill.models import PlackettLuce

from roundhouse.arena.simulate import GameResult
from roundhouse.arena.tournament import Played, Tournament, deals, lineups

SAMPLES: Final = 200
Z: Final = 1.959963984540054
"""The middle 95% of a normal distribution."""


class Share(NamedTuple):
    """Part of the games won, with its 95% interval."""

    won: float
    games: int
    share: float
    low: float
    high: float


class Rating(NamedTuple):
    rating: float
    low: float
    high: float


def wilson(won: float, games: int) -> Share:
    """Wilson's score interval."""
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    share = won / games
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / spread
    return Share(won, games, share, max(0.0, middle - half), min(1.0, middle + half))


def share_alone(played: Iterable[Played]) -> Share:
    """What the lone bot of these games won."""
    shares = [one.share() for one in played]
    return wilson(sum(shares), len(shares))


class Seated(Protocol):
    """A game whose seats' bots are known."""

    @property
    def result(self) -> GameResult: ...

    def bots(self) -> list[str]: ...


def ratings(plan: Tournament, played: list[Played]) -> dict[str, Rating]:
    by_deal: list[list[Played]] = [[] for _ in range(deals(plan))]
    for one in played:
        by_deal[one.deal].append(one)
    return sampled_ratings(plan.bots, by_deal, plan.seed)


def sampled_ratings(
    bots: list[str], by_deal: Sequence[Sequence[Seated]], seed: int | str
) -> dict[str, Rating]:
    """By bot; games that were not finished are left out."""
    rng = Random(f"ratings of {seed}")
    means: dict[str, list[float]] = {name: [] for name in bots}
    doubts: dict[str, list[float]] = {name: [] for name in bots}
    for _ in range(SAMPLES):
        drawn = rng.choices(by_deal, k=len(by_deal))
        sample = [one for deal in drawn for one in deal if one.result.winners]
        rng.shuffle(sample)
        for name, (mean, sigma) in rated(bots, sample).items():
            means[name].append(mean)
            doubts[name].append(rng.gauss(mean, sigma))
    cut = round(0.025 * SAMPLES)
    return {
        name: Rating(fmean(means[name]), *(sorted(doubts[name])[at] for at in (cut, -1 - cut)))
        for name in bots
    }


def rated(bots: list[str], games: Sequence[Seated]) -> dict[str, tuple[float, float]]:
    """Every bot's rating after these games: the model's mean and its sigma."""
    model = PlackettLuce()
    known = {name: model.rating() for name in bots}
    for one in games:
        names = one.bots()
        ranks = [0.0 if seat in one.result.winners else 1.0 for seat in range(len(names))]
        after = model.rate([[known[name]] for name in names], ranks=ranks)
        for name in set(names):
            seats = [team[0] for team, other in zip(after, names, strict=True) if other == name]
            mean = fmean(seat.mu for seat in seats)
            known[name] = model.rating(mu=mean, sigma=fmean(seat.sigma for seat in seats))
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def cross_table(plan: Tournament, played: list[Played]) -> dict[str, dict[str, Share]]:
    """Row against column: what the row's bot won, alone among the column's."""
    table: dict[str, dict[str, Share]] = {name: {} for name in plan.bots}
    for lineup in lineups(plan):
        found = share_alone(one for one in played if one.lineup == lineup)
        table[lineup.alone][lineup.others] = found
        if plan.seats == 2:
            other = sum(won_by(one, lineup.others) for one in played if one.lineup == lineup)
            table[lineup.others][lineup.alone] = wilson(other, found.games)
    return table


def won_by(one: Played, name: str) -> float:
    """The part of the win that the bot's seats have together."""
    winners = one.result.winners
    names = one.bots()
    return sum(names[seat] == name for seat in winners) / len(winners) if winners else 0.0


def report(plan: Tournament, played: list[Played], seconds: float) -> dict[str, Any]:
    """Everything, as JSON has it; all but `timing` is the same every time, given steps."""
    found = ratings(plan, played)
    table = cross_table(plan, played)
    return {
        "game": plan.title,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "lineup": plan.lineup,
        "budget": plan.budget,
        "seed": plan.seed,
        "limit": plan.limit,
        "deals": deals(plan),
        "games": len(played),
        "unfinished": sum(not one.result.winners for one in played),
        "decisions": sum(one.result.decisions for one in played),
        "standings": sorted(
            (standing(name, found[name], played) for name in plan.bots),
            key=lambda entry: -entry["rating"],
        ),
        "lineups": [
            {
                "alone": lineup.alone,
                "others": lineup.others,
                "fair": 1 / plan.seats,
                **rounded(table[lineup.alone][lineup.others]._asdict()),
                "unfinished": sum(
                    one.lineup == lineup and not one.result.winners for one in played
                ),
            }
            for lineup in lineups(plan)
        ],
        "cross": {
            row: {column: rounded(share._asdict()) for column, share in shares.items()}
            for row, shares in table.items()
        },
        "timing": timing(plan, played, seconds),
    }


def standing(name: str, rating: Rating, played: list[Played]) -> dict[str, Any]:
    mine = [one for one in played if name in one.lineup]
    scores = [
        score
        for one in mine
        for score, other in zip(one.result.scores, one.bots(), strict=True)
        if other == name
    ]
    share = wilson(sum(won_by(one, name) for one in mine), len(mine))
    return {
        "bot": name,
        **rounded(rating._asdict()),
        "games": share.games,
        "won": round(share.won, 4),
        "share": round(share.share, 4),
        "mean_score": round(fmean(scores), 4) if scores else None,
    }


def rounded(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in entry.items()
    }


def timing(plan: Tournament, played: list[Played], seconds: float) -> dict[str, Any]:
    return {"seconds": round(seconds, 3), "bots": bots_timing(plan.bots, played)}


def bots_timing(names: list[str], played: Sequence[Seated]) -> dict[str, Any]:
    """For every bot the mean and the slowest decision."""
    bots = {}
    for name in names:
        thoughts = [
            thought
            for one in played
            for thought, other in zip(one.result.thought, one.bots(), strict=False)
            if other == name
        ]
        decisions = sum(thought.decisions for thought in thoughts)
        spent = sum(thought.seconds for thought in thoughts)
        bots[name] = {
            "decisions": decisions,
            "mean": round(spent / max(1, decisions), 6),
            "slowest": round(max((thought.slowest for thought in thoughts), default=0.0), 6),
        }
    return bots
