"""A finished game is studied: a line is tried, left, taken up again and shared."""

from __future__ import annotations

import re
from pathlib import Path
from time import sleep

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_rest
from tests.browser.pages import Visitor

RECORD = Path("tests/golden/transamerica-2.jsonl")
WATCH = """
  window.tops = new Set();
  (function look() {
    const map = document.querySelector('.map');
    if (map) tops.add(map.getBoundingClientRect().top);
    requestAnimationFrame(look);
  })();
"""
"""Where the upper edge of the map has been, of all that was drawn."""


def late(route: Route) -> None:
    """What stands above the board comes last."""
    sleep(0.5)
    route.continue_()


def test_a_line_is_tried_left_and_shared(visit: Visit) -> None:
    anna = visit("Anna", permissions=["clipboard-write"])
    game = anna.post("/api/records", {"record": RECORD.read_text()})["id"]
    anna.page.goto(f"/table/{game}")
    anna.page.locator("[data-over]").wait_for()
    anna.page.get_by_role("button", name="Look at the board").click()
    anna.page.locator("body").press(",")
    for _ in range(3):
        anna.page.locator("body").press(",")
    anna.page.locator("[data-study-this]").click()
    anna.page.wait_for_url(lambda url: game not in url)
    study = anna.page.locator("[data-study]")
    anna.wait_for_turn()
    start = anna.number
    anna.page.locator("[data-study-open]").click()
    expect(study).to_contain_text("Nothing has been tried yet")
    anna.page.locator("[data-place]").first.dispatch_event("click")
    anna.pick_pending()
    anna.wait_beyond(start)
    line = study.locator("[data-variation]")
    expect(line).to_have_count(1)
    expect(line).to_have_attribute("aria-current", "step")
    anna.accessible()
    anna.screenshot("study")
    study.locator("[data-study-start]").click()
    expect(line).not_to_have_attribute("aria-current", "step")
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    anna.hurry_no_more()
    study.locator("[data-study-share]").click()
    anna.sees("Copied")

    ben = visit("Ben", **Visitor.PHONE)
    ben.page.add_init_script(WATCH)
    ben.page.route("**/Study-*.js", late)
    ben.page.goto(anna.page.url)
    ben.page.locator("[data-study-open]").wait_for()
    at_rest(ben.page)
    assert len(ben.page.evaluate("[...tops]")) == 1, "the board was pushed aside while it was seen"
    ben.page.locator("[data-study-open]").click()
    expect(ben.page.locator("[data-variation]")).to_be_disabled()
    ben.fits()
    ben.screenshot("study-shared")
    ben.page.locator("[data-study-copy]").click()
    ben.page.wait_for_url(lambda url: url != anna.page.url)
    ben.page.locator("[data-study-start]").wait_for()
    expect(ben.page.locator("[data-study-open]")).to_have_text(re.compile(r"Lines \(1\)"))


def test_a_finished_game_is_analysed_from_the_top_of_its_page(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    game = anna.post("/api/records", {"record": RECORD.read_text()})["id"]
    anna.page.goto(f"/table/{game}")
    anna.page.locator("[data-report=none]").wait_for()
    anna.page.locator("[data-study-open]").click()
    expect(anna.page.locator("[data-study]")).to_contain_text("The game is over here")
    expect(anna.page.locator("[data-over] figure").last).to_contain_text("Rails missing")
    anna.hurry_no_more()  # it may be ready before anybody has seen that it is made
    anna.page.locator("[data-analyse]").click()
    report = anna.page.locator("[data-report=making]")
    expect(report.get_by_role("progressbar")).to_be_in_viewport()
    report.get_by_role("button", name="Stop").click()
    anna.page.locator("[data-report=none]").wait_for()
