"""WebSockets without detours: a table's texts go straight from and to the connection.

The handshake is the application's, with all its checks. Afterwards a handler may take the window:
whole texts are then read and written here, and everything else (pings, closing, fragments, frames
that are wrong) stays with the library.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from roundhouse.server.wire import frame_size, header, whole_text

WINDOW: Final = "roundhouse.window"
"""Where an ASGI scope's extensions hold it."""
BACKLOG: Final = 32
"""Texts that may wait to be listened to before the client is read no further."""


class Window(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_taken = False
        self._is_gone = False
        self._rest = b""
        """The beginning of a frame that has not come whole."""
        self._texts: deque[str] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._resumed: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[WINDOW] = {"window": self}
        await super().run_asgi()

    def take(self, resumed: Callable[[], None]) -> None:
        """From now on texts are heard and told here; `resumed` is called after a jam."""
        self._is_taken = True
        self._resumed = resumed
        self._take_events()

    @property
    def is_jammed(self) -> bool:
        """The client does not read as quickly as it is told."""
        return not self.writable.is_set()

    def tell(self, texts: Iterable[bytes]) -> None:
        """Send texts, each a message of its own, in one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([header(len(text)) + text for text in texts]))

    async def hear(self) -> str | None:
        """The next text; None when the client is gone."""
        if not self._texts:
            if self._is_gone:
                return None
            self._listener = self.loop.create_future()
            await self._listener
            if not self._texts:
                return None
        if self.read_paused and len(self._texts) == 1:
            self.read_paused = False
            self.transport.resume_reading()
        return self._texts.popleft()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            size = frame_size(data)
            is_too_big = size > self.config.ws_max_size  # the library says so, and ends it
            if is_too_big or self.close_sent or not self.handshake_complete:
                super().data_received(data)
                return
            if not size or size > len(data):
                break
            self._take_frame(data[:size])
            data = data[size:]
        self._rest = data

    def _take_frame(self, frame: bytes) -> None:
        """Frames come to the library whole, so that it never waits for the rest of one."""
        text = whole_text(frame) if self._is_taken and not self.frames else None
        if text is None:
            super().data_received(frame)
        else:
            self._texts.append(text)
            self._wake()

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, or as bytes."""
        super().send_receive_event_to_app()
        if self._is_taken:
            self._take_events()

    def _take_events(self) -> None:
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text") or event.get("bytes", b"").decode(errors="replace")
                self._texts.append(text)
        self._wake()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
        if len(self._texts) > BACKLOG and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._resumed is not None:
            self._resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_gone = True
        self._wake()
