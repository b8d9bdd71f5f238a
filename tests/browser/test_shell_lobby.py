"""The lobby tells what one needs to decide, and people talk before the game begins."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "sharp"}


def card(person: Visitor, table: str) -> Locator:
    return person.page.locator(f'[data-card="{table}"]')


@pytest.mark.parametrize("device", [Visitor.WIDE, Visitor.PHONE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_card_says_who_how_and_since_when(
    visit: Visit, device: dict[str, int], scheme: str
) -> None:
    anna, ben = visit("Anna"), visit("Ben", color_scheme=scheme, **device)
    table = anna.make_table(
        "transamerica",
        *(ME, OPEN, BOT),
        start=False,
        options={"barrier": "fixed"},
        pace={"move": 20, "reserve": 600},
        talk=False,
    )
    ben.page.goto("/tables")
    shown = card(ben, table)
    for text in ("Anna", "1 of 3 seats free", "sharp", "10 min + 20 s", "no talk", "made "):
        expect(shown).to_contain_text(text)
    expect(shown).to_contain_text("The barrier after the second round: stays where it is")
    expect(shown).not_to_contain_text("no hints")
    ben.accessible()
    ben.fits()
    ben.screenshot(f"lobby-{scheme}-{'phone' if 'is_mobile' in device else 'wide'}", full_page=True)


def test_filters_narrow_the_lists_and_are_kept(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    quick = anna.make_table("transamerica", ME, OPEN, start=False, pace={"move": 20})
    slow = anna.make_table("american-rails", ME, OPEN, BOT, start=False)
    ben.page.goto("/tables")
    expect(card(ben, quick)).to_be_visible()
    expect(card(ben, slow)).to_be_visible()
    group = ben.page.get_by_role("group", name="Filters")
    group.get_by_label("Game").select_option("transamerica")
    expect(card(ben, slow)).to_have_count(0)
    expect(card(ben, quick)).to_be_visible()
    ben.page.reload()
    expect(card(ben, quick)).to_be_visible()
    expect(card(ben, slow)).to_have_count(0)
    group.get_by_label("Pace").select_option("days")
    expect(ben.page.get_by_text("No table fits the filters.").first).to_be_visible()
    ben.accessible()
    group.get_by_role("button", name="Show all").click()
    expect(card(ben, slow)).to_be_visible()
    group.get_by_label("Only people, no bots").check()
    expect(card(ben, slow)).to_have_count(0)
    expect(card(ben, quick)).to_be_visible()


def test_where_somebody_waits_for_me_comes_first(visit: Visit) -> None:
    anna = visit("Anna")
    turn = anna.make_table("transamerica", ME, {"kind": "bot", "level": "novice"})
    waiting = anna.make_table("transamerica", ME, OPEN, start=False)
    anna.page.goto("/tables")
    expect(card(anna, turn)).to_contain_text("Your turn")
    expect(card(anna, waiting)).to_be_visible()
    shown = anna.page.locator("[data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    assert shown.index(turn) < shown.index(waiting)


def test_a_game_against_bots_in_one_click_is_nobody_else_s_business(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    anna.page.goto("/")
    anna.page.locator('[data-play="transamerica"]').click()
    anna.table.wait_for()
    table = anna.page.url.rsplit("/", 1)[-1]
    assert anna.get(f"/api/tables/{table}")["private"] is True
    assert table not in [found["id"] for found in ben.get("/api/tables?kind=watch")]


def test_people_talk_before_the_game_begins(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", **Visitor.PHONE)
    table = anna.make_table("transamerica", ME, OPEN, start=False)
    ben.post(f"/api/tables/{table}/join", {})
    for person in (anna, ben):
        person.page.goto(f"/table/{table}")
    anna.page.get_by_label("Say something").fill("Ready when you are")
    anna.press("Enter")
    expect(ben.page.get_by_role("list", name="Talk")).to_contain_text("Ready when you are")
    ben.page.get_by_label("Say something").fill("One moment, tea")
    ben.page.get_by_role("button", name="Send").tap()
    expect(anna.page.get_by_role("list", name="Talk")).to_contain_text("One moment, tea")
    expect(ben.page.get_by_role("list", name="How this table plays")).to_contain_text("no clock")
    ben.screenshot("waiting-talk-phone", full_page=True)
    anna.screenshot("waiting-talk", full_page=True)
    for person in (anna, ben):
        person.accessible()
        person.fits()
