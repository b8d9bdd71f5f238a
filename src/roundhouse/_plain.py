"""`ROUNDHOUSE_PURE=1`: read the plain Python source even where compiled modules lie beside it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

PURE: Final = os.environ.get("ROUNDHOUSE_PURE", "") not in ("", "0")


class _SourceOnly:
    """Finds this package's modules by their source, never by a compiled twin."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG004 (the import system hands it over)
    ) -> ModuleSpec | None:
        if not name.startswith("roundhouse.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if PURE:
    sys.meta_path.insert(0, _SourceOnly)

COMPILED: Final = not PURE and (
    FileFinder(
        str(Path(__file__).parent / "boards"), (ExtensionFileLoader, EXTENSION_SUFFIXES)
    ).find_spec("lattice")
    is not None
)
"""Compiled modules lie beside the source, and they are for this Python."""
