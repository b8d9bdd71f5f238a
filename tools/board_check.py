"""How long a game of African Rails takes: plays games between haulers, prints and draws it.

python tools/board_check.py --games 100 --plot docs/pictures/african-rails-length.svg
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Final, NamedTuple

from roundhouse.bots import bot
from roundhouse.game import CHANCE, OVER, game
from roundhouse.match.match import drawn

TITLE: Final = "african-rails"
LIMIT: Final = 300
"""Rounds after which a game counts as unfinished."""
SOLO: Final = (42, 60, 79)
"""The estimate the board was made with: a player alone, least, median and most turns."""
BIN: Final = 4


class Length(NamedTuple):
    """One game, and what its winner did."""

    rounds: int
    finished: bool
    deliveries: int
    """Income from contracts, in M."""
    track: int
    """Spent on track, in M."""


def play(seats: int, seed: int) -> Length:
    """One game between haulers; the same seed gives the same game."""
    title = game(TITLE)
    state = title.start(seats, title.Options())
    rng = Random(f"board check {seed}")
    players = [bot("hauler", TITLE, seed) for _ in range(seats)]
    while (seat := title.to_act(state)) != OVER and state.round <= LIMIT:
        if seat == CHANCE:
            title.apply(state, drawn(title.chances(state), rng))
        else:
            view = title.view(state, seat)
            title.apply(state, players[seat].choose(view, title.legal(state)))
    finished = title.to_act(state) == OVER
    best = title.winners(state)[0] if finished else 0
    view = title.view(state, best)
    accounts = view.players[best].accounts
    return Length(view.round, finished, accounts["deliveries"], -accounts["track"])


def summary(seats: int, lengths: Sequence[Length]) -> str:
    rounds = [length.rounds for length in lengths if length.finished]
    low, middle, high = quantiles(rounds, n=4)
    return (
        f"{len(lengths)} games of {seats} haulers, {len(lengths) - len(rounds)} unfinished\n"
        f"turns to 250 M and five major cities: median {middle:g}, half of the games "
        f"{low:g} to {high:g}, all {min(rounds)} to {max(rounds)}, mean {mean(rounds):.1f}\n"
        f"the winner earned {mean(one.deliveries for one in lengths):.0f} M with contracts and "
        f"spent {mean(one.track for one in lengths):.0f} M on track, on average"
    )


def plot(seats: int, lengths: Sequence[Length]) -> str:
    """A histogram of the turns, as SVG; the band is the estimate for a player alone."""
    counts = Counter(one.rounds // BIN * BIN for one in lengths if one.finished)
    first, last = min(*counts, SOLO[0] // BIN * BIN), max(*counts, SOLO[2]) + BIN
    width, height, left, bottom = 720, 320, 50, 50
    across = (width - left - 20) / (last - first)
    up = (height - bottom - 80) / max(counts.values())
    ground = height - bottom

    def x(turn: float) -> float:
        return round(left + (turn - first) * across, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="24" font-size="16">African Rails: turns to 250 M and five major '
        f"cities, {len(lengths)} games of {seats} haulers</text>",
        f'<rect x="{x(SOLO[0])}" y="54" width="{x(SOLO[2]) - x(SOLO[0]):.1f}" '
        f'height="{ground - 54}" fill="#f3e9d2"/>',
        f'<text x="{x(SOLO[0])}" y="48" fill="#7a6130">alone, by the estimate: '
        f"{SOLO[0]} to {SOLO[2]}, median {SOLO[1]}</text>",
    ]
    for turn, count in sorted(counts.items()):
        top = ground - count * up
        parts.append(
            f'<rect x="{x(turn) + 1}" y="{top:.1f}" width="{BIN * across - 2:.1f}" '
            f'height="{count * up:.1f}" fill="#2f6f73"/>'
            f'<text x="{x(turn + BIN / 2)}" y="{top - 4:.1f}" text-anchor="middle">{count}</text>'
        )
    for turn in range(first, last + 1, 2 * BIN):
        parts.append(f'<text x="{x(turn)}" y="{ground + 18}" text-anchor="middle">{turn}</text>')
    parts += [
        f'<path d="M{left} {ground}H{width - 20}" stroke="#222"/>',
        f'<text x="{(left + width) / 2}" y="{height - 10}" text-anchor="middle">turns</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plot", type=Path, help="write the histogram to this SVG file")
    args = parser.parse_args(arguments)
    seeds = range(args.seed, args.seed + args.games)
    if args.jobs == 1:
        lengths = [play(args.seats, seed) for seed in seeds]
    else:
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            lengths = list(pool.map(partial(play, args.seats), seeds))
    print(summary(args.seats, lengths))
    if args.plot is not None:
        args.plot.write_text(plot(args.seats, lengths), encoding="utf-8")


if __name__ == "__main__":
    main()
