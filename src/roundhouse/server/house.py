"""The house: everything that runs while the server does."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_network
from typing import Final, Self

from roundhouse.game import BadInput
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.thinking import Bots, Thinkers
from roundhouse.server.clock import SteadyClock
from roundhouse.server.keys import Keys
from roundhouse.server.lobby.lengths import Lengths
from roundhouse.server.lobby.presence import Presence
from roundhouse.server.notices import mail
from roundhouse.server.notices.addresses import Network
from roundhouse.server.notices.messenger import Messenger
from roundhouse.server.notices.watching import Watching
from roundhouse.server.notices.webhook_client import WebhookClient
from roundhouse.server.people.rating import Raters
from roundhouse.server.pubsub import BOTS, LOBBY, PEOPLE, PubSub
from roundhouse.server.safety.limits import usual_limits
from roundhouse.server.safety.sockets import OpenSockets
from roundhouse.server.settings import Settings
from roundhouse.server.sharing.pictures import Pictures
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tables.replays import Replays
from roundhouse.store import Store, StoreError
from roundhouse.store.cleaning import clean
from roundhouse.store.journal import Journal

LOG: Final = logging.getLogger("roundhouse.house")
HOUR: Final = 3600


class House:
    keys: Keys
    """The house's own secrets, once it is open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = SteadyClock()
        self.store = Store(settings.database)
        self.journal = Journal(self.store)
        self.pubsub = PubSub(self.store)
        self.bots = Bots(thinkers(settings, self.store), settings.bot_budget)
        self.hub = Hub(self)
        self.replays = Replays()
        self.limits = usual_limits(settings.leniency)
        self.sockets = OpenSockets(
            settings.sockets_per_address * settings.leniency,
            settings.sockets_per_person * settings.leniency,
        )
        self.presence = Presence()
        """Everybody who has a page open."""
        self.people_changes = 0
        """How often sessions or block lists have changed: connections being made look again."""
        self.watching = Watching(self)
        self.lengths = Lengths(self.store)
        self.pictures = Pictures(self)
        self.raters = Raters(self)
        self.webhook_client = WebhookClient(networks(settings.webhook_networks))
        self.post = mail.read_post(settings.mail, settings.mail_from) if settings.mail else None
        self.messenger = Messenger(self)

    async def open(self) -> Self:
        await self.store.open()
        await self.store.make_room()
        self.keys = await Keys.load(self.store)
        self.journal.open()
        await self.bots.open()
        await self.hub.open()
        self.hub.spawn(self.pubsub.listen(self.bots.thinkers.answered, BOTS))
        self.hub.spawn(self.pubsub.listen(self.watching.table_changed_elsewhere, LOBBY))
        self.hub.spawn(self.pubsub.listen(self._logged_out_elsewhere, PEOPLE))
        self.hub.spawn(self.raters.catch_up())
        self.hub.spawn(self._keep_clean())
        return self

    async def close(self) -> None:
        await self.hub.close()
        await self.bots.close()
        await self.journal.close()
        self.presence.close()
        self.pictures.close()
        await self.watching.close()
        await self.messenger.close()
        await self.webhook_client.close()
        await self.store.close()

    def now(self) -> float:
        """Seconds since 1970 by the house's own clock."""
        return self.clock.now()

    async def _keep_clean(self) -> None:
        """Every hour take away what nobody will miss."""
        while True:
            try:
                async with self.store.write() as database:
                    gone = await clean(database, self.now())
                LOG.info("cleaned", extra={"gone": gone})
            except StoreError as error:
                LOG.warning("not cleaned: %s", error)
            await asyncio.sleep(HOUR)

    def table_changed(self, table_id: str) -> None:
        """Something happened at that table: the lobby and its players will be told."""
        self.watching.table_changed(table_id)
        self.hub.table_changed(table_id)

    def reseated(self, table_id: str) -> None:
        """Somebody sat down or stood up at that table, or it is gone."""
        table = self.hub.tables.get(table_id)
        if table is not None:
            self.hub.schedule_refresh(table)
        self.pubsub.publish(table_id)
        self.table_changed(table_id)

    def reloaded(self, table_id: str) -> None:
        """What is known of that table here is out of date: its windows connect anew."""
        table = self.hub.tables.pop(table_id, None)
        for watcher in list(table.watchers) if table is not None else []:
            watcher.cut_off()
        self.reseated(table_id)

    def logged_out(self, person: int) -> None:
        """A session of this person ended: every open window must show that it has another."""
        self.pubsub.publish(str(person), PEOPLE)
        self._cut_off(person)

    def _cut_off(self, person: int) -> None:
        self.people_changes += 1
        self.presence.cut_off(person)
        for table in self.hub.tables.values():
            for watcher in table.watchers:
                if watcher.person is not None and watcher.person.id == person:
                    watcher.cut_off()

    async def _logged_out_elsewhere(self, person: str) -> None:
        self._cut_off(int(person))

    async def start_table(self, table_id: str) -> None:
        """Begin the game at a table whose seats are all taken."""
        await self.hub.begin(table_id)


def thinkers(settings: Settings, store: Store) -> Thinkers:
    if settings.bots == "pool":
        return BotPool(settings.bot_workers)
    from roundhouse.server.bots.queue import BotQueue

    return BotQueue(store)


def networks(texts: tuple[str, ...]) -> list[Network]:
    try:
        return [ip_network(text) for text in texts]
    except ValueError as error:
        raise BadInput(f"webhooks: {error}") from error
