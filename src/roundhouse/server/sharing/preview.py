"""The page of a table, with what other sites show where its link is posted (Open Graph)."""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from roundhouse.game import Message
from roundhouse.server import links
from roundhouse.server.house import House
from roundhouse.server.lobby.forms import title_key
from roundhouse.server.lobby.tables import TableId
from roundhouse.server.page import ASK_FIRST, answer, document, sendable
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.sharing.pictures import FRESH
from roundhouse.store import StoreError
from roundhouse.store.lobby import TableCard
from roundhouse.words import say

AnyRequest = Request[Any, Any, Any]
_HEAD: Final = b"</head>"
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
_SIZE: Final = {"og:image:width": "1200", "og:image:height": "630"}


@get(f"{links.TABLE}/{{table_id:str}}", media_type="text/html", include_in_schema=False)
async def table_page(
    table_id: FromPath[str], request: AnyRequest, house: TheHouse
) -> Response[bytes | None]:
    """The document of every page, with a description of the table in its head."""
    plain = document()
    if not _TABLE_ID.fullmatch(table_id):
        return answer(request, plain, ASK_FIRST)
    tags = await described(house, table_id, language_of(request))
    text = plain.plain.replace(_HEAD, tags.encode() + _HEAD, 1)
    return answer(request, sendable(text, ".html"), ASK_FIRST)


@get(
    f"{links.TABLE}/{{table_id:str}}/picture.png",
    media_type="image/png",
    include_in_schema=False,
    guards=[limited("pictures")],
)
async def picture(
    table_id: TableId, request: AnyRequest, house: TheHouse
) -> Response[bytes | None]:
    """The table as an onlooker sees it; one picture for all tables that are not for everybody."""
    data = await house.pictures.of(table_id)
    return answer(request, sendable(data, ".png"), f"public, max-age={round(FRESH)}")


async def described(house: House, table_id: str, language: str) -> str:
    """Tags for the head. Tables that are not for everybody look like those that are not there."""
    try:
        card = await house.pictures.shared_card(table_id)
    except StoreError:
        card = None
    title = "Roundhouse" if card is None else say(Message(title_key(card.game)), language)
    values = {
        "og:type": "website",
        "og:site_name": "Roundhouse",
        "og:title": title,
        "og:description": say(description(card), language),
        "og:url": links.table_link(house.settings, table_id),
        "og:image": links.picture_link(house.settings, table_id),
        **_SIZE,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items()
    )


def description(card: TableCard | None) -> Message:
    """Who plays, in a sentence."""
    if card is None:
        return Message("share-house")
    names = ", ".join(seat.name for seat in card.seats if seat.kind != "open" and seat.name)
    free = sum(seat.kind == "open" for seat in card.seats)
    if card.status == "open" and free:
        return Message("share-open", {"names": names, "free": free, "seats": len(card.seats)})
    return Message("share-over" if card.status == "over" else "share-playing", {"names": names})


HANDLERS: Final = (table_page, picture)
