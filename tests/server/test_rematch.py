"""The same table again: one seat for each, and nobody with somebody they blocked."""

from tests.server.running import Browser, Running
from tests.server.seats import Party, new_table
from tests.server.test_blocks import block, number


def played(server: Running, *names: str) -> tuple[list[Browser], str]:
    """People who have played a game to its end."""
    people = [server.guest(name) for name in names]
    game = Party(server, people, new_table(people))
    game.play(5000)
    assert game.clients[0].now["status"] == "over"
    game.close()
    return people, f"/api/tables/{game.table}"


def holders(card: dict[str, object]) -> list[object]:
    seats = card["seats"]
    assert isinstance(seats, list)
    return [seat["person"] for seat in seats if seat["kind"] == "person"]


def test_nobody_has_two_seats_however_often_they_ask(server: Running) -> None:
    (anna, ben, _), where = played(server, "Anna", "Ben", "Cora")
    new = anna.post(f"{where}/rematch").json()
    assert ben.post(f"{where}/rematch").json()["id"] == new["id"]
    assert ben.post(f"/api/tables/{new['id']}/leave").status_code == 204
    for _ in range(2):  # Ben's seat is free now
        again = anna.post(f"{where}/rematch").json()
        assert (again["id"], holders(again)) == (new["id"], [number(anna)])
    assert holders(ben.post(f"{where}/rematch").json()) == [number(anna), number(ben)]
    assert holders(ben.post(f"{where}/rematch").json()) == [number(anna), number(ben)]


def test_it_begins_when_the_last_has_asked(server: Running) -> None:
    (anna, ben), where = played(server, "Anna", "Ben")
    assert anna.post(f"{where}/rematch").json()["status"] == "open"
    begun = ben.post(f"{where}/rematch").json()
    assert (begun["status"], holders(begun)) == ("playing", [number(anna), number(ben)])
    assert anna.post(f"{where}/rematch").json() == begun


def test_who_blocked_another_does_not_meet_them_in_a_rematch(server: Running) -> None:
    (anna, ben), where = played(server, "Anna", "Ben")
    new = anna.post(f"{where}/rematch").json()
    block(ben, anna)
    other = ben.post(f"{where}/rematch")
    assert other.status_code == 201
    assert other.json()["id"] != new["id"]
    assert holders(other.json()) == [number(ben)]
    assert [seat["name"] for seat in other.json()["seats"]] == ["", "Ben"], "still kept for her"
    assert other.json()["id"] not in [card["id"] for card in anna.get("/api/tables").json()]
    assert anna.post(f"{where}/rematch").json()["id"] == new["id"]


def test_a_third_joins_whom_they_may_sit_with(server: Running) -> None:
    (anna, ben, cora), where = played(server, "Anna", "Ben", "Cora")
    block(anna, ben)
    first = anna.post(f"{where}/rematch").json()["id"]
    second = ben.post(f"{where}/rematch").json()["id"]
    assert first != second
    assert cora.post(f"{where}/rematch").json()["id"] == first


def test_somebody_who_came_instead_leaves_room_for_another_rematch(server: Running) -> None:
    (anna, ben), where = played(server, "Anna", "Ben")
    first = anna.post(f"{where}/rematch").json()["id"]
    kept = {"kind": "open"}
    assert anna.put(f"/api/tables/{first}/seats/1", json=kept).status_code == 200
    assert server.guest("Cora").post(f"/api/tables/{first}/join", json={}).status_code == 200
    second = ben.post(f"{where}/rematch")
    assert second.status_code == 201
    assert second.json()["id"] != first
    assert holders(second.json()) == [number(ben)]


def test_a_copy_to_look_into_is_no_rematch(server: Running) -> None:
    (anna, ben), where = played(server, "Anna", "Ben")
    copied = anna.post(f"{where}/copy", json={"number": 10}).json()["id"]
    assert ben.post(f"{where}/rematch").json()["id"] != copied
    assert anna.post(f"{where}/rematch").json()["id"] != copied
