"""What a person sets: whom not to meet, how it looks, how to be called."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_shell_table import pair


def test_somebody_is_blocked_at_the_table_and_unblocked_in_the_settings(visit: Visit) -> None:
    anna, ben = pair(visit, "transamerica")
    for person in (anna, ben):
        person.page.get_by_role("button", name="Talk", exact=True).click()
    ben.page.get_by_label("Say something").fill("Slowcoach!")
    ben.press("Enter")
    talk = anna.page.get_by_role("list", name="Talk")
    expect(talk).to_contain_text("Slowcoach!")
    anna.page.get_by_text("Block somebody").click()
    anna.page.get_by_role("button", name="Block Ben").click()
    expect(anna.page.get_by_role("button", name="Unblock Ben")).to_be_visible()
    expect(talk).not_to_contain_text("Slowcoach!")
    anna.accessible()
    anna.page.goto("/settings")
    blocked = anna.page.locator("[data-blocks]")
    expect(blocked).to_contain_text("Ben")
    anna.screenshot("settings-blocked", full_page=True)
    anna.accessible()
    blocked.get_by_role("button", name="Unblock Ben").click()
    expect(blocked).to_contain_text("You have blocked nobody.")
    assert anna.get("/api/me/blocks") == []


def test_high_contrast_is_chosen_kept_and_followed_elsewhere(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/settings")
    anna.page.get_by_label("Light", exact=True).select_option("contrast")
    page = anna.page.locator("html")
    expect(page).to_have_attribute("data-contrast", "more")
    ink = anna.page.evaluate("getComputedStyle(document.body).color")
    assert ink == "rgb(0, 0, 0)"
    expect(anna.page.get_by_text("Saved")).to_be_visible()
    assert anna.get("/api/me/settings")["colours"] == "contrast"
    anna.page.evaluate("localStorage.clear()")
    anna.page.reload()
    expect(page).to_have_attribute("data-contrast", "more")
    anna.accessible()
    anna.play_bots("african-rails", bots=1)
    anna.page.locator(".map").wait_for()
    anna.screenshot("contrast-african-rails")
    anna.accessible()


def test_a_device_that_asks_for_contrast_gets_it(visit: Visit) -> None:
    anna = visit("Anna", contrast="more", color_scheme="dark")
    anna.page.goto("/settings")
    expect(anna.page.locator("html")).to_have_attribute("data-contrast", "more")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")


def test_where_push_is_not_allowed_the_box_stays_empty_and_says_why(visit: Visit) -> None:
    """A window without a past, as tests have them, gets no push."""
    anna = visit("Anna")
    anna.page.goto("/settings")
    box = anna.page.get_by_label("In this browser, also when the page is closed")
    box.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This browser does not allow messages.")
    expect(box).not_to_be_checked()
    anna.forgive("Push API in incognito")
