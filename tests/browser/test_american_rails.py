"""American Rails in the browser: whole games by mouse and by keyboard, and what the page tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

GAME = "american-rails"
STEPS = 400
"""More than the actions of one seat in any game that is played sensibly."""


def legal_hexes(anna: Visitor) -> Locator:
    return anna.page.locator(".place.legal")


def in_bar(anna: Visitor) -> Locator:
    """Bids, spaces and companies, as the bar offers them."""
    return anna.page.locator("[data-bar] button")


def my_turns(anna: Visitor) -> Iterator[int]:
    """Counts what is asked of me until the game is over."""
    for step in range(STEPS):
        if not anna.wait_for_turn():
            return
        yield step
    pytest.fail("the game does not end")


def done(anna: Visitor, before: int) -> None:
    """The server has it."""
    anna.wait_beyond(before)


def click_hex(anna: Visitor, place: Locator) -> None:
    """Pick, choose a company where there are several, and pick again."""
    before = anna.number
    place.click()
    rows = anna.page.locator(".ticket.open .row")
    if rows.count():
        rows.first.click()
    expect(anna.page.locator(".ghost")).to_be_visible()
    place.click()
    done(anna, before)


def click_something(anna: Visitor, rng: Random) -> None:
    if legal_hexes(anna).count() and rng.random() < 0.85:
        click_hex(anna, legal_hexes(anna).nth(rng.randrange(legal_hexes(anna).count())))
    elif in_bar(anna).count():
        button = in_bar(anna).nth(rng.randrange(min(2, in_bar(anna).count())))
        before = anna.number
        button.click()
        anna.confirm_button.click()
        done(anna, before)
    else:
        anna.pick(anna.choices().first)


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    rng = Random(7)
    for step in my_turns(anna):
        if step == 3:
            anna.screenshot("american-rails-early")
        click_something(anna, rng)
    anna.screenshot("american-rails-over")
    anna.sees("How the money was made")
    expect(anna.page.locator("figure")).to_have_count(2)
    assert anna.page.locator(".won").count() > 0
    anna.accessible()


def focused(anna: Visitor, selector: str) -> bool:
    found: bool = anna.page.evaluate("s => document.activeElement.matches(s)", selector)
    return found


def tab_to(anna: Visitor, selector: str) -> None:
    for _ in range(120):
        if focused(anna, selector):
            return
        anna.press("Tab")
    pytest.fail(f"no way to {selector} by Tab")


def key_hex(anna: Visitor, rng: Random) -> None:
    """Walk over the legal hexes by arrows; Enter picks, Enter again confirms."""
    before = anna.number
    if not focused(anna, ".place.legal"):
        if not focused(anna, "[role=application] *"):
            tab_to(anna, "[role=application]")
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            anna.press(key)
            if focused(anna, ".place.legal"):
                break
    anna.press(*rng.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=2))
    assert focused(anna, ".place.legal")
    anna.press("Enter")
    if focused(anna, ".ticket.open .row"):
        anna.press("Enter")
    anna.press("Enter")
    done(anna, before)


def key_something(anna: Visitor, rng: Random) -> None:
    if legal_hexes(anna).count():
        key_hex(anna, rng)
        return
    before = anna.number
    tab_to(anna, "[data-bar] button" if in_bar(anna).count() else "[data-choice]")
    anna.press("Enter", "Enter")
    done(anna, before)


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    rng = Random(11)
    for _ in my_turns(anna):
        key_something(anna, rng)
    anna.sees("How the money was made")
