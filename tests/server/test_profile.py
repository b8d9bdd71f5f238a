"""Profiles: shown by those who want it, made of finished games, ratings and head to head."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.server.people.rating import Raters
from roundhouse.server.people.standing import places, rated, shown
from roundhouse.store.ratings import Rating
from roundhouse.store.results import Outcome
from tests.server.pages import page
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table, seated
from tests.server.test_blocks import block, number
from tests.server.test_lobby import BOT, ME, OPEN, table
from tests.server.test_people import PASSWORD, account
from tests.waiting import PATIENCE, eventually


def play_out(server: Running, people: list[Browser], **wishes: Any) -> str:
    """A whole game between these people; its table."""
    game = Party(server, people, new_table(people, **wishes))
    game.play(1000)
    game.close()
    return game.table


def show_profile(browser: Browser) -> None:
    wishes = browser.get("/api/me/settings").json() | {"profile": True}
    assert browser.put("/api/me/settings", json=wishes).status_code == 200


def profile(viewer: Browser, owner: Browser) -> dict[str, Any]:
    answer = viewer.get(f"/api/people/{number(owner)}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def rated_titles(person: Browser) -> list[dict[str, Any]]:
    """The person's own ratings, once there are any."""
    found: list[dict[str, Any]] = eventually(lambda: profile(person, person)["ratings"])
    return found


@pytest.fixture
def trio(server: Running) -> list[Browser]:
    """Three people who have finished a game together."""
    people = [server.guest(name) for name in ("Anna", "Ben", "Cora")]
    play_out(server, people)
    return people


def test_a_profile_is_off_until_it_is_wanted(server: Running, trio: list[Browser]) -> None:
    anna, ben, _ = trio
    where = f"/api/people/{number(anna)}"
    assert ben.get(where).status_code == 404
    assert server.stranger().get(where).status_code == 401
    mine = anna.get(where).json()
    assert (mine["public"], mine["results"][0]["games"]) == (False, 1)
    show_profile(anna)
    assert profile(ben, anna)["public"] is True
    assert ben.get("/api/people/2000000000").status_code == 404
    block(anna, ben)
    assert ben.get(where).status_code == 404


def test_results_stand_by_title_and_seats(trio: list[Browser]) -> None:
    found = [profile(person, person)["results"] for person in trio]
    for (results,) in found:
        assert (results["game"], results["seats"], results["people"]) == ("transamerica", 3, True)
        assert results["games"] == sum(results["places"]) == 1
        assert results["wins"] == results["places"][0]
    assert sum(results["wins"] for (results,) in found) >= 1


def test_ratings_come_with_their_uncertainty(trio: list[Browser]) -> None:
    ratings = [rated_titles(person) for person in trio]
    for (rating,) in ratings:
        assert (rating["game"], rating["games"]) == ("transamerica", 1)
        assert 0 < rating["uncertainty"] < 667
    won = [profile(person, person)["results"][0]["wins"] for person in trio]
    figures = [rating["rating"] for (rating,) in ratings]
    if 0 in won:
        assert min(figures[at] for at in range(3) if won[at]) > min(figures)


def test_head_to_head_names_only_who_wants_to_be_seen(server: Running, trio: list[Browser]) -> None:
    anna, ben, cora = trio
    for person in (anna, cora):
        show_profile(person)
    own = {rival["name"]: rival for rival in profile(anna, anna)["rivals"]}
    assert own.keys() == {"Ben", "Cora"}
    assert all(rival["games"] == 1 for rival in own.values())
    assert all(rival["ahead"] + rival["behind"] <= 1 for rival in own.values())
    stranger = server.guest("Dora")
    seen = stranger.get(f"/api/people/{number(anna)}")
    assert [rival["name"] for rival in seen.json()["rivals"]] == ["Cora"]
    assert "Ben" not in seen.text
    assert {rival["name"] for rival in profile(ben, anna)["rivals"]} == {"Ben", "Cora"}
    block(stranger, cora)
    assert profile(stranger, anna)["rivals"] == []


def test_a_game_whose_end_was_missed_is_rated_at_the_next_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Raters, "table_over", lambda *_: None)
    with running_server(database) as server:
        people = [server.guest("Anna"), server.guest("Ben")]
        game = Party(server, people, new_table(people))
        game.clients[0].done("resign")
        game.close()
        session = people[0].cookies["roundhouse"]
        assert profile(people[0], people[0])["ratings"] == []
    with running_server(database) as server:
        (rating,) = rated_titles(server.holder(session))
        assert (rating["game"], rating["games"]) == ("transamerica", 1)
        assert rating["rating"] < 1500


def test_games_against_bots_are_counted_apart_and_not_rated(server: Running) -> None:
    anna = server.guest("Anna")
    game = Party(server, [anna], table(anna, ME, BOT, start=True)["id"])
    client = game.clients[0]
    while client.now["status"] != "over":
        if client.now["to_act"] == 0:
            assert client.move()["type"] == "done"
        else:
            client.next()
    game.close()
    found = profile(anna, anna)
    assert [results["people"] for results in found["results"]] == [False]
    ben = server.guest("Ben")
    play_out(server, [anna, ben])
    assert rated_titles(anna)[0]["games"] == 1


def test_who_resigns_has_lost_and_what_was_called_off_counts_for_nobody(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    first = Party(server, [anna, ben], new_table([anna, ben]))
    first.clients[0].done("calloff")
    first.close()
    assert profile(anna, anna)["results"] == []
    second = Party(server, [anna, ben], new_table([anna, ben]))
    second.clients[0].done("resign")
    second.close()
    (mine,), (his,) = profile(anna, anna)["results"], profile(ben, ben)["results"]
    assert (mine["places"], his["places"]) == ([0, 1], [1, 0])
    assert rated_titles(anna)[0]["rating"] < 1500 < rated_titles(ben)[0]["rating"]
    assert [one["name"] for one in anna.get("/api/me/people").json()] == ["Ben"]


def test_one_device_says_nothing_about_people(server: Running) -> None:
    anna = server.guest("Anna")
    made = table(anna, ME, {"kind": "local", "name": "Ben"}, start=True)
    assert made["status"] == "playing"
    assert profile(anna, anna)["results"] == []


def test_what_a_guest_played_comes_along_to_an_account(server: Running) -> None:
    known, guest, ben = account(server, "Ada who rates"), server.guest("Ada"), server.guest("Ben")
    play_out(server, [guest, ben])
    before = rated_titles(guest)
    login = {"name": "Ada who rates", "password": PASSWORD}
    assert guest.post("/api/login", json=login).status_code == 200
    assert number(guest) == number(known)
    assert profile(known, known)["ratings"] == before
    assert profile(known, known)["results"][0]["games"] == 1
    assert known.get("/api/me/data").json()["ratings"]["transamerica"]["games"] == 1


def test_people_i_played_with_can_be_invited(server: Running, trio: list[Browser]) -> None:
    anna, ben, cora = trio
    found = anna.get("/api/me/people").json()
    assert {one["name"] for one in found} == {"Ben", "Cora"}
    assert all((one["games"], one["profile"]) == (1, False) for one in found)
    made = table(anna, ME, OPEN, {"kind": "guest", "person": number(cora)})
    assert (made["seats"][2]["person"], made["seats"][2]["name"]) == (number(cora), "Cora")
    where = f"/api/tables/{made['id']}"
    with page(server, ben) as socket:
        kept = anna.put(f"{where}/seats/1", json={"kind": "guest", "person": number(ben)})
        assert kept.json()["seats"][1]["kind"] == "open"
        while '"invited"' not in (event := str(socket.recv(PATIENCE))):
            pass
        assert made["id"] in event
    assert server.guest("Dora").post(f"{where}/join", json={}).status_code == 409
    with seated(server, cora, made["id"]) as window:
        assert window.seat is None, "a seat that is kept is not taken yet"
    assert cora.post(f"{where}/join", json={}).json()["seats"][2]["kind"] == "person"
    assert ben.post(f"{where}/leave").status_code == 204
    assert anna.get(where).json()["seats"][1]["name"] == ""


def test_strangers_and_blocked_people_are_not_invited(server: Running, trio: list[Browser]) -> None:
    anna, ben, _ = trio
    block(ben, anna)
    assert "Ben" not in anna.get("/api/me/people").text
    for other in (number(ben), number(server.guest("Dora")), number(anna), 2_000_000_000):
        seats = [ME, {"kind": "guest", "person": other}]
        refused = anna.post("/api/tables", json={"game": "transamerica", "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (400, "invite-unknown")
    seats = [ME, {"kind": "open", "person": number(ben)}]
    refused = anna.post("/api/tables", json={"game": "transamerica", "seats": seats})
    assert refused.status_code == 400


@pytest.mark.parametrize(
    ("outcome", "lowest_wins", "expected"),
    [
        (Outcome([10, 30, 20], [1]), False, [3, 1, 2]),
        (Outcome([3, 0, 7], [1]), True, [2, 1, 3]),
        (Outcome([5, 5, 1], [0, 1]), False, [1, 1, 3]),
        (Outcome([5, 5, 1], [1]), False, [2, 1, 3]),
        (Outcome([4, 4], [0, 1]), True, [1, 1]),
        (Outcome([9, 4, 1], [1], [3, 1, 2]), False, [3, 1, 2]),
    ],
)
def test_places(outcome: Outcome, lowest_wins: bool, expected: list[int]) -> None:
    assert places(outcome, lowest_wins) == expected


def test_a_rating_grows_surer_and_follows_the_places() -> None:
    before = {1: Rating(25.0, 25 / 3, 0)}
    after = rated(before, {1: 1, 2: 2, 3: 3})
    assert after[1].mu > after[2].mu > after[3].mu
    assert all(rating.sigma < 25 / 3 and rating.games == 1 for rating in after.values())
    assert shown(before[1]) == (1500, 667)
    assert rated(before, {1: 1}) == {}
