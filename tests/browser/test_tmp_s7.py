import pytest
from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("game", ["american-rails", "african-rails", "transamerica"])
def test_look(visit: Visit, language: str, game: str) -> None:
    anna = visit("Anna", **Visitor.STILL, locale=language)
    anna.play_bots(game)
    anna.wait_for_turn()
    anna.page.wait_for_timeout(500)
    anna.screenshot(f"s7-{game}-{language}")
    anna.page.goto(f"/help/{game}")
    anna.page.wait_for_timeout(700)
    anna.screenshot(f"s7-help-{game}-{language}")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.wait_for_timeout(300)
    anna.screenshot(f"s7-help-{game}-{language}-phone")

@pytest.mark.parametrize("language", ["nl", "de"])
def test_ar(visit: Visit, language: str) -> None:
    anna = visit("Anna", **Visitor.STILL, locale=language, viewport={"width": 1366, "height": 768})
    anna.play_bots("american-rails", bots=3)
    for _ in range(60):
        anna.wait_for_turn()
        state = anna.page.locator("[data-choice], [data-space]").count()
        spaces = anna.page.locator("[data-space]")
        passes = anna.page.get_by_role("button", name={"nl": "Pas", "de": "Passen"}[language], exact=True)
        if spaces.count(): break
        if passes.count():
            passes.first.click()
            anna.page.wait_for_timeout(100)
            if anna.confirm_button.is_visible(): anna.confirm_button.click()
        else:
            place = anna.page.locator('[data-place][role="button"]')
            if place.count():
                place.first.focus(); anna.press("Enter"); anna.confirm_button.click()
            else: break
        anna.page.wait_for_timeout(300)
    anna.page.wait_for_timeout(500)
    anna.screenshot(f"s7-ar-actions-{language}")
