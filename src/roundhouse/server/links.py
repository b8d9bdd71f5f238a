"""Absolute URLs of this server for mails, webhooks and pages: all are built here."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from roundhouse.server.settings import Settings

TABLE: Final = "/table"
PASSWORD: Final = "/password"
CONFIRM: Final = "/confirm"
ANYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that a server listens at and nobody can visit."""


def base(settings: Settings) -> str:
    """The public base URL."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = "localhost" if settings.host in ANYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def table_link(settings: Settings, table_id: str) -> str:
    return f"{base(settings)}{TABLE}/{table_id}"


def picture_link(settings: Settings, table_id: str) -> str:
    return f"{table_link(settings, table_id)}/picture.png"


def take_over_link(settings: Settings, table_id: str, token: str) -> str:
    """The token stands where no server and no log sees it."""
    return f"{table_link(settings, table_id)}#take={token}"


def password_link(settings: Settings, person: int, until: int, proof: str) -> str:
    query = urlencode({"person": person, "until": until, "proof": proof})
    return f"{base(settings)}{PASSWORD}?{query}"


def confirm_link(settings: Settings, person: int, proof: str) -> str:
    return f"{base(settings)}{CONFIRM}/{person}/{proof}"
