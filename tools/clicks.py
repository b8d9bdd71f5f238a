"""How many clicks a game takes: whole games in a real browser, the same cards for both settings.

python tools/clicks.py [TITLE]...    plays each title with "pick, then confirm" and with "one click"

The person plays by the mouse alone. A search by name counts as a click; answers are not hurried.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Locator, expect  # noqa: E402

from tests.browser.hands import Clicking, at_rest, settled  # noqa: E402
from tests.browser.hauling import Hauler  # noqa: E402
from tests.browser.launching import launched  # noqa: E402
from tests.browser.pages import ANSWERED, Visitor  # noqa: E402
from tests.browser.serving import House  # noqa: E402
from tests.browser.test_african_rails import DEAL, SHORT  # noqa: E402
from tests.browser.test_american_rails import in_bar, legal_hexes, this_hex  # noqa: E402
from tests.browser.test_transamerica import best_place, go_on  # noqa: E402
from tests.waiting import PATIENCE  # noqa: E402

COUNT: Final = """addEventListener('pointerdown', (event) => {
  if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1;
}, true)"""
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
CLEAR: Final = """() => {
  for (const one of document.querySelectorAll('[data-card] header button, [data-put-away]'))
    one.click();
}"""
"""What lies open, put away without a click: the next one that is picked takes its place."""
BIDS: Final = 0.85
"""How often it bids rather than pass: somebody without shares has nothing to build."""
WHOLE: Final = 4
"""The cubes of an Expand 4 that is used in full; others are not counted apart."""
CUBES: Final = re.compile("Place a cube|up to 2 cubes")
ON_MAP: Final = re.compile("Expand|Develop")
"""Spaces whose action goes on the map; in the order of preference."""


class Tally:
    """The clicks of one game, and of those parts of it that are counted apart."""

    def __init__(self, visitor: Visitor, *, is_direct: bool) -> None:
        self.visitor = visitor
        self.is_direct = is_direct
        self.searches = 0
        self.parts = 0
        self.in_parts = 0

    @property
    def clicks(self) -> int:
        pressed: int = self.visitor.page.evaluate("window.clicks ?? 0")
        return pressed + self.searches

    @contextmanager
    def part(self, counts: Callable[[], bool] = lambda: True) -> Iterator[None]:
        before = self.clicks
        yield
        if not counts():
            return
        self.parts += 1
        self.in_parts += self.clicks - before


def transamerica(tally: Tally) -> None:
    """Two bots, the rulebook's barrier; a part is a rail or the start stone."""
    anna = tally.visitor
    anna.play_bots("transamerica")
    while anna.wait_for_turn():
        if go_on(anna).is_visible():
            go_on(anna).click()
        place = best_place(anna)
        with tally.part():
            anna.pick(place)


class AmericanPlayer:
    """Expands where it can; bids by a die that falls the same way every time."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.anna = tally.visitor
        self.rng = Random(7)
        self.cubes = 0

    def play(self) -> None:
        self.anna.play_bots("american-rails")
        while self.anna.wait_for_turn():
            before = self.anna.number
            self.act()
            self.anna.wait_beyond(before)

    def act(self) -> None:
        buttons = in_bar(self.anna)
        if self.anna.page.locator(".bidding").count():
            is_bid = buttons.count() > 1 and self.rng.random() < BIDS
            self.click(buttons.nth(1 if is_bid else 0))
        elif (expand := buttons.filter(has_text="Expand 4")).count():
            self.cubes = 0
            with self.tally.part(lambda: self.cubes == WHOLE):
                self.expand(expand)
        elif (space := buttons.filter(has_text=ON_MAP)).count():
            self.expand(space.first)
        elif legal_hexes(self.anna).count():
            self.place(is_cube=CUBES.search(self.anna.prompt.inner_text()) is not None)
        else:
            self.click(buttons.first if buttons.count() else self.anna.choices().first)

    def click(self, target: Locator) -> None:
        """Does it, and confirms it where that is asked."""
        before = self.anna.number
        target.click()
        self.anna.page.wait_for_function(ANSWERED, arg=before)
        if self.anna.confirm_button.is_visible():
            self.anna.confirm_button.click()
        self.anna.wait_beyond(before)

    def expand(self, space: Locator) -> None:
        """A space and what is done there; planned as a whole where one confirms."""
        if self.tally.is_direct:
            self.click(space)
            while self.is_building():
                self.place(is_cube=True)
        else:
            self.plan_on(self.planned(space.click))

    def is_building(self) -> bool:
        """It is still my turn to place something on the map, and not somebody's to bid."""
        self.anna.page.evaluate(DRAWN)
        return bool(
            self.anna.table.get_attribute("data-turn") == "mine"
            and legal_hexes(self.anna).count()
            and not in_bar(self.anna).count()
        )

    def place(self, is_cube: bool) -> None:
        """What the map asks for: at once, or planned as far as it goes."""
        if is_cube and not self.tally.is_direct:
            self.plan_on(self.planned(self.point))
            return
        before = self.anna.number
        self.point()
        if not self.tally.is_direct:
            self.anna.confirm_button.click()
        self.anna.wait_beyond(before)

    def plan_on(self, follows: set[str]) -> None:
        """Everything that may follow is planned too, and all of it confirmed."""
        while "PlaceCube" in follows:
            follows = self.planned(self.point)
        if legal_hexes(self.anna).count() and not self.anna.page.locator(".ghost").count():
            self.point()
        self.anna.pick_pending()

    def planned(self, act: Callable[[], None]) -> set[str]:
        """The kinds of actions that may follow what is planned now."""
        with self.anna.page.expect_response(re.compile("advice/after")) as told:
            act()
        follows = {one["action"]["type"] for one in told.value.json()["answer"]}
        self.anna.page.evaluate(DRAWN)
        return follows

    def point(self) -> None:
        self.cubes += 1
        plain = self.anna.page.locator(".place.legal:not([aria-label*=';'])")
        this_hex(self.anna, (plain if plain.count() else legal_hexes(self.anna)).last).click()
        rows = self.anna.page.locator(".ticket.open .row")
        if rows.count():
            rows.first.click()


class AfricanHands(Clicking):
    """Clicks a city once, and a second time where that is asked; closing cards is not counted."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally.visitor)
        self.tally = tally
        self.turns = 0

    def go(self, city: str) -> bool:
        before = self.visitor.number
        self.page.evaluate(CLEAR)
        expect(self.page.locator("[data-card]")).to_have_count(0)
        at_rest(self.page)
        pressed = self.tally.clicks
        self.look_at(city)
        if self.tally.clicks == pressed:
            self.tally.searches += 1
        if not self.tally.is_direct:
            self.page.locator("[data-card] button.primary").last.click()
        self.visitor.wait_beyond(before)
        settled(self.page)
        return True

    def button(self, kind: str, text: str = "") -> bool:
        done = super().button(kind, text)
        self.turns += done and kind in ("EndTurn", "SitOut")
        return done


def african_rails(tally: Tally) -> None:
    """One expert, the short game of the tests; a part is a turn."""
    with tally.visitor.house.dealing(DEAL):
        table = tally.visitor.play_bots("african-rails", bots=1, level="expert", options=SHORT)
    hands = AfricanHands(tally)
    Hauler(hands, table).play()
    tally.parts, tally.in_parts = hands.turns, tally.clicks


class Title(NamedTuple):
    play: Callable[[Tally], None]
    part: str


TITLES: Final = {
    "transamerica": Title(transamerica, "rail"),
    "american-rails": Title(lambda tally: AmericanPlayer(tally).play(), "Expand 4"),
    "african-rails": Title(african_rails, "turn"),
}


def counted(browser: Browser, house: House, title: Title, wish: str) -> Tally:
    context = browser.new_context(
        base_url=house.url, locale="en-GB", **Visitor.WIDE, **Visitor.STILL
    )
    context.set_default_timeout(PATIENCE * 1000)
    expect.set_options(timeout=PATIENCE * 1000)
    context.add_init_script(
        f"localStorage.pace = 'off'; localStorage.tour = 'seen'; "
        f"localStorage.clicks = {wish!r}; {COUNT}"
    )
    visitor = Visitor(context, house)
    visitor.come_in("Anna")
    tally = Tally(visitor, is_direct=wish == "direct")
    title.play(tally)
    return tally


def report(name: str, title: Title, wish: str, tally: Tally) -> None:
    each = tally.in_parts / tally.parts if tally.parts else 0
    print(
        f"{name:14} {wish:8} {tally.clicks:4} clicks in the game, {tally.visitor.number:4} entries"
        f" in its log; {each:.2f} clicks a {title.part} ({tally.parts} of them)",
        flush=True,
    )


def main(names: list[str]) -> None:
    if unknown := set(names) - set(TITLES):
        raise SystemExit(f"no such title: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        house = House(Path(folder))
        house.start()
        try:
            for name in names or TITLES:
                for wish in ("confirm", "direct"):
                    tally = counted(browser, house, TITLES[name], wish)
                    report(name, TITLES[name], wish, tally)
                    tally.visitor.context.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
