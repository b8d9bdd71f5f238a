"""Ports for servers that are to be started soon, and perhaps again after they fell."""

from __future__ import annotations

import atexit

from roundhouse.server.listener import listen


def free_port() -> int:
    """One that nobody else is given while this process lives.

    It is kept by a socket that does not listen: a server that asks for this very port gets it, and
    who asks for any port, or connects to somewhere, gets another one.
    """
    keeper = listen("127.0.0.1", 0)
    atexit.register(keeper.close)
    port: int = keeper.getsockname()[1]
    return port
