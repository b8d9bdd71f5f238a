"""Somebody's first table: the parts are shown once, words are explained, examples can be tried."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor


def test_the_parts_are_shown_once_and_words_and_rules_are_explained(visit: Visit) -> None:
    anna = visit("Anna", first_time=True, **Visitor.STILL)
    page = anna.page
    table = anna.play_bots("transamerica")
    tour = page.locator("[data-tour]")
    expect(tour).to_have_attribute("data-tour", "map")
    page.keyboard.press("n")
    expect(page.locator('[data-part="bar"]')).to_have_attribute("data-pointed", "")
    page.locator("[data-tour-off]").click()
    expect(tour).to_have_count(0)
    page.reload()
    anna.wait_for_turn()  # until then the sentence changes as the bots move
    term = page.locator("[data-prompt] [data-term]").first
    term.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("TA-")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(tour).to_have_count(0)

    page.goto("/help/transamerica#TA-2.1")
    example = page.locator("[data-example=start]")
    expect(example.get_by_role("img")).to_have_count(2)
    anna.accessible()
    example.locator("[data-try]").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert table not in page.url
    expect(page.locator("[data-prompt]")).to_contain_text("start stone")
