"""A person's settings."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from roundhouse.game import Message
from roundhouse.languages import LANGUAGES
from roundhouse.server.notices import smtp
from roundhouse.server.notices.webhook_client import LONGEST, checked_url
from roundhouse.server.safety.problems import Problem
from roundhouse.store.notices import Receiver

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one hour to another, by the clocks of a time zone, nothing is sent."""

    start: Hour
    end: Hour
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})?$")] = ""
    """Empty: as the browser asks."""
    colours: Literal["", "light", "dark", "contrast"] = ""
    turn: bool = True
    """Tell me when it is my turn."""
    over: bool = True
    """Tell me when a game is over."""
    webhook: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    """A web address that is sent a message each time; empty: none."""
    email: Annotated[str, msgspec.Meta(max_length=smtp.LONGEST)] = ""
    mail: bool = False
    """Send mail to that address, where this server can."""
    quiet: Quiet | None = None
    profile: bool = False
    """May others see what my finished games show?"""


def read_wishes(kept: str) -> Wishes:
    """Settings as they are kept."""
    return msgspec.json.decode(kept, type=Wishes)


def confirmed(receiver: Receiver) -> str:
    """The address that the person wants mail at and has shown to be theirs; else empty.

    One that was taken out of the settings, or replaced there, is nobody's any more.
    """
    wished = read_wishes(receiver.settings).email
    return wished if wished == receiver.email else ""


def check(wishes: Wishes) -> None:
    """Addresses and the time zone must be real ones."""
    if wishes.webhook:
        checked_url(wishes.webhook)
    if wishes.email:
        smtp.checked_address(wishes.email)
    if wishes.quiet is not None and wishes.quiet.zone not in available_timezones():
        raise Problem(Message("zone-unknown"))


def is_quiet(wishes: Wishes, now: float) -> bool:
    """Is this an hour in which nothing shall be sent?"""
    if wishes.quiet is None:
        return False
    hour = datetime.fromtimestamp(now, ZoneInfo(wishes.quiet.zone)).hour
    start, end = wishes.quiet.start, wishes.quiet.end
    return start <= hour < end if start < end else hour >= start or hour < end
