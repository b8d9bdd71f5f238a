"""Print a title's rulebook in our words, or one rule of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

import msgspec

from roundhouse.game import BadInput
from roundhouse.languages import LANGUAGES
from roundhouse.rulebook import rulebook, rules

HELP: Final = "print a title's rules, or one of them"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title, for example transamerica")
    parser.add_argument("rule", metavar="RULE", nargs="?", help="one rule's id, for example TA-2.3")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the rules")
    parser.add_argument("--json", action="store_true", help="print ids and words as JSON")


def run(args: Namespace) -> int:
    found = rules(args.game, args.language)
    if args.rule is not None:
        if args.rule not in found:
            raise BadInput(f"{args.game} has no rule {args.rule}")
        found = {args.rule: found[args.rule]}
    if args.json:
        print(msgspec.json.encode(found).decode())
    elif args.rule is not None:
        print(f"{args.rule} {found[args.rule]}")
    else:
        print(rulebook(args.game, args.language), end="")
    return 0
