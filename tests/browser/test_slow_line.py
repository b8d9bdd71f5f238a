"""A slow line: while the server's answer is awaited, the page can be used."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.waiting import eventually

PLACE = "(layer) => JSON.stringify(layer.getBoundingClientRect())"
DEAL = {"start": 0, "agreements": False}


class HeldLine:
    """A WebSocket whose answers can be kept back."""

    def __init__(self) -> None:
        self.held: list[str | bytes] = []
        self._is_held = False

    def carry(self, socket: WebSocketRoute) -> None:
        self._page = socket
        server = socket.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if self._is_held:
            self.held.append(frame)
        else:
            self._page.send(frame)

    def hold(self) -> None:
        self._is_held = True

    def release(self) -> None:
        self._is_held = False
        for frame in self.held:
            self._page.send(frame)


def test_the_page_answers_while_a_move_is_on_its_way(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    line = HeldLine()
    anna.page.route_web_socket(re.compile("/api/tables/"), line.carry)
    anna.play_bots("african-rails", bots=1, options=DEAL)
    back = anna.page.locator(".card .back").first
    anna.wait_for_turn()
    anna.hurry_no_more()  # else it gives up a line on which nothing comes
    before = anna.number
    line.hold()
    back.click()
    anna.confirm_button.click()
    expect(anna.confirm_button).to_have_count(0)
    layer = anna.page.locator(".layer").first
    drawn = layer.evaluate(PLACE)
    anna.page.get_by_role("button", name="Zoom in").click()
    anna.page.wait_for_function(
        f"drawn => ({PLACE})(document.querySelector('.layer')) !== drawn", arg=drawn
    )
    expect(anna.log).to_be_visible()
    eventually(lambda: anna.number == before and line.held, "the server does not answer")
    assert anna.number == before
    line.release()
    anna.wait_beyond(before)
