"""From the first page to a board: in one click, by a link, from the lobby."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

GAMES = ["transamerica", "american-rails", "african-rails"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_the_first_page_begins_a_game(visit: Visit, game: str) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.locator(f'[data-play="{game}"]').click()
    anna.table.wait_for()
    assert anna.table.get_attribute("data-status") == "playing"
    assert anna.wait_for_turn()
    anna.screenshot(f"table-{game}")
    anna.accessible()


def test_a_name_is_remembered(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.screenshot("welcome")
    anna.accessible()
    anna.page.locator('[data-play="transamerica"]').click()
    anna.table.wait_for()
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Anna")
    anna.page.goto("/")
    anna.sees("Good to see you, Anna.")


def test_a_table_is_made_shared_joined_by_link_and_begun(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit()
    anna.page.goto("/new")
    anna.page.get_by_label("American Rails").check()
    anna.screenshot("new-table", full_page=True)
    anna.accessible()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile("/table/"))
    link = anna.page.get_by_label("Link to this table").input_value()
    anna.screenshot("waiting")
    anna.accessible()
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_disabled()

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_text("The maker of the table starts the game.")).to_be_visible()
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Start the game").click()
    for person in (anna, ben):
        expect(person.table).to_have_attribute("data-status", "playing")
    expect(ben.page.get_by_role("list", name="Players").first).to_contain_text("Ben")


def test_the_lobby_lists_tables_as_they_change(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    ben.page.goto("/tables")
    ben.sees("My tables")
    open_seat = [{"kind": "me"}, {"kind": "open"}]
    table = anna.make_table("transamerica", *open_seat, start=False)
    card = ben.page.locator(f'[data-card="{table}"]')
    expect(card).to_contain_text("1 of 2 seats free")
    card.get_by_role("link").click()
    ben.page.locator("[data-join]").click()
    expect(ben.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
    anna.page.goto("/tables")
    expect(anna.page.locator(f'[data-card="{table}"]')).to_contain_text("ready to start")
    anna.screenshot("lobby")
    anna.accessible()
    anna.make_table("transamerica", {"kind": "me"}, {"kind": "bot", "level": "novice"})
    expect(anna.page.get_by_text("Your turn").first).to_be_visible()


def test_a_stranger_before_a_closed_table_is_asked_for_a_name(visit: Visit) -> None:
    anna, stranger = visit("Anna"), visit()
    bot = {"kind": "bot", "level": "novice"}
    table = anna.make_table("transamerica", {"kind": "me"}, bot, onlookers=False)
    stranger.page.goto(f"/table/{table}")
    stranger.page.get_by_label("Your name").fill("Cora")
    stranger.page.get_by_role("button", name="Come in").click()
    stranger.sees("This table is not open to onlookers.")
    stranger.page.goto("/table/nothing")
    stranger.sees("There is no table at this address")
    stranger.screenshot("closed")
    stranger.accessible()


@pytest.mark.parametrize(
    "path", ["/settings", "/help", "/help/african-rails", "/tables", "/new", "/password"]
)
def test_every_page_opens_without_trouble(visit: Visit, path: str) -> None:
    name = path.strip("/").replace("/", "-")
    for options in (Visitor.WIDE, Visitor.PHONE):
        anna = visit("Anna", **options)
        anna.page.goto(path)
        heading = anna.page.get_by_role("heading", level=1)
        expect(anna.page).to_have_title(f"{heading.inner_text()} – Roundhouse")
        anna.accessible()
        anna.fits()
    anna.screenshot(f"{name}-phone", full_page=True)


def test_a_window_is_called_after_what_it_shows(visit: Visit) -> None:
    """So that people find it among others, and screen readers say where one is."""
    anna = visit("Anna")
    anna.page.goto("/tables")
    expect(anna.page).to_have_title("Tables – Roundhouse")
    anna.play_bots("transamerica", options={"start_player": 0})
    expect(anna.page).to_have_title("● Your turn – TransAmerica – Roundhouse")
    anna.page.get_by_role("link", name="Tables").click()
    expect(anna.page).to_have_title("Tables – Roundhouse")
    anna.page.get_by_role("link", name="Roundhouse").click()
    expect(anna.page).to_have_title("Roundhouse")


def test_a_rule_has_an_address(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/help/transamerica#TA-4.1")
    rule = anna.page.locator('[id="TA-4.1"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("minimum Steiner tree")


def test_a_guest_becomes_an_account_and_comes_back_elsewhere(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/settings")
    anna.page.get_by_label("Your name").fill("Anna of the yard")
    anna.page.get_by_label("Password").fill("correct horse")
    anna.page.get_by_role("button", name="Make an account").click()
    anna.sees("You are logged in: Anna of the yard")
    anna.page.get_by_label("Webhook").fill("https://example.com/hook")
    anna.page.get_by_role("button", name="Save").click()
    anna.sees("Saved.")
    anna.screenshot("settings", full_page=True)
    anna.accessible()

    elsewhere = visit()
    elsewhere.page.goto("/settings")
    form = elsewhere.page.locator("section", has_text="Or with a password")
    form.get_by_label("Your name").fill("Anna of the yard")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Log in").click()
    elsewhere.sees("You are logged in: Anna of the yard")
    expect(elsewhere.page.get_by_label("Webhook")).to_have_value("https://example.com/hook")
