"""Settings of a server."""

from __future__ import annotations

from typing import Literal

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "roundhouse.db"
    """`postgresql://…`, `sqlite:///…` or the name of a SQLite file."""
    host: str = "127.0.0.1"
    port: int = 8000
    bots: Literal["pool", "queue"] = "pool"
    """Who thinks for bots: processes of this server, or `roundhouse worker` (PostgreSQL)."""
    bot_workers: int = 1
    """Processes that think for bots, in the pool."""
    bot_budget: float = 1.0
    """Seconds a bot may think about one move."""
    stand_in: str = "sharp"
    """The bot that plays on for somebody whose time is up: nobody's game is to suffer by it."""
    stand_in_pace: float = 2.5
    """Seconds before each of its moves, so that people can follow and come back."""
    absent_after: float = 600.0
    """Seconds that a turn without a clock rests before the others may replace its player."""
    public_url: str | None = None
    """The address people use, such as `https://games.example.com`, behind a reverse proxy."""
    leniency: float = 1.0
    """Widens all rate limits; a school behind one address may need 10."""
    sockets: int = 5000
    """WebSockets that a server process has open at most."""
    sockets_per_address: int = 200
    """WebSockets that one address may have open, times the leniency."""
    sockets_per_person: int = 50
    """The same for one person, who has one for every page, and one more at a table."""
    webhook_networks: tuple[str, ...] = ()
    """Private networks that webhooks may reach all the same, such as `192.168.1.0/24`."""
    mail: str = ""
    """`smtp://user:password@host:587`; without it no mail is sent."""
    mail_from: str = ""
    notice_delay: float = 20.0
    """Seconds a turn lasts before its player is called by webhook, mail or push."""
    compact_after: float = 1.0
    """Days after its end at which a game's log is packed; 0 is never."""
    keep_guests: float = 365.0
    """Days that guests who cannot come back are kept after their last game; 0 is for ever."""
    keep_talk: float = 365.0
    """Days that what people said is kept after the game; 0 is for ever."""
    keep_snapshots: float = 30.0
    """Days that a game's last state is kept after the game; 0 is for ever."""
    metrics_token: str = ""
    """Who sends it as a bearer token sees `/metrics`; without it only this machine does."""
