"""The progress bar of long work: on standard error, and only where somebody can see it."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress, ProgressColumn


def progress_bar(*columns: ProgressColumn) -> Progress:
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
