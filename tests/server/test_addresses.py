"""Webhooks go to public addresses only: by number, by name, and by a name that changes its mind."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from typing import Any

import pytest

from roundhouse.server.notices import addresses
from roundhouse.server.notices.addresses import AddressRefused, PublicOnly, is_public, resolve
from roundhouse.server.notices.webhook_client import WebhookClient, checked_url
from roundhouse.server.safety.problems import Problem
from tests.server.outside import listening
from tests.waiting import PATIENCE

LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"),)

PRIVATE = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1",
    "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "203.0.113.9", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::7f00:1", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::",
    "2002:a00:1::1", "2001:db8::1", "2001:0:0:0:0:0:80ff:fffe", "64:ff9b:1::1", "::127.0.0.1",
    "fec0::1", "feff:ffff::1", "fdff::1", "febf::1", "100::1", "5f00::1", "4000::1", "1::1",
    "3fff::1", "2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:1::1", "192.0.0.9",
    "192.0.0.170",
    "192.88.99.1", "198.19.255.255", "198.51.100.1", "100.127.255.255", "172.31.255.255", "0.1.2.3",
    "2002:c0a8:101::1", "2002:101:101::1", "64:ff9b::c0a8:101", "64:ff9b::6440:1",
    "::ffff:0:127.0.0.1",
    "::ffff:169.254.169.254", "::ffff:100.64.0.1", "fd00:ec2::254", "::1.1.1.1", "239.1.1.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_near_addresses_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "1.1.1.1",
        "93.184.216.34",
        "2606:4700:4700::1111",
        "64:ff9b::101:101",
        "::ffff:1.1.1.1",
        "2a00::1",
    ],
)
def test_far_addresses_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "name",
    ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "::1", "0"],
)
def test_every_way_to_write_this_machine_is_refused(name: str) -> None:
    with pytest.raises(AddressRefused):
        asyncio.run(PublicOnly().checked(name, 80))


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    async def resolver(*_: object) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(AddressRefused):
        asyncio.run(PublicOnly(resolver=resolver).checked("example.com", 443))


def test_a_slow_name_server_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom other tests' servers still ask for is another matter."""
    ready, asking = threading.Event(), list[threading.Thread]()
    monkeypatch.setattr(addresses, "_ASKING", threading.BoundedSemaphore(16))

    def slow(*_: object, **__: object) -> list[Any]:
        asking.append(threading.current_thread())
        ready.wait(PATIENCE)
        return []

    async def scene() -> list[str]:
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        asked = [asyncio.create_task(resolve("slow.example", 80)) for _ in range(20)]
        done: set[asyncio.Task[Any]] = set()
        while len(done) < 4:
            done, waiting = await asyncio.wait(asked, timeout=0.2)
        for task in waiting:
            task.cancel()
        return [str(task.exception()) for task in done]

    refused = asyncio.run(scene())
    assert not ready.is_set(), "and none of the names has been found"
    assert refused == ["too many names are being asked for"] * 4
    ready.set()
    for thread in asking:
        thread.join()


def test_an_address_with_a_zone_is_refused_too() -> None:
    async def resolver(*_: object) -> list[str]:
        return ["fe80::1%eth0"]

    with pytest.raises(AddressRefused):
        asyncio.run(PublicOnly(resolver=resolver).checked("example.com", 443))


def post(url: str, **settings: Any) -> int | None:
    async def scene() -> int | None:
        client = WebhookClient(**{"seconds": PATIENCE, **settings})
        status = await client.post(url, b"{}", {"Content-Type": "application/json"})
        await client.close()
        return status

    return asyncio.run(scene())


def test_a_message_arrives_where_the_house_allows_it() -> None:
    with listening() as listener:
        assert post(f"{listener.url}/hook", allowed=LOOPBACK) == 204
        assert listener.arrived == [("/hook", b"{}")]


def test_nothing_reaches_a_listener_on_this_machine() -> None:
    with listening() as listener:
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "0x7f000001"]:
            assert post(f"http://{host}:{listener.server_port}/hook") is None
        assert listener.arrived == []


def test_a_name_that_changes_its_address_is_caught() -> None:
    """The address that was checked is the one connected to: there is no second question."""
    answers = [["127.0.0.1"]]

    async def rebinding(*_: object) -> list[str]:
        return answers.pop(0)

    with listening() as listener:
        port = listener.server_port
        assert post(f"http://rebind.example:{port}/hook", resolver=rebinding) is None
        assert listener.arrived == []
        answers[:] = [["127.0.0.1"], ["10.0.0.1"]]
        assert post(f"http://rebind.example:{port}/hook", resolver=rebinding, allowed=LOOPBACK)
        assert len(answers) == 1


def test_redirects_are_not_followed() -> None:
    with listening() as listener:
        assert post(f"{listener.url}/moved", allowed=LOOPBACK) == 302
        assert [path for path, _ in listener.arrived] == ["/moved"]


def test_an_endless_answer_is_not_read() -> None:
    with listening() as listener:
        assert post(f"{listener.url}/endless", allowed=LOOPBACK) == 200


def test_a_silent_listener_is_left_alone_after_a_while() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert post(f"http://127.0.0.1:{port}/", allowed=LOOPBACK, seconds=0.2) is None


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    with listening() as listener:
        assert post(f"{listener.url}/hook", allowed=LOOPBACK) == 204


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://example.com/", "file:///etc/passwd", "gopher://example.com/", "example.com",
        "http://", "http://user:pw@example.com/", "http://example.com@127.0.0.1/", "//example.com",
        "http://example.com:22/", "http://example.com:99999/", "http://exa mple.com/",
        "http://example.com/\r\nHost: x", "http://[::1", "http://exämple.com/",
        "http://example.com\\@x/", "https://example.com/" + "x" * 1000,
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_web_are_refused(url: str) -> None:
    with pytest.raises(Problem):
        checked_url(url)


@pytest.mark.parametrize(
    "url", ["https://example.com/hook?x=1", "http://example.com:8080/", "https://1.1.1.1/"]
)
def test_addresses_of_the_web_are_taken(url: str) -> None:
    assert checked_url(url) == url
