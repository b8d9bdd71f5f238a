"""An evening of real people: from the shared link to the result and the rematch, in one go.

Two desktops and a phone sit at one table, one device goes round at another. One leaves, one drops
out and comes back, the server restarts. `make evening` plays on much longer.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.browser.serving import House
from tests.browser.test_shell_sturdy import CUT, GAMES

IS_LONG: Final = os.environ.get("ROUNDHOUSE_EVENING") == "long"
MOVES: Final = 60 if IS_LONG else 3
"""Moves that are made between one event of the evening and the next."""
PATIENCE: Final = 120_000
"""Milliseconds: the machine may have other things to do."""
CUTS: Final = f"{CUT}|403"
"""What the console says of a server that went, and of a seat that one has just left."""
ON_MAP: Final = '[data-place][role="button"]:not([aria-disabled="true"]), .place.legal'
MOVED: Final = """before => document.querySelector('[data-hand-off]') ||
    Number(document.querySelector('[data-table]')?.dataset.number) > before"""
"""The move is made, or the device goes to the next person, which shows as much."""
ANSWERED: Final = f"""before => document.querySelector('[data-confirm]') || ({MOVED})(before)"""
"""The same, or a second press is asked for: what costs nothing takes one."""
OPTIONS: Final = {
    "transamerica": {"start_player": 0},
    "american-rails": {"banker": 0},
    "african-rails": {"start": 0, "agreements": False},
}
"""Who begins is the same every time."""


def by_keys(person: Visitor, target: Locator) -> None:
    """Pick something as a keyboard would, on a phone too, and confirm it."""
    before = person.number
    target.focus()
    person.press("Enter")
    several = person.page.locator(".ticket.open .row")
    if several.count():
        several.first.click()
    person.page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE)
    if not person.page.evaluate(MOVED, before):
        person.confirm_button.focus()
        person.press("Enter")
    person.page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


def plain(person: Visitor, *selectors: str) -> Locator | None:
    """The first of these that is there."""
    for selector in selectors:
        found = person.page.locator(selector)
        if found.count():
            return found.first
    return None


def move(person: Visitor) -> None:
    """Whatever the page offers: what ends a turn, a card, a place on the map, any other button."""
    seen = person.page.locator("[data-go-on], [data-put-away]")
    if seen.count():
        seen.first.click()
    person.page.locator(f"[data-choice], .card .back, [data-bar] button, {ON_MAP}").first.wait_for(
        state="attached", timeout=PATIENCE
    )
    target = plain(
        person,
        '[data-choice="EndTurn"], [data-choice="EndMove"], [data-choice="SitOut"]',
        ".card .back",
        "[data-bar] button",
        ON_MAP,
        "[data-choice]",
    )
    assert target is not None
    by_keys(person, target)


def mover(*people: Visitor) -> Visitor | None:
    """Who is to act, once somebody is; none when the game is over."""
    for _ in range(1200):
        for person in people:
            if person.table.get_attribute("data-turn") == "mine":
                return person
            if person.is_over:
                return None
        people[0].page.wait_for_timeout(100)
    raise AssertionError("it is nobody's turn")


def play(count: int, *people: Visitor) -> set[Visitor]:
    """So many moves by these people, as their turns come. Who has moved?"""
    moved: set[Visitor] = set()
    for _ in range(count):
        person = mover(*people)
        if person is None:
            break
        move(person)
        moved.add(person)
    return moved


def until_all_have_moved(*people: Visitor) -> None:
    moved: set[Visitor] = set()
    for _ in range(60):
        moved |= play(1, *people)
        if len(moved) == len(people):
            return
    raise AssertionError("somebody never gets a turn")


def leave(person: Visitor, way: str) -> None:
    """Through the menu, as somebody would."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.locator("[data-leaving]").click()
    person.page.locator(f'[data-way="{way}"]').click()
    person.page.locator(f'[data-leave="{way}"]').click()


def sit_down(person: Visitor, link: str, name: str) -> None:
    """By the link that was shared."""
    person.page.goto(link)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.page.get_by_role("list", name="Players").first).to_contain_text(name)


def connected(*people: Visitor) -> None:
    for person in people:
        expect(person.table).to_have_attribute("data-connection", "live", timeout=PATIENCE)


def take_device(person: Visitor) -> None:
    """Whoever is to act takes the device that goes round, once there is a line to the server."""
    ready = '[data-hand-off], [data-turn="mine"][data-connection="live"]'
    person.page.locator(ready).first.wait_for(timeout=PATIENCE)
    hand_off = person.page.locator("[data-hand-off] button")
    if hand_off.count():
        hand_off.click()
    person.wait_for_turn(PATIENCE / 1000)


def hot_seat(person: Visitor, game: str) -> Callable[[int], None]:
    """A device that goes round; gives what plays on there."""
    others = [{"kind": "local", "name": name} for name in ("Otto", "Pia")]
    table = person.make_table(game, {"kind": "me"}, *others, options=OPTIONS[game])
    person.page.goto(f"/table/{table}")

    def play_on(count: int) -> None:
        for _ in range(count):
            take_device(person)
            move(person)

    return play_on


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_from_the_link_to_the_rematch(visit: Visit, tmp_path: Path, game: str) -> None:
    house = House(tmp_path)
    house.start()
    try:
        anna = visit(base_url=house.url, **Visitor.STILL)
        ben = visit(base_url=house.url, **Visitor.STILL)
        cora = visit(base_url=house.url, **{**Visitor.PHONE, **Visitor.STILL})
        dora = visit(base_url=house.url, **Visitor.STILL)
        anna.come_in("Anna")
        dora.come_in("Dora")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = anna.make_table(game, *seats, start=False, options=OPTIONS[game])
        anna.page.goto(f"/table/{table}")
        sit_down(ben, f"{house.url}/table/{table}", "Ben")
        sit_down(cora, f"{house.url}/table/{table}", "Cora")
        anna.page.get_by_role("button", name="Start the game").click()
        at_table = (anna, ben, cora)
        for person in at_table:
            expect(person.table).to_have_attribute("data-status", "playing", timeout=PATIENCE)
        beside = hot_seat(dora, game)
        until_all_have_moved(*at_table)
        beside(MOVES)

        is_hers = mover(*at_table) is cora
        cora.context.set_offline(True)
        expect(cora.table).to_have_attribute("data-connection", "lost", timeout=PATIENCE)
        if not is_hers:
            play(1, anna, ben)
        cora.context.set_offline(False)
        connected(cora)
        play(MOVES, *at_table)

        restart(house, *at_table, dora)
        connected(*at_table)
        until_all_have_moved(*at_table)
        beside(MOVES)

        leave(ben, "leave")
        ben.page.wait_for_url("**/tables")
        expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
        anna.page.get_by_text("Ben leaves the table").first.wait_for(state="attached")
        until_all_have_moved(anna, cora)
        play(MOVES, anna, cora)

        end_together(anna, cora)
        rematch(anna, cora, table)

        take_device(dora)
        leave(dora, "end")
        expect(dora.table).to_have_attribute("data-status", "over", timeout=PATIENCE)
        dora.page.get_by_role("button", name="Play again").click()
        dora.page.locator('[data-hand-off], [data-status="playing"]').first.wait_for(
            timeout=PATIENCE
        )
        for person in (anna, ben, cora, dora):
            person.page.goto("about:blank")
            person.forgive(CUTS)
    finally:
        house.stop()


def restart(house: House, *people: Visitor) -> None:
    """The server goes without a word and comes back; every page notices."""
    house.kill()
    for person in people:
        lost = person.page.locator('[data-connection="lost"], [data-hand-off]')
        lost.first.wait_for(timeout=PATIENCE)
    house.start()


def end_together(anna: Visitor, cora: Visitor) -> None:
    """One offers to end the game, the other agrees, and both read the result."""
    if not anna.is_over:
        leave(anna, "end")
        cora.page.locator("[data-agree]").click(timeout=PATIENCE)
    for person in (anna, cora):
        expect(person.table).to_have_attribute("data-status", "over", timeout=PATIENCE)
        person.page.locator("[data-over], [data-result]").first.wait_for()
        if person.page.locator("[data-result]").is_visible():  # the last round is laid open
            person.page.locator("[data-result]").click()
        expect(person.page.locator("[data-over]")).to_be_visible()
    cora.fits()
    anna.accessible()


def rematch(anna: Visitor, cora: Visitor, table: str) -> None:
    """Both want to play again, and sit at the same new table, which begins by itself."""
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_function("id => !location.pathname.endsWith(id)", arg=table)
    cora.page.get_by_role("button", name="Play again").click()
    cora.page.wait_for_function("id => !location.pathname.endsWith(id)", arg=table)
    assert anna.page.url == cora.page.url
    for person in (anna, cora):
        expect(person.table).to_have_attribute("data-status", "playing", timeout=PATIENCE)
    until_all_have_moved(anna, cora)
