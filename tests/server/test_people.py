"""People at the door."""

from tests.server.running import Running


def test_a_guest_says_a_name_and_is_known(server: Running) -> None:
    assert server.guest("Anna").get("/api/me").json()["name"] == "Anna"


def test_a_stranger_is_asked_for_a_name(server: Running) -> None:
    assert server.stranger().get("/api/me").status_code == 401
