"""The guided first game: begun in one click, left, resumed, and followed by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor


def card(visitor: Visitor, number: int) -> Locator:
    """The card of that number, once it lies open."""
    found = visitor.page.locator(f'[data-lesson="{number}"]')
    expect(found).to_be_visible()
    return found


def test_a_stranger_learns_by_keyboard_makes_a_mistake_and_comes_back(visit: Visit) -> None:
    anna = visit(**Visitor.STILL)
    page = anna.page
    page.goto("/")
    page.locator("[data-teach=transamerica]").click()
    expect(card(anna, 1)).to_contain_text("Step 1 of 16")
    page.keyboard.press("n")
    expect(card(anna, 2)).to_contain_text("five cities")
    expect(page.locator('[data-part="cities"]')).to_have_attribute("data-pointed", "")
    page.reload()
    card(anna, 2)
    page.keyboard.press("n")
    card(anna, 3)
    expect(page.locator('[data-part="cities"]')).not_to_have_attribute("data-pointed", "")

    before = anna.number
    page.locator('[data-place][aria-label*="Chicago"]').first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("start on Cincinnati")
    assert anna.number == before
    page.keyboard.press("Escape")
    expect(page.locator('[data-place][aria-pressed="true"]')).to_have_attribute(
        "aria-label", "Place the start stone: Cincinnati"
    )
    page.locator("[data-lesson-do]").focus()
    page.keyboard.press("Enter")
    expect(card(anna, 4)).to_contain_text("25 rails")
    anna.accessible()

    page.goto("/")
    page.locator("[data-teach=transamerica]").click()
    card(anna, 4)
    page.locator("[data-guide-close]").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    anna.wait_for_turn()


def test_on_a_phone_held_sideways_the_folded_margin_opens_for_what_is_meant(visit: Visit) -> None:
    anna = visit(**{**Visitor.PHONE, "viewport": {"width": 844, "height": 390}})
    anna.page.goto("/")
    anna.page.locator("[data-teach=american-rails]").click()
    for number in (1, 2):
        card(anna, number).locator("[data-lesson-next]").click()
    card(anna, 3)
    anna.page.locator("[data-lesson-back]").click()
    card(anna, 2)
