"""Think for the computer opponents of a server that keeps its bots' turns in a queue.

Start as many as there are machines to think on; each needs the PostgreSQL database of
`roundhouse serve --bots queue` and nothing else. docs/operations.md tells more.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import Final

from roundhouse.cli.options import positive
from roundhouse.cli.serve import add_database, add_log_level, check_log_level, environment
from roundhouse.game import BadInput
from roundhouse.server.observability.logs import start_logging
from roundhouse.server.run import check_queue

HELP: Final = "think for a server's computer opponents"


def arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument(
        "--processes",
        type=positive,
        default=environment("BOT_WORKERS", "1"),
        metavar="N",
        help="bots that think at the same time (default: 1)",
    )
    add_log_level(parser)


def run(args: Namespace) -> int:
    check_log_level(args.log_level)
    start_logging(args.log_level)
    check_queue(args.database)
    from roundhouse.server.bots.queue import work

    try:
        asyncio.run(work(args.database, args.processes))
    except OSError as error:
        raise BadInput(f"the database cannot be reached: {error}") from error
    return 0
