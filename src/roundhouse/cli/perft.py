"""Count the lines of play from a position: a fingerprint of the rules.

The position is the first one after the set-up that the seed draws, or a moment of a record.
Chance outcomes count as actions.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

import msgspec

from roundhouse.cli.options import add_options, positive, read_options
from roundhouse.game import BadInput, game
from roundhouse.match import Match
from roundhouse.match.walk import perft

HELP: Final = "count the lines of play from a position"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the title")
    parser.add_argument("--seats", type=positive, help="number of seats (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the set-up (default 0)")
    parser.add_argument("--depth", type=positive, default=2, help="actions to look ahead (2)")
    parser.add_argument("--record", metavar="FILE", help="count from a moment of this record")
    parser.add_argument("--at", type=int, metavar="N", help="after N actions of the record")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    add_options(parser)


def run(args: Namespace) -> int:
    match, state = position(args)
    counts = [perft(match.game, state, depth) for depth in range(1, args.depth + 1)]
    if args.json:
        print(msgspec.json.encode({"game": match.game.name, "counts": counts}).decode())
    else:
        for depth, count in enumerate(counts, start=1):
            print(f"depth {depth}: {count}")
    return 0


def position(args: Namespace) -> tuple[Match, object]:
    if (args.game is None) == (args.record is None):
        raise BadInput("name a game, or a record with --record")
    if args.at is not None and args.record is None:
        raise BadInput("--at is a moment of a record: name one with --record")
    if args.record is not None:
        if args.seats is not None or args.option:
            raise BadInput("a record has its own seats and options: leave --seats and --option out")
        match = Match.load(args.record)
        return match, match.at(len(match.actions) if args.at is None else args.at)
    seats = args.seats or game(args.game).seats[0]
    options = read_options(args.option)
    match = Match.start(args.game, seats=seats, seed=args.seed, options=options)
    return match, match.state
