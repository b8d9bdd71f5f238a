"""WebSocket frames as bytes: as much of RFC 6455 as plain texts need."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81
"""First byte of a text that is one frame."""
BINARY: Final = 0x82
"""The same of bytes."""
CLOSE: Final = 0x88
"""First byte of the frame that ends a connection."""
LARGEST_HEADER: Final = 14
"""Bytes before the data of a frame at most: kind, size and mask."""


def header(size: int, kind: int = TEXT) -> bytes:
    """What stands before so many unmasked bytes that are one frame."""
    if size < 126:
        return bytes((kind, size))
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2)
    return bytes((kind, 127)) + size.to_bytes(8)


def message(data: bytes, kind: int = TEXT) -> bytes:
    """A whole message as it is sent to a client."""
    return header(len(data), kind) + data


def frame_size(data: bytes | bytearray, start: int = 0) -> int:
    """Bytes of the frame that begins there; 0 while there are too few to tell."""
    known = len(data) - start
    if known < 2:
        return 0
    size = data[start + 1] & 127
    mask = data[start + 1] >> 7 << 2
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if known < 2 + wide:
        return 0
    return 2 + wide + mask + int.from_bytes(data[start + 2 : start + 2 + wide])


def whole_text(frame: bytes) -> str | None:
    """The text of a masked frame that is a whole message; None for any other frame."""
    if frame[0] != TEXT or not frame[1] & 128:
        return None
    start = {126: 4, 127: 10}.get(frame[1] & 127, 2)
    text = apply_mask(frame[start + 4 :], frame[start : start + 4])
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None
