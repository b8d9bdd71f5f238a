"""Sends notices to people who have no page open: by webhook, by mail, by browser push."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from roundhouse.game import Message
from roundhouse.languages import LANGUAGES
from roundhouse.server.clock import SteadyClock
from roundhouse.server.keys import Keys
from roundhouse.server.links import table_link
from roundhouse.server.lobby.forms import title_key
from roundhouse.server.lobby.presence import Presence
from roundhouse.server.notices import push, smtp
from roundhouse.server.notices.smtp import SmtpServer
from roundhouse.server.notices.watching import Notice
from roundhouse.server.notices.webhook_client import WebhookClient
from roundhouse.server.notices.wishes import Wishes, confirmed, is_quiet, read_wishes
from roundhouse.server.observability.metrics import NOTICES
from roundhouse.server.settings import Settings
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tasks import end
from roundhouse.store import Store, StoreError, lobby, notices
from roundhouse.store.notices import Subscription
from roundhouse.words import say

_LOG: Final = logging.getLogger("roundhouse.notices")
_MOST: Final = 5_000
"""Notices under way; more than that and the newest are left out."""
_GONE: Final = (404, 410)
"""A push service's word for a browser that no longer listens."""
_KEYS: Final = {"turn": "notice-turn", "over": "notice-over", "invited": "notice-invited"}


class Messenger:
    keys: Keys
    """Once the database is open."""

    def __init__(
        self,
        store: Store,
        clock: SteadyClock,
        settings: Settings,
        hub: Hub,
        presence: Presence,
        webhook_client: WebhookClient,
        smtp_server: SmtpServer | None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings
        self._hub = hub
        self._presence = presence
        self._webhook_client = webhook_client
        self._smtp_server = smtp_server
        self._under_way: set[asyncio.Task[None]] = set()
        self._due: dict[Notice, float] = {}
        """When to look again at each; a notice given again waits from then on."""
        self._looking = asyncio.Lock()
        """One query at a time: many people may disconnect at once."""

    def send(self, notice: Notice) -> None:
        """In a while, if it is still true then and the person is not here."""
        is_new = notice not in self._due
        if is_new and len(self._under_way) >= _MOST:
            return
        self._due[notice] = time.monotonic() + self._settings.notice_delay
        if is_new:
            task = asyncio.create_task(self._elsewhere(notice))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        await end(self._under_way)

    async def _elsewhere(self, notice: Notice) -> None:
        try:
            while (left := self._due[notice] - time.monotonic()) > 0:
                await asyncio.sleep(left)
        finally:
            del self._due[notice]
        try:
            if not self._is_here(notice) and await self._still_true(notice):
                await self._call(notice)
        except StoreError as error:
            _LOG.warning("a notice was lost: %s", error)
        except Exception:
            _LOG.exception("a notice was lost")

    def _is_here(self, notice: Notice) -> bool:
        """Has the person a page open, or a connection to that table?"""
        table = self._hub.tables.get(notice.table)
        is_at_table = table is not None and table.audience.includes(notice.person)
        return is_at_table or self._presence.is_here(notice.person)

    async def _still_true(self, notice: Notice) -> bool:
        if notice.kind != "turn":
            return True
        card = self._hub.card(notice.table)
        if card is None:
            async with self._looking, self._store.read() as database:
                card = await lobby.card(database, notice.table)
        if card is None or card.status != "playing":
            return False
        return card.seats[card.to_act].person == notice.person

    async def _call(self, notice: Notice) -> None:
        async with self._looking, self._store.read() as database:
            receiver = await notices.receiver(database, notice.person)
        if receiver is None:
            return
        wishes = read_wishes(receiver.settings)
        wanted = wishes.over if notice.kind == "over" else wishes.turn
        if not wanted or is_quiet(wishes, self._clock.now()):
            return
        text = sentence(notice, wishes)
        if receiver.account and wishes.webhook:
            await self._by_webhook(notice, wishes.webhook, text)
        if receiver.account and wishes.mail and (address := confirmed(receiver)):
            await self._by_mail(notice, address, text)
        for subscription in receiver.subscriptions:
            await self._by_push(notice, subscription, text)

    async def _by_webhook(self, notice: Notice, url: str, text: str) -> None:
        body = {"content": text, "text": text, "kind": notice.kind, "game": notice.game}
        body |= {"table": notice.table, "url": self.link(notice)}
        headers = {"Content-Type": "application/json"}
        status = await self._webhook_client.post(url, msgspec.json.encode(body), headers)
        _count("webhook", status is not None and 200 <= status < 300)

    async def _by_mail(self, notice: Notice, address: str, text: str) -> None:
        if self._smtp_server is None:
            return
        body = f"{text}\n\n{self.link(notice)}\n"
        _count("mail", await smtp.send(self._smtp_server, address, text, body))

    async def _by_push(self, notice: Notice, to: Subscription, text: str) -> None:
        message = msgspec.json.encode({"text": text, "url": self.link(notice), "tag": notice.table})
        sealed = push.sealed(message, push.decoded(to.browser), push.decoded(to.shared))
        key = push.private_key(self.keys.push)
        contact = self._settings.public_url or "mailto:nobody@example.com"
        headers = {
            "Authorization": push.authorization(to.endpoint, key, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
        }
        status = await self._webhook_client.post(to.endpoint, sealed, headers)
        _count("push", status is not None and 200 <= status < 300)
        if status in _GONE:
            async with self._store.write() as database:
                await notices.unsubscribe(database, notice.person, to.endpoint)

    def link(self, notice: Notice) -> str:
        return table_link(self._settings, notice.table)


def sentence(notice: Notice, wishes: Wishes) -> str:
    """The notice in the language of who gets it."""
    language = wishes.language or LANGUAGES[0]
    game = say(Message(title_key(notice.game)), language)
    return say(Message(_KEYS[notice.kind], {"game": game}), language)


def _count(kind: str, worked: bool) -> None:
    NOTICES.labels(kind, "sent" if worked else "failed").inc()
