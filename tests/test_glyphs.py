"""Every character that the page shows is in the fonts that come with it: none is drawn as a box."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.client import STATIC

ROOT: Final = Path(__file__).parents[1]
SHOWN: Final = (
    "client/src/**/*.svelte",
    "client/src/locale/**/*.ftl",
    "src/roundhouse/locale/**/*.ftl",
    "src/roundhouse/games/**/*.md",
)
RANGE: Final = re.compile(r"U\+([0-9a-f?]+)(?:-([0-9a-f]+))?", re.IGNORECASE)
TITLE_MARK: Final = "●"
"""Before the name of a window where it is one's turn; the browser draws it, not the page."""


def drawn() -> set[int]:
    """What the fonts of the built page say that they have."""
    styles = "".join(path.read_text() for path in (STATIC / "assets").glob("*.css"))
    faces = re.findall(r"unicode-range:([^;}]+)", styles)
    return {
        code
        for face in faces
        for first, last in RANGE.findall(face)
        for code in range(
            int(first.replace("?", "0"), 16), int((last or first).replace("?", "f"), 16) + 1
        )
    }


def missing(known: set[int]) -> Iterator[str]:
    for pattern in SHOWN:
        for path in ROOT.glob(pattern):
            for letter in set(path.read_text(encoding="utf-8")) - {TITLE_MARK}:
                if letter.isprintable() and ord(letter) not in known:
                    yield f"{path.relative_to(ROOT)}: {letter}"


def test_no_character_is_drawn_as_a_box() -> None:
    known = drawn()
    assert ord("é") in known
    assert ord("→") not in known
    assert sorted(missing(known)) == []
