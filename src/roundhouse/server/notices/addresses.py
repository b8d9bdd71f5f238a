"""Connections to addresses that people gave us: public ones only, whatever a name resolves to.

The check looks at the very address that is then connected to, so that a name server which
answers differently the second time gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import httpcore
from httpcore import AsyncNetworkBackend, AsyncNetworkStream

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolver = Callable[[str, int], Awaitable[list[str]]]

_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All that has been given out of IPv6 for the internet; site-local fec0::/10 was never in it."""
_SPECIAL: Final[tuple[Network, ...]] = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # protocols of the network one is in
            "192.88.99.0/24",  # the nearest 6to4 relay
            "2001::/23",  # protocols, among them Teredo's tunnels
            "2001:db8::/32",  # examples
            "2002::/16",  # 6to4: tunnels to an IPv4 address, any of them
            "3fff::/20",  # examples
        ),
    )
)
"""What Python may count among the public ones, and nobody's server is at."""
_ASKING: Final = threading.BoundedSemaphore(16)
"""Name servers that may be asked at the same time."""


class AddressRefused(Exception):
    """The name leads to an address that is not public."""


def is_public(address: Address) -> bool:
    """Could anybody on the internet be meant by it, and no machine near us?"""
    inner = embedded(address)
    if inner is not None:
        return is_public(inner)
    if address.version == 6 and address not in _UNICAST:
        return False
    is_special = any(address in network for network in _SPECIAL)
    is_odd = address.is_multicast or address.is_reserved or is_special
    return address.is_global and not is_odd


def embedded(address: Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that is really connected to when an IPv6 address stands for one."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:  # how a network without IPv4 reaches all of it
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped


async def resolve(host: str, port: int) -> list[str]:
    """Asks the name server in a thread of its own, which nothing waits for.

    A name server can be as slow as its owner likes: it must hold up neither the threads that
    others need nor the end of the program.
    """
    if not _ASKING.acquire(blocking=False):
        raise OSError("too many names are being asked for")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def ask() -> None:
        found: list[str] | OSError | UnicodeError
        try:
            lines = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found = [str(sockaddr[0]) for *_, sockaddr in lines]
        except (OSError, UnicodeError) as error:
            found = error
        finally:
            _ASKING.release()
        with suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            loop.call_soon_threadsafe(_settle, answer, found)

    threading.Thread(target=ask, name="names", daemon=True).start()
    return await answer


def _settle(answer: asyncio.Future[list[str]], found: list[str] | OSError | UnicodeError) -> None:
    if answer.done():
        return
    if isinstance(found, list):
        answer.set_result(found)
    else:
        answer.set_exception(found)


class PublicOnly(AsyncNetworkBackend):
    """Opens connections for httpcore, to public addresses and to networks that are allowed."""

    def __init__(self, allowed: Sequence[Network] = (), resolver: Resolver = resolve) -> None:
        self._allowed = allowed
        self._resolver = resolver
        self._sockets = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        address = await self.checked(host, port)
        return await self._sockets.connect_tcp(
            address, port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        raise AddressRefused(path)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def checked(self, host: str, port: int) -> str:
        """The address to connect to; one wrong address among several spoils them all."""
        try:
            found = await self._resolver(host, port)
        except (OSError, UnicodeError) as error:
            raise AddressRefused(f"{host} is not found") from error
        addresses = [ipaddress.ip_address(text.partition("%")[0]) for text in found]
        if not addresses or not all(self.is_allowed(address) for address in addresses):
            raise AddressRefused(f"{host} is not a public address")
        return str(addresses[0])

    def is_allowed(self, address: Address) -> bool:
        return is_public(address) or any(address in network for network in self._allowed)
