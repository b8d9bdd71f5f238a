"""Clients that misbehave: they never read, send heaps, or open connections without end."""

import asyncio
import json
import select
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from roundhouse.server import raw_websocket
from roundhouse.server.raw_websocket import BACKLOG, BURST, RawWebSocket
from roundhouse.server.safety.buckets import Bucket
from roundhouse.server.wire import frame_size
from tests import waiting
from tests.server.pages import page
from tests.server.running import Running, running_server
from tests.server.seats import new_table, seated
from tests.server.test_raw_websocket import CLOSE, PING, PONG, TEXT, Wire, frame, opened, say
from tests.waiting import eventually

HEAP = 64 << 20
"""Bytes that a client tries to get rid of; kernels keep some of them for a slow reader."""
KEPT_BY_KERNELS = 24 << 20
PATIENCE = 1.0
"""Seconds without a byte taken: nobody reads any more."""
FLOODS = {
    "pings": frame(PING, b"x" * 100),
    "malformed texts": frame(TEXT, b'{"id":1,' + b"x" * 100),
    "wishes": frame(TEXT, json.dumps({"type": "move", "id": 1, "seen": 0, "action": {}}).encode()),
    "fragments": frame(TEXT, b"x" * 90, final=False) + frame(0, b"x"),
    "empty texts": frame(TEXT, b""),
}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server with the limits that people meet."""
    with running_server(str(tmp_path / "house.db"), leniency=1.0) as server:
        yield server


def flood(wire: Wire, heap: bytes, size: int = HEAP) -> int:
    """Send that again and again without ever reading; how many bytes somebody took."""
    taken, piece = 0, heap * (1 + (1 << 16) // len(heap))
    wire.socket.setblocking(False)
    silent = time.monotonic() + PATIENCE
    while taken < size and time.monotonic() < silent:
        try:
            taken += wire.socket.send(piece)
            silent = time.monotonic() + PATIENCE
        except BlockingIOError:
            time.sleep(0.01)
        except ConnectionError:
            break
    wire.socket.setblocking(True)
    return taken


@pytest.mark.parametrize("kind", FLOODS)
def test_a_stranger_who_floods_and_never_reads_is_read_no_further(
    strict: Running, kind: str
) -> None:
    table = new_table([strict.guest("Anna"), strict.guest("Ben")])
    with opened(strict, strict.stranger(), table) as wire:
        assert flood(wire, FLOODS[kind]) < KEPT_BY_KERNELS
        with seated(strict, strict.stranger(), table) as other:
            assert other.now["status"] == "playing"


def test_the_page_for_the_lobby_is_no_way_around(strict: Running) -> None:
    anna = strict.guest("Anna")
    with opened(strict, anna, "", path="/api/live") as wire:
        assert flood(wire, FLOODS["pings"]) < KEPT_BY_KERNELS
    with page(strict, anna):
        pass


def test_a_client_that_does_not_read_its_answers_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However quick it may be: here the limits are wide."""
    monkeypatch.setattr(raw_websocket, "JAM", 1.0)
    database = str(tmp_path / "house.db")
    with (
        running_server(database, leniency=1e6) as server,
        opened(
            server,
            server.stranger(),
            new_table([server.guest("Anna"), server.guest("Ben")]),
        ) as wire,
    ):
        wish = json.dumps({"type": "sit", "id": 1, "seat": None}).encode()
        assert flood(wire, frame(TEXT, wish)) < KEPT_BY_KERNELS
        poll = select.poll()
        poll.register(wire.socket, select.POLLHUP | select.POLLERR)
        assert poll.poll(1000 * waiting.PATIENCE), "it is still there"


def test_who_is_too_quick_is_slowed_down_and_loses_nothing(strict: Running) -> None:
    anna, ben = strict.guest("Anna"), strict.guest("Ben")
    many = int(BURST) + 20
    with opened(strict, anna, new_table([anna, ben])) as wire:
        wire.send(b"".join(frame(TEXT, say(number)) for number in range(1, many + 1)))
        assert [wire.answer(number)["type"] for number in range(1, many + 1)] == ["done"] * many
        wire.send(frame(PING, b"still there?"))
        assert wire.until(PONG) == b"still there?"


class Transport:
    """Takes everything, and knows whether it is read from."""

    def __init__(self) -> None:
        self.is_read = True
        self.sent = b""

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def abort(self) -> None:
        raise AssertionError("nothing is cut off")


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application."""


def taken(transport: Any) -> RawWebSocket:
    """A connection whose handshake is done, with a bucket that never fills again."""
    found = RawWebSocket(Config(nothing, log_config=None, ws_max_size=1000), ServerState(), {})
    found.transport = transport
    found.handshake_initiated = found.handshake_complete = True
    found.take(1.0)
    found._bucket = Bucket(0.001, BURST, clock=lambda: 0.0)
    return found


def test_a_packet_is_looked_at_only_as_far_as_the_bucket_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def counted(data: bytearray, start: int) -> int:
        looked.append(start)
        return frame_size(data, start)

    async def receive() -> None:
        transport = Transport()
        found = taken(transport)
        looked.clear()
        found.data_received(frame(TEXT, b"{}") * 30_000)
        assert len(looked) == BACKLOG + 1, "the rest waits for who hears"
        assert [transport.is_read] == [False]
        for _ in range(int(BURST)):
            assert await found.hear() == "{}"
        assert not found._texts
        assert len(looked) <= 3 * BURST, "the rest waits for the bucket"
        found._bucket = Bucket(0.001, 1e6, clock=lambda: 0.0)
        found._refilled()
        for _ in range(30_000 - int(BURST)):
            assert await found.hear() == "{}"
        assert [transport.is_read] == [True]
        assert len(looked) < 65_000

    monkeypatch.setattr(raw_websocket, "frame_size", counted)
    asyncio.run(receive())


def test_nothing_is_looked_at_while_the_client_does_not_read() -> None:
    async def receive() -> None:
        transport = Transport()
        found = taken(transport)
        found.pause_writing()
        found.data_received(frame(TEXT, b"{}") * 3)
        assert (transport.is_read, len(found._texts)) == (False, 0)
        found.resume_writing()
        assert (transport.is_read, len(found._texts)) == (True, 3)

    asyncio.run(receive())


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running_server(str(tmp_path / "house.db"), leniency=1.0, sockets_per_address=3) as server,
        ExitStack() as opened_now,
    ):
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = new_table([anna, ben])
        opened_now.enter_context(page(server, anna))
        first = opened_now.enter_context(seated(server, anna, table))
        opened_now.enter_context(seated(server, server.stranger(), table))
        for one_more in (seated(server, ben, table), page(server, ben)):
            with pytest.raises(InvalidStatus, match="403"):
                one_more.__enter__()
        first.close()
        wait_for(lambda: seated(server, ben, table).__enter__().seat == 1)


def test_a_server_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running_server(str(tmp_path / "house.db"), sockets=2) as server,
        ExitStack() as opened_now,
    ):
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = new_table([anna, ben])
        first = opened_now.enter_context(seated(server, anna, table))
        opened_now.enter_context(page(server, anna))
        with pytest.raises(InvalidStatus, match="403"):
            seated(server, ben, table).__enter__()
        first.close()
        wait_for(lambda: seated(server, ben, table).__enter__().seat == 1)


def wait_for(happens: Callable[[], bool]) -> None:
    """The server notices a little later that somebody is gone."""

    def has_happened() -> bool:
        try:
            return happens()
        except InvalidStatus:
            return False

    eventually(has_happened, "it never does")


def test_a_person_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running_server(str(tmp_path / "house.db"), leniency=1.0, sockets_per_person=2) as server,
        ExitStack() as opened_now,
    ):
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = new_table([anna, ben])
        for _ in range(2):
            opened_now.enter_context(seated(server, anna, table))
        with opened(server, anna, table) as wire:
            assert int.from_bytes(wire.until(CLOSE)[:2]) == 4429
        assert opened_now.enter_context(seated(server, ben, table)).seat == 1
