"""African Rails in the browser: whole games by clicking and by keys, and how smoothly it moves."""

from __future__ import annotations

import json
import math
import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hauling import Hauler
from tests.browser.pages import ARTEFACTS, Visitor

SHORT = {"fast": True, "target": 1, "start": 0, "agreements": False}
"""The game ends as soon as somebody has joined five major cities."""


class Clicking:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def put_back(self) -> None:
        self.visitor.pick(self.page.locator(".card .back").first)

    def origin(self, city: str) -> None:
        self.visitor.pick(self.place(city))

    def place(self, city: str) -> Any:
        return self.page.locator(f'[data-place="{city}"]')

    def go(self, city: str) -> bool:
        seen = self.page.locator("[data-put-away]")
        if seen.count() > 0:
            seen.click()
        close = self.page.locator("[data-card] header button")
        if close.count() > 0:
            close.first.click()
            expect(close).to_have_count(0)
        before = self.visitor.number
        self.place(city).click()
        button = self.page.locator("[data-card] button.primary").last
        button.wait_for()
        button.click()
        self.visitor.wait_beyond(before)
        settled(self.page)
        return True

    def button(self, kind: str, text: str = "") -> bool:
        found = self.page.locator(f'[data-choice="{kind}"]', has_text=text)
        if found.count() == 0:
            return False
        self.visitor.pick(found.first)
        return True


class Typing:
    """Nothing but keys: `/` finds a city, Tab goes to buttons, arrows walk over the map."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def put_back(self) -> None:
        before = self.visitor.number
        self.tab_to(".card .back")
        self.visitor.press("Enter")
        self.tab_to("[data-confirm]")
        self.visitor.press("Enter")
        self.visitor.wait_beyond(before)

    def origin(self, city: str) -> None:
        """By arrows over the map."""
        before = self.visitor.number
        self.tab_to(".map")
        spot = f'[data-place="{city}"]'
        for _ in range(40):
            aim = self.page.evaluate(TOWARDS, spot)
            if aim is None:
                break
            self.visitor.press(aim)
        self.visitor.press("Enter", "Enter")
        self.visitor.wait_beyond(before)

    def go(self, city: str) -> bool:
        before = self.visitor.number
        self.page.locator("body").press("/")
        self.page.keyboard.type(city)
        self.visitor.press("Enter")
        self.page.locator("[data-card] button.primary").last.wait_for()
        self.visitor.press("Enter")
        self.visitor.wait_beyond(before)
        settled(self.page)
        self.visitor.press("Escape")
        return True

    def button(self, kind: str, text: str = "") -> bool:
        found = self.page.locator(f'[data-choice="{kind}"]', has_text=text)
        if found.count() == 0:
            return False
        before = self.visitor.number
        self.tab_to(f'[data-choice="{kind}"]', text)
        self.visitor.press("Enter")
        if self.visitor.number == before:
            self.visitor.press("Enter")
        self.visitor.wait_beyond(before)
        return True

    def tab_to(self, selector: str, text: str = "") -> None:
        for _ in range(150):
            if self.page.evaluate(IS_AT, [selector, text]):
                return
            self.visitor.press("Tab")
        raise AssertionError(f"Tab does not come to {selector} {text}")


IS_AT = """([selector, text]) => {
    const at = document.activeElement;
    return Boolean(at?.matches(selector)) &&
        at.textContent.toLowerCase().includes(text.toLowerCase());
}"""

TOWARDS = """(selector) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const goal = document.querySelector(selector);
    const here = document.activeElement;
    if (here === goal) return null;
    const [x, y] = middle(here);
    const [gx, gy] = middle(goal);
    if (!here.matches('[data-place]')) return 'ArrowRight';
    if (Math.abs(gx - x) > Math.abs(gy - y)) return gx > x ? 'ArrowRight' : 'ArrowLeft';
    return gy > y ? 'ArrowDown' : 'ArrowUp';
}"""


def settled(page: Page) -> None:
    """Until a row of actions has been played."""
    page.wait_for_selector('[data-running="false"], [data-over]')


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    table = anna.play_bots("african-rails", bots=1, options=SHORT)
    hauler = Hauler(Clicking(anna), table)
    hauler.play()
    assert anna.is_over
    assert hauler.deliveries > 0
    assert hauler.rides > 0
    assert hauler.builds > 0
    expect(anna.page.locator("[data-over] figure").first).to_be_visible()
    anna.screenshot("african-rails-over")
    anna.accessible()


def test_a_whole_game_by_keys(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    table = anna.play_bots("african-rails", bots=1, options=SHORT)
    hauler = Hauler(Typing(anna), table)
    hauler.play()
    assert anna.is_over
    assert hauler.deliveries > 0
