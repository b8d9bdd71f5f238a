"""Every address that leaves the house leads somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse.server import links
from roundhouse.server.notices.messenger import Messenger
from roundhouse.server.settings import Settings
from tests.server.outside import listening, mail_server
from tests.server.running import Running, running_server
from tests.server.seats import Party
from tests.server.test_notices import begin, wait_for
from tests.server.test_people import account


def found_in(text: str) -> list[str]:
    """Whole addresses in what a letter or a call says."""
    return re.findall(r"https?://[^\s\"]+", text)


def follow(server: Running, link: str) -> None:
    assert link.startswith(server.url), link
    answer = server.stranger().get(link, headers={"accept": "text/html"}, follow_redirects=True)
    assert (answer.status_code, answer.headers["content-type"][:9]) == (200, "text/html"), link


def test_every_link_in_a_letter_or_a_call_leads_somewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dora counts as away all the time, so that the end of her game is told too."""
    with listening() as listener, mail_server() as post:
        settings = {
            "notice_delay": 0.0,
            "webhook_networks": ("127.0.0.0/8",),
            **post.settings,
        }
        with running_server(str(tmp_path / "house.db"), **settings) as server:
            dora = account(server, "Dora")
            wishes = {"email": "dora@example.com", "mail": True}
            hook = f"{listener.url}/hook"
            dora.put("/api/me/settings", json={**wishes, "webhook": hook})
            assert dora.post("/api/me/mail").status_code == 204
            wait_for(post.texts)
            follow(server, found_in(post.texts()[0])[0])
            forgotten = server.stranger().post("/api/password/forgotten", json={"name": "Dora"})
            assert forgotten.status_code == 204
            bert = server.guest("Bert")
            table = begin(dora, bert)
            wait_for(post.texts, 3)
            wait_for(lambda: listener.at("/hook"))
            kept = [{"kind": "me"}, {"kind": "guest", "name": "Dora"}]
            bert.post("/api/tables", json={"game": "transamerica", "seats": kept})
            monkeypatch.setattr(Messenger, "_is_here", lambda _self, _notice: False)
            game = Party(server, [dora, bert], table)
            game.play(1000)
            game.close()
            wait_for(lambda: [text for text in post.texts() if "is over" in text])
            wait_for(lambda: [body for body in listener.at("/hook") if b"is over" in body])
            calls = listener.at("/hook")
            told = [*post.texts(), *(body.decode() for body in calls)]
            assert all(found_in(text) for text in told)
            for link in {link for text in told for link in found_in(text)}:
                follow(server, link)
            assert all(json.loads(body)["url"].endswith(f"/table/{table}") for body in calls)


@pytest.mark.parametrize(
    ("settings", "base"),
    [
        (Settings(public_url="https://games.example.com/"), "https://games.example.com"),
        (Settings(host="0.0.0.0", port=81), "http://localhost:81"),
        (Settings(host="::1"), "http://[::1]:8000"),
        (Settings(), "http://127.0.0.1:8000"),
    ],
)
def test_the_house_has_an_address_however_it_is_set_up(settings: Settings, base: str) -> None:
    assert links.table_link(settings, "abc") == f"{base}/table/abc"
