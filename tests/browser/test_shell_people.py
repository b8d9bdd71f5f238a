"""People one has played with: rematch, invitations, profiles."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor
from tests.browser.serving import House
from tests.server.running import Browser
from tests.server.seats import Party, new_table


def played(house: House, *names: str) -> tuple[list[Browser], str]:
    """People who have played a game to its end, and its table."""
    people = [house.guest(name) for name in names]
    game = Party(house, people, new_table(people))
    game.play(5000)
    game.close()
    return people, game.table


def window(visit: Visit, person: Browser, **options: object) -> Visitor:
    """A window of somebody who is known already."""
    visitor = visit(**options)
    session = person.cookies["roundhouse"]
    url = visitor.house.url
    visitor.context.add_cookies([{"name": "roundhouse", "value": session, "url": url}])
    visitor.context.request.get("/")
    return visitor


def test_a_rematch_is_one_click_for_each(visit: Visit, house: House) -> None:
    people, table = played(house, "Anna", "Ben")
    anna, ben = (window(visit, person) for person in people)
    for person in (anna, ben):
        person.open_table(table)
        expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.get_by_text("kept for Ben")).to_be_visible()
    expect(ben.page.get_by_text("Anna wants to play again")).to_be_visible()
    ben.screenshot("rematch-asked")
    ben.accessible()
    ben.page.get_by_role("button", name="Play again").click()
    for person in (anna, ben):
        expect(person.table).to_have_attribute("data-status", "playing")
    assert anna.page.url == ben.page.url


@pytest.mark.parametrize("device", [Visitor.WIDE, Visitor.PHONE])
def test_somebody_i_played_with_is_invited_and_comes(
    visit: Visit, house: House, device: dict[str, int]
) -> None:
    people, _ = played(house, "Anna", "Ben", "Cora")
    anna, ben, cora = (window(visit, person, **device) for person in people)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.make_table("transamerica", *seats, start=False)
    ben.page.goto("/tables")
    anna.page.goto(f"/table/{table}")
    for name in ("Ben", "Cora"):
        anna.page.get_by_role("button", name=f"Keep a seat for {name}").click()
        expect(anna.page.get_by_text(f"kept for {name}")).to_be_visible()
    anna.screenshot(f"invited-{'phone' if 'is_mobile' in device else 'wide'}", full_page=True)
    anna.accessible()
    anna.fits()
    card = ben.page.locator(f'[data-card="{table}"]')
    expect(card).to_contain_text("A seat is kept for you.")
    card.get_by_role("link").click()
    ben.sees("A seat is kept for you.")
    ben.accessible()
    ben.page.get_by_role("button", name="Sit down").click()
    cora.page.goto(f"/table/{table}")
    cora.page.get_by_role("button", name="No, thanks").click()
    cora.page.wait_for_url(re.compile("/tables$"))
    players = anna.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Ben")
    expect(players).not_to_contain_text("Cora")


def test_somebody_i_played_with_is_invited_to_a_new_table(visit: Visit, house: House) -> None:
    people, _ = played(house, "Anna", "Ben")
    anna, ben = (window(visit, person) for person in people)
    answers: list[Route] = []

    def hold(route: Route) -> None:
        answers.append(route)

    anna.page.route("**/api/me/people", hold)
    with anna.page.expect_request("**/api/me/people"):
        anna.page.goto("/new")
    anna.page.get_by_label("Who sits at seat 2").select_option("guest")
    anna.page.get_by_label("Name for seat 2").fill("Ben")
    anna.page.get_by_role("button", name="Open the table").click()
    answers.pop().continue_()  # who Ben is comes later than the click that needs it
    anna.page.unroute("**/api/me/people")
    expect(anna.page.get_by_text("kept for Ben")).to_be_visible()
    table = anna.page.url.rsplit("/", 1)[-1]
    me = ben.get("/api/me")["id"]
    assert [seat["person"] for seat in anna.get(f"/api/tables/{table}")["seats"]][1] == me


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_profile_is_shown_to_others_once_it_is_wanted(
    visit: Visit, house: House, scheme: str
) -> None:
    people, _ = played(house, "Anna", "Ben")
    anna = window(visit, people[0], color_scheme=scheme)
    ben = window(visit, people[1], color_scheme=scheme, **Visitor.PHONE)
    mine = f"/people/{anna.get('/api/me')['id']}"
    ben.page.goto(mine)
    ben.sees("There is no profile here that you may see.")
    ben.forgive("404")
    anna.page.goto("/settings")
    anna.page.get_by_label("Show my profile to others").check()
    anna.sees("Saved.")
    anna.page.locator("[data-profile-choice]").get_by_role("link", name="My profile").click()
    anna.sees("Others can see this.")
    ben.page.goto("/people")
    ben.page.get_by_role("link", name="Anna").click()
    for person in (anna, ben):
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Anna")
        results = person.page.get_by_role("region", name="Results")
        expect(results).to_contain_text("TransAmerica")
        expect(person.page.get_by_role("region", name="Head to head")).to_contain_text("Ben")
        person.accessible()
        person.fits()
    anna.page.reload()
    expect(anna.page.get_by_text(re.compile(r"\d+ ± \d+"))).to_be_visible()
    anna.screenshot(f"profile-{scheme}", full_page=True)
    ben.screenshot(f"profile-{scheme}-phone", full_page=True)
