"""Logs: one JSON object a line, so that programs can read them too."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, TextIO

import msgspec

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has; the rest was added by whoever logged, and is shown."""


class JsonLines(logging.Formatter):
    """`{"time": …, "level": "info", "logger": …, "message": …}` and whatever was added."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging(level: str = "info", stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to standard error as JSON lines.

    Libraries speak up only when something is wrong: uvicorn would name the links of tables.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("httpcore", "alembic", "aiosqlite", "asyncio", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
