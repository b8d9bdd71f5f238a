"""How long a server keeps what it need not keep for ever: the settings that say so."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import Final, NamedTuple

LONGEST: Final = 1_000_000


class RetentionSetting(NamedTuple):
    name: str
    default: str
    what: str


RETENTION: Final = (
    RetentionSetting(
        "--compact-after", "1", "days after its end at which a game is packed; 0: never"
    ),
    RetentionSetting(
        "--keep-guests",
        "365",
        "days that guests who cannot come back are kept after their last game; 0: for ever",
    ),
    RetentionSetting(
        "--keep-talk", "365", "days that what people said is kept after the game; 0: for ever"
    ),
    RetentionSetting(
        "--keep-snapshots",
        "30",
        "days that the last state of a game is kept after it, as a shortcut; 0: for ever",
    ),
)


def days(text: str) -> float:
    """A number of days, or 0."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < LONGEST:
        raise ArgumentTypeError(f"{text!r} is not a number of days, or 0")
    return value
