"""Make puzzles from games of bots, or check those that come with the program.

`roundhouse puzzles make transamerica --seed 1 --count 100 --out FILE` writes one puzzle a line; the
same seed makes the same ones. `roundhouse puzzles check transamerica` looks at each one anew.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from roundhouse.cli.many_games import games_bar
from roundhouse.cli.options import positive
from roundhouse.game import BadInput
from roundhouse.puzzles.book import TITLES, maker, puzzles
from roundhouse.puzzles.making import is_right, make
from roundhouse.puzzles.puzzle import GRADES, Puzzle, position

HELP: Final = "make puzzles from games of bots, or check them"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=("make", "check"), help="make new ones, or check ours")
    parser.add_argument("game", metavar="GAME", help=f"the title: {', '.join(TITLES)}")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the games (1)")
    parser.add_argument(
        "--count", type=positive, default=100, metavar="N", help="how many to make (100)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them there, not to screen")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")


def run(args: Namespace) -> int:
    maker(args.game)
    found = made(args) if args.what == "make" else checked(args.game)
    if args.what == "make" and args.out is None:
        return 0
    counts = Counter(puzzle.grade for puzzle in found)
    if args.json:
        print(msgspec.json.encode({grade: counts[grade] for grade in GRADES}).decode())
    else:
        print(", ".join(f"{counts[grade]} {grade}" for grade in GRADES))
    return 0


def made(args: Namespace) -> list[Puzzle]:
    """Make them, and write each as soon as it is there."""
    found: list[Puzzle] = []
    lines: list[str] = []
    with games_bar(args.game, args.count) as done:
        for puzzle in make(args.game, args.count, args.seed):
            found.append(puzzle)
            lines.append(msgspec.json.encode(puzzle).decode())
            if args.out is None:
                print(lines[-1])
            done(1)
    if args.out is not None:
        try:
            args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{args.out}: {error.strerror}") from error
    return found


def checked(title: str) -> list[Puzzle]:
    """Ours, each asked and answered anew; the first that is wrong is named."""
    found = list(puzzles(title))
    with games_bar(title, len(found)) as done:
        for number, puzzle in enumerate(found):
            if not is_right(title, puzzle, position(title, puzzle)):
                raise BadInput(f"puzzle {number} of {title} has another answer now")
            done(1)
    return found
