"""TransAmerica in the browser: whole games by clicking and by keyboard, and what the map tells."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_rest
from tests.browser.pages import Visitor
from tests.browser.test_shell_table import pair

SHORT = {"barrier": "published"}
"""The barrier comes close after the second round."""


def places(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-place]")


def go_on(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-go-on]")


def best_place(visitor: Visitor, *, keeps_turn: bool = False) -> Locator:
    """The rail that leaves the fewest missing; for the stone the first city of the hand.

    After one that keeps the turn it is nobody else's: it goes along a single line.
    """
    effect = re.compile("Place the start stone|still missing|all five cities joined")
    expect(places(visitor).first).to_have_attribute("aria-label", effect)
    named = places(visitor).evaluate_all(
        "all => all.map(one => [one.dataset.key, one.getAttribute('aria-label')])"
    )
    if named[0][0].startswith("n"):
        city = visitor.page.locator(".card .name").first.inner_text()
        key = next(key for key, label in named if label.endswith(f": {city}"))
    else:
        rails = [place for place in named if not (keeps_turn and "whole turn" in place[1])]
        key = min(rails, key=lambda place: left(place[1]))[0]
    return visitor.page.locator(f'[data-key="{key}"]')


def left(label: str) -> int:
    found = re.search(r"then (\d+) still missing", label)
    return int(found[1]) if found else 0


def active(visitor: Visitor) -> dict[str, Any]:
    """What has the focus."""
    told: dict[str, Any] = visitor.page.evaluate(
        "(({dataset, role, ariaLabel}) => ({role, label: ariaLabel, ...dataset}))"
        "(document.activeElement)"
    )
    return told


def is_map(told: dict[str, Any]) -> bool:
    return told.get("role") == "application"


def tab_to(visitor: Visitor, *, to_map: bool) -> None:
    """Tab until the map, or the button that goes on, has the focus."""
    for _ in range(60):
        told = active(visitor)
        if is_map(told) if to_map else "goOn" in told:
            return
        visitor.press("Tab")
    pytest.fail("the keyboard does not reach it")


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, level="direct", options=SHORT)
    reveals = moved = 0
    while anna.wait_for_turn():
        if go_on(anna).is_visible():
            reveals += 1
            expect(anna.page.locator(".reveal")).to_have_count(1)
            expect(anna.page.get_by_text("complete", exact=True).first).to_be_visible()
            expect(anna.page.locator("[data-hint]")).to_have_count(0)
            expect(anna.page.get_by_role("heading", name="Players")).to_have_count(0)
            if reveals == 1:
                anna.screenshot("transamerica-round-end")
            if anna.page.locator("[data-barrier]").is_visible():
                expect(anna.page.locator("[data-barrier]")).to_contain_text("The barrier moves")
                moved += 1
            go_on(anna).click()
        anna.pick(best_place(anna))
    assert reveals > 0
    assert moved == 1
    expect(anna.page.locator(".reveal")).to_have_count(1)
    expect(anna.page.locator("[data-over]")).to_have_count(0)
    anna.page.locator("[data-result]").click()
    expect(anna.page.get_by_text("Points lost after each round").first).to_be_visible()
    expect(anna.page.get_by_text("Rails missing over time").first).to_be_visible()
    anna.screenshot("transamerica-over")
    rounds = anna.page.locator("aside tbody button")
    expect(rounds.last).to_have_attribute("aria-pressed", "false")
    rounds.last.click()
    expect(anna.page.locator("[data-over]")).to_have_count(0)
    expect(anna.page.locator(".reveal")).to_have_count(1)
    expect(rounds.last).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_role("button", name="Result").click()
    anna.page.get_by_role("button", name="Look at the board").click()
    expect(anna.page.locator(".reveal")).to_have_count(1)
    anna.screenshot("transamerica-last-round")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, options=SHORT)
    arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    for turn in count():
        if not anna.wait_for_turn():
            break
        if go_on(anna).is_visible():
            tab_to(anna, to_map=False)
            anna.press("Enter")
            expect(go_on(anna)).to_have_count(0)
        if "place" not in active(anna):
            tab_to(anna, to_map=True)
        anna.press(arrows[turn % 4])
        while "place" not in active(anna):
            anna.press("ArrowRight")
        told = active(anna)
        assert re.match("Place the start stone: |Lay a rail", told["label"])
        number = anna.number
        anna.press("Enter")
        expect(anna.confirm_button).to_be_visible()
        anna.press("Enter")
        anna.wait_beyond(number)
    assert anna.is_over


def test_the_map_stays_under_the_keyboard_from_turn_to_turn(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1)
    anna.wait_for_turn()
    tab_to(anna, to_map=True)
    for _ in range(3):
        if "place" not in active(anna):
            anna.press("ArrowRight")
        number = anna.number
        anna.press("Enter", "Enter")
        anna.wait_beyond(number)
        anna.wait_for_turn()
        anna.page.wait_for_function("() => document.activeElement?.closest('[role=application]')")


def test_a_rail_tells_its_effect_before_it_is_laid_and_is_taken_back(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, options={"start_player": 1})
    anna.wait_for_turn()
    anna.pick(best_place(anna))
    anna.wait_for_turn()
    missing = anna.page.locator(".missing").inner_text()
    rail = best_place(anna, keeps_turn=True)
    at_rest(anna.page)
    rail.hover()
    expect(anna.page.locator(".told .cost")).to_have_text(re.compile(r"^\d+ missing \(−1\)$"))
    number = anna.number
    rail.click()
    assert anna.number == number
    expect(anna.page.locator("[data-pending]")).to_contain_text("Lay a rail")
    anna.confirm_button.click()
    anna.wait_beyond(number)
    expect(anna.page.locator(".missing")).not_to_have_text(missing)
    anna.undo_button.click()
    expect(anna.page.locator(".missing")).to_have_text(missing)


def test_an_illegal_line_says_why_in_the_words_of_the_rule(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, options={"start_player": 0})
    anna.wait_for_turn()
    anna.pick(anna.page.locator('[data-key="n0"]'))
    anna.wait_for_turn()
    at_rest(anna.page)
    layer = anna.page.locator(".targets .all").bounding_box()
    assert layer is not None
    # Jacksonville's corner of the map, far from Seattle.
    anna.page.mouse.click(layer["x"] + 0.735 * layer["width"], layer["y"] + 0.82 * layer["height"])
    anna.sees("Every rail must touch your own network.")


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("nl-NL", "Zet je startsteen"), ("de-DE", "Setze deinen Startstein")],
)
def test_the_map_speaks_the_language_of_the_reader(visit: Visit, locale: str, asked: str) -> None:
    anna = visit("Anna", locale=locale)
    anna.play_bots("transamerica", bots=1, options={"start_player": 0})
    anna.wait_for_turn()
    expect(anna.prompt).to_contain_text(asked)


def test_a_phone_plays_by_touch_with_the_map_near(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.PHONE, **Visitor.STILL)
    anna.play_bots("transamerica", bots=1, options={"start_player": 0})
    anna.wait_for_turn()
    anna.fits()
    card = anna.page.locator(".card").first
    card.tap()
    city = card.locator(".name").inner_text()
    place = anna.page.locator(f'[data-place][aria-label$=": {city}"]')
    expect(place).to_be_in_viewport()
    at_rest(anna.page)
    box = place.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    number = anna.number
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.confirm_button.tap()
    anna.wait_beyond(number)
    anna.wait_for_turn()
    anna.screenshot("transamerica-phone")


@pytest.mark.parametrize("look", ["light", "dark", "safe"])
def test_the_table_is_accessible_in_every_look(visit: Visit, look: str) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots("transamerica", bots=3)
    anna.wait_for_turn()
    anna.pick(best_place(anna))
    anna.wait_for_turn()
    anna.page.evaluate(
        "look => { document.documentElement.dataset.theme = look === 'dark' ? 'dark' : 'light';"
        " if (look === 'safe') document.documentElement.dataset.palette = 'safe'; }",
        look,
    )
    anna.accessible()
    anna.screenshot(f"transamerica-{look}")


def test_rails_planned_while_another_plays_are_laid_in_my_turn(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica", options={"start_player": 0})
    for person in (anna, ben):
        person.wait_for_turn()
        person.pick(best_place(person))
    anna.wait_for_turn()
    anna.pick(best_place(anna, keeps_turn=True))
    anna.page.get_by_role("button", name="End turn").click()
    ben.wait_for_turn()
    ahead = anna.page.locator("[data-ahead]")
    planned = anna.page.locator("[data-planned]")
    ahead.first.dispatch_event("click")
    expect(planned).to_contain_text("Planned: ")
    anna.press("Escape")
    expect(planned).to_have_count(0)
    ahead.first.dispatch_event("click")
    line = anna.page.locator('[data-ahead][aria-pressed="true"]').get_attribute("data-ahead")
    before = anna.number
    ben.pick(best_place(ben, keeps_turn=True))
    ben.page.get_by_role("button", name="End turn").click()
    anna.wait_beyond(before + 2)
    laid = anna.page.evaluate(
        "fetch(location.pathname.replace('/table', '/api/tables') + '/log?start=0')"
        ".then((answer) => answer.json()).then(({entries}) => entries.map(({action}) => action))"
    )
    assert {"type": "LayRail", "edge": int(line or -1)} in laid
    expect(planned).to_have_count(0)
