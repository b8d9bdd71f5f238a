"""Paints scenes as PNG, in the size that pages ask for when they show a link."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from roundhouse.pictures.shapes import INK, PAPER, Area, Line, Point, Scene, Shape

WIDTH: Final = 1200
HEIGHT: Final = 630
_FINER: Final = 2
"""Painted so many times larger and made smaller, so that edges are smooth."""
_MARGIN: Final = 30 * _FINER
_SIZE: Final = 60 * _FINER
"""Of the heading, where there is room."""
_SMALLEST: Final = 20 * _FINER
_SQUARE: Final = 30 * _FINER
"""The mark of a seat, and the size of names."""
_NO_SIGN: Final = "\uffff"


_Place = Callable[[Point], Point]


class Label(NamedTuple):
    """Somebody who plays, and the colour of the seat."""

    text: str
    colour: str


def paint(scene: Scene | None, heading: str, labels: Sequence[Label] = ()) -> bytes:
    """The scene at the right, what it is and who plays at the left."""
    sheet = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), PAPER)
    left = WIDTH * _FINER
    if scene is not None:
        board = _board(scene)
        left -= board.width
        sheet.paste(board, (left, 0))
    _write(ImageDraw.Draw(sheet), heading, labels, left)
    small = sheet.resize((WIDTH, HEIGHT), Image.Resampling.BOX)
    file = BytesIO()
    small.quantize(128, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=False)
    return file.getvalue()


def _board(scene: Scene) -> Image.Image:
    scale = HEIGHT * _FINER / (scene.bottom - scene.top)
    width = round((scene.right - scene.left) * scale)
    board = Image.new("RGB", (width, HEIGHT * _FINER), scene.ground)
    brush = ImageDraw.Draw(board)

    def place(point: Point) -> Point:
        return (point[0] - scene.left) * scale, (point[1] - scene.top) * scale

    for shape in scene.shapes:
        _draw(brush, shape, place, scale)
    return board


def _draw(brush: ImageDraw.ImageDraw, shape: Shape, place: _Place, scale: float) -> None:
    if isinstance(shape, Area):
        brush.polygon([place(point) for point in shape.points], fill=shape.fill)
    elif isinstance(shape, Line):
        width = max(1, round(shape.width * scale))
        points = [place(point) for point in shape.points]
        brush.line(points, fill=shape.colour, width=width, joint="curve")
    else:
        (x, y), radius = place(shape.middle), shape.radius * scale
        box = (x - radius, y - radius, x + radius, y + radius)
        width = max(1, round(radius / 5)) if shape.outline else 0
        brush.ellipse(box, fill=shape.fill, outline=shape.outline, width=width)


def _write(brush: ImageDraw.ImageDraw, heading: str, labels: Sequence[Label], width: int) -> None:
    """Into the left part of the sheet, which is that wide."""
    size = _SIZE
    while size > _SMALLEST and _font(size).getlength(heading) > width - 2 * _MARGIN:
        size -= 4
    brush.text((_MARGIN, _MARGIN), heading, fill=INK, font=_font(size))
    for row, (text, colour) in enumerate(labels):
        y = _MARGIN + size + _SQUARE + row * round(1.7 * _SQUARE)
        brush.rectangle((_MARGIN, y, _MARGIN + _SQUARE, y + _SQUARE), fill=colour)
        x = _MARGIN + round(1.5 * _SQUARE)
        shown = _fitting(text if _is_readable(text) else str(row + 1), width - x - _MARGIN // 2)
        brush.text((x, y - _SQUARE // 10), shown, fill=INK, font=_font(_SQUARE))


def _fitting(text: str, width: int) -> str:
    """As much of the text as there is room for."""
    font = _font(_SQUARE)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _is_readable(text: str) -> bool:
    """Has the font a sign for every character?"""
    return all(_has_sign(sign) for sign in text)


@lru_cache(maxsize=10_000)
def _has_sign(sign: str) -> bool:
    font = _font(_SQUARE)
    return sign.isspace() or bytes(font.getmask(sign)) != bytes(font.getmask(_NO_SIGN))


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The font that comes with the library: no file of the system's is needed."""
    return ImageFont.load_default(size)
