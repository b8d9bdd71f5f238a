"""The hands of a person at African Rails: by clicking, or by keys alone."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.pages import ANSWERED, Visitor

REACHES = """one => one.matches('[data-place]') && matchMedia('(pointer: coarse)').matches"""
MISSED = 20_000
"""Milliseconds after which a click has gone beside what it was meant for."""


def press(target: Locator) -> None:
    """As a person does: where fingers point, places overlap, and the nearest is meant."""
    target.click(force=target.evaluate(REACHES))


class Clicking:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def pick(self, target: Locator) -> None:
        self.visitor.wait_for_turn()
        before = self.visitor.number
        for _ in range(3):  # the map may just get another size, and the click go beside
            at_rest(self.page)
            press(target)
            with suppress(Error):
                self.page.wait_for_function(ANSWERED, arg=before, timeout=MISSED)
                if self.visitor.number == before:
                    self.visitor.confirm_button.click(timeout=MISSED)
                break
            if self.visitor.number > before:  # the first click did hit: this was the second
                break
        self.visitor.wait_beyond(before)

    def put_back(self) -> None:
        self.pick(self.page.locator(".card .back").first)

    def origin(self, city: str) -> None:
        self.pick(self.place(city))

    def place(self, city: str) -> Locator:
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
        at_rest(self.page)
        self.look_at(city)
        button = self.page.locator("[data-card] button.primary").last
        button.wait_for()
        button.click()
        self.visitor.wait_beyond(before)
        settled(self.page)
        return True

    def look_at(self, city: str) -> None:
        """Where a spot one may build at lies over a city, people click beside it or search."""
        free = self.place(city).evaluate(FREE)
        if free is not None:
            self.page.mouse.click(*free)
            return
        self.page.locator("body").press("/")
        self.page.keyboard.type(city)
        self.visitor.press("Enter")

    def button(self, kind: str, text: str = "") -> bool:
        found = self.page.locator(f'[data-choice="{kind}"]', has_text=text)
        if found.count() == 0:
            return False
        self.pick(found.first)
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

    def find(self, city: str) -> None:
        """Look at it."""
        self.page.locator("body").press("/")
        self.page.keyboard.type(city)
        self.visitor.press("Enter")

    def go(self, city: str) -> bool:
        before = self.visitor.number
        self.find(city)
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

FREE = """(place) => {
    const box = place.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const down of parts) for (const along of parts) {
        const point = [box.left + along * box.width, box.top + down * box.height];
        const at = document.elementFromPoint(...point);
        if (at && place.contains(at)) return point;
    }
    return null;
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


STILL = """async () => {
  await document.fonts.ready;
  const map = document.querySelector('.map');
  const where = () => {
    const boxes = [map, map.querySelector('.layer')].map((part) => part.getBoundingClientRect());
    return JSON.stringify([map.dataset.rest, ...boxes]);
  };
  for (let seen = '', frames = 0; frames < 12; ) {
    await new Promise(requestAnimationFrame);
    const now = where();
    frames = now === seen && map.dataset.rest === 'true' ? frames + 1 : 0;
    seen = now;
  }
}"""


def at_rest(page: Page) -> None:
    """Until the map has found its place in the window, and keeps it for a dozen frames.

    Letters that come late make bars higher, and what lies beside them smaller.
    """
    page.wait_for_selector(".map")
    page.evaluate(STILL)


def settled(page: Page) -> None:
    """Until a row of actions has been played."""
    page.wait_for_selector('[data-running="false"], [data-over]')


def building(visitor: Visitor, **options: Any) -> Clicking:
    """At the beginning of the first round: Lagos is chosen, track is to be built."""
    wish = {"start": 0, "agreements": False, **options}
    visitor.play_bots("african-rails", bots=1, options=wish)
    visitor.page.locator(".map").wait_for()  # the atlas is there, and with it the cards
    hands = Clicking(visitor)
    for _ in range(7 if wish.get("fast") else 5):
        visitor.wait_for_turn()
        if visitor.page.locator(".card .back").count() == 0:
            break
        hands.put_back()
    hands.origin("Lagos")
    visitor.page.locator(".spot.BuildTrack").first.wait_for()
    return hands


def spot_of(page: Page, place: str) -> tuple[float, float]:
    """Where it lies in the window, once the map does not move."""
    at_rest(page)
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
