"""A title that no file of the house knows is played in the browser, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.browser.serving import House
from tests.fourth_title.registered import register


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which a package with the title is installed."""
    folder = tmp_path_factory.mktemp("fourth")
    with pytest.MonkeyPatch.context() as patch:
        register(folder, patch)
        running = House(folder)
        running.start()
        yield running
        running.stop()


def test_it_is_set_up_and_played_to_its_end(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    anna.page.goto("/")
    card = anna.page.locator("article", has=anna.page.get_by_role("heading", name="Nim"))
    expect(card).to_contain_text("2–4")
    expect(card.locator("[data-play]")).to_have_count(0)
    card.get_by_role("link", name="Nim").first.click()
    expect(anna.page.get_by_role("radio", name="Nim")).to_be_checked()
    expect(anna.page.get_by_role("option", name="Bot")).to_have_count(0)
    anna.page.get_by_role("button", name="Remove seat 3").click()
    anna.page.get_by_label("Matches on the table").fill("5")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rsplit("/", 1)[1]
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    ben.open_table(table)
    for visitor, count in ((anna, "3 matches"), (ben, "2 matches")):
        assert visitor.wait_for_turn()
        expect(visitor.page.get_by_role("heading", name="What you may do")).to_be_visible()
        visitor.screenshot(f"fourth-title-{count[0]}")
        visitor.pick(visitor.choices().filter(has_text=count))
    ben.page.wait_for_selector("[data-over]")
    expect(ben.page.get_by_role("heading", name="You win!")).to_be_visible()
    anna.page.wait_for_selector("[data-over]")
    ben.screenshot("fourth-title-over")


def test_it_can_be_read_by_everybody(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.PHONE)
    table = anna.make_table("nim", {"kind": "me"}, {"kind": "local", "name": "Ben"})
    anna.open_table(table)
    anna.page.get_by_role("button", name="Take a match").wait_for()
    expect(anna.page.locator("[data-hint]")).to_have_count(0)
    anna.screenshot("fourth-title-phone")
    anna.accessible()
    anna.fits()
