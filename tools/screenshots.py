"""The pictures of the README: real screens of real games, taken in a real browser.

python tools/screenshots.py    plays recorded games to a good moment and stores docs/pictures/*.jpg
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser  # noqa: E402

from tests.browser.launching import launched  # noqa: E402
from tests.browser.pages import Visitor  # noqa: E402
from tests.browser.serving import House  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
RECORDS: Final = ROOT / "tests" / "golden"


class Scene(NamedTuple):
    """A recorded game up to a moment, seen on some screen."""

    name: str
    record: str
    part: float
    """How much of the game has been played; 1 is the page after it."""
    screen: dict[str, Any]


SCENES: Final = (
    Scene("american-rails", "american-rails-4", 0.62, Visitor.WIDE),
    Scene("transamerica", "transamerica-6", 0.42, Visitor.WIDE),
    Scene("african-rails", "african-rails-4", 0.6, Visitor.WIDE),
    Scene("african-rails-night", "african-rails-4", 0.6, {**Visitor.WIDE, "color_scheme": "dark"}),
    Scene("phone", "american-rails-4", 0.62, Visitor.PHONE),
    Scene("result", "american-rails-4", 1, Visitor.WIDE),
)


def window(browser: Browser, house: House, screen: dict[str, Any]) -> Visitor:
    context = browser.new_context(base_url=house.url, locale="en-GB", **screen)
    context.add_init_script("localStorage.tour = 'seen'")
    return Visitor(context, house)


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(1500)
    path = PICTURES / f"{name}.jpg"
    visitor.page.screenshot(path=path, type="jpeg", quality=84)
    print(path.relative_to(ROOT), path.stat().st_size // 1000, "kB")


def welcome(browser: Browser, house: House) -> None:
    visitor = window(browser, house, Visitor.WIDE)
    visitor.page.goto("/")
    visitor.page.locator("[data-play]").first.wait_for()
    shoot(visitor, "welcome")
    visitor.context.close()


def game(browser: Browser, house: House, scene: Scene) -> None:
    lines = (RECORDS / f"{scene.record}.jsonl").read_text(encoding="utf-8").splitlines()
    record = "\n".join(lines[: max(2, round(scene.part * len(lines)))]) + "\n"
    visitor = window(browser, house, scene.screen)
    visitor.come_in("Anna")
    table = visitor.post("/api/records", {"record": record})["id"]
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator("[data-table], [data-hand-off]").first.wait_for()
    if visitor.page.locator("[data-hand-off]").count():
        visitor.page.locator("[data-hand-off] button").click()
    visitor.table.wait_for()
    shoot(visitor, scene.name)
    visitor.context.close()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        house = House(Path(folder))
        house.start()
        try:
            welcome(browser, house)
            for scene in SCENES:
                game(browser, house, scene)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
