"""African Rails in the browser: whole games by clicking and by keys, and how smoothly it moves."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Clicking, Typing, at_rest, building, settled, spot_of
from tests.browser.hauling import Hauler
from tests.browser.pages import Visitor
from tests.browser.test_shell_table import mover, pair
from tests.waiting import eventually

SHORT = {"fast": True, "target": 1, "start": 0, "agreements": False}
"""The game ends as soon as somebody has joined five major cities."""
DEAL = "d6"
"""With these cards an expert has joined them after ten turns."""


def play_short_game(visitor: Visitor, hands: type[Clicking] | type[Typing]) -> None:
    with visitor.house.dealing(DEAL):
        table = visitor.play_bots("african-rails", bots=1, level="expert", options=SHORT)
    hauler = Hauler(hands(visitor), table)
    hauler.play()
    assert visitor.is_over
    assert hauler.deliveries > 0
    assert hauler.rides > 0
    assert hauler.builds > 0


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    play_short_game(anna, Clicking)
    expect(anna.page.locator("[data-over] figure").first).to_be_visible()
    anna.screenshot("african-rails-over")
    anna.accessible()


def test_a_whole_game_by_keys(visit: Visit) -> None:
    play_short_game(visit("Anna", **Visitor.STILL), Typing)


def test_track_is_drawn_by_dragging_priced_built_and_undone(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    building(anna)
    page = anna.page
    x, y = spot_of(page, "Lagos")
    to_x, to_y = spot_of(page, "Kano")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 13):
        page.mouse.move(x + (to_x - x) * step / 12, y + (to_y - y) * step / 12)
    page.mouse.up()
    card = page.locator("[data-card]")
    expect(card).to_contain_text("Track to Kano")
    expect(card).to_contain_text(re.compile(r"sections, \d+ M"))
    anna.screenshot("african-rails-building")
    before = anna.number
    card.get_by_role("button", name="Only the first").click()
    anna.wait_beyond(before)
    assert anna.number == before + 1
    expect(card).to_contain_text("Track to Kano")
    card.locator("button.primary").click()
    expect(card).to_have_count(0)
    expect(page.locator("section.bar")).not_to_contain_text("0 of 20 M spent")
    anna.wait_beyond(before + 1)
    settled(page)
    built = anna.number
    anna.undo_button.click()
    anna.wait_beyond(built)
    expect(anna.page.locator("[data-refusal], .refusal strong")).to_have_count(0)


def test_a_cheaper_way_is_offered_for_track_that_was_drawn_around(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    building(anna)
    page = anna.page
    corners = [spot_of(page, city) for city in ("Lagos", "Douala", "Kano")]
    page.mouse.move(*corners[0])
    page.mouse.down()
    for (x, y), (to_x, to_y) in pairwise(corners):
        for step in range(1, 13):
            page.mouse.move(x + (to_x - x) * step / 12, y + (to_y - y) * step / 12)
    page.mouse.up()
    card = page.locator("[data-plan]")
    figures = card.locator("p").first
    expect(card).to_contain_text("Track to Kano")
    offer = card.locator("[data-cheaper]")
    expect(offer).to_contain_text("A cheaper way")
    dear = cost_in(figures.inner_text())
    cheap = cost_in(offer.inner_text())
    offer.click()
    expect(offer).to_have_count(0)
    expect(card).to_contain_text("Track to Kano")
    expect(figures).to_contain_text(f"{cheap} M")
    assert 0 < cheap < dear


def cost_in(text: str) -> int:
    found = re.search(r"(\d+)\sM", text)
    assert found, text
    return int(found[1])


def test_a_section_is_built_by_arrows_and_enter(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    building(anna)
    hands = Typing(anna)
    hands.tab_to(".map")
    walked = set()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 10:
        anna.press(key)
        at = anna.page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
        walked.add(at)
        if "Build from" in at:
            break
    else:
        raise AssertionError(f"the arrows come to no milepost, only to {walked}")
    assert re.match(r"Milepost near [\w' -]+, (plain|desert|jungle|mountain)", at)
    before = anna.number
    anna.press("Enter")
    expect(anna.page.locator("[data-pending]")).to_contain_text("Build from")
    anna.press("Enter")
    anna.wait_beyond(before)
    anna.press("ArrowUp")
    assert anna.page.evaluate("document.activeElement?.matches('.map, [data-place]')")


def test_the_shop_opens_over_the_map_which_keeps_its_size(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    hands = building(anna, fast=True)
    hands.button("EndTurn")
    anna.wait_for_turn()
    hands.button("EndMove")
    at_rest(anna.page)
    before = anna.page.locator(".map").bounding_box()
    anna.page.get_by_text("Train and depots").click()
    depots = anna.page.locator('[data-choice="BuildDepot"]')
    expect(depots.first).to_be_in_viewport(ratio=1)
    expect(depots.last).to_be_in_viewport(ratio=1)
    anna.screenshot("african-rails-shop")
    assert anna.page.locator(".map").bounding_box() == before
    hands.pick(depots.first)
    expect(anna.page.locator("section.said")).to_contain_text("depot")


def test_where_no_track_leads_the_page_says_so(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    hands = building(anna)
    hands.button("EndTurn")
    anna.wait_for_turn()
    hands.place("Cape Town").click()
    card = anna.page.locator("[data-card]").first
    expect(card).to_contain_text("No track leads there yet.")
    card.get_by_role("button", name="What would track cost?").click()
    expect(anna.page.locator("[data-card]").last).to_contain_text("Track to Cape Town")


def riding(visitor: Visitor) -> Typing:
    """Some track towards Kano is built, and the train is to move."""
    hands = building(visitor)
    hands.go("Kano")
    hands.button("EndTurn")
    visitor.wait_for_turn()
    return Typing(visitor)


MOVED = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...rest) {
        window.moved.push([this.getAttribute('class'), frames.length]);
        return animate.call(this, frames, ...rest);
    };
}"""


@pytest.mark.parametrize("still", [False, True])
def test_a_train_glides_unless_motion_is_unwanted(visit: Visit, still: bool) -> None:
    anna = visit("Anna", **(Visitor.STILL if still else {}))
    hands = riding(anna)
    anna.page.evaluate(MOVED)
    hands.go("Kano")
    moved = anna.page.evaluate("window.moved")
    assert all("train" in name and frames >= 2 for name, frames in moved)
    assert (len(moved) > 0) is not still


HEARD = "fetch('/favicon.svg').then((answer) => answer.text())"
"""Once this is answered, whatever the page has asked for before has been heard."""


def test_a_second_enter_before_the_figures_are_there_is_not_lost(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    riding(anna)
    page = anna.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route("**/ride?*", hold)
    page.locator("body").press("/")
    page.keyboard.type("Kano")
    before = anna.number
    anna.press("Enter")
    expect(page.locator("[data-look]")).to_contain_text("One moment")
    anna.press("Enter")
    page.evaluate(HEARD)
    eventually(lambda: anna.number == before and held, "nobody asks for the figures")
    assert anna.number == before
    assert len(held) == 1
    held[0].continue_()
    anna.wait_beyond(before)
    settled(page)


def test_where_an_event_stops_the_train_no_ride_is_offered(visit: Visit) -> None:
    """As the server answers under an event; pressed all the same, the rules say why not."""
    anna = visit("Anna", **Visitor.STILL)
    riding(anna)
    page = anna.page
    stop = {"rule": "AF-5.3", "text": "An event lets no train pass there."}

    def stopped(route: Route) -> None:
        told = route.fetch().json()
        start, *_, end = told["answer"]["mileposts"]
        ride = {"mileposts": [start, end], "turns": [0], "fees": 0, "now": 0, "stop": stop}
        route.fulfill(json={**told, "answer": ride})

    page.route("**/ride?*", stopped)
    page.locator("body").press("/")
    page.keyboard.type("Kano")
    before = anna.number
    anna.press("Enter")
    card = page.locator("[data-look]")
    expect(card).to_contain_text(stop["text"])
    expect(card.locator("button.primary")).to_have_count(0)
    anna.press("Enter")
    expect(page.locator("section.bar")).to_contain_text("AF-3.1")
    assert anna.number == before


def test_a_trip_of_two_stops_is_planned_and_sent_with_one_click(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    hands = riding(anna)
    page = anna.page

    def add_stop(city: str, what: str) -> None:
        hands.find(city)
        stops = page.locator("[data-look] [data-stops]")
        stops.locator("summary").click()
        stops.get_by_role("button", name=what).click()

    add_stop("Lagos", "load Palm oil")
    add_stop("Kano", "pass through")
    trip = page.locator("[data-trip]")
    expect(trip.locator("li")).to_have_text([re.compile("Lagos load Palm oil"), re.compile("Kano")])
    expect(trip).to_contain_text(re.compile(r"\d+ steps, \d turns|\d+ steps, one turn"))
    anna.screenshot("african-rails-trip")
    before = anna.number
    trip.locator("button.primary").click()
    anna.wait_beyond(before + 2)
    settled(page)
    expect(page.locator('article[data-home="seat-0"]')).to_contain_text("Palm oil")
    anna.undo_button.click()
    expect(page.locator('article[data-home="seat-0"]')).to_contain_text("empty")


def test_figures_that_do_not_come_are_told(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    riding(anna)
    page = anna.page
    page.route("**/ride?*", lambda route: route.abort())
    page.locator("body").press("/")
    page.keyboard.type("Kano")
    anna.press("Enter")
    expect(page.locator("[data-look]")).to_contain_text("There is no connection right now.")
    page.unroute("**/ride?*")
    anna.press("Enter")
    expect(page.locator("[data-look] button.primary")).to_be_visible()
    anna.forgive("ERR_FAILED")


def test_a_price_for_track_is_proposed(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.STILL)
    hands = building(anna, agreements=True)
    panel = anna.page.locator("aside")
    panel.get_by_text("Agreements").click()
    panel.get_by_label("Price a turn").select_option("3")
    panel.get_by_label("Turns").select_option("2")
    hands.pick(panel.get_by_role("button", name="Propose"))
    expect(anna.page.locator("section.said")).to_contain_text("3 M")


def test_a_proposal_is_answered_by_a_person(visit: Visit) -> None:
    anna, ben = pair(visit, "african-rails", options={"start": 0, "agreements": True})
    hands = {person: Clicking(person) for person in (anna, ben)}
    for person in (anna, ben):
        person.page.locator(".map").wait_for()
    while mover(anna, ben).page.locator(".spot.BuildTrack").count() == 0:
        person = mover(anna, ben)
        if person.page.locator(".card .back").count() > 0:
            hands[person].put_back()
        else:
            hands[person].origin("Lagos" if person is anna else "Cairo")
    panel = anna.page.locator("aside")
    panel.get_by_text("Agreements").click()
    panel.get_by_label("Price a turn").select_option("3")
    hands[anna].pick(panel.get_by_role("button", name="Propose"))
    expect(ben.prompt).to_contain_text("proposal")
    accept = ben.page.locator('[data-choice="Accept"]')
    expect(accept).to_be_visible()
    ben.screenshot("african-rails-proposal")
    hands[ben].pick(accept)
    panel.get_by_text("Agreements").click()
    expect(panel.locator("details").filter(has_text="Agreements")).to_contain_text("3\u00a0M")
    anna.wait_for_turn()


def test_a_phone_is_enough(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.PHONE, **Visitor.STILL)
    building(anna)
    anna.fits()
    anna.screenshot("african-rails-phone")
    before = anna.number
    at_rest(anna.page)
    anna.page.locator('[data-place="Kano"]').tap(force=True)
    card = anna.page.locator("[data-card]").last
    expect(card).to_contain_text("Track to Kano")
    anna.screenshot("african-rails-phone-plan")
    card.locator("button.primary").tap()
    anna.wait_beyond(before)
    settled(anna.page)
    anna.accessible()


def test_two_fingers_zoom_the_map_about_the_spot_between_them(visit: Visit) -> None:
    anna = visit("Anna", **Visitor.PHONE, **Visitor.STILL)
    building(anna)
    page = anna.page
    devtools = anna.context.new_cdp_session(page)

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def spread(start: int, end: int) -> float:
        """About Lagos; how much wider the map has become."""
        x, y = spot_of(page, "Lagos")
        before = page.locator(".layer").bounding_box()
        fingers("touchStart", (x - start, y))
        fingers("touchStart", (x - start, y), (x + start, y))
        for by in range(start + 5, end + 1, 5):
            fingers("touchMove", (x - by, y), (x + by, y))
        fingers("touchEnd")
        at_rest(page)
        after = page.locator(".layer").bounding_box()
        assert before is not None
        assert after is not None
        return after["width"] / before["width"]

    assert spread(20, 60) == pytest.approx(3, rel=0.15)
    before = spot_of(page, "Lagos")  # now the map is wider than the window, and free to follow
    assert spread(30, 50) == pytest.approx(5 / 3, rel=0.15)
    assert spot_of(page, "Lagos") == pytest.approx(before, abs=8)
    expect(page.locator("[data-card], [data-pending]")).to_have_count(0)


@pytest.mark.parametrize("language", ["nl", "de"])
def test_other_languages(visit: Visit, language: str) -> None:
    anna = visit("Anna", **Visitor.STILL, locale=language)
    anna.play_bots("african-rails", bots=1, options={"start": 0})
    expect(anna.prompt).to_contain_text({"nl": "opdrachtkaarten", "de": "Auftragskarten"}[language])
    names = {"nl": "Caïro", "de": "Kairo"}
    expect(anna.page.locator(f'[aria-label^="{names[language]}"]').first).to_be_attached()


DRAG = """async (frames) => {
    const map = document.querySelector('.map');
    const layer = document.querySelector('.layer');
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height * 0.4];
    const fire = (type, dx, dy) => map.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true,
        clientX: x + dx, clientY: y + dy,
    }));
    map.setPointerCapture = () => undefined;
    const seen = { moved: 0, drawn: 0 };
    new MutationObserver((list) => {
        for (const change of list) seen[change.target === layer ? 'moved' : 'drawn'] += 1;
    }).observe(layer, { subtree: true, childList: true, characterData: true, attributes: true });
    fire('pointerdown', 0, 0);
    for (let frame = 1; frame <= frames; frame += 1) {
        await new Promise(requestAnimationFrame);
        fire('pointermove', 220 * Math.sin(frame / 18), 160 * Math.sin(frame / 26));
    }
    await new Promise(requestAnimationFrame);
    const counted = { ...seen };
    fire('pointerup', 0, 0);
    return counted;
}"""


def test_panning_draws_nothing_anew(visit: Visit) -> None:
    """Dragging over Africa moves the map as a whole, frame after frame."""
    anna = visit("Anna")
    building(anna)
    page = anna.page
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    at_rest(page)
    seen = page.evaluate(DRAG, 90)
    assert seen["drawn"] == 0
    assert seen["moved"] > 45
