"""The wire itself: frames in pieces, in heaps, in fragments, and wrong ones."""

import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from roundhouse.server.run import FRAME_LIMIT
from roundhouse.server.wire import frame_size, header, whole_text
from tests.server.running import Browser, Running
from tests.server.seats import cookies, new_table, party, seated
from tests.waiting import PATIENCE

TEXT, CONTINUED, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FINAL = 0x80


def frame(opcode: int, data: bytes, final: bool = True, masked: bool = True) -> bytes:
    """What a client puts on the wire."""
    first = bytes([opcode | (FINAL if final else 0)])
    mask_bit = 0x80 if masked else 0
    if len(data) < 126:
        size = bytes([mask_bit | len(data)])
    elif len(data) < 1 << 16:
        size = bytes([mask_bit | 126]) + len(data).to_bytes(2)
    else:
        size = bytes([mask_bit | 127]) + len(data).to_bytes(8)
    if not masked:
        return first + size + data
    mask = os.urandom(4)
    return first + size + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(data))


class Wire:
    """A connection on which every byte is ours."""

    def __init__(self, server: Running, browser: Browser, path: str) -> None:
        port = int(server.url.rsplit(":", 1)[1])
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookies(browser)['Cookie']}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._reader = self.socket.makefile("rb")
        assert b"101" in self._reader.readline()
        while self._reader.readline().strip():
            pass

    def send(self, *parts: bytes) -> None:
        """Each part in a packet of its own."""
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for part in parts:
            self.socket.sendall(part)

    def receive(self) -> tuple[int, bytes]:
        first, size = self._reader.read(2)
        assert first & FINAL
        assert size < 128, "a server does not mask"
        if size == 126:
            size = int.from_bytes(self._reader.read(2))
        elif size == 127:
            size = int.from_bytes(self._reader.read(8))
        return first & 15, self._reader.read(size)

    def until(self, opcode: int) -> bytes:
        while (got := self.receive())[0] != opcode:
            pass
        return got[1]

    def answer(self, number: int) -> dict[str, Any]:
        while True:
            found: dict[str, Any] = json.loads(self.until(TEXT))
            if found.get("id") == number:
                return found

    def close(self) -> None:
        self._reader.close()
        self.socket.close()


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    with opened(server, anna, new_table([anna, ben])) as found:
        yield found


@contextmanager
def opened(server: Running, browser: Browser, table: str, path: str = "") -> Iterator[Wire]:
    wire = Wire(server, browser, path or f"/api/tables/{table}/play?language=en")
    try:
        yield wire
    finally:
        wire.close()


def say(number: int, text: str = "Hello") -> bytes:
    return json.dumps({"type": "say", "id": number, "text": text}).encode()


def test_frames_come_in_pieces(wire: Wire) -> None:
    whole = frame(TEXT, say(1, "x" * 200))
    wire.send(*[whole[place : place + 1] for place in range(len(whole))])
    assert wire.answer(1)["type"] == "done"


def test_frames_come_in_heaps(wire: Wire) -> None:
    wire.send(b"".join(frame(TEXT, say(number)) for number in range(1, 60)))
    assert [wire.answer(number)["type"] for number in range(1, 60)] == ["done"] * 59


def test_a_message_comes_in_fragments_with_a_ping_between(wire: Wire) -> None:
    data = say(1)
    wire.send(
        frame(TEXT, data[:10], final=False) + frame(PING, b"there?"),
        frame(CONTINUED, data[10:20], final=False),
        frame(CONTINUED, data[20:]) + frame(TEXT, say(2)),
    )
    assert wire.until(PONG) == b"there?"
    assert [wire.answer(number)["type"] for number in (1, 2)] == ["done", "done"]


def test_bytes_are_read_as_text(wire: Wire) -> None:
    wire.send(frame(0x2, say(1)))
    assert wire.answer(1)["type"] == "done"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"x" * (FRAME_LIMIT + 1)), 1009),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(0x3, b""), 1002),
        (frame(CONTINUED, b"x"), 1002),
        (frame(TEXT, b"{", final=False) + frame(TEXT, b"}"), 1002),
        (frame(CLOSE, (1000).to_bytes(2)), 1000),
    ],
    ids=["too long", "not UTF-8", "not masked", "unknown kind", "continues", "interrupts", "close"],
)
def test_wrong_frames_end_the_connection(wire: Wire, sent: bytes, code: int) -> None:
    wire.send(sent)
    assert int.from_bytes(wire.until(CLOSE)[:2]) == code


def test_who_leaves_in_the_middle_of_a_move_has_made_it(server: Running) -> None:
    """The move is on disk, so the others see it."""
    with party(server) as table:
        mover = table.mover
        other = next(client for client in table.clients if client is not mover)
        seat = mover.seat or 0
        for _ in range(10):
            with opened(server, table.people[seat], table.table) as wire:
                wire.until(TEXT)
                action = {"type": "move", "id": 1, "seen": mover.number}
                wire.send(frame(TEXT, json.dumps({**action, "action": mover.actions[0]}).encode()))
            other.until(mover.number + 1)
            mover.until(other.number)
            if mover.now["to_act"] != seat:
                break
        with seated(server, table.people[seat], table.table) as again:
            assert again.number == other.number


def test_headers_of_every_size() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536):
        whole = header(size) + b"x" * size
        assert frame_size(whole) == len(whole)
        assert frame_size(frame(TEXT, b"x" * size)) == len(frame(TEXT, b"x" * size))
        assert whole_text(frame(TEXT, b"x" * size)) == "x" * size
        assert whole_text(whole) is None, "a client must mask"
    assert frame_size(b"\x81") == frame_size(b"\x81\xfe\x01") == 0
