"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

import msgspec

from roundhouse.game import BadInput


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, for example --option barrier=published; may be repeated",
    )


def read_options(pairs: list[str]) -> dict[str, Any]:
    """`barrier=published` and `show_missing=false`: values are JSON, or else plain words."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadInput(f"--option {pair}: write NAME=VALUE")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or int(text) == 0:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds above 0."""
    value = pause(text)
    if value == 0:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value


def pause(text: str) -> float:
    """A number of seconds, or 0."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value
