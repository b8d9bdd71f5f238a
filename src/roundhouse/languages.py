"""The languages: those of `locale/languages.json`, which the page reads as well."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

LANGUAGES: Final[tuple[str, ...]] = tuple(
    msgspec.json.decode(files("roundhouse").joinpath("locale", "languages.json").read_bytes())
)
"""Their codes; the first is spoken where nothing else is asked for."""
