"""How a game went: figures for charts, and nobody's secrets among them."""

from random import Random
from typing import Any

import pytest

from roundhouse.server.tables.course_figures import MOMENTS, sampled
from tests.server.running import Browser, Running
from tests.server.seats import Party, party


def course(browser: Browser, table: Party, **query: Any) -> Any:
    answer = browser.get(f"/api/tables/{table.table}/course", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def year_starts(table: Party, last: int) -> list[int]:
    """The first moments of the years, found one by one."""
    years: list[int] = []
    for number in range(table.clients[0].number + 1):
        path = f"/api/tables/{table.table}/past"
        years.append(table.people[0].get(path, params={"at": number}).json()["view"]["year"])
    return [years.index(year) for year in range(years[0] + 1, last + 1)]


@pytest.mark.parametrize("last", [0, 1, 119, 120, 2000])
def test_the_moments_are_few_and_hold_the_first_and_last(last: int) -> None:
    numbers = sampled(last)
    assert numbers[0] == 0
    assert numbers[-1] == last
    assert len(numbers) == min(last + 1, MOMENTS)
    assert sorted(set(numbers)) == numbers


def test_american_rails_has_cash_worth_and_incomes(server: Running) -> None:
    with party(server, "Anna Ben Cora", game="american-rails") as table:
        table.play(150, Random(1))
        found = course(table.people[0], table)
        view = table.clients[0].now["view"]
        assert found["numbers"][-1] == table.clients[0].number
        assert found["rounds"][-1] == view["year"]
        assert found["starts"] == year_starts(table, view["year"])
        assert found["series"]["cash"][-1] == [player["cash"] for player in view["players"]]
        assert found["series"]["worth"][-1] == [player["worth"] for player in view["players"]]
        incomes = [company["income"] for company in view["companies"]]
        assert found["series"]["income"][-1] == incomes
        assert {len(values) for values in found["series"].values()} == {len(found["numbers"])}


def test_transamerica_shows_only_the_own_missing_rails_until_the_end(server: Running) -> None:
    with party(server, options={"show_missing": True}) as table:
        table.play(8, Random(1))
        for seat, person in enumerate(table.people):
            mine = course(person, table)["series"]["missing"]
            assert mine[-1][seat] == table.clients[seat].now["view"]["missing"]
            assert {values[1 - seat] for values in mine} == {None}
        onlooker = server.guest("Cora")
        seen = course(onlooker, table)["series"]["missing"]
        assert {value for values in seen for value in values} == {None}
        path = f"/api/tables/{table.table}/course"
        assert onlooker.get(path, params={"seat": 0}).status_code == 403
        table.play(1000, Random(2))
        found = course(onlooker, table)["series"]
        assert all(None not in column for column in [found["lost"][-1], found["missing"][-1]])
        assert found["lost"][-1] == table.clients[0].now["view"]["lost"]


def test_african_rails_keeps_secret_money_secret(server: Running) -> None:
    with party(server, game="african-rails", options={"secret_cash": True}) as table:
        table.play(12, Random(1))
        for seat, client in enumerate(table.clients):
            players = client.now["view"]["players"]
            found = course(table.people[seat], table)["series"]
            assert found["cash"][-1] == [player["cash"] for player in players]
            assert {values[1 - seat] for values in found["cash"]} == {None}
            assert found["cash"][-1][seat] is not None
            earned = [player["accounts"] and player["accounts"]["deliveries"] for player in players]
            assert found["earned"][-1] == earned
            assert earned[1 - seat] is None
            assert found["majors"][-1] == [len(player["majors"]) for player in players]
