"""WebSockets that bypass ASGI: whole text messages are read from and written to the transport.

The application handles the handshake, with all its checks. Then a handler takes the socket: whole
texts are read and written here; everything else (pings, closing, fragments, malformed frames) is
left to the library.

Every incoming frame passes one gate: it is not parsed before the rate limit allows it, nor while
the client does not read its answers. While the gate is shut the transport is paused, so that at
most one frame and one packet wait before it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from roundhouse.server.safety.buckets import Bucket
from roundhouse.server.wire import CLOSE, LARGEST_HEADER, frame_size, whole_text

EXTENSION: Final = "roundhouse.raw_websocket"
"""Where an ASGI scope's extensions hold it."""
BACKLOG: Final = 32
"""Received texts that may wait for the handler."""
RATE: Final = 20.0
"""Frames a second that a client may send in the long run, of whatever kind."""
BURST: Final = 100.0
JAM: Final = 30.0
"""Seconds after which a client that does not read is disconnected."""
LINGER: Final = 15.0
"""Seconds that an orderly close may take before the connection is aborted."""


class RawWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_taken = False
        self._is_gone = False
        self._inbox = bytearray()
        """What has come and has not passed the gate."""
        self._bucket = Bucket(RATE, BURST)
        self._texts: deque[str] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._resumed: Callable[[], None] | None = None
        self._refill: asyncio.TimerHandle | None = None
        self._jam: asyncio.TimerHandle | None = None
        self._linger: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[EXTENSION] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            self._end_soon()

    def take(self, leniency: float, resumed: Callable[[], None] | None = None) -> None:
        """From now on texts are received and sent here; `resumed` is called once a client that had
        stopped reading reads again."""
        self._is_taken = True
        self._bucket = Bucket(RATE * leniency, BURST * leniency)
        self._resumed = resumed
        self._let_in()

    @property
    def is_jammed(self) -> bool:
        """The client does not read as quickly as it is told."""
        return not self.writable.is_set()

    def tell(self, messages: Iterable[bytes]) -> None:
        """Send messages, made by `wire.message`, in one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(messages))

    async def hear(self) -> str | None:
        """The next text; None when the client is gone."""
        while not self._texts:
            if self._is_gone:
                return None
            self._listener = self.loop.create_future()
            await self._listener
        text = self._texts.popleft()
        if self.read_paused and len(self._texts) == BACKLOG - 1:
            self._let_in()
        return text

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._inbox += data
        if self._refill is None:
            self._let_in()

    def _let_in(self) -> None:
        """Let frames pass as long as the gate is open; while it is shut, nothing more is read."""
        inbox, start, is_shut = self._inbox, 0, False
        largest = self.config.ws_max_size + LARGEST_HEADER
        while start < len(inbox) and not self.transport.is_closing():
            size = frame_size(inbox, start)
            if size > largest:
                self._refuse(bytes(inbox[start:]))
                break
            if not size or start + size > len(inbox):
                break
            is_shut = not self._is_open() or not self._bucket.take()
            if is_shut:
                break
            self._take_frame(bytes(inbox[start : start + size]))
            start += size
        del inbox[:start]
        if is_shut or self.read_paused or self.transport.is_closing():
            self._read_on(not is_shut)

    def _refuse(self, frame: bytes) -> None:
        """It is too large: the library says so, and ends the connection."""
        if self.close_sent:
            self.transport.abort()
        else:
            super().data_received(frame)

    def _is_open(self) -> bool:
        """May a frame be looked at, as far as the client's reading and our listening go?"""
        if self.close_sent:
            return True
        return self._is_taken and len(self._texts) < BACKLOG and not self.is_jammed

    def _read_on(self, wanted: bool) -> None:
        if self.transport.is_closing():
            self._inbox.clear()
            self._end_soon()
            return
        if not wanted and self._refill is None and self._is_open():
            self._refill = self.loop.call_later(self._bucket.wait(), self._refilled)
        if wanted == self.read_paused:
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    def _refilled(self) -> None:
        self._refill = None
        self._let_in()

    def _take_frame(self, frame: bytes) -> None:
        """Frames come to the library whole, so that it never waits for the rest of one."""
        if self.close_sent:
            if frame[0] == CLOSE:
                super().data_received(frame)
            return
        text = None if self.frames else whole_text(frame)
        if text is None:
            super().data_received(frame)
        else:
            self._hear(text)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, or as bytes, is a text too."""
        data = b"".join(self.frames)
        self.frames = []
        is_text = self.curr_msg_data_type == "text"
        try:
            self._hear(data.decode(errors="strict" if is_text else "replace"))
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _hear(self, text: str) -> None:
        self._texts.append(text)
        self._wake()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._jam is None:
            self._jam = self.loop.call_later(JAM, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._jam is not None:
            self._jam.cancel()
            self._jam = None
        if self._refill is None:
            self._let_in()
        if self._resumed is not None:
            self._resumed()

    def keepalive_timeout(self) -> None:
        """It has not answered a ping: it would not read a close frame either."""
        self.transport.abort()

    def eof_received(self) -> None:
        self._end_soon()

    def _end_soon(self) -> None:
        """Closing waits for what is to be sent; a client that never reads would keep it open."""
        if self._linger is None and not self._is_gone:
            self._linger = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_gone = True
        for timer in (self._refill, self._jam, self._linger):
            if timer is not None:
                timer.cancel()
        self._wake()


def raw_websocket(socket: WebSocket[Any, Any, Any]) -> RawWebSocket:
    extensions: Any = socket.scope["extensions"]
    found: RawWebSocket = extensions[EXTENSION]["socket"]
    return found
