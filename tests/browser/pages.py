"""What a person does with the page: come in, sit down, pick, confirm, look."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, ClassVar, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.serving import House
from tests.waiting import PATIENCE

ARTEFACTS: Final = Path(__file__).parents[2] / "artefacts" / "screens"
"""Pictures that the tests leave behind; not kept by git."""

ONLY: Final = {"resultTypes": ["violations"]}
"""What axe tells in full; the many things that are right take most of its time otherwise."""
SETTLED = """async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity);
  for (let all = moving(); all.length > 0; all = moving())
    await Promise.all(all.map((one) => one.finished.catch(() => null)));
}"""
ANSWERED = """before => document.querySelector('[data-confirm]')
    || Number(document.querySelector('[data-table]')?.dataset.number) > before"""
"""What was picked waits to be confirmed, or is done: some actions take one click."""
LATER = """() => {
  const timer = window.setTimeout;
  window.setTimeout = (call, wait, ...given) =>
    timer(call, wait < 1000 ? wait : Math.min(wait * 1000, 2 ** 31 - 1), ...given);
}"""


class Visitor:
    """Somebody with a window open. `page` is Playwright's."""

    WIDE: ClassVar[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
    PHONE: ClassVar[dict[str, Any]] = {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    }
    STILL: ClassVar[dict[str, Any]] = {"reduced_motion": "reduce"}

    def __init__(self, context: BrowserContext, house: House) -> None:
        self.context = context
        self.house = house
        self._heard_of: list[str] = []
        self._forgiven: list[str] = []
        self.page = self.window()

    def window(self) -> Page:
        """One more window of the same person."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._heard_of.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._heard_of.append(f"{message.text} {message.location['url']}".strip())

    def forgive(self, pattern: str) -> None:
        """Errors that belong to the test, such as a connection that was cut on purpose.

        Those too that the browser tells of later.
        """
        self._forgiven.append(pattern)

    @property
    def errors(self) -> list[str]:
        """What went wrong in any window and was not meant to."""
        return [
            error
            for error in self._heard_of
            if not any(re.search(pattern, error) for pattern in self._forgiven)
        ]

    # Coming in

    def come_in(self, name: str) -> None:
        """A guest with that name, without the first page: quick."""
        self.context.request.get("/")
        answer = self.context.request.post("/api/guest", data={"name": name}, headers=self._token())
        assert answer.status == 201, answer.text()

    def make_table(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        """A table as the server knows it; its id. Seats: `{"kind": "me"}`, `{"kind": "bot", …}`."""
        wish = {"game": game, "seats": list(seats), "start": True, **wishes}
        answer = self.context.request.post("/api/tables", data=wish, headers=self._token())
        assert answer.status == 201, answer.text()
        table: str = answer.json()["id"]
        return table

    def play_bots(self, game: str, bots: int = 2, level: str = "novice", **wishes: Any) -> str:
        """A table against bots, opened in this window with me at the first seat."""
        others = [{"kind": "bot", "level": level}] * bots
        table = self.make_table(game, {"kind": "me"}, *others, **wishes)
        self.open_table(table)
        return table

    def post(self, path: str, data: Any = None) -> Any:
        """A request of this person beside the page."""
        answer = self.context.request.post(path, data=data, headers=self._token())
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def _token(self) -> dict[str, str]:
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        return {"x-csrftoken": cookies.get("csrftoken", "")}

    # At a table

    def open_table(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.table.wait_for()

    @property
    def table(self) -> Locator:
        """The table page; carries `data-status`, `data-number`, `data-turn`, `data-connection`."""
        return self.page.locator("[data-table]")

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return int(self.table.get_attribute("data-number") or 0)

    @property
    def is_over(self) -> bool:
        return self.table.get_attribute("data-status") == "over"

    @property
    def prompt(self) -> Locator:
        """The sentence that says what is asked of me."""
        return self.page.locator("[data-prompt]")

    @property
    def confirm_button(self) -> Locator:
        return self.page.locator("[data-confirm]")

    @property
    def undo_button(self) -> Locator:
        return self.page.locator("[data-undo]")

    @property
    def log(self) -> Locator:
        """The log; opened when it is folded away."""
        pane = self.page.get_by_role("region", name="Log")
        if not pane.is_visible():
            self.page.get_by_role("button", name="Log", exact=True).click()
        return pane

    def choices(self) -> Locator:
        """The plain buttons of the action bar: what is neither on the map nor in the panels."""
        return self.page.locator("[data-choice]")

    def wait_for_turn(self, seconds: float = PATIENCE) -> bool:
        """Until it is my turn (true) or the game is over (false)."""
        selector = '[data-table]:is([data-turn="mine"], [data-status="over"])'
        self.page.wait_for_selector(selector, timeout=seconds * 1000)
        return not self.is_over

    def wait_beyond(self, number: int, seconds: float = PATIENCE) -> None:
        """Until the log has more entries than that."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-table]')?.dataset.number) > number",
            arg=number,
            timeout=seconds * 1000,
        )

    def pick(self, target: Locator) -> None:
        """Click what is to be done, and confirm it; returns once the server has it."""
        before = self.number
        target.click()
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.number == before:
            self.confirm_button.click()
        self.wait_beyond(before)

    def pick_pending(self) -> None:
        """Confirm what is picked."""
        before = self.number
        self.confirm_button.click()
        self.wait_beyond(before)

    def speak(self, language: str) -> None:
        """Change the language in the table's menu; returns once the table is there in it."""
        self.page.get_by_role("button", name=re.compile("^(More|Meer|Mehr)$")).click()
        self.page.locator("[data-language]").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.close_dialog()
        expect(self.table).to_have_attribute("data-connection", "live")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def close_dialog(self) -> None:
        """Its entry in the history goes a moment after the dialog itself."""
        self.press("Escape")
        self.page.wait_for_function("() => !history.state?.dialog")

    def hurry_no_more(self) -> None:
        """What this page would do by itself after a second or more it does much later.

        So a note stays until the test has read it, and nobody is given up who is kept waiting.
        """
        self.page.evaluate(LATER)

    # Looking

    def screenshot(self, name: str, **options: Any) -> None:
        """Into `artefacts/screens`, where somebody wants to look; git does not keep it."""
        if os.environ.get("ROUNDHOUSE_SCREENS"):
            ARTEFACTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=ARTEFACTS / f"{name}.png", **options)

    def accessible(self) -> None:
        """Nothing that axe calls serious or critical, once nothing fades in or out any more."""
        self.page.evaluate(SETTLED)
        found = Axe().run(self.page, options=ONLY).response["violations"]
        serious = [
            f"{rule['id']}: {node['target']} {node['html'][:120]}"
            for rule in found
            if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]
        ]
        assert not serious, "\n".join(serious)

    def fits(self) -> None:
        """Nothing has to be scrolled sideways, in the letters that the page is meant for."""
        wide = self.page.evaluate(
            "document.fonts.ready.then(() =>"
            " document.documentElement.scrollWidth - document.documentElement.clientWidth)"
        )
        assert wide == 0

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
