"""Talk at a table."""

from tests.server.running import Running
from tests.server.seats import party, seated


def test_what_one_says_everybody_hears(server: Running) -> None:
    with party(server) as table:
        anna, ben = table.clients
        anna.done("say", text="Good   luck,\n<b>Ben</b>!\u202e\x07")
        ben.next()
        assert ben.talk[-1]["text"] == "Good luck, <b>Ben</b>!"
        assert ben.talk[-1]["name"] == "Anna"
        assert ben.talk[-1]["kind"] == "say"
        with seated(server, table.people[1], table.table) as again:
            assert again.talk == ben.talk


def test_talk_has_limits(server: Running) -> None:
    with party(server) as table:
        anna = table.clients[0]
        assert anna.refused("say", text=" \n ") == "malformed"
        assert anna.refused("say", text="x" * 501) == "malformed"


def test_a_table_without_negotiation_is_silent(server: Running) -> None:
    with party(server, talk=False) as table:
        assert table.clients[0].now["about"]["talk"] is False
        assert table.clients[0].refused("say", text="psst") == "off"
