"""Serve Roundhouse to browsers. Everything is kept in one SQLite file, or in PostgreSQL."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

from roundhouse.game import BadInput
from roundhouse.server.run import serve
from roundhouse.server.settings import Settings

HELP: Final = "serve the tables to browsers"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default="roundhouse.db",
        metavar="URL",
        help="postgresql://… or the name of a SQLite file (default: roundhouse.db)",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at")
    parser.add_argument(
        "--port", type=port, help="port to listen at (default: $PORT, or else 8000)"
    )


def run(args: Namespace) -> int:
    serve(Settings(database=args.database, host=args.host, port=args.port or default_port()))
    return 0


def default_port() -> int:
    try:
        return port(os.environ.get("PORT", "8000"))
    except ArgumentTypeError as error:
        raise BadInput(f"PORT: {error}") from error


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)
