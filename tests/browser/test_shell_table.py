"""Around the board: two people, undo, the past, one device for all, onlookers."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from roundhouse.rulebook import rules
from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "transamerica-6.jsonl"
BOT = {"kind": "bot", "level": "novice"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def pair(visit: Visit, game: str, **wishes: object) -> tuple[Visitor, Visitor]:
    """Two people at one table, each in a browser of their own."""
    anna, ben = visit("Anna"), visit("Ben")
    seats = [ME, OPEN, BOT] if game == "american-rails" else [ME, OPEN]
    table = anna.make_table(game, *seats, start=False, **wishes)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    for person in (anna, ben):
        person.open_table(table)
    return anna, ben


def mover(*people: Visitor) -> Visitor:
    """Whose turn it is."""
    people[0].page.wait_for_function(
        "() => document.querySelector('[data-table]')?.dataset.connection === 'live'"
    )
    for _ in range(2400):  # as long as PATIENCE
        for person in people:
            if person.table.get_attribute("data-turn") == "mine":
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def anything(person: Visitor) -> Locator:
    """Some place on the map that may be picked now."""
    return person.page.locator('[data-place][role="button"]').first


def act(person: Visitor) -> None:
    """Whatever is legal, by keyboard: to a place on the map, pick, confirm."""
    before = person.number
    place = anything(person)
    place.focus()
    person.press("Enter")
    expect(person.confirm_button).to_be_visible()
    person.confirm_button.click()
    person.wait_beyond(before)


def test_two_browsers_see_each_others_moves(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    first = mover(anna, ben)
    other = ben if first is anna else anna
    act(first)
    other.wait_beyond(first.number - 1)
    assert other.number == first.number
    assert mover(anna, ben) is other
    act(other)
    first.wait_beyond(other.number - 1)
    assert other.number == first.number


def test_two_windows_of_one_person_agree_and_a_reload_resumes(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.play_bots("transamerica")
    anna.wait_for_turn()
    second = anna.window()
    second.goto(f"/table/{table}")
    act(anna)
    number = anna.number
    expect(second.locator("[data-table]")).to_have_attribute("data-status", "playing")
    second.wait_for_function(
        "number => Number(document.querySelector('[data-table]')?.dataset.number) >= number",
        arg=number,
    )
    anna.page.reload()
    anna.table.wait_for()
    assert anna.number >= number
    assert anna.wait_for_turn()


def test_undo_is_free_until_others_have_moved(visit: Visit) -> None:
    anna = visit("Anna")
    anna.make_table("transamerica", ME, BOT)
    anna.play_bots("transamerica", bots=1)
    anna.wait_for_turn()
    expect(anna.undo_button).to_be_disabled()
    act(anna)
    anna.wait_for_turn()
    act(anna)
    expect(anna.undo_button).to_be_enabled()
    before = anna.number
    anna.undo_button.click()
    anna.wait_beyond(before)
    expect(anna.log).to_contain_text("Anna")


def test_undo_after_others_have_moved_needs_their_consent(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    first = mover(anna, ben)
    other = ben if first is anna else anna
    act(first)
    other.wait_beyond(first.number - 1)
    mover(anna, ben)
    act(other)
    first.wait_beyond(other.number - 1)
    expect(first.undo_button).to_have_text(re.compile("Ask to undo"))
    first.undo_button.click()
    other.page.locator("[data-agree]").wait_for()
    other.screenshot("undo-consent")
    other.accessible()
    other.page.locator("[data-refuse]").click()
    expect(other.page.locator("[data-agree]")).to_be_hidden()
    expect(first.page.locator("[data-verdict]")).to_contain_text("does not agree")
    first.screenshot("undo-refused")
    expect(first.undo_button).to_be_enabled()
    before = first.number
    first.undo_button.click()
    other.page.locator("[data-agree]").click()
    for person in (anna, ben):
        person.wait_beyond(before)


def test_one_device_goes_round_and_hides_between_turns(visit: Visit) -> None:
    anna = visit("Anna")
    local = {"kind": "local", "name": "Ben"}
    table = anna.make_table("transamerica", ME, local)
    anna.page.goto(f"/table/{table}")
    hand_off = anna.page.locator("[data-hand-off]")
    for _ in range(2):
        hand_off.wait_for()
        name = hand_off.get_by_role("heading").inner_text()
        assert anna.page.locator("[data-place]").count() == 0
        expect(anna.page.locator(".map")).to_be_visible()
        assert anna.page.locator("aside .card, .mine").count() == 0
        anna.screenshot("hand-off")
        anna.accessible()
        hand_off.get_by_role("button").click()
        anna.table.wait_for()
        assert anna.wait_for_turn()
        holder = anna.page.get_by_role("list", name="Players").locator(".mine")
        assert holder.locator(".name").inner_text() in name
        act_and_hide(anna)
    anna.page.reload()
    hand_off.wait_for()
    assert anna.page.locator("[data-place]").count() == 0


def test_who_takes_the_device_without_a_line_has_the_seat_when_it_is_back(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.make_table("transamerica", ME, {"kind": "local", "name": "Ben"})
    anna.page.goto(f"/table/{table}")
    anna.page.locator("[data-hand-off]").wait_for()
    anna.context.set_offline(True)
    anna.page.locator('[data-connection="lost"]').wait_for()
    anna.page.locator("[data-hand-off] button").click()
    anna.context.set_offline(False)
    assert anna.wait_for_turn()
    expect(anna.page.locator("[data-hand-off]")).to_have_count(0)
    anna.forgive("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED")


def act_and_hide(person: Visitor) -> None:
    """The last act of a turn: the table is covered at once."""
    anything(person).focus()
    person.press("Enter")
    person.confirm_button.click()
    person.page.locator("[data-hand-off]").wait_for()


def test_an_onlooker_sees_the_public_view_only(visit: Visit) -> None:
    anna, cora = visit("Anna"), visit("Cora")
    table = anna.play_bots("transamerica")
    anna.wait_for_turn()
    cora.open_table(table)
    cora.sees("You are watching")
    assert cora.undo_button.count() == 0
    assert cora.page.locator("[data-confirm]").count() == 0
    hands = cora.get(f"/api/tables/{table}/past?at={cora.number}")["view"]["hands"]
    assert hands == [None, None, None]
    cora.screenshot("onlooker")
    cora.accessible()


def test_the_past_is_shown_as_the_past(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("transamerica")
    anna.wait_for_turn()
    act(anna)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Look back").click()
    anna.page.get_by_role("button", name="One move back").click()
    anna.sees(re.compile("The past: move"))
    expect(anna.table).to_have_attribute("data-turn", "other")
    expect(anna.prompt).to_contain_text("You are looking at the past")
    anna.screenshot("history")
    anna.accessible()
    anna.page.get_by_role("button", name="To the turn before").click()
    anna.page.get_by_role("button", name="To the round before").click()
    anna.sees(re.compile("The past: move 0"))
    anna.page.get_by_role("slider", name="Moment").fill("3")
    anna.sees(re.compile("The past: move 3"))
    anna.page.get_by_role("button", name="Back to now").first.click()
    expect(anna.table).to_have_attribute("data-turn", "mine")


def test_what_happened_and_the_keys_and_the_rules_are_at_hand(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("transamerica")
    anna.wait_for_turn()
    act(anna)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.screenshot("menu")
    anna.accessible()
    anna.page.get_by_role("button", name="Since my last turn").click()
    dialog = anna.page.get_by_role("dialog", name="Since my last turn")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    anna.press("Escape")
    expect(dialog).to_be_hidden()
    anna.page.locator("body").press("?")
    keys = anna.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("go from place to place")
    anna.screenshot("keys")
    anna.press("Escape")
    anna.page.get_by_role("button", name="Rules").click()
    expect(anna.page.get_by_role("dialog", name="Rules")).to_contain_text("TA-2.3")
    anna.accessible()


def test_a_hint_is_told_and_can_be_picked(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("american-rails")
    anna.wait_for_turn()
    anna.page.locator("[data-hint]").click()
    hints = anna.page.get_by_role("list", name="Hints")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    anna.screenshot("hints")
    hints.get_by_role("button", name="Pick it").first.click()
    anna.pick_pending()
    strict = visit("Ben")
    strict.play_bots("american-rails", hints=False)
    strict.wait_for_turn()
    assert strict.page.locator("[data-hint]").count() == 0


def test_people_talk(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    for person in (anna, ben):
        person.page.get_by_role("button", name="Talk", exact=True).click()
    anna.page.get_by_label("Say something").fill("Good luck!")
    anna.press("Enter")
    expect(ben.page.get_by_role("list", name="Talk")).to_contain_text("Good luck!")
    ben.screenshot("talk")


def test_moves_are_announced_to_screen_readers(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("transamerica")
    anna.wait_for_turn()
    act(anna)
    anna.wait_for_turn()
    said = anna.page.get_by_role("log", name="What happens at the table")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text("Your turn")
    assert anna.page.title().startswith("● Your turn")


def test_a_record_goes_out_and_comes_back_as_a_table(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.play_bots("transamerica")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="More", exact=True).click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename == f"transamerica-{table}.jsonl"
    anna.page.goto("/tables")
    anna.page.locator('input[type="file"]').set_input_files(GOLDEN)
    anna.page.wait_for_url(re.compile("/table/"))
    assert anna.is_over
    anna.page.locator("[data-over]").wait_for()
    anna.screenshot("over", full_page=True)
    anna.accessible()
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.locator("[data-hand-off]").wait_for()
    anna.page.go_back()
    anna.page.get_by_role("button", name="Look at the board").click()
    expect(anna.page.locator("[data-over]")).to_be_hidden()
    anna.page.locator("body").press(",")
    anna.sees(re.compile("The past: move"))
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Study from here").click()
    anna.page.locator("[data-study]").wait_for()


def test_why_not_is_answered_in_the_rules_own_words(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("american-rails")
    anna.wait_for_turn()
    anna.page.locator('[data-place][aria-disabled="true"]').first.dispatch_event("click")
    refusal = anna.page.locator(".refusal")
    number = refusal.get_by_role("button", name=re.compile(r"^AR-\d"))
    expect(number).to_be_visible()
    anna.screenshot("why-not")
    anna.accessible()
    rule = number.inner_text()
    words = refusal.locator("span").inner_text()
    assert len(words) > 20
    number.click()
    shown = anna.page.locator(f'dialog [id="{rule}"]')
    expect(shown).to_be_in_viewport()
    expect(shown).to_contain_text(words)


def test_a_refusal_quotes_the_rule_in_the_readers_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots("american-rails")
    anna.wait_for_turn()
    anna.speak("de")
    anna.page.locator('[data-place][aria-disabled="true"]').first.dispatch_event("click")
    refusal = anna.page.locator(".refusal")
    number = refusal.get_by_role("button", name=re.compile(r"^AR-\d"))
    rule = number.inner_text()
    expect(refusal.locator("span")).to_have_text(plain(rules("american-rails", "de")[rule]))
    anna.screenshot("why-not-german")
    german = refusal.locator("strong").inner_text()
    anna.speak("nl")
    expect(refusal.locator("strong")).not_to_have_text(german)
    expect(refusal.locator("span")).to_have_text(plain(rules("american-rails", "nl")[rule]))
    number.click()
    book = anna.page.locator("dialog .book")
    expect(book).to_have_attribute("lang", "nl")
    expect(book).to_contain_text("Hoe je wint.")
    expect(book).not_to_contain_text("RemoveCompany")
    book.get_by_role("link", name="AR-2.6").last.click()
    expect(book.locator('[id="AR-2.6"]')).to_be_in_viewport()


def plain(markdown: str) -> str:
    """A rule's words as the page shows them."""
    return re.sub(r"\*\*|`", "", markdown)
