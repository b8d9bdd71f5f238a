"""The command line: `roundhouse COMMAND …`. Bad input gets one clear line and exit code 2."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Final, NoReturn, Protocol

from roundhouse import __version__
from roundhouse.cli import (
    arena,
    backup,
    bench,
    compact,
    doctor,
    fuzz,
    league,
    perft,
    play,
    puzzles,
    replay,
    report,
    rules,
    serve,
    simulate,
    worker,
)
from roundhouse.game import RoundhouseError


class Command(Protocol):
    """A module of this package: what it is for, its arguments, and what it does."""

    HELP: str

    @staticmethod
    def arguments(parser: ArgumentParser) -> None: ...

    @staticmethod
    def run(args: object) -> int: ...


COMMANDS: Final = {
    "serve": serve,
    "worker": worker,
    "backup": backup,
    "compact": compact,
    "doctor": doctor,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "league": league,
    "replay": replay,
    "report": report,
    "puzzles": puzzles,
    "rules": rules,
    "perft": perft,
    "fuzz": fuzz,
    "bench": bench,
}


class OneLineParser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"roundhouse: {one_line(message)} (see {self.prog} --help)\n")


def one_line(message: str) -> str:
    """The message, even where it repeats words of the user that have lines of their own."""
    return " ".join(message.splitlines())


def parser() -> ArgumentParser:
    main = OneLineParser(prog="roundhouse", description="A digital table for railway board games.")
    main.add_argument("--version", action="version", version=f"roundhouse {__version__}")
    commands = main.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=command.HELP,
            description=command.__doc__,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return main


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        result: int = args.run(args)
    except RoundhouseError as error:
        print(f"roundhouse: {one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nothing is left to say to it
        return 0
    return result
