"""Three moves of each title in every other browser that the machine has.

Without one there is nothing to run here; `make browsers` says so and fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.drivers import STARTERS, Driver, installed
from tests.browser.serving import House
from tests.waiting import eventually

MOVES = 3
TITLES = {"transamerica": 1, "american-rails": 2, "african-rails": 1}
"""With so many bots."""
OFFERED = [
    "[data-go-on], [data-put-away]",
    '[data-choice="EndTurn"], [data-choice="EndMove"]',
    ".card .back",
    "[data-bar] button:not(:disabled)",
    '[data-place][role="button"]:not([aria-disabled="true"]), .place.legal',
    "[data-choice]",
]
"""What a person would click on, the first of these that is there."""

POST = """(async () => {
  const token = document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? '';
  const answer = await fetch(PATH, { method: 'POST', body: JSON.stringify(BODY),
    headers: { 'content-type': 'application/json', 'x-csrftoken': token } });
  return answer.json();
})()"""
PLACE = """(() => {
  for (const selector of SELECTORS)
    for (const found of document.querySelectorAll(selector)) {
      const { x, y, width, height } = found.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      if (width && hit && (found.contains(hit) || hit.contains(found))) return at;
    }
  return null;
})()"""
NUMBER = "Number(document.querySelector('[data-table]')?.dataset.number ?? -1)"
IS_LIVE = """document.querySelector('[data-table]').dataset.connection === 'live'"""
IS_MINE = """document.querySelector('[data-table]')?.dataset.turn === 'mine'"""


@pytest.fixture(scope="module", params=installed())
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Driver]:
    with STARTERS[request.param](tmp_path_factory.mktemp(request.param)) as driver:
        yield driver


def post(window: Driver, path: str, body: Any) -> Any:
    return window.evaluate(POST.replace("PATH", json.dumps(path)).replace("BODY", json.dumps(body)))


def click(window: Driver, *selectors: str) -> bool:
    """Click on the first of these that is in sight."""
    at = window.evaluate(PLACE.replace("SELECTORS", json.dumps(selectors)))
    if at is None:
        return False
    window.click(at["x"], at["y"])
    return True


def move(window: Driver) -> None:
    """Whatever the page offers, and confirmed where it asks."""
    eventually(lambda: window.evaluate(IS_MINE), "it is never my turn")
    before = window.evaluate(NUMBER)

    def is_made() -> bool:
        if window.evaluate(NUMBER) > before:
            return True
        if not click(window, "[data-confirm]"):
            click(window, *OFFERED)
        return bool(window.evaluate(NUMBER) > before)

    eventually(is_made, "nothing happens")


if installed():

    @pytest.mark.parametrize("title", TITLES)
    def test_three_moves(window: Driver, house: House, title: str) -> None:
        window.open(house.url)
        post(window, "/api/guest", {"name": "Anna"})
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * TITLES[title]]
        table = post(window, "/api/tables", {"game": title, "seats": seats, "start": True})
        window.open(f"{house.url}/table/{table['id']}")
        for _ in range(MOVES):
            move(window)
        assert (
            window.evaluate("document.querySelector('[data-table]').dataset.connection") == "live"
        )
