"""Lost connections, languages, night, phones, weight and speed."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.browser.serving import House
from tests.browser.test_shell_table import act
from tools import client

GAMES = ["transamerica", "american-rails", "african-rails"]
CUT = (
    r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"
    r"|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|ERR_SOCKET|ERR_FAILED"
    r"|Failed to fetch dynamically"
)
"""What the console says of a server that went."""
REQUESTS = 60
"""Files and questions before a board is there."""


def test_a_killed_server_is_noticed_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    other = House(tmp_path)
    other.start()
    try:
        anna = visit(base_url=other.url)
        anna.come_in("Anna")
        anna.play_bots("transamerica")
        anna.wait_for_turn()
        number = anna.number
        other.kill()
        anna.page.locator("[data-lost]").wait_for()
        expect(anna.table).to_have_attribute("data-connection", "lost")
        expect(anna.table).to_have_attribute("data-turn", "other")
        expect(anna.page.locator("section.board")).to_have_attribute("inert", "")
        anna.screenshot("lost")
        anna.accessible()
        other.start()
        expect(anna.table).to_have_attribute("data-connection", "live")
        expect(anna.page.locator("[data-lost]")).to_be_hidden()
        assert anna.wait_for_turn()
        assert anna.number >= number
        act(anna)
        anna.page.goto("about:blank")
        anna.forgive(CUT)
    finally:
        other.stop()


def test_offline_and_online_again(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("transamerica")
    anna.wait_for_turn()
    anna.context.set_offline(True)
    expect(anna.table).to_have_attribute("data-connection", "lost")
    anna.context.set_offline(False)
    expect(anna.table).to_have_attribute("data-connection", "live")
    assert anna.wait_for_turn()
    anna.forgive(CUT)


def test_a_page_without_a_server_says_so(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.add_init_script("window.setInterval = () => 0")  # it tries again when it is told to
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.page.goto("/tables")
    anna.page.locator("[data-offline]").wait_for()
    anna.screenshot("offline")
    anna.accessible()
    anna.page.unroute("**/api/**")
    anna.page.get_by_role("button", name="Try now").click()
    anna.sees("My tables")
    anna.forgive(CUT)


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_without_loading_anew(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    anna.play_bots(game)
    anna.wait_for_turn()
    anna.page.evaluate("window.stayed = true")
    english = anna.prompt.inner_text()
    for language, undo in (("nl", "Terugnemen"), ("de", "Zurücknehmen")):
        anna.speak(language)
        expect(anna.undo_button).to_contain_text(undo)
        expect(anna.prompt).not_to_have_text(english)
    anna.screenshot(f"german-{game}")
    assert anna.page.evaluate("window.stayed")
    anna.page.reload()
    anna.table.wait_for()
    expect(anna.undo_button).to_contain_text("Zurücknehmen")


@pytest.mark.parametrize("game", GAMES)
def test_night(visit: Visit, game: str) -> None:
    anna = visit("Anna", color_scheme="dark")
    anna.page.goto("/")
    anna.page.locator("[data-play]").first.wait_for()
    anna.screenshot("welcome-dark")
    anna.accessible()
    anna.play_bots(game)
    anna.wait_for_turn()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.screenshot(f"table-{game}-dark")
    anna.accessible()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_holds_everything_without_scrolling_sideways(visit: Visit, game: str) -> None:
    anna = visit("Anna", **Visitor.PHONE)
    anna.page.goto("/")
    anna.page.locator("[data-play]").first.wait_for()
    anna.fits()
    anna.screenshot("welcome-phone", full_page=True)
    anna.play_bots(game)
    anna.wait_for_turn()
    anna.fits()
    anna.screenshot(f"table-{game}-phone")
    anna.accessible()
    anna.page.get_by_role("button", name="Log", exact=True).click()
    expect(anna.page.get_by_role("region", name="Log")).to_be_visible()
    anna.fits()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_there_soon(visit: Visit, game: str) -> None:
    """Within a second on a machine of its own: so many files at most, nothing asked twice."""
    anna = visit("Anna")
    table = anna.play_bots(game)
    anna.page.goto("about:blank")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto(f"/table/{table}", wait_until="commit")
    anna.page.locator(".board svg").first.wait_for()
    print(f"{game}: {len(asked)} requests before the board is there")
    assert len(asked) == len(set(asked)), "nothing is asked twice"
    assert len(asked) <= REQUESTS


def test_scripts_styles_and_boards_stay_within_their_budgets() -> None:
    weights = {name: (weight, client.BUDGETS[kind]) for name, kind, weight in client.weights()}
    assert {f"a table of {game}" for game in GAMES} < set(weights)
    assert {name: both for name, both in weights.items() if both[0] > both[1]} == {}
