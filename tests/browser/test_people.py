"""People at one table: leaving it, giving a seat away, offers, two tabs, and old rules."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.browser.test_evening import leave
from tests.browser.test_shell_table import act, mover, pair


def table_of(person: Visitor) -> str:
    return person.page.url.rsplit("/", 1)[-1]


def test_who_gives_up_loses_and_the_result_says_so(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    act(mover(anna, ben))
    leave(ben, "resign")
    for person in (anna, ben):
        expect(person.page.locator("[data-how]")).to_have_text("Ben gave up.")
    expect(anna.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(anna.log).to_contain_text("Ben gives up.")
    anna.screenshot("over-resigned")
    anna.accessible()
    anna.page.goto("/tables")
    expect(anna.page.get_by_text("Your turn")).to_have_count(0)


def test_a_game_that_hardly_began_is_called_off(visit: Visit) -> None:
    anna, ben = pair(visit, "american-rails")
    leave(anna, "calloff")
    for person in (anna, ben):
        expect(person.page.locator("[data-how]")).to_have_text("The game was called off.")
        expect(person.page.get_by_role("heading", name="Nobody has won")).to_be_visible()


def test_a_seat_is_given_away_by_a_link(visit: Visit) -> None:
    anna, ben, dora = *pair(visit, "transamerica", onlookers=False), visit()
    act(mover(anna, ben))
    ben.page.get_by_role("button", name="More", exact=True).click()
    ben.page.locator("[data-leaving]").click()
    ben.page.locator('[data-way="give"]').click()
    link = ben.page.get_by_label("Give my seat to somebody else").input_value()
    ben.screenshot("give-seat")
    ben.accessible()
    dora.page.goto(link)
    dialog = dora.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Dora")
    dialog.get_by_role("button", name="Come in").click()
    dora.page.locator("[data-take]").click()
    expect(dora.table).to_have_attribute("data-status", "playing")
    assert "#" not in dora.page.url
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Dora")
    ben.sees("This table is not open to onlookers.")
    for _ in range(2):
        act(mover(anna, dora))
    dora.forgive("403|WebSocket")
    ben.forgive("403|WebSocket")


def test_an_undo_says_what_it_takes_back_and_can_be_withdrawn(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    first = mover(anna, ben)
    other = ben if first is anna else anna
    act(first)
    other.wait_beyond(first.number - 1)
    act(mover(anna, ben))
    first.wait_beyond(other.number - 1)
    first.undo_button.click()
    offer = other.page.locator('[data-offer="undo"]')
    expect(offer.get_by_role("listitem")).to_have_count(2)
    first.page.locator("[data-withdraw]").click()
    expect(offer).to_have_count(0)


def test_back_closes_a_dialog_and_stays_at_the_table(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/tables")
    table = anna.play_bots("transamerica")
    anna.page.get_by_role("button", name="More", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    anna.page.go_back()
    expect(dialog).to_be_hidden()
    assert anna.page.url.endswith(table)
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.locator("[data-leaving]").click()
    expect(dialog.get_by_role("heading", name="Leave or end the game")).to_be_visible()
    anna.close_dialog()
    expect(dialog).to_be_hidden()
    anna.page.go_back()
    anna.page.wait_for_url("**/tables")


def test_a_second_tab_sees_and_does_the_same(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    second = anna.window()
    second.goto(f"/table/{table_of(anna)}")
    first = mover(anna, ben)
    act(first)
    expect(second.locator("[data-table]")).to_have_attribute("data-number", str(first.number))
    leave(ben, "end")
    for page in (anna.page, second):
        expect(page.locator("[data-agree]")).to_be_visible()
    second.locator("[data-refuse]").click()
    expect(anna.page.locator("[data-agree]")).to_have_count(0)
    expect(ben.page.locator("[data-verdict]")).to_have_text(
        "Anna does not agree: the game goes on."
    )


def test_a_table_of_older_rules_says_so(visit: Visit) -> None:
    anna = visit("Anna")
    told = "This table was begun with older rules."

    def older(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def show(message: str | bytes) -> None:
            text = zlib.decompress(message) if isinstance(message, bytes) else message
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == "table":
                frame |= {"to_act": None, "legal": [], "undo": None}
                frame["frozen"] = {"key": "table-older-rules", "values": {}, "text": told}
            route.send(json.dumps(frame))

        server.on_message(show)

    anna.page.route_web_socket(re.compile("/play"), older)
    anna.play_bots("transamerica")
    expect(anna.page.locator("[data-frozen]")).to_have_text(told)
    expect(anna.prompt).to_have_text(told)


def test_greetings_and_onlookers_have_their_place(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica", talk=False)
    cora = visit("Cora", locale="nl-NL")
    cora.open_table(table_of(anna))
    expect(anna.page.locator(".watching")).to_contain_text("1")
    anna.page.get_by_role("button", name="Talk", exact=True).click()
    anna.page.locator("[data-greetings] summary").click()
    anna.page.locator('[data-greet="luck"]').click()
    cora.page.get_by_role("button", name=re.compile("^Gesprek")).click()
    cora.sees("Veel succes!")
    cora.page.get_by_role("textbox").last.fill("Anna wint dit")
    cora.page.get_by_role("textbox").last.press("Enter")
    cora.sees("Anna wint dit")
    anna.screenshot("talk-off")
    ben.page.get_by_role("button", name=re.compile("^Talk")).click()
    ben.sees("Good luck!")
    expect(ben.page.get_by_text("Anna wint dit")).to_have_count(0)


def test_watching_moves_asks_for_nothing_else_each_time(visit: Visit) -> None:
    """Many moves one after the other: the page does not ask for other things at each of them."""
    anna = visit("Anna")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    bots = [{"kind": "bot", "level": "novice"}] * 3
    table = anna.make_table("transamerica", *bots, start=False)
    anna.open_table(table)
    anna.post(f"/api/tables/{table}/start")  # only now: bots may be done before a page is there
    anna.wait_beyond(40)
    assert len([url for url in asked if url.endswith(f"/api/tables/{table}")]) <= 3
