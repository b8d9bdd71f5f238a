"""A real browser before a real server, one of each for every process that runs tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.launching import launched
from tests.browser.pages import Visitor
from tests.browser.serving import House
from tests.waiting import PATIENCE

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server; on SQLite."""
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all modules that run in a row here, and gone before those of other folders run:

    while Playwright runs, no other test can run an event loop.
    """
    with launched() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Opens a window for somebody: `visit("Anna")`. At the end no window may have seen an error.

    The moves of others are shown at once, but at another `pace` where that is what is tested;
    the first-time help has been read, unless this is somebody's `first_time`.
    """
    opened: list[Visitor] = []

    def open_window(
        name: str = "", pace: str = "off", first_time: bool = False, **options: Any
    ) -> Visitor:
        context = chromium.new_context(
            **{"base_url": house.url, "locale": "en-GB", **Visitor.WIDE, **options}
        )
        context.set_default_timeout(PATIENCE * 1000)
        # Chromium's own page for a server that is not there has no storage.
        kept = {"pace": pace} if first_time else {"pace": pace, "tour": "seen"}
        for key, value in kept.items():
            context.add_init_script(f"try {{ localStorage.{key} ??= {value!r} }} catch {{}}")
        opened.append(Visitor(context, house))
        if name:
            opened[-1].come_in(name)
        return opened[-1]

    yield open_window
    for visitor in opened:
        visitor.context.close()
    assert [error for visitor in opened for error in visitor.errors] == []
