"""A plain load balancer: every connection goes to any server that answers, and can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Final

from tools.soak.people import HOST

PIECE: Final = 64 * 1024


class Balancer:
    def __init__(self, ports: list[int], seed: int) -> None:
        self._ports = ports
        self._rng = Random(seed)
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        """Its port."""
        self._server = await asyncio.start_server(self._serve, HOST, 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut(1.0)
        await asyncio.gather(*self._lines, return_exceptions=True)

    def cut(self, share: float) -> int:
        """Break so much of the lines that are open, in the middle of whatever they carry."""
        lines = self._rng.sample(sorted(self._lines, key=id), round(share * len(self._lines)))
        for line in lines:
            line.cancel()
        return len(lines)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        try:
            await self._carry(reader, writer)
        except asyncio.CancelledError:
            writer.transport.abort()
        finally:
            self._lines.discard(line)
            writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._rng.sample(self._ports, len(self._ports)):
            try:
                there, back = await asyncio.open_connection(HOST, port)
            except OSError:
                continue
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(pump(reader, back))
                    both.create_task(pump(there, writer))
            finally:
                back.transport.abort()
            return


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One way, until either end hangs up."""
    with contextlib.suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()
