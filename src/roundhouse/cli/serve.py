"""Serve Roundhouse to browsers. Everything is kept in one SQLite file, or in PostgreSQL.

Settings can also come from the environment: ROUNDHOUSE_DATABASE, ROUNDHOUSE_PUBLIC_URL and so on.
Those with a password in them come from there only: ROUNDHOUSE_MAIL (smtp://user:password@host:587)
and ROUNDHOUSE_METRICS_TOKEN. docs/operations.md tells how to run a server for others.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Any, Final

from roundhouse.cli.options import positive, seconds
from roundhouse.cli.retention import RETENTION, days
from roundhouse.game import BadInput
from roundhouse.server.listener import default_port, is_port
from roundhouse.server.observability.logs import start_logging
from roundhouse.server.run import serve
from roundhouse.server.settings import Settings

HELP: Final = "serve the tables to browsers"
BOTS: Final = ("pool", "queue")
LEVELS: Final = ("debug", "info", "warning", "error")


def arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    add_setting(parser, "--host", "127.0.0.1", "address to listen at")
    parser.add_argument(
        "--port", type=port, help="port to listen at (default: $PORT, or else 8000)"
    )
    add_setting(
        parser,
        "--public-url",
        "",
        "the address people use, when a reverse proxy stands before the server",
        metavar="URL",
    )
    add_setting(
        parser,
        "--bots",
        "pool",
        "who thinks for computer opponents: processes of this server, or `roundhouse worker` "
        "processes by a queue in PostgreSQL (default: pool)",
        choices=BOTS,
    )
    add_count(parser, "--bot-workers", "1", "processes that think for computer opponents")
    add_setting(
        parser,
        "--mail-from",
        "",
        "the sender of mail, which ROUNDHOUSE_MAIL says how to send",
        metavar="ADDRESS",
    )
    parser.add_argument(
        "--webhook-network",
        action="append",
        default=environment("WEBHOOK_NETWORKS").split(),
        metavar="NETWORK",
        help="a private network that webhooks may reach, such as 192.168.1.0/24; may be repeated",
    )
    add_setting(
        parser,
        "--leniency",
        "1",
        "widens the rate limits: 10 for a school that shares one address",
        type=seconds,
        metavar="FACTOR",
    )
    add_connections(parser)
    for setting in RETENTION:
        add_setting(
            parser,
            setting.name,
            setting.default,
            f"{setting.what} (default: {setting.default})",
            type=days,
            metavar="DAYS",
        )
    add_log_level(parser)


def add_connections(parser: ArgumentParser) -> None:
    """How many live connections there may be."""
    add_count(parser, "--sockets", "5000", "live connections that this process has open at most")
    add_count(
        parser,
        "--sockets-per-address",
        "200",
        "live connections one address may have open, times the leniency",
    )
    add_count(parser, "--sockets-per-person", "50", "the same for one person")


def add_setting(parser: ArgumentParser, name: str, default: str, text: str, **more: Any) -> None:
    """A setting that the environment may give too: --public-url is ROUNDHOUSE_PUBLIC_URL there."""
    variable = name.removeprefix("--").replace("-", "_").upper()
    parser.add_argument(name, default=environment(variable, default), help=text, **more)


def add_count(parser: ArgumentParser, name: str, default: str, text: str) -> None:
    add_setting(parser, name, default, f"{text} (default: {default})", type=positive, metavar="N")


def add_database(parser: ArgumentParser) -> None:
    add_setting(
        parser,
        "--database",
        "roundhouse.db",
        "postgresql://… or the name of a SQLite file (default: roundhouse.db)",
        metavar="URL",
    )


def add_log_level(parser: ArgumentParser) -> None:
    add_setting(
        parser,
        "--log-level",
        "warning" if sys.stderr.isatty() else "info",
        "how much is logged, as lines of JSON (default: info; warning in a terminal)",
        choices=LEVELS,
    )


def check_log_level(level: str) -> None:
    if level not in LEVELS:
        raise BadInput(f"ROUNDHOUSE_LOG_LEVEL: choose among {', '.join(LEVELS)}")


def run(args: Namespace) -> int:
    check_log_level(args.log_level)
    if args.bots not in BOTS:
        raise BadInput(f"ROUNDHOUSE_BOTS: choose among {', '.join(BOTS)}")
    start_logging(args.log_level)
    serve(
        Settings(
            database=args.database,
            host=args.host,
            port=default_port() if args.port is None else args.port,
            public_url=args.public_url or None,
            bots=args.bots,
            bot_workers=args.bot_workers,
            mail=environment("MAIL"),
            mail_from=args.mail_from,
            webhook_networks=tuple(args.webhook_network),
            leniency=args.leniency,
            sockets=args.sockets,
            sockets_per_address=args.sockets_per_address,
            sockets_per_person=args.sockets_per_person,
            compact_after=args.compact_after,
            keep_guests=args.keep_guests,
            keep_talk=args.keep_talk,
            keep_snapshots=args.keep_snapshots,
            metrics_token=environment("METRICS_TOKEN"),
        )
    )
    return 0


def environment(name: str, default: str = "") -> str:
    return os.environ.get(f"ROUNDHOUSE_{name}") or default


def port(text: str) -> int:
    if not is_port(text):
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)
