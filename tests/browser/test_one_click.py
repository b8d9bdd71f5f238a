"""One click a move: a setting of the browser; and the keys that lead to map and choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import building, settled
from tests.browser.pages import Visitor
from tests.browser.test_american_rails import dropped, from_record, pieces, this_hex
from tests.browser.test_transamerica import best_place


def one_click(visit: Visit) -> Visitor:
    """Anna has chosen one click a move in the settings."""
    anna = visit("Anna", **Visitor.STILL)
    anna.page.goto("/settings")
    anna.page.get_by_label("Moves", exact=True).select_option("direct")
    return anna


def test_one_click_lays_a_rail_and_one_undo_takes_it_back(visit: Visit) -> None:
    anna = one_click(visit)
    anna.play_bots("transamerica", bots=1, options={"start_player": 1})
    anna.wait_for_turn()
    stone = anna.number
    best_place(anna).click()
    anna.wait_beyond(stone)
    anna.wait_for_turn()
    missing = anna.page.locator(".missing").inner_text()
    before = anna.number
    best_place(anna, keeps_turn=True).click()
    anna.wait_beyond(before)
    expect(anna.page.locator(".missing")).not_to_have_text(missing)
    expect(anna.confirm_button).to_have_count(0)
    anna.undo_button.click()
    expect(anna.page.locator(".missing")).to_have_text(missing)


def test_one_click_takes_a_space_and_each_places_a_cube(visit: Visit) -> None:
    anna = one_click(visit)
    from_record(anna, "5-quiet", 375)
    there = pieces(anna)
    anna.page.locator("[data-bar] button", has_text="Expand 3").click()
    expect(anna.prompt).to_contain_text(": 3 left")
    place = this_hex(anna, anna.page.locator(".place.legal:not([aria-label*=';'])").last)
    place.click()
    expect(anna.prompt).to_contain_text(": 2 left")
    expect(dropped(anna)).to_have_count(there + 1)
    anna.undo_button.click()
    expect(anna.prompt).to_contain_text(": 3 left")
    expect(dropped(anna)).to_have_count(there)


def test_a_bid_is_confirmed_also_by_those_who_play_with_one_click(visit: Visit) -> None:
    anna = one_click(visit)
    from_record(anna, "5-quiet", 1)
    expect(anna.page.locator(".bidding")).to_be_visible()
    before = anna.number
    anna.page.locator(".bidding button", has_text="lowest").click()
    expect(anna.page.locator("[data-pending]")).to_contain_text("Bid")
    assert anna.number == before
    anna.pick_pending()


def test_one_choice_of_a_city_builds_the_line_there_and_one_undo_takes_it_back(
    visit: Visit,
) -> None:
    anna = one_click(visit)
    building(anna)
    before = anna.number
    anna.page.locator("body").press("/")
    anna.page.keyboard.type("Kano")
    anna.press("Enter")
    anna.wait_beyond(before)
    settled(anna.page)
    assert anna.number > before + 1
    expect(anna.page.locator("section.bar")).not_to_contain_text("0 of 20 M spent")
    anna.undo_button.click()
    expect(anna.page.locator("section.bar")).to_contain_text("0 of 20 M spent")


def test_escape_closes_the_hints(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, options={"start_player": 0})
    anna.wait_for_turn()
    anna.page.locator("[data-hint]").click()
    hints = anna.page.get_by_role("list", name="Hints")
    expect(hints).to_be_visible()
    anna.press("Escape")
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("game", ["american-rails", "african-rails"])
def test_a_key_leads_to_the_map_and_one_to_the_choices(visit: Visit, game: str) -> None:
    anna = visit("Anna", **Visitor.STILL)
    if game == "african-rails":
        building(anna)
    else:
        from_record(anna, "5-quiet", 375)
    anna.page.locator("[data-bar-choices] button").first.wait_for()
    anna.press("m")
    expect(anna.page.locator("[role=application]")).to_be_focused()
    anna.press("c")
    focused = anna.page.locator("[data-bar-choices] :focus")
    expect(focused).to_have_count(1)
    anna.press("M")
    expect(anna.page.locator("[role=application]")).to_be_focused()
