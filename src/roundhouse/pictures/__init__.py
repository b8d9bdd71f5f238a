"""Small pictures of a table, as an onlooker sees it, for where a link to it is shared."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from roundhouse.pictures.shapes import Name, Scene

__all__ = ["draw", "names"]


def draw(title: str, view: Any | None) -> Scene | None:
    """The board with what an onlooker's view shows on it; without a view the board alone.

    None for a title that nobody draws: `pictures/<title>.py` with a function `draw` is all it
    takes.
    """
    drawing = _drawing(title)
    if drawing is None:
        return None
    drawn: Scene = drawing.draw(view)
    return drawn


def names(title: str) -> list[Name]:
    """What the places of the title's board are called, and where that stands."""
    drawing = _drawing(title)
    return [] if drawing is None else list(drawing.names())


def _drawing(title: str) -> Any | None:
    name = f"{__name__}.{title.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)
