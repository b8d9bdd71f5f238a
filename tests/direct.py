"""How httpx reaches the servers of the tests: on this machine, without a proxy, as plain HTTP."""

from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, Final

DIRECT: Final[dict[str, Any]] = {"trust_env": False, "verify": SSLContext(PROTOCOL_TLS_CLIENT)}
"""One context for all: a client of its own reads every certificate authority, 20 ms each time."""
