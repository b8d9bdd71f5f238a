"""American Rails in the browser: whole games by mouse and by keyboard, and what the page tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_rest
from tests.browser.pages import Visitor

GAME = "american-rails"
GOLDEN = Path(__file__).parents[1] / "golden"
STEPS = 400
"""More than the actions of one seat in any game that is played sensibly."""


def legal_hexes(anna: Visitor) -> Locator:
    return anna.page.locator(".place.legal")


def in_bar(anna: Visitor) -> Locator:
    """Bids, spaces and companies, as the bar offers them."""
    return anna.page.locator("[data-bar] button")


def my_turns(anna: Visitor) -> Iterator[int]:
    """Counts what is asked of me until the game is over."""
    for step in range(STEPS):
        if not anna.wait_for_turn():
            return
        yield step
    pytest.fail("the game does not end")


def done(anna: Visitor, before: int) -> None:
    """The server has it."""
    anna.wait_beyond(before)


def this_hex(anna: Visitor, place: Locator) -> Locator:
    """The hex that is found now, whatever may be done there later."""
    return anna.page.locator(f'.place[data-hex="{place.get_attribute("data-hex")}"]')


def click_hex(anna: Visitor, found: Locator) -> None:
    """Pick, choose a company where there are several, and pick again."""
    before = anna.number
    place = this_hex(anna, found)
    place.click()
    rows = anna.page.locator(".ticket.open .row")
    if rows.count():
        rows.first.click()
    expect(anna.page.locator(".ghost")).to_be_visible()
    place.click()
    done(anna, before)


def click_something(anna: Visitor, rng: Random) -> None:
    if legal_hexes(anna).count() and rng.random() < 0.85:
        click_hex(anna, legal_hexes(anna).nth(rng.randrange(legal_hexes(anna).count())))
    elif in_bar(anna).count():
        button = in_bar(anna).nth(rng.randrange(min(2, in_bar(anna).count())))
        before = anna.number
        button.click()
        anna.confirm_button.click()
        done(anna, before)
    else:
        anna.pick(anna.choices().first)


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    rng = Random(7)
    for step in my_turns(anna):
        if step == 3:
            anna.screenshot("american-rails-early")
        click_something(anna, rng)
    anna.screenshot("american-rails-over")
    anna.sees("How the money was made")
    expect(anna.page.locator("[data-over] table:not(figure *)")).to_have_count(1)
    expect(anna.page.locator("figure")).to_have_count(2)
    assert anna.page.locator(".won").count() > 0
    anna.accessible()


def focused(anna: Visitor, selector: str) -> bool:
    found: bool = anna.page.evaluate("s => document.activeElement.matches(s)", selector)
    return found


def tab_to(anna: Visitor, selector: str) -> None:
    for _ in range(120):
        if focused(anna, selector):
            return
        anna.press("Tab")
    pytest.fail(f"no way to {selector} by Tab")


def key_hex(anna: Visitor, rng: Random) -> None:
    """Walk over the legal hexes by arrows; Enter picks, Enter again confirms."""
    before = anna.number
    if not focused(anna, ".place.legal"):
        if not focused(anna, "[role=application] *"):
            tab_to(anna, "[role=application]")
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            anna.press(key)
            if focused(anna, ".place.legal"):
                break
    anna.press(*rng.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=2))
    assert focused(anna, ".place.legal")
    anna.press("Enter")
    if focused(anna, ".ticket.open .row"):
        anna.press("Enter")
    anna.press("Enter")
    done(anna, before)


def key_something(anna: Visitor, rng: Random) -> None:
    if legal_hexes(anna).count():
        key_hex(anna, rng)
        return
    before = anna.number
    tab_to(anna, "[data-bar] button" if in_bar(anna).count() else "[data-choice]")
    anna.press("Enter", "Enter")
    done(anna, before)


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    rng = Random(11)
    for _ in my_turns(anna):
        key_something(anna, rng)
    anna.sees("How the money was made")


def from_record(anna: Visitor, name: str, actions: int) -> None:
    """A kept game up to that action, with all seats at this device."""
    lines = (GOLDEN / f"american-rails-{name}.jsonl").read_text().splitlines(keepends=True)
    table = anna.post("/api/records", {"record": "".join(lines[: actions + 1])})
    anna.open_table(table["id"])


def building(visit: Visit, **options: object) -> Visitor:
    """Player 2 is about to place three cubes, for one of three companies."""
    anna = visit("Anna", **{**Visitor.STILL, **options})
    from_record(anna, "5-quiet", 376)
    expect(anna.prompt).to_have_text(
        re.compile("Place a cube for National, Continental,? or Liberty: 3 left")
    )
    return anna


def dropped(anna: Visitor) -> Locator:
    """The pieces on the map."""
    return anna.page.locator(".track .dropped")


def pieces(anna: Visitor) -> int:
    """How many there are, once somebody is asked to act."""
    anna.wait_for_turn()
    return dropped(anna).count()


def test_a_hex_for_two_companies_asks_which_and_undo_takes_the_cube_back(visit: Visit) -> None:
    anna = building(visit)
    place = anna.page.locator(".place.legal[aria-label*=';']").first
    expect(place).to_have_attribute("aria-label", re.compile(r"National builds for \$\d; Liberty"))
    before = pieces(anna)
    place.click()
    rows = anna.page.locator(".ticket.open .row")
    expect(rows).to_have_count(2)
    anna.screenshot("american-rails-which-company")
    rows.nth(1).click()
    expect(anna.page.locator("[data-pending]")).to_contain_text("Build for Liberty")
    anna.screenshot("american-rails-picked")
    anna.confirm_button.click()
    expect(anna.prompt).to_have_text(re.compile("Place a cube for .*: 2 left"))
    expect(dropped(anna)).to_have_count(before + 1)
    expect(anna.page.locator(".track .mark").first).to_be_visible()
    anna.undo_button.click()
    expect(anna.prompt).to_have_text(re.compile("Place a cube for .*: 3 left"))
    expect(dropped(anna)).to_have_count(before)


def test_cost_and_effect_are_shown_before_anything_happens(visit: Visit) -> None:
    anna = building(visit)
    city = anna.page.locator(".place.legal[aria-label*='income +']").first
    before = anna.number
    at_rest(anna.page)
    city.hover()
    expect(anna.page.locator(".ticket")).to_contain_text(re.compile(r"−\$\d+ · income \+\d+"))
    assert anna.number == before


def test_a_click_on_a_hex_that_is_not_allowed_says_why(visit: Visit) -> None:
    anna = building(visit)
    at_rest(anna.page)
    anna.page.locator(".place[aria-label^='Boston']").click(force=True)
    anna.sees(re.compile("Boston is not next to a cube of"))
    at_rest(anna.page)
    anna.page.locator(".place[aria-label^='Chicago']").click(force=True)
    anna.sees("National has a cube in Chicago already.")


def test_income_is_told_city_by_city(visit: Visit) -> None:
    anna = building(visit)
    plate = anna.page.locator("article[aria-label='National']")
    income = plate.locator(".income")
    income.click()
    expect(plate.locator(".breakdown")).to_contain_text("special connection")
    amounts = plate.locator(".breakdown td:last-child").all_inner_texts()
    *parts, total = [int(amount.removeprefix("$")) for amount in amounts]
    assert len(parts) > 2
    assert sum(parts) == total == int(income.inner_text().removeprefix("$"))
    anna.screenshot("american-rails-income")


def test_the_sheet_of_values_has_every_year_and_every_share(visit: Visit) -> None:
    anna = building(visit)
    anna.page.get_by_role("button", name="Values and history").click()
    dialog = anna.page.get_by_role("dialog", name="Values and history")
    for year in ("1851", "1852", "1853"):
        expect(dialog.get_by_role("rowheader", name=year).first).to_be_visible()
    expect(dialog.locator("table").nth(1).locator("tbody tr").first).to_contain_text("Player")
    anna.screenshot("american-rails-values")
    anna.accessible()
    anna.press("Escape")
    expect(dialog).to_be_hidden()


def bidding(anna: Visitor) -> None:
    """On to my first chance to bid."""
    for _ in range(20):
        assert anna.wait_for_turn()
        if anna.page.locator(".bidding").count():
            return
        click_something(anna, Random(1))
    pytest.fail("no auction comes")


def test_orders_pass_in_this_auction_and_end_with_it(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    bidding(anna)
    anna.screenshot("american-rails-auction")
    before = anna.number
    anna.page.get_by_role("button", name="Pass from here on").click()
    anna.wait_beyond(before)
    expect(anna.log).to_contain_text("Anna passes.")
    bidding(anna)
    expect(anna.page.get_by_role("button", name="Pass from here on")).to_be_visible()


def test_orders_bid_up_to_a_limit(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    bidding(anna)
    least = int(re.findall(r"\$(\d+) or more", anna.prompt.inner_text())[0])
    before = anna.number
    anna.page.get_by_label("Limit in dollars").fill(str(least))
    anna.page.get_by_role("button", name="Bid for me up to").click()
    anna.wait_beyond(before)
    expect(anna.log).to_contain_text(re.compile(rf"Anna bids \${least} for"))


def test_a_bid_of_any_amount_by_slider_and_number(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    anna.play_bots(GAME)
    bidding(anna)
    amount = anna.page.locator(".bidding input[type=number]")
    most = int(amount.get_attribute("max") or 0)
    amount.fill(str(most + 1))
    amount.press("Enter")
    anna.sees(re.compile(f"You cannot bid .{most + 1}"))
    slider = anna.page.locator(".bidding input[type=range]")
    slider.focus()
    slider.press("Home")
    slider.press("End")
    anna.pick(anna.page.get_by_role("button", name=f"Bid ${most}", exact=True).last)
    expect(anna.log).to_contain_text(re.compile(rf"Anna bids \${most} for"))


WIDTH = "layer => layer.getBoundingClientRect().width"


def test_on_a_phone_by_touch(visit: Visit) -> None:
    anna = building(visit, **Visitor.PHONE)
    anna.fits()
    place = this_hex(anna, anna.page.locator(".place.legal:not([aria-label*=';'])").first)
    at_rest(anna.page)
    whole = anna.page.locator(".layer").evaluate(WIDTH)
    place.tap(force=True)
    expect(anna.page.locator(".ghost")).to_be_visible()
    # A finger sees nearer what it picked.
    anna.page.wait_for_function(
        f"whole => ({WIDTH})(document.querySelector('.layer')) > 1.5 * whole", arg=whole
    )
    # What is written beside it is about the place that was meant, whatever else lay there.
    expect(anna.page.locator(".ticket")).to_contain_text("Once more to confirm")
    anna.screenshot("american-rails-phone")
    at_rest(anna.page)
    place.tap(force=True)
    expect(anna.prompt).to_have_text(re.compile("Place a cube for .*: 2 left"))
    anna.accessible()


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("nl", "Plaats een blokje voor National, Continental of Liberty: nog 3"),
        ("de", "Setze einen Würfel für National, Continental oder Liberty: noch 3"),
    ],
)
def test_in_the_readers_language(visit: Visit, locale: str, asked: str) -> None:
    anna = visit("Anna", **Visitor.STILL, locale=locale)
    from_record(anna, "5-quiet", 376)
    expect(anna.prompt).to_have_text(asked)
    anna.screenshot(f"american-rails-{locale}")
    anna.fits()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_serious_for_those_who_see_or_hear_otherwise(visit: Visit, colours: str) -> None:
    anna = building(visit, color_scheme=colours)
    anna.accessible()
    anna.screenshot(f"american-rails-{colours}")


def test_a_space_and_its_cubes_are_planned_and_confirmed_at_once(visit: Visit) -> None:
    """Expand 3 in five clicks: the space, three cubes, one confirmation."""
    anna = visit("Anna", **Visitor.STILL)
    from_record(anna, "5-quiet", 375)
    before, there = anna.number, pieces(anna)
    clicks = 0
    anna.page.locator("[data-bar] button", has_text="Expand 3").click()
    clicks += 1
    for cube in range(3):
        found = anna.page.locator(".place.legal:not([aria-label*=';'])").last
        expect(found).to_be_visible()
        this_hex(anna, found).click()
        clicks += 1
        expect(anna.page.locator(".ghost")).to_have_count(cube + 1)
    assert anna.number == before
    expect(anna.page.locator("[data-pending]")).to_contain_text(
        re.compile(r"^Expand 3 · (National|Continental|Liberty): [^·]*(· (Cont|Lib)[^·]*)*$")
    )
    anna.screenshot("american-rails-planned")
    anna.confirm_button.click()
    clicks += 1
    anna.wait_beyond(before + 3)
    expect(dropped(anna)).to_have_count(there + 3)
    assert clicks == 5


def test_a_planned_cube_is_taken_back_with_what_follows_it(visit: Visit) -> None:
    anna = building(visit)
    hexes = []
    for cube in range(2):
        found = anna.page.locator(".place.legal:not([aria-label*=';'])").last
        expect(found).to_be_visible()
        hexes.append(this_hex(anna, found))
        hexes[-1].click()
        expect(anna.page.locator(".ghost")).to_have_count(cube + 1)
    hexes[0].click()
    expect(anna.page.locator(".ghost")).to_have_count(0)
    expect(anna.confirm_button).to_be_hidden()


def test_fewer_cubes_are_built_and_the_action_ended_by_one_click(visit: Visit) -> None:
    anna = building(visit)
    before = anna.number
    this_hex(anna, anna.page.locator(".place.legal:not([aria-label*=';'])").last).click()
    anna.page.locator("[data-finish]").click()
    anna.wait_beyond(before + 1)
    expect(anna.log).to_contain_text("builds no further")


def test_a_city_tells_what_it_costs_before_an_action_is_chosen(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    from_record(anna, "5-quiet", 460)
    anna.wait_for_turn()  # only who sits there is told
    at_rest(anna.page)
    anna.page.locator(".place[aria-label^='Charlotte']").hover()
    ticket = anna.page.locator(".ticket")
    expect(ticket).to_contain_text(re.compile(r"Continental \d+ cubes, −\$\d+ · income \+3"))


def test_dividends_are_shown_when_the_year_ends(visit: Visit) -> None:
    """The last cube of 1854: who got what from whom."""
    anna = visit("Anna", **Visitor.STILL)
    from_record(anna, "5-quiet", 378)
    expect(anna.page.locator("[data-dividends]")).to_have_count(0)
    click_hex(anna, legal_hexes(anna).first)
    sheet = anna.page.locator("[data-dividends]")
    expect(sheet).to_contain_text("Dividends 1854")
    totals = sheet.locator("tbody tr td:last-child strong").all_inner_texts()
    assert len(totals) == 5
    anna.screenshot("american-rails-dividends")
    anna.accessible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    anna.page.get_by_role("button", name="Dividends 1854").click()
    expect(sheet).to_be_visible()
    anna.page.locator("[data-bar-choices]").get_by_role("button", name="Pass").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "actions", "reason"),
    [
        ("5-quiet", 494, "5 supplies hold two pieces or fewer."),
        ("4", 530, "The game ends with 1857."),
    ],
)
def test_the_last_year_is_announced_with_its_reason(
    visit: Visit, name: str, actions: int, reason: str
) -> None:
    anna = visit("Anna", **Visitor.STILL)
    from_record(anna, name, 300)
    expect(anna.page.locator("[data-last-year]")).to_have_count(0)
    from_record(anna, name, actions)
    expect(anna.page.locator("[data-last-year]")).to_contain_text(f"Final year: {reason}")
    anna.screenshot(f"american-rails-last-year-{name}")


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("american-rails-5-quiet", "5 supplies hold two pieces or fewer."),
        ("transamerica-2", "passed the barrier"),
        ("african-rails-2", "five major cities joined"),
    ],
)
def test_the_result_says_why_the_game_ended(visit: Visit, record: str, reason: str) -> None:
    anna = visit("Anna", **Visitor.STILL)
    table = anna.post("/api/records", {"record": (GOLDEN / f"{record}.jsonl").read_text()})
    anna.open_table(table["id"])
    expect(anna.page.locator("[data-why]")).to_contain_text(reason)


def test_a_phone_on_its_side_shows_every_choice_at_once(visit: Visit) -> None:
    screen = {**Visitor.PHONE, "viewport": {"width": 844, "height": 390}}
    anna = visit("Anna", **Visitor.STILL, **screen)
    hidden = """async choices => {
        await document.fonts.ready;
        const column = choices.closest('.rising');
        return [column.scrollWidth - column.clientWidth, column.scrollHeight - column.clientHeight];
    }"""
    for actions, asked in (
        (178, "Give a company"),
        (249, "Phase 3 of 3"),
        (327, "American stands"),
    ):
        from_record(anna, "4", actions)
        expect(anna.prompt).to_contain_text(asked)
        assert anna.page.locator("[data-bar-choices]").evaluate(hidden) == [0, 0], asked
