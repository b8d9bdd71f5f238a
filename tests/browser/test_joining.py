"""Two people who meet at a table through the page alone, and play: nobody loads it anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Clicking
from tests.browser.pages import Visitor
from tests.browser.test_american_rails import click_something
from tests.browser.test_shell_table import BOT, ME, OPEN, act, mover

MOVES = 3
"""So many moves of their own show that both really play."""
SEATS = {
    "transamerica": [ME, OPEN],
    "american-rails": [ME, OPEN, BOT],
    "african-rails": [ME, OPEN],
}


def acting(game: str) -> Callable[[Visitor], None]:
    """What a person does first at that game."""
    if game == "american-rails":
        rng = Random(5)
        return lambda person: click_something(person, rng)
    return set_out if game == "african-rails" else act


def set_out(person: Visitor) -> None:
    """The beginning of African Rails: cards are put back, then an origin is chosen."""
    person.page.locator(".map").wait_for()
    hands = Clicking(person)
    if person.page.locator(".card .back").count():
        hands.put_back()
    else:
        hands.origin("Lagos")


def waiting_table(anna: Visitor, game: str, **wishes: object) -> str:
    """A table that Anna has made and waits at."""
    table = anna.make_table(game, *SEATS[game], start=False, **wishes)
    anna.open_table(table)
    return table


def start(anna: Visitor) -> None:
    anna.page.get_by_role("button", name="Start the game").click()


def both_play(game: str, *people: Visitor) -> None:
    """Until everybody has made so many moves."""
    do, made = acting(game), dict.fromkeys(people, 0)
    for _ in range(20 * MOVES):
        person = mover(*people)
        do(person)
        made[person] += 1
        if min(made.values()) >= MOVES:
            break
    assert min(made.values()) >= MOVES, list(made.values())
    for person in people:
        expect(person.page.get_by_text("You are watching")).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_a_stranger_joins_by_the_link_and_both_play(visit: Visit, game: str) -> None:
    anna, ben = visit("Anna", **Visitor.STILL), visit(**Visitor.STILL)
    table = waiting_table(anna, game)
    ben.open_table(table)
    ben.page.get_by_label("Your name").fill("Ben")
    expect(anna.page.locator("[data-why]")).to_contain_text("Every seat must be taken")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
    expect(anna.page.locator("[data-why]")).to_have_count(0)
    start(anna)
    both_play(game, anna, ben)


@pytest.mark.parametrize("game", SEATS)
def test_a_guest_joins_from_the_list_of_tables_and_both_play(visit: Visit, game: str) -> None:
    anna, ben = visit("Anna", **Visitor.STILL), visit("Ben", **Visitor.STILL)
    table = waiting_table(anna, game)
    ben.page.goto("/tables")
    ben.page.locator(f'[data-card="{table}"]').get_by_role("link").first.click()
    ben.page.locator("[data-join]").click()
    expect(anna.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
    start(anna)
    both_play(game, anna, ben)


def test_both_windows_of_who_sits_down_in_one_play(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    table = waiting_table(anna, "transamerica")
    ben.open_table(table)
    second = ben.window()
    second.goto(f"/table/{table}")
    second.locator("[data-join]").click()
    expect(ben.page.locator("[data-join]")).to_have_count(0)
    start(anna)
    both_play("transamerica", anna, ben)
    heard = max(anna.number, ben.number)
    ben.page, first = second, ben.page
    ben.wait_beyond(heard - 1)  # else it may still be his turn of before there
    both_play("transamerica", anna, ben)
    expect(first.get_by_text("You are watching")).to_have_count(0)


def test_who_stood_up_looks_on_and_who_may_not_is_told(visit: Visit) -> None:
    """The page says so by itself, in the window that was open all the time."""
    anna, ben, cora = visit("Anna"), visit("Ben"), visit("Cora")
    closed = "This table is not open to onlookers."
    for onlookers, told in ((True, "You are watching"), (False, closed)):
        table = waiting_table(anna, "transamerica", onlookers=onlookers)
        ben.open_table(table)
        ben.page.locator("[data-join]").click()
        expect(ben.page.locator("[data-join]")).to_have_count(0)
        second = ben.window()
        second.goto(f"/table/{table}")
        second.get_by_role("button", name="Stand up").click()
        expect(ben.page.locator("[data-join]")).to_be_visible()
        cora.post(f"/api/tables/{table}/join", {})
        start(anna)
        ben.sees(told)
        assert ben.confirm_button.count() == 0
    # What he may not look at any more he may just have asked about.
    ben.forgive(rf"404 .*/api/tables/{table}$")
