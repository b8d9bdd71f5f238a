"""Posts messages to URLs that people gave us; no URL is trusted."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from roundhouse.game import Message
from roundhouse.server.notices.addresses import (
    AddressRefused,
    Network,
    PublicOnly,
    Resolver,
    resolve,
)
from roundhouse.server.safety.problems import Problem

LONGEST: Final = 1000
SECONDS: Final = 10.0
_WEB_PORTS: Final = (80, 443)
_FREE_PORTS: Final = range(1024, 65536)
_LOG: Final = logging.getLogger("roundhouse.notices")
_TIMEOUTS: Final = {"connect": 5.0, "write": 5.0, "read": 5.0, "pool": 5.0}


def checked_url(text: str) -> str:
    """An http or https address without a password in it, on a port where the web lives."""
    if len(text) > LONGEST or not text.isascii() or any(not sign.isprintable() for sign in text):
        raise Problem(Message("address-wrong"))
    try:
        parts = urlsplit(text)
        is_web = _is_web(parts)
    except ValueError:
        is_web = False
    if not is_web or " " in text:
        raise Problem(Message("address-wrong"))
    return text


def _is_web(parts: SplitResult) -> bool:
    port = parts.port or _WEB_PORTS[parts.scheme == "https"]
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and "@" not in parts.netloc
        and "\\" not in parts.netloc
        and (port in _WEB_PORTS or port in _FREE_PORTS)
    )


class WebhookClient:
    """Posts small messages: no redirects, no proxies, no cookies, a few seconds at most."""

    def __init__(
        self,
        allowed: Sequence[Network] = (),
        resolver: Resolver = resolve,
        tls: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._backend = PublicOnly(allowed, resolver)
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=self._backend,
            ssl_context=tls or ssl.create_default_context(),
            max_connections=20,
            max_keepalive_connections=0,
        )
        self._seconds = seconds

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int | None:
        """The status of the answer, whose body nobody reads; None when there was none."""
        lines = [("User-Agent", "Roundhouse"), ("Content-Length", str(len(body)))]
        try:
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream(
                    "POST",
                    url,
                    headers=[*lines, *headers.items()],
                    content=body,
                    extensions={"timeout": _TIMEOUTS},
                ) as answer,
            ):
                return int(answer.status)
        except AddressRefused as error:
            _LOG.warning("message not sent: %s", error)
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException) as error:
            _LOG.info("message not delivered: %s", type(error).__name__)
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol) as error:
            _LOG.info("message not understood: %s", type(error).__name__)
        return None

    async def close(self) -> None:
        await self._pool.aclose()
