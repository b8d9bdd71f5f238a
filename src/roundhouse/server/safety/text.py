"""Text that people type: put in order, and refused when it could deceive or break a page."""

from __future__ import annotations

import unicodedata
from typing import Final

from roundhouse.game import Message
from roundhouse.server.safety.problems import Problem
from roundhouse.store.names import BLANKS, KEY, name_key

NAME: Final = 32
PASSWORD: Final = 200
_DECEIVING: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, formatting, half and unassigned characters: invisible, or able to turn a line round."""
_JOINERS: Final = "\u200c\u200d"
"""Allowed inside a word: several scripts and many pictograms need them."""


def is_deceiving(sign: str) -> bool:
    is_hidden = unicodedata.category(sign) in _DECEIVING and sign not in _JOINERS
    return is_hidden or sign in BLANKS


def clean_name(text: str) -> str:
    """A name as it is shown: composed characters, single spaces, something to read in it."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if any(is_deceiving(sign) for sign in name) or not any(sign.isalnum() for sign in name):
        raise Problem(Message("name-unreadable"))
    if len(name) > NAME or len(name_key(name)) > KEY:
        raise Problem(Message("name-long", {"limit": NAME}))
    return name


def clean_text(text: str, limit: int) -> str:
    """A line of talk: composed characters, nothing invisible, not empty, not too long."""
    shown = "".join(" " if sign in "\t\r\n" else sign for sign in text)
    line = unicodedata.normalize("NFC", shown).strip()
    if not line or any(is_deceiving(sign) for sign in line):
        raise Problem(Message("text-unreadable"))
    if len(line) > limit:
        raise Problem(Message("text-long", {"limit": limit}))
    return line
