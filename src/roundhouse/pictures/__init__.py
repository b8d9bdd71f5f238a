"""Small pictures of a table, as an onlooker sees it, for where a link to it is shared."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from roundhouse.pictures.shapes import Scene

__all__ = ["draw"]


def draw(title: str, view: Any | None) -> Scene | None:
    """The board with what an onlooker's view shows on it; without a view the board alone.

    None for a title that nobody draws: `pictures/<title>.py` with a function `draw` is all it
    takes.
    """
    name = f"{__name__}.{title.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    drawn: Scene = import_module(name).draw(view)
    return drawn
