"""Names: when two of them are one, and when two of them look like one."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import confusables

KEY: Final = 40
"""Characters that a key may have; a few letters become several when they are made small."""
LIKENESS: Final = 400
"""Characters of a likeness that are kept."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Fillers that show nothing, though Unicode counts them among letters, marks and symbols."""
_SELECTORS: Final = frozenset(
    map(chr, [0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
"""They choose between forms of the sign before them."""
_CAPITAL_I: Final = str.maketrans("i", "l")
"""A capital i and a small L are one stroke, and names are told apart in no case."""


def name_key(name: str) -> str:
    """Who types a name with this key means the account of this key."""
    return "".join(unicodedata.normalize("NFKC", name).split()).casefold()


def likeness(name: str) -> str:
    """Two names with the same likeness look alike on a page, whatever they are written with.

    It follows the skeletons of Unicode's UTS #39: letters that look alike are replaced by one of
    them, and what cannot be seen is left out. Capitals are looked at as they are, then as small
    letters.
    """
    shown = _prototypes(unicodedata.normalize("NFKC", name))
    small = _prototypes(unicodedata.normalize("NFKC", shown).casefold())
    return "".join(small.split()).casefold().translate(_CAPITAL_I)[:LIKENESS]


def is_invisible(sign: str) -> bool:
    """Takes no room on a page, or shows nothing in it."""
    return unicodedata.category(sign) == "Cf" or sign in BLANKS or sign in _SELECTORS


def are_alike(names: list[str]) -> bool:
    """Could somebody take two of these people for one?"""
    keys = [{name_key(name), likeness(name)} for name in names]
    return sum(map(len, keys)) > len(set().union(*keys))


def _prototypes(name: str) -> str:
    decomposed = unicodedata.normalize("NFD", name)
    return "".join(_prototype(sign) for sign in decomposed if not is_invisible(sign))


@lru_cache(maxsize=4096)
def _prototype(sign: str) -> str:
    """What all signs that look like this one are replaced by; it may be several signs."""
    alike = _look_alikes(sign)
    if len(alike) != 1:
        return sign  # none, or this is what the others are replaced by
    (other,) = alike
    if len(other) == 1 and _look_alikes(other) == [sign]:
        return min(sign, other)
    return other


def _look_alikes(sign: str) -> list[str]:
    found = confusables.is_confusable(sign, greedy=True) or [{"homoglyphs": []}]
    marked = [str(other["c"]) for other in found[0]["homoglyphs"]]
    return ["".join(part for part in other if not is_invisible(part)) for other in marked]
