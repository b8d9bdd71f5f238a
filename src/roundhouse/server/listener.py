"""The listening socket: opened here, or inherited from the process that started this one.

Handed over as systemd does it (`LISTEN_FDS`): the socket outlives the process, so a server can be
replaced while visitors wait in line instead of being refused. Light to import: `make run` opens the
socket before anything else is loaded.
"""

from __future__ import annotations

import os
import socket
from typing import Final

from roundhouse.game import BadInput

HANDED_OVER: Final = 3
"""The number of a socket that is handed over, by systemd's convention."""
WAITING_LINE: Final = 2048
"""Visitors that may wait until they are let in."""


def default_address() -> tuple[str, int]:
    """What the environment asks for."""
    return os.environ.get("ROUNDHOUSE_HOST") or "127.0.0.1", default_port()


def default_port() -> int:
    asked = os.environ.get("PORT") or "8000"
    if not is_port(asked):
        raise BadInput(f"PORT: {asked!r} is not a port from 0 to 65535")
    return int(asked)


def is_port(text: str) -> bool:
    return text.isdecimal() and int(text) <= 65535


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadInput(f"cannot listen at {host}:{port}: {error.strerror}") from error
    return listener


def handed_over() -> socket.socket | None:
    """The socket that this process was started with; None when it has to open its own."""
    meant_for, sockets = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    if meant_for != str(os.getpid()) or not sockets:
        return None
    if sockets != "1":
        raise BadInput(f"LISTEN_FDS: one socket is needed, not {sockets}")
    try:
        return socket.socket(fileno=HANDED_OVER)
    except OSError as error:
        raise BadInput(f"LISTEN_FDS: no socket was handed over: {error.strerror}") from error
