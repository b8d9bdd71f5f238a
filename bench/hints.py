"""How good hints are: what the first one loses by the expert's own evaluation.

python -m bench.hints [TITLE …] [--positions 200]

Positions are taken from games of the levels at every number of seats. The title's judge
(`roundhouse.bots.judging`) compares the hint with everything the expert thinks of, in the same
worlds; the loss is the part of the chance to win that the hint gives away.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any, Final

from bench.command import run_command
from roundhouse.bots import LEVELS, Steps, bot
from roundhouse.bots.hints import hints
from roundhouse.bots.judging import judge
from roundhouse.game import CHANCE, OVER, game, games
from roundhouse.match.match import drawn

GOAL: Final = 0.02
HINT: Final = {"transamerica": 512, "american-rails": 400, "african-rails": 200}
"""Steps of a hint, about as many as a table has time for."""
VERDICT: Final = {"transamerica": 512, "american-rails": 256, "african-rails": 800}
APART: Final = 9
"""Decisions between two positions, about."""


def positions(title: str, count: int, seed: int = 1) -> Iterator[tuple[Any, list[Any]]]:
    """Views in which there is a choice, with what is legal."""
    chosen, rng = game(title), Random(seed)
    while True:
        seats = rng.choice(list(chosen.seats))
        state = chosen.start(seats, chosen.Options())
        players = [bot(rng.choice(LEVELS[1:]), title, rng.getrandbits(30)) for _ in range(seats)]
        while (seat := chosen.to_act(state)) != OVER:
            if seat == CHANCE:
                chosen.apply(state, drawn(chosen.chances(state), rng))
                continue
            view, legal = chosen.view(state, seat), chosen.legal(state)
            if len(legal) > 1 and rng.random() < 1 / APART:
                yield view, legal
                count -= 1
                if not count:
                    return
            chosen.apply(state, players[seat].choose(view, legal, Steps(4)))


def loss(title: str, view: Any, legal: list[Any]) -> float:
    """The part of the chance to win that the first hint gives away."""
    (hint, *_) = hints(title, view, legal, Steps(HINT[title]), 1)
    return loss_of(title, view, legal, hint.action)


def loss_of(title: str, view: Any, legal: list[Any], action: Any) -> float:
    someone = judge(title, 2)
    assert someone is not None
    verdict = someone.judge(view, legal, [action], Steps(VERDICT[title]))
    return 0.0 if verdict is None or not verdict.chance else verdict.lost / verdict.chance


def measured(title: str, count: int) -> dict[str, Any]:
    """What is told of the first hints in so many positions."""
    losses = [loss(title, *place) for place in positions(title, count)]
    return {
        "command": f"python -m bench.hints {title} --positions {count}",
        "positions": count,
        "within": sum(one <= GOAL for one in losses),
        "mean": round(fmean(losses), 4),
        "most": round(max(losses), 4),
    }


def told(found: dict[str, Any]) -> str:
    return (
        f"{found['within']} of {found['positions']} hints lose {GOAL:.0%} or less of the chance to "
        f"win; {found['mean']:.2%} on average, {found['most']:.1%} at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(games()), metavar="TITLE")
    parser.add_argument("--positions", type=int, default=200)
    args = parser.parse_args()
    for title in args.titles:
        print(f"{title}: {told(measured(title, args.positions))}")


if __name__ == "__main__":
    run_command(main)
