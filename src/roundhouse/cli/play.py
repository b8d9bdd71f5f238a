"""Play in the terminal: `me` sits at a seat, bots at the others; `--demo` only watches."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from typing import Any, Final

from roundhouse.bots import Bot, bot
from roundhouse.cli.options import add_options, pause, read_options
from roundhouse.game import BadInput
from roundhouse.languages import LANGUAGES
from roundhouse.match import Match, Step
from roundhouse.words import say

HELP: Final = "play or watch a game in the terminal"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title")
    parser.add_argument(
        "--seats",
        default="me,random,random",
        metavar="LIST",
        help="who sits where, for example me,random,random",
    )
    parser.add_argument("--demo", action="store_true", help="watch bots play a game")
    parser.add_argument("--pause", type=pause, default=0.02, help="seconds between moves of a demo")
    parser.add_argument("--seed", type=int, help="seed of the cards (default: none can guess it)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_options(parser)


def run(args: Namespace) -> int:
    names = args.seats.split(",")
    if args.demo:
        names = ["random" if name == "me" else name for name in names]
    if names.count("me") > 1:
        raise BadInput("--seats: one seat is yours; a second player would see your cards")
    bots = [None if name == "me" else bot(name, args.game, args.seed) for name in names]
    me = names.index("me") if "me" in names else None
    options = read_options(args.option)
    match = Match.start(args.game, seats=len(names), seed=args.seed, options=options)
    tell(match, list(match.steps()), me, args.language)
    while not match.over:
        action = next_action(match, bots[match.to_act], args.language)
        if action is None:
            print("Goodbye.")
            return 0
        tell(match, match.play(action), me, args.language)
        if args.demo:
            time.sleep(args.pause)
    return 0


def tell(match: Match, steps: list[Step], seat: int | None, language: str) -> None:
    for step in steps:
        for message in match.game.tell(step.before, step.action, step.after, seat):
            print(say(message, language), flush=True)


def next_action(match: Match, player: Bot | None, language: str) -> Any:
    """The bot's choice, or the person's; None when the person leaves."""
    legal = match.legal()
    if player is not None:
        return player.choose(match.view(match.to_act), legal)
    for number, action in enumerate(legal):
        print(f"{number:4} {say(match.game.label(match.state, action), language)}")
    while True:
        try:
            return legal[
                read_choice(input(f"Your move (0 to {len(legal) - 1}, q to stop): "), legal)
            ]
        except BadInput as error:
            print(error)
        except EOFError:
            return None


def read_choice(text: str, legal: list[Any]) -> int:
    if text.strip().lower() in ("q", "quit"):
        raise EOFError
    if text.strip() not in [str(number) for number in range(len(legal))]:
        raise BadInput(f"{text!r} is not a number from 0 to {len(legal) - 1}")
    return int(text)
