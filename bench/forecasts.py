"""How well TransAmerica's expert foresees rounds and games: its model, judged without its moves.

python -m bench.forecasts --seats 4,6 --games 5 [--set manner_any=0 --set manner_walk=0]

Games are played among the tuning half of the strangers and sharp players. At each turn of the first
seat, once all stones stand, the round is raced to its end in worlds that fit what that seat knows;
what everybody loses by the mean of these races is held against what they did lose. After each
round the chances to win by the standings are held against who did win. Lower is better in all.
"""

from __future__ import annotations

import argparse
from math import inf, log
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from roundhouse.bots import bot, population
from roundhouse.bots.parameters import parameters
from roundhouse.bots.transamerica.expert import ExpertBot
from roundhouse.bots.transamerica.table import Table
from roundhouse.bots.transamerica.worlds import Candidate, chance
from roundhouse.cli.league import seat_counts
from roundhouse.cli.options import positive
from roundhouse.game import CHANCE, OVER, game
from roundhouse.match.match import drawn

TITLE: Final = "transamerica"
WORLDS: Final = 24
"""Races in which the mean loss is foreseen."""


class Found(NamedTuple):
    """Mean squared errors of the losses, and the mean surprise at who wins, in natural units."""

    own: float
    others: float
    surprise: float


class Round(NamedTuple):
    """What was foreseen in one round, each time, and what came."""

    foreseen: list[list[float]]
    lost: list[int]


def foreseen(expert: ExpertBot, view: Any, legal: list[Any]) -> list[float]:
    """What everybody loses by the end of the round, on average over worlds."""
    table = Table(view)
    expert.considered(view, table, legal, inf)
    now = Candidate(table.ways, table.stone, view.rails_left, table.seat, table.turn_rails)
    races = [now.losses(table.seat, expert.world(table)) for _ in range(WORLDS)]
    return [fmean(by_seat) for by_seat in zip(*races, strict=True)]


def watched(seats: int, number: int, values: dict[str, float]) -> tuple[list[Round], list[float]]:
    """One game: its rounds, and the surprise at its winner after each of them but the last."""
    title, rng = game(TITLE), Random(f"forecasts/{seats}/{number}")
    state = title.start(seats, title.Options())
    names = [*population(TITLE, "tuning"), "sharp"]
    players = [bot(rng.choice(names), TITLE, f"{number}/{seat}") for seat in range(seats)]
    expert = ExpertBot(Random(number), values)
    rounds: list[Round] = []
    so_far: list[list[float]] = []
    standings: list[Any] = []
    while (seat := title.to_act(state)) != OVER:
        if seat == CHANCE:
            title.apply(state, drawn(title.chances(state), rng))
            continue
        view, legal = title.view(state, seat), title.legal(state)
        if seat == 0 and view.turn_rails == 0 and None not in view.start_stones:
            so_far.append(foreseen(expert, view, legal))
        title.apply(state, players[seat].choose(view, legal))
        if len(state.results) > len(rounds):
            rounds.append(Round(so_far, list(state.results[-1].lost)))
            so_far = []
            standings.append(title.view(state, None))
    winners = title.winners(state)
    nothing = [0] * seats
    chances = [
        sum(chance(view, seat, nothing, values["swing"]) for seat in winners)
        for view in standings[:-1]
    ]
    return rounds, [-log(one) for one in chances]


def measured(seats: int, games: int, values: dict[str, float]) -> Found:
    played = [watched(seats, number, values) for number in range(games)]
    pairs = [(guess, one.lost) for rounds, _ in played for one in rounds for guess in one.foreseen]
    return Found(
        fmean((guess[0] - lost[0]) ** 2 for guess, lost in pairs),
        fmean((guess[seat] - lost[seat]) ** 2 for guess, lost in pairs for seat in range(1, seats)),
        fmean(one for _, surprises in played for one in surprises),
    )


def read_values(settings: list[str]) -> dict[str, float]:
    """The expert's parameters, with the settings instead of its own."""
    values = dict(parameters(TITLE, "expert"))
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in values:
            raise SystemExit(f"the expert has no parameter {name!r}: {', '.join(values)}")
        values[name] = float(value)
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", metavar="K,…")
    parser.add_argument("--games", type=positive, default=5)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    values = read_values(args.set)
    for seats in seat_counts(TITLE, args.seats):
        found = measured(seats, args.games, values)
        print(
            f"{seats} seats: own loss {found.own:.2f}, the others' {found.others:.2f} (mean squared"
            f" errors), surprise at the winner {found.surprise:.3f}"
        )


if __name__ == "__main__":
    main()
