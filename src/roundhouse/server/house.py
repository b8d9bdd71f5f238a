"""`House` builds and connects everything that runs while the server does."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Self

from roundhouse.game import BadInput
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.thinking import Bots, Thinkers
from roundhouse.server.clock import SteadyClock
from roundhouse.server.housekeeping import Housekeeping
from roundhouse.server.keys import Keys
from roundhouse.server.lobby.lengths import Lengths
from roundhouse.server.lobby.presence import Presence
from roundhouse.server.notices import smtp
from roundhouse.server.notices.addresses import Network
from roundhouse.server.notices.messenger import Messenger
from roundhouse.server.notices.watching import Watching
from roundhouse.server.notices.webhook_client import WebhookClient
from roundhouse.server.observability.readiness import Readiness
from roundhouse.server.people.rating import Raters
from roundhouse.server.pubsub import BOTS, LOBBY, PEOPLE, TABLES, PubSub
from roundhouse.server.safety.limits import usual_limits
from roundhouse.server.safety.sockets import OpenSockets
from roundhouse.server.settings import Settings
from roundhouse.server.sharing.pictures import Pictures
from roundhouse.server.tables.autoplay import Autoplay
from roundhouse.server.tables.clocks import Clocks
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tables.live import LiveTable, TableContext, TableEvents
from roundhouse.server.tables.replays import Replays
from roundhouse.server.tables.report_jobs import ReportJobs
from roundhouse.server.tables.upkeep import Upkeep
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store
from roundhouse.store.journal import Journal


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
        self.tasks = Tasks()
        self.events = TableEvents()
        self.hub = Hub(
            TableContext(self.store, self.journal, self.clock, settings, self.tasks, self.events)
        )
        self.readiness = Readiness(self.store, self.bots)
        self.autoplay = Autoplay(self.bots, settings, self.tasks)
        self.clocks = Clocks(self.store, self.clock, self.hub)
        self.upkeep = Upkeep(self.store, self.clock, self.hub, self.autoplay)
        self.housekeeping = Housekeeping(self.store, self.clock, settings)
        self.replays = Replays()
        self.reports = ReportJobs(self.store, self.clock, self.bots, self.replays, self.tasks)
        self.limits = usual_limits(settings.leniency)
        self.sockets = OpenSockets(
            settings.sockets,
            settings.sockets_per_address * settings.leniency,
            settings.sockets_per_person * settings.leniency,
        )
        self.presence = Presence()
        """Everybody who has a page open."""
        self.people_changes = 0
        """How often sessions or block lists have changed: connections being made look again."""
        self.lengths = Lengths(self.store)
        self.pictures = Pictures(self.store, self.hub, self.tasks)
        self.raters = Raters(self.store, self.tasks)
        self.webhook_client = WebhookClient(networks(settings.webhook_networks))
        self.smtp_server = (
            smtp.read_address(settings.mail, settings.mail_from) if settings.mail else None
        )
        self.messenger = Messenger(
            self.store,
            self.clock,
            settings,
            self.hub,
            self.presence,
            self.webhook_client,
            self.smtp_server,
        )
        self.watching = Watching(
            self.store,
            self.pubsub,
            self.hub,
            self.presence,
            game_over=self.raters.table_over,
            send=self.messenger.send,
        )
        self._listen_to_tables()

    def _listen_to_tables(self) -> None:
        """Who is told of what happens at a table, and in which order."""
        self.events.changed += [
            self._publish_table,
            lambda table: self.watching.table_changed(table.id),
            self.autoplay.keep_moving,
        ]
        self.events.orders_given += [self._publish_table, self.autoplay.keep_moving]
        self.events.refreshed.append(self.autoplay.keep_moving)
        self.events.deadline_set.append(self.clocks.expect)

    def _publish_table(self, table: LiveTable) -> None:
        self.pubsub.publish(table.id)

    async def open(self) -> Self:
        await self.store.open()
        await self.store.make_room()
        self.keys = self.messenger.keys = await Keys.load(self.store)
        self.journal.open()
        await self.bots.open()
        await self.clocks.open(self.tasks)
        self.upkeep.open(self.tasks)
        self.tasks.spawn(self.pubsub.listen(self.hub.changed_elsewhere, TABLES))
        self.tasks.spawn(self.pubsub.listen(self.bots.thinkers.answered, BOTS))
        self.tasks.spawn(self.pubsub.listen(self.watching.table_changed_elsewhere, LOBBY))
        self.tasks.spawn(self.pubsub.listen(self._logged_out_elsewhere, PEOPLE))
        self.tasks.spawn(self.raters.catch_up())
        self.tasks.spawn(self.housekeeping.run())
        return self

    async def close(self) -> None:
        await self.tasks.close()
        await self.readiness.close()
        await self.hub.close()
        await self.clocks.close()
        await self.bots.close()
        await self.journal.close()
        self.presence.close()
        self.pictures.close()
        await self.watching.close()
        await self.messenger.close()
        await self.webhook_client.close()
        await self.store.close()

    def now(self) -> float:
        """Seconds since 1970 by the server's own clock."""
        return self.clock.now()

    def reseated(self, table_id: str) -> None:
        """Somebody sat down or stood up at that table, or it is gone."""
        self.hub.changed_by_lobby(table_id)
        self.pubsub.publish(table_id)
        self.watching.table_changed(table_id)

    def reloaded(self, table_id: str) -> None:
        """What is known of that table here is out of date: its connections are made anew."""
        self.hub.drop(table_id)
        self.reseated(table_id)

    def logged_out(self, person: int) -> None:
        """A session of this person ended: all their connections are made anew."""
        self.pubsub.publish(str(person), PEOPLE)
        self._cut_off(person)

    def _cut_off(self, person: int) -> None:
        self.people_changes += 1
        self.presence.cut_off(person)
        self.hub.cut_off(person)

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
