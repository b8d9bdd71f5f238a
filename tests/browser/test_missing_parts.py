"""A part of the page that cannot be loaded: the rest goes on, and there is a way back."""

import json
import re
from typing import Final

from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.waiting import eventually
from tools.client import STATIC

CUT: Final = r"Failed to (load resource|fetch dynamically)|ERR_FAILED|preload"


def lose(visitor: Visitor, source: str) -> None:
    """The file that was built from this source does not arrive, as after a new deployment."""
    chunk = json.loads((STATIC / ".vite" / "manifest.json").read_text())[source]["file"]
    visitor.page.route(f"**/{chunk}", lambda route: route.abort())


def come_back(visitor: Visitor) -> None:
    """The file is there again; the page is loaded anew, as it offers."""
    missing = visitor.page.locator("[data-missing]")
    missing.wait_for()
    visitor.accessible()
    visitor.page.unroute_all()
    missing.locator("[data-reload]").click()


def test_a_page_that_does_not_load_is_offered_anew(visit: Visit) -> None:
    anna = visit("Anna")
    lose(anna, "src/pages/Settings.svelte")
    anna.page.goto("/settings")
    come_back(anna)
    expect(anna.page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    anna.forgive(CUT)


def test_a_title_that_does_not_load_is_offered_anew(visit: Visit) -> None:
    anna = visit("Anna")
    lose(anna, "src/games/transamerica/module.ts")
    table = anna.make_table("transamerica", {"kind": "me"}, {"kind": "bot", "level": "novice"})
    anna.page.goto(f"/table/{table}")
    come_back(anna)
    anna.table.wait_for()
    assert anna.wait_for_turn()
    anna.forgive(CUT)


def test_without_its_map_the_table_goes_on_and_keeps_what_was_written(visit: Visit) -> None:
    anna = visit("Anna")
    lose(anna, "../src/roundhouse/boards/african_rails/drawing.json")
    anna.play_bots("african-rails", talk=True)
    anna.page.locator("[data-missing]").wait_for()
    talk = anna.page.get_by_role("button", name="Talk", exact=True)
    talk.first.click()
    words = anna.page.locator(".talk input")
    words.fill("Where is the map?")
    come_back(anna)
    anna.page.locator('[role="application"]').wait_for()
    if not words.is_visible():
        talk.first.click()
    expect(words).to_have_value("Where is the map?")
    anna.forgive(CUT)


def test_a_dialog_that_does_not_load_says_so_and_can_be_closed(visit: Visit) -> None:
    anna = visit("Anna")
    lose(anna, "src/pages/table/Keys.svelte")
    anna.play_bots("transamerica")
    anna.press("?")
    anna.page.locator("dialog [data-missing]").wait_for()
    anna.press("Escape")
    expect(anna.page.locator("[data-missing]")).to_have_count(0)
    assert anna.wait_for_turn()
    anna.forgive(CUT)


def test_without_its_texts_the_page_is_offered_anew(visit: Visit) -> None:
    anna = visit("Anna", locale="de-DE")
    anna.page.route("**/*.ftl", lambda route: route.abort())
    anna.page.goto("/settings")
    unread = anna.page.locator("[data-unread]")
    expect(unread.get_by_text("Die Seite konnte nicht ganz geladen werden.")).to_be_visible()
    anna.accessible()
    anna.page.unroute_all()
    unread.locator("[data-reload]").click()
    expect(anna.page.get_by_role("heading", name="Einstellungen", exact=True)).to_be_visible()
    anna.forgive(CUT)


def test_a_table_that_the_server_cannot_load_is_ended_by_its_maker(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.make_table("transamerica", {"kind": "me"}, {"kind": "bot", "level": "novice"})
    anna.page.route_web_socket(re.compile("/play"), lambda socket: socket.close(code=4500))
    anna.page.goto(f"/table/{table}")
    end = anna.page.locator("[data-broken] [data-end]")
    end.click()
    expect(end).to_have_text("Really end it?")
    anna.hurry_no_more()
    end.click()
    anna.sees("The game has ended, without a winner.")
    assert anna.get(f"/api/tables/{table}")["status"] == "over"


def test_a_window_from_before_an_update_is_told_and_goes_on(visit: Visit) -> None:
    anna = visit("Anna")
    servers = ["/assets/index-another.js"]

    def renewed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            event = json.loads(message)
            if event["type"] == "hello":
                assert event["page"].startswith("/assets/")
                event["page"] = servers[0] if servers else event["page"]
            route.send(json.dumps(event))

        server.on_message(pass_on)

    anna.page.route_web_socket("**/api/live", renewed)
    anna.play_bots("transamerica")
    notice = anna.page.locator("[data-outdated]")
    expect(notice).to_contain_text("Roundhouse has been renewed")
    anna.accessible()
    assert anna.wait_for_turn()
    servers.clear()
    notice.locator("[data-reload]").click()
    assert anna.wait_for_turn()
    expect(notice).to_have_count(0)


def test_a_window_of_today_is_told_nothing(visit: Visit) -> None:
    anna = visit("Anna")
    heard: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        heard.append(frame)

    def listen(socket: WebSocket) -> None:
        if socket.url.endswith("/api/live"):
            socket.on("framereceived", hear)

    anna.page.on("websocket", listen)
    anna.page.goto("/tables")
    heading = anna.page.get_by_role("heading", name="Tables", exact=True)
    eventually(lambda: heading.is_visible() and heard, "the server says nothing")
    expect(anna.page.locator("[data-outdated]")).to_have_count(0)
