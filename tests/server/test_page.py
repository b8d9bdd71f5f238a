"""The built page over HTTP: small, kept by browsers, and the same for everybody."""

import gzip
import re

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from roundhouse.server import page
from tests.direct import DIRECT, PATIENT
from tests.server.running import Running
from tests.waiting import PATIENCE


def scripts(server: Running) -> list[str]:
    text = httpx.get(server.url, **DIRECT).text
    found = re.findall(r'"(/assets/[^"]+)"', text)
    assert found, "the page is not built"
    return [str(path) for path in found]


def test_assets_are_kept_for_good_and_carry_no_cookie(server: Running) -> None:
    for path in scripts(server):
        answer = httpx.get(server.url + path, **DIRECT)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == page.FOR_GOOD
        assert "set-cookie" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_scripts_and_styles_travel_packed(server: Running) -> None:
    for path in scripts(server):
        packed = httpx.get(server.url + path, **DIRECT)
        plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"}, **DIRECT)
        is_smaller = len(gzip.compress(plain.content, 9)) < len(plain.content)
        assert packed.headers.get("content-encoding") == ("gzip" if is_smaller else None)
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert (int(packed.headers["content-length"]) < len(plain.content)) is is_smaller
        assert plain.headers["vary"] == "Accept-Encoding"


def test_the_document_is_asked_for_anew_and_not_sent_again(server: Running) -> None:
    first = httpx.get(f"{server.url}/tables", **DIRECT)
    assert first.headers["cache-control"] == "no-cache"
    assert "csrftoken" in first.headers["set-cookie"]
    tag = {"if-none-match": first.headers["etag"]}
    again = httpx.get(f"{server.url}/help/transamerica", headers=tag, **DIRECT)
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/.hidden", "/nothing"]
)
def test_what_is_not_there_is_missing(server: Running, path: str) -> None:
    assert httpx.get(server.url + path, **DIRECT).status_code in (400, 404)


def test_fonts_are_not_packed_twice() -> None:
    assert page.sendable(b"wOF2" * 100, ".woff2").packed is None
    packed = page.sendable(b"let a = 1;" * 100, ".js").packed
    assert packed is not None
    assert gzip.decompress(packed) == b"let a = 1;" * 100


def test_the_worker_for_push_messages_is_a_script_of_our_own(server: Running) -> None:
    answer = httpx.get(f"{server.url}/worker.js", **DIRECT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in answer.text


def test_what_went_wrong_is_said_on_a_page_with_a_style_of_its_own(server: Running) -> None:
    answer = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html"}, **DIRECT)
    assert answer.status_code == 404
    assert '<link rel="stylesheet" href="/problem.css">' in answer.text
    style = httpx.get(f"{server.url}/problem.css", **DIRECT)
    assert (style.status_code, style.headers["content-type"].split(";")[0]) == (200, "text/css")
    assert "prefers-color-scheme: dark" in style.text


def test_every_window_is_told_which_page_the_server_has(server: Running) -> None:
    """So that one from before an update knows that it is."""
    anna = server.guest("Anna")
    sent = {"Cookie": f"roundhouse={anna.cookies.get('roundhouse')}"}
    address = f"{server.socket_url}/api/live"
    with connect(address, additional_headers=sent, **PATIENT) as socket:
        hello = msgspec.json.decode(socket.recv(PATIENCE))
    assert hello == {"type": "hello", "page": page.script()}
    assert page.script() in scripts(server)
