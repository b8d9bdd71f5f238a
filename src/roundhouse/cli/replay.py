"""Play a record through, checking every line, and tell the game as sentences."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

import msgspec

from roundhouse.cli.replay_page import names_of, result, write_page
from roundhouse.cli.replay_pictures import write_card, write_gif, write_png
from roundhouse.game import Message, Values
from roundhouse.languages import LANGUAGES
from roundhouse.match import Match
from roundhouse.words import say

HELP: Final = "check a record and tell its game"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a record: header line, then one action a line"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the story")
    parser.add_argument("--quiet", action="store_true", help="only check, and print the result")
    parser.add_argument(
        "--png", type=int, metavar="N", help="draw the table after N entries of the log"
    )
    parser.add_argument("--gif", action="store_true", help="draw the whole game, moving")
    parser.add_argument(
        "--html", action="store_true", help="one page with board, scrubber and charts, no network"
    )
    parser.add_argument("--card", action="store_true", help="draw the result, for sharing")
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help="where it goes (game.png, game.gif, game.html, card.png)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    match = Match.load(args.file)
    if drawn := draw(match, args):
        print(drawn)
        return 0
    if args.json:
        found = {
            "game": match.game.name,
            "seats": match.seats,
            "actions": len(match.actions),
            "over": match.over,
            "scores": match.scores(),
            "winners": match.winners(),
        }
        print(msgspec.json.encode(found).decode())
        return 0
    if not args.quiet:
        for sentence in story(match, args.language):
            print(sentence)
    print(standing(match, args.language))
    print("; ".join(result(match, args.language)))
    return 0


def draw(match: Match, args: Namespace) -> Path | None:
    """The picture or page that was asked for; where it lies now."""
    if args.png is not None:
        path = args.output or Path("game.png")
        write_png(match, args.png, path, args.language)
    elif args.gif:
        path = args.output or Path("game.gif")
        write_gif(match, path, args.language)
    elif args.html:
        path = args.output or Path("game.html")
        write_page(match, path, args.language)
    elif args.card:
        path = args.output or Path("card.png")
        write_card(match, path, args.language)
    else:
        return None
    return Path(path)


def standing(match: Match, language: str) -> str:
    """Which game it is and how far it has come."""
    values: Values = {
        "game": say(Message(f"{match.game.name}-title"), language),
        "seats": match.seats,
        "actions": len(match.actions),
    }
    if match.over:
        return say(Message("replay-over", values), language)
    if match.to_act < 0:
        return say(Message("replay-draws", values), language)
    name = names_of(match, language)[match.to_act]
    return say(Message("replay-turn", {**values, "name": name}), language)


def story(match: Match, language: str = "en") -> list[str]:
    """The whole game as sentences; every card is told, since a record holds them all."""
    told: list[str] = []
    for step in match.steps():
        owner = getattr(step.action, "seat", None) if step.seat < 0 else step.seat
        messages = match.game.tell(step.before, step.action, step.after, owner)
        told += [say(message, language) for message in messages]
    return told
