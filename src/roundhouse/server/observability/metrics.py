"""Figures for Prometheus. Labels are routes and kinds, never people, tables or addresses."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

REQUESTS: Final = Histogram(
    "roundhouse_request_seconds",
    "Time taken to answer requests.",
    ["method", "route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
SOCKETS: Final = Gauge("roundhouse_sockets", "WebSockets that are open.", ["route"])
MOVES: Final = Histogram(
    "roundhouse_move_seconds",
    "Time from a move's arrival to its place on disk.",
    ["source"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1),
)
NOTICES: Final = Counter("roundhouse_notices", "Messages sent to people.", ["kind", "outcome"])
LIMITED: Final = Counter("roundhouse_limited", "Requests refused as too many.", ["what"])
TABLES: Final = Gauge("roundhouse_tables", "Tables that are held in memory.")
WAITING: Final = Gauge("roundhouse_moves_waiting", "Changes that wait for the disk.")
BOT_WAIT: Final = Gauge(
    "roundhouse_bot_wait_seconds", "How long the oldest unanswered turn of a bot has been waiting."
)
DISK_FREE: Final = Gauge(
    "roundhouse_disk_free_bytes", "Room left where SQLite's file lies; 0 with PostgreSQL."
)
