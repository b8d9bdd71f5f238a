"""What others do is shown one action after the other, and nobody has to wait for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = """() => {
  const table = document.querySelector('[data-table]');
  window.seen = [];
  const look = () => {
    const told = document.querySelector('[data-showing]')?.innerText ?? '';
    const now = {number: Number(table.dataset.number), shown: Number(table.dataset.shown), told};
    const last = window.seen.at(-1);
    if (last?.shown !== now.shown || last?.told !== now.told) window.seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true,
    characterData: true, attributes: true, attributeFilter: ['data-shown', 'data-number']});
}"""
"""Notes from now on what the page shows, and in which order."""
CLOCK = """() => {
  const now = Date.now();
  Date.now = () => now;
}"""
"""Nobody is more than some seconds behind the table; here none pass, however busy it is."""
HELD = """() => {
  const [timer, clear, kept, begun] = [setTimeout, clearTimeout, new Map(), new Map()];
  let last = 0;
  window.setTimeout = (...given) => {
    kept.set(--last, given);
    return last;
  };
  window.clearTimeout = (id) => {
    kept.delete(id);
    clear(begun.get(id) ?? id);
  };
  window.goOn = () => {
    window.setTimeout = timer;
    for (const [id, given] of kept) begun.set(id, timer(...given));
  };
}"""
"""What is shown stands still until `goOn()`."""
SLOWLY = """() => {
  const timer = window.setTimeout;
  window.stretch = 1;
  window.setTimeout = (call, wait, ...given) => timer(call, wait * window.stretch, ...given);
  new MutationObserver(() => {
    if (document.querySelector('[data-showing]')) window.stretch = 1000;
  }).observe(document.body, {subtree: true, childList: true});
}"""
"""After the first action that is shown, the second one is on show as long as the test goes on,
however busy the machine is."""


def seen(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate("window.seen")
    return found


def at_the_board(visitor: Visitor, bots: int = 3) -> None:
    """Before a board of TransAmerica with my start stone placed; it is my turn, all was shown."""
    visitor.play_bots("transamerica", bots=bots)
    visitor.wait_for_turn()
    pick(visitor)
    rest(visitor)
    visitor.page.evaluate(CLOCK)


def pick(visitor: Visitor) -> None:
    """The first place of the map; by keyboard, which nothing lies over."""
    before = visitor.number
    place = visitor.page.locator("[data-place]").first
    place.focus()
    visitor.press("Enter", "Enter")
    visitor.wait_beyond(before)


def turn_ends(visitor: Visitor) -> None:
    """A rail of mine, which may be all that a turn allows, and the end of my turn."""
    pick(visitor)
    visitor.wait_for_turn()
    end = visitor.page.get_by_role("button", name="End turn")
    before = visitor.number
    if end.is_visible():
        end.click()
        visitor.wait_beyond(before)


def others_moments(visitor: Visitor) -> set[int]:
    """After how many entries each action since my turn was done."""
    table = visitor.table.get_attribute("data-table")
    entries = visitor.get(f"/api/tables/{table}/news")["entries"]
    assert len({entry["seat"] for entry in entries}) == 3
    return {entry["number"] + 1 for entry in entries}


def rest(visitor: Visitor) -> None:
    """Until it is my turn and all has been shown."""
    visitor.wait_for_turn()
    visitor.page.wait_for_function(
        "() => { const {number, shown} = document.querySelector('[data-table]').dataset;"
        "return number === shown && !document.querySelector('[data-showing]'); }"
    )


@pytest.mark.parametrize("options", [{}, Visitor.STILL], ids=["usual", "reduced motion"])
def test_the_moves_of_bots_are_shown_one_by_one(visit: Visit, options: dict[str, Any]) -> None:
    anna = visit("Anna", pace="fast", **options)
    at_the_board(anna)
    anna.page.evaluate(RECORD)
    anna.page.evaluate(HELD)
    turn_ends(anna)
    anna.wait_for_turn()
    anna.page.evaluate("goOn()")  # now the bots have been quicker than what is shown
    rest(anna)
    shown = [now["shown"] for now in seen(anna)]
    assert shown == sorted(shown)
    assert others_moments(anna) <= set(shown)
    told = [now["told"] for now in seen(anna) if now["told"]]
    assert all(any(name in text for text in told) for name in ("Ada", "Brunel", "Crampton"))
    behind = [now for now in seen(anna) if now["shown"] < now["number"]]
    assert behind, "the bots were quicker than what is shown"


def test_the_log_tells_no_more_than_was_shown(visit: Visit) -> None:
    anna = visit("Anna", pace="slow")
    at_the_board(anna)
    anna.page.evaluate(SLOWLY)
    turn_ends(anna)
    anna.wait_for_turn()
    last = anna.page.locator(".log li").last
    expect(last).not_to_contain_text("Crampton")
    anna.page.locator("[data-skip]").click()
    expect(last).to_contain_text("Crampton")


@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_what_is_shown_can_be_skipped(visit: Visit, way: str) -> None:
    anna = visit("Anna", pace="slow")
    at_the_board(anna)
    anna.page.evaluate(SLOWLY)
    turn_ends(anna)
    anna.wait_for_turn()
    anna.page.locator("[data-skip]").wait_for()
    assert anna.table.get_attribute("data-shown") != anna.table.get_attribute("data-number")
    if way == "button":
        anna.page.locator("[data-skip]").click()
    elif way == "key":
        anna.press("s")
    else:
        anna.page.locator("section.board").click(position={"x": 5, "y": 5})
    expect(anna.table).to_have_attribute("data-shown", str(anna.number))
    expect(anna.page.locator("[data-showing]")).to_have_count(0)
    expect(anna.table).to_have_attribute("data-turn", "mine")


def test_who_wants_to_acts_at_once(visit: Visit) -> None:
    anna = visit("Anna", pace="slow")
    at_the_board(anna)
    anna.page.evaluate(SLOWLY)
    turn_ends(anna)
    anna.wait_for_turn()
    anna.page.locator("[data-skip]").wait_for()
    number = anna.number
    pick(anna)
    assert anna.number > number
    expect(anna.table).to_have_attribute("data-shown", str(anna.number))


def test_the_setting_is_kept_and_off_shows_everything_at_once(visit: Visit) -> None:
    anna = visit("Anna", pace="slow")
    at_the_board(anna)
    anna.page.get_by_role("button", name="More", exact=True).click()
    choice = anna.page.locator("[data-pace-choice]")
    expect(choice).to_have_value("slow")
    choice.select_option("off")
    anna.close_dialog()
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.evaluate(RECORD)
    turn_ends(anna)
    anna.wait_for_turn()
    assert all(now["shown"] == now["number"] and not now["told"] for now in seen(anna))
    anna.page.goto("/settings")
    expect(anna.page.locator("[data-pace-choice]")).to_have_value("off")


def test_the_last_round_is_shown_again(visit: Visit) -> None:
    anna = visit("Anna", pace="fast")
    at_the_board(anna)
    turn_ends(anna)
    rest(anna)
    anna.page.evaluate(RECORD)
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Since my last turn").click()
    anna.page.locator("[data-show-again]").click()
    anna.page.wait_for_function("() => window.seen.some(({told}) => told)")
    expect(anna.table).to_have_attribute("data-turn", "mine")
    rest(anna)
    assert others_moments(anna) <= {now["shown"] for now in seen(anna)}
    anna.page.evaluate(RECORD)
    anna.press("r")
    anna.page.wait_for_function("() => window.seen.some(({told}) => told)")
    rest(anna)
    assert others_moments(anna) <= {now["shown"] for now in seen(anna)}


HEARD = """
  window.heard = 0;
  const Tone = window.OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(...given) { super(...given); window.heard++; }
  };"""
"""Counts the tones that a page lets be heard."""


def test_sound_is_off_until_it_is_switched_on(visit: Visit) -> None:
    anna = visit("Anna", pace="fast")
    anna.context.add_init_script(HEARD)
    at_the_board(anna)
    turn_ends(anna)
    rest(anna)
    assert anna.page.evaluate("window.heard") == 0
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.locator("[data-sound]").check()
    anna.page.wait_for_function("() => window.heard > 0")
    anna.page.get_by_label("Volume").fill("10")
    anna.press("Escape")
    anna.page.evaluate("window.heard = 0")
    turn_ends(anna)
    rest(anna)
    anna.page.wait_for_function("() => window.heard > 3")
    kept = anna.page.evaluate("[localStorage.sound, localStorage.volume]")
    assert kept == ["on", "10"]


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    table = anna.make_table(
        "transamerica", {"kind": "me"}, {"kind": "open"}, options={"start_player": 0}, start=False
    )
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    icon = 'link[rel="icon"]'
    for person in (anna, ben):
        person.open_table(table)
        usual = "/favicon.svg"
        is_asked = person is anna
        expect(person.table).to_have_attribute("data-turn", "mine" if is_asked else "other")
        href = person.page.locator(icon).get_attribute("href") or ""
        assert (href != usual) == is_asked
        assert person.page.title().startswith("● Your turn") == is_asked


def test_the_replay_runs_at_a_speed_of_its_own(visit: Visit) -> None:
    anna = visit("Anna")
    at_the_board(anna, bots=1)
    anna.page.get_by_role("button", name="Look back").click()
    anna.page.get_by_label("Speed").select_option("fast")
    anna.page.evaluate(RECORD)
    anna.page.evaluate(SLOWLY)
    anna.page.evaluate("window.stretch = 1000")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_function("() => window.seen.some(({shown}) => shown === 0)")
    anna.page.get_by_role("button", name="Pause").click()
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    anna.page.evaluate("window.stretch = 1")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    rest(anna)
    shown = [now["shown"] for now in seen(anna)]
    later = shown[shown.index(0) :]
    assert later == sorted(later)
    assert later[-1] == anna.number
    assert len(set(later)) > 2


@pytest.mark.parametrize("record", ["transamerica-2", "american-rails-3", "african-rails-2"])
def test_the_replay_of_a_finished_game_runs(visit: Visit, record: str) -> None:
    anna = visit("Anna")
    game = anna.post("/api/records", {"record": (GOLDEN / f"{record}.jsonl").read_text()})
    anna.open_table(game["id"])
    anna.page.get_by_role("button", name="Look back").first.click()
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_function(
        """() => {
            const {shown, number} = document.querySelector('[data-table]').dataset;
            return Number(shown) > 1 && Number(shown) < Number(number);
        }"""
    )
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
