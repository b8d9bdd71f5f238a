"""The form for a new table offers nothing that cannot start."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_variant_is_offered_only_where_it_fits(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/new")
    anna.page.get_by_label("African Rails").check()
    variant = anna.page.get_by_label("The variant for two players")
    second = anna.page.get_by_label("With 2 or 3 players a second train may be bought")
    expect(second).to_be_visible()
    expect(variant).to_have_count(0)
    anna.page.get_by_role("button", name="Remove seat 2").click()
    variant.check()
    anna.page.get_by_role("button", name="Add a seat").click()
    expect(variant).to_have_count(0)
    anna.page.get_by_role("button", name="Add a seat").click()
    expect(second).to_have_count(0)
    anna.page.get_by_role("button", name="Start").click()
    anna.table.wait_for()
    expect(anna.table).to_have_attribute("data-status", "playing")


def test_a_seat_that_is_removed_no_longer_begins(visit: Visit) -> None:
    """AR-1.6: with five seats the fifth chooses; with four it is drawn by lot again."""
    anna = visit("Anna")
    anna.page.goto("/new")
    anna.page.get_by_label("American Rails").check()
    for number in (1, 2):
        anna.page.get_by_label(f"Who sits at seat {number}").select_option(
            "me" if number == 1 else "bot"
        )
    for _ in range(2):
        anna.page.get_by_role("button", name="Add a seat").click()
    first = anna.page.get_by_label("Who chooses the first company")
    first.select_option("4")
    anna.page.get_by_role("button", name="Remove seat 5").click()
    expect(first).to_have_value("random")
    first.select_option("3")
    anna.page.get_by_role("button", name="Start").click()
    anna.table.wait_for()
    expect(anna.table).to_have_attribute("data-status", "playing")


def test_a_style_is_a_second_choice_where_the_level_has_some(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/new")
    level = anna.page.get_by_label("How well the bot at seat 3 plays")
    style = anna.page.get_by_label("The style in which the bot at seat 3 plays")
    anna.page.get_by_label("American Rails").check()
    expect(style).to_have_count(0)
    level.select_option("expert")
    expect(style).to_have_value("")
    style.select_option("banker")
    anna.page.get_by_label("TransAmerica").check()
    expect(style).to_have_count(0)
    expect(level).to_have_value("expert")
    anna.page.get_by_label("American Rails").check()
    style.select_option(label="speculator")
    anna.page.reload()
    expect(style).to_have_value("speculator")
    style.select_option(label="banker")
    anna.screenshot("new-table-style")
    anna.page.get_by_label("Who sits at seat 2").select_option("bot")
    anna.page.get_by_role("button", name="Start").click()
    anna.table.wait_for()
    expect(anna.page.get_by_title("expert, banker")).to_be_visible()
