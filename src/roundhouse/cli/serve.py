"""Serve Roundhouse to browsers. Everything is kept in one SQLite file, or in PostgreSQL.

Settings can also come from the environment: ROUNDHOUSE_DATABASE, ROUNDHOUSE_PUBLIC_URL and so on.
Those with a password in them come from there only: ROUNDHOUSE_MAIL (smtp://user:password@host:587)
and ROUNDHOUSE_METRICS_TOKEN. docs/operations.md tells how to run a server for others.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

from roundhouse.cli.options import positive, seconds
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
    parser.add_argument(
        "--host", default=environment("HOST", "127.0.0.1"), help="address to listen at"
    )
    parser.add_argument(
        "--port", type=port, help="port to listen at (default: $PORT, or else 8000)"
    )
    parser.add_argument(
        "--public-url",
        default=environment("PUBLIC_URL"),
        metavar="URL",
        help="the address people use, when a reverse proxy stands before the server",
    )
    parser.add_argument(
        "--bots",
        choices=BOTS,
        default=environment("BOTS", "pool"),
        help="who thinks for computer opponents: processes of this server, or `roundhouse worker` "
        "processes by a queue in PostgreSQL (default: pool)",
    )
    parser.add_argument(
        "--bot-workers",
        type=positive,
        default=environment("BOT_WORKERS", "1"),
        metavar="N",
        help="processes that think for computer opponents (default: 1)",
    )
    parser.add_argument(
        "--mail-from",
        default=environment("MAIL_FROM"),
        metavar="ADDRESS",
        help="the sender of mail, which ROUNDHOUSE_MAIL says how to send",
    )
    parser.add_argument(
        "--webhook-network",
        action="append",
        default=environment("WEBHOOK_NETWORKS").split(),
        metavar="NETWORK",
        help="a private network that webhooks may reach, such as 192.168.1.0/24; may be repeated",
    )
    parser.add_argument(
        "--leniency",
        type=seconds,
        default=environment("LENIENCY", "1"),
        metavar="FACTOR",
        help="widens the rate limits: 10 for a school that shares one address",
    )
    parser.add_argument(
        "--sockets",
        type=positive,
        default=environment("SOCKETS", "5000"),
        metavar="N",
        help="live connections that this process has open at most (default: 5000)",
    )
    parser.add_argument(
        "--sockets-per-address",
        type=positive,
        default=environment("SOCKETS_PER_ADDRESS", "200"),
        metavar="N",
        help="live connections one address may have open, times the leniency (default: 200)",
    )
    parser.add_argument(
        "--sockets-per-person",
        type=positive,
        default=environment("SOCKETS_PER_PERSON", "50"),
        metavar="N",
        help="the same for one person (default: 50)",
    )
    add_log_level(parser)


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default=environment("DATABASE", "roundhouse.db"),
        metavar="URL",
        help="postgresql://… or the name of a SQLite file (default: roundhouse.db)",
    )


def add_log_level(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--log-level",
        choices=LEVELS,
        default=environment("LOG_LEVEL") or ("warning" if sys.stderr.isatty() else "info"),
        help="how much is logged, as lines of JSON (default: info; warning in a terminal)",
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
