"""How a server is set up."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "roundhouse.db"
    """`postgresql://…`, `sqlite:///…` or the name of a SQLite file."""
    host: str = "127.0.0.1"
    port: int = 8000
    bot_workers: int = 1
    """Processes that think for bots."""
    bot_budget: float = 1.0
    """Seconds a bot may think about one move."""
