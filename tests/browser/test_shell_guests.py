"""A guest's name and tables: typed once, changed, kept, and found again by a link."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

BOT = {"kind": "bot", "level": "novice"}
LEFT = "/api/live' failed: .* 403"
"""A connection that is made while somebody logs out comes too late."""


def test_a_name_is_typed_once_and_enter_is_enough(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.press("Enter")
    anna.sees("Good to see you, Anna.")
    anna.page.goto("/new")
    expect(anna.page.get_by_role("button", name="Open the table")).to_be_visible()


def test_a_name_goes_along_to_a_table_with_friends(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("link", name="With friends: American Rails").click()
    expect(anna.page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(anna.page.get_by_label("American Rails")).to_be_checked()
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_name_without_enter_is_offered_on_the_next_page(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.goto("/new")
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")
    anna.page.get_by_label("Your name").press("Enter")
    expect(anna.page.get_by_role("button", name="Open the table")).to_be_visible()


def test_a_guest_changes_the_name(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.make_table("transamerica", {"kind": "me"}, BOT)
    anna.page.goto("/settings")
    anna.page.get_by_label("Another name").fill("Annika")
    anna.press("Enter")
    anna.sees("Now you are Annika.")
    anna.open_table(table)
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Annika")


@pytest.mark.parametrize("device", [Visitor.WIDE, Visitor.PHONE])
def test_a_guest_logs_out_with_a_link_and_comes_back(visit: Visit, device: dict[str, int]) -> None:
    anna, elsewhere = visit("Anna", **device), visit(**device)
    table = anna.make_table("transamerica", {"kind": "me"}, BOT)
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Log out", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("sit at a table that is not over")
    expect(dialog.get_by_role("listitem")).to_contain_text("TransAmerica")
    anna.screenshot(f"log-out-{'phone' if 'is_mobile' in device else 'wide'}")
    anna.accessible()
    anna.fits()
    dialog.get_by_role("button", name="Give me a link to come back by").click()
    link = dialog.get_by_label("Your link to come back by").input_value()
    assert re.search(r"/return#\S+$", link)
    anna.accessible()
    dialog.get_by_role("button", name="Log out", exact=True).click()
    expect(anna.page.get_by_role("button", name="Come in")).to_be_visible()
    anna.forgive(LEFT)

    elsewhere.page.goto(link)
    elsewhere.accessible()
    elsewhere.page.get_by_role("button", name="Come back").click()
    expect(elsewhere.page.locator(f'[data-card="{table}"]')).to_be_visible()
    assert "#" not in elsewhere.page.url
    elsewhere.page.go_back()
    assert link not in elsewhere.page.url


def test_a_guest_keeps_everything_with_a_password(visit: Visit) -> None:
    anna = visit("Anna")
    anna.make_table("transamerica", {"kind": "me"}, BOT)
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Log out", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Anna of the dialog")
    dialog.get_by_label("Password").fill("correct horse")
    anna.press("Enter")
    anna.sees("You are logged in: Anna of the dialog")
    anna.page.get_by_role("button", name="Log out", exact=True).click()
    expect(anna.page.get_by_role("button", name="Come in")).to_be_visible()
    anna.forgive(LEFT)


def test_a_guest_who_gives_up_the_seats_says_so(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    table = ben.make_table("transamerica", {"kind": "me"}, {"kind": "open"}, start=False)
    anna.post(f"/api/tables/{table}/join", {})
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Log out", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Log out and give up my seats").click()
    expect(anna.page.get_by_role("button", name="Come in")).to_be_visible()
    anna.forgive(LEFT)
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == ["person", "open"]


def test_a_link_does_not_take_the_place_of_who_is_here(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    token = ben.post("/api/me/return")["token"]
    anna.page.goto(f"/return#{token}")
    anna.page.get_by_role("button", name="Come back").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("You are here as Anna.")
    assert anna.get("/api/me")["name"] == "Anna"
    anna.forgive("409")
