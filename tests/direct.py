"""How the servers of the tests are reached: on this machine, without a proxy, and patiently."""

from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, Final

from tests.waiting import PATIENCE

DIRECT: Final[dict[str, Any]] = {
    "trust_env": False,
    "verify": SSLContext(PROTOCOL_TLS_CLIENT),
    "timeout": PATIENCE,
}
"""By httpx. One context for all: a client of its own reads every certificate authority, 20 ms each
time."""
PATIENT: Final[dict[str, Any]] = {
    "proxy": None,
    "open_timeout": PATIENCE,
    "ping_interval": None,
    "max_queue": None,
}
"""By websockets. All that comes is read at once, looked at or not: who leaves it lying answers no
ping, and is cut off."""
