"""The map comes first: what it gets of the window, what may lie over it, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_rest
from tests.browser.pages import Visitor

GAMES = ("american-rails", "transamerica", "african-rails")

SHARES = {
    (1440, 900): 60,
    (1366, 768): 60,
    (1024, 768): 75,
    (2560, 1440): 60,
    (844, 390): 65,
    (390, 844): 50,
}
"""Of each window so many hundredths belong to the map at first."""

PHONES = ((390, 844), (844, 390))

SEEN = """() => {
    const box = (one) => one.getBoundingClientRect();
    const map = box(document.querySelector('.map'));
    const over = ['.said.open', '.panel.open'].flatMap((name) => {
        const found = document.querySelector(name);
        return found ? [box(found)] : [];
    });
    const both = (one, two) =>
        Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
        Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
    const free = map.width * map.height - over.reduce((sum, one) => sum + both(map, one), 0);
    return (100 * free) / (innerWidth * innerHeight);
}"""
"""Hundredths of the window in which the map lies with nothing over it."""


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=list(size)
    )
    at_rest(visitor.page)


def screen(size: tuple[int, int]) -> dict[str, Any]:
    """A window of that size; with a finger where it is a phone's."""
    viewport = {"width": size[0], "height": size[1]}
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    return {"viewport": viewport, **phone, **Visitor.STILL}


@pytest.mark.parametrize("game", GAMES)
def test_the_map_gets_most_of_every_window(visit: Visit, game: str) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(game)
    anna.wait_for_turn()
    for size, least in SHARES.items():
        resize(anna, size)
        share = anna.page.evaluate(SEEN)
        assert share >= least, f"{size}: {share:.1f}"
        anna.fits()
        anna.screenshot(f"layout-{game}-{size[0]}x{size[1]}")


def test_the_log_slides_over_the_map_which_keeps_its_size(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica")
    anna.wait_for_turn()
    at_rest(anna.page)
    before = anna.page.locator(".map").bounding_box()
    expect(anna.log).to_be_visible()
    assert anna.page.locator(".map").bounding_box() == before
    anna.page.locator(".map").press("Escape")
    expect(anna.page.get_by_role("region", name="Log")).to_be_hidden()


def test_the_last_layout_is_remembered(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica")
    margin = anna.page.get_by_role("complementary", name="Table")
    expect(margin).to_be_visible()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    expect(margin).to_be_hidden()
    assert anna.page.evaluate(SEEN) > 80
    anna.log.wait_for()
    anna.page.reload()
    anna.table.wait_for()
    expect(anna.page.get_by_role("region", name="Log")).to_be_visible()
    expect(margin).to_be_hidden()
    resize(anna, (390, 844))
    expect(margin).to_be_visible()
    resize(anna, (1440, 900))
    expect(margin).to_be_hidden()
    anna.press("p", "l")
    expect(margin).to_be_visible()
    expect(anna.page.get_by_role("region", name="Log")).to_be_hidden()


def test_a_layout_that_makes_no_sense_is_forgotten(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.page.goto("/")
    for kept in ("nonsense", "null", '{"page": "moon", "drawer": 3}'):
        anna.page.evaluate("kept => localStorage.setItem('layout-wide', kept)", kept)
        anna.play_bots("transamerica")
        expect(anna.page.get_by_role("complementary", name="Table")).to_be_visible()
        expect(anna.page.get_by_role("region", name="Log")).to_be_hidden()


def test_the_table_fills_the_screen(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica")
    full = anna.page.get_by_role("button", name="Full screen")
    full.click()
    anna.page.wait_for_function("() => document.fullscreenElement !== null")
    expect(full).to_have_attribute("aria-pressed", "true")
    full.click()
    anna.page.wait_for_function("() => document.fullscreenElement === null")


BESIDE = """() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const map = box('.map');
    const drawn = box('.map .ground');
    const [key, buttons, finder] = ['.key', '.map .buttons', '.finder'].map(box);
    const apart = (one, two) =>
        one.right <= two.left || two.right <= one.left ||
        one.bottom <= two.top || two.bottom <= one.top;
    const bar = document.querySelector('.bar .rising').getBoundingClientRect();
    return {
        apart: apart(key, buttons) && apart(key, finder) && apart(buttons, finder),
        whole: bar.top >= drawn.bottom - 1 || bar.left >= map.right,
        fills: drawn.height / Math.min(map.height, bar.left >= map.right ? 1e9 : bar.top - map.top),
    };
}"""
"""Do the tools beside the map lie apart, and does all of the map lie above the bar?"""


def test_the_bar_pushes_no_tool_over_another_and_hides_no_city(visit: Visit) -> None:
    """African Rails at its longest bar, from one window to the next."""
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("african-rails", bots=1)
    anna.wait_for_turn()
    anna.page.locator(".key").wait_for()
    anna.page.locator("[data-bar-choices]").evaluate(
        "bar => { bar.append(document.createElement('p')); bar.lastChild.style.minHeight = '90px' }"
    )
    for size in ((1440, 900), (1024, 768), (1366, 768), (844, 390), (390, 844), (1440, 900)):
        resize(anna, size)
        seen = anna.page.evaluate(BESIDE)
        assert seen["apart"], size
        assert seen["whole"], size
        assert seen["fills"] > 0.9 or size[0] < 500, (size, seen)
