"""`roundhouse doctor`: what is here, what is missing, and how to get it."""

import json
import socket
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli import doctor, main
from tests.server.running import running_server

SETTINGS = (
    *("HOST", "DATABASE", "PUBLIC_URL", "MAIL", "MAIL_FROM"),
    *("COMPACT_AFTER", "KEEP_GUESTS", "KEEP_TALK", "KEEP_SNAPSHOTS"),
)


@pytest.fixture(autouse=True)
def untouched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, nothing set up, a free port."""
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(f"ROUNDHOUSE_{name}", raising=False)
    monkeypatch.setenv("PORT", "0")


def examined(
    capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, dict[str, dict[str, str]]]:
    """The exit code, and the findings by name."""
    code = main(["doctor", "--json", *words])
    found = json.loads(capsys.readouterr().out)
    return code, {finding["name"]: finding for finding in found}


def test_everything_is_looked_at_and_nothing_is_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = examined(capsys)
    assert code == 0
    assert list(found) == [
        *("python", "rules", "titles", "page", "database", "retention", "address", "mail", "push"),
        *("browser", "postgres", "research", "ray"),
    ]
    assert found["rules"]["state"] == ("ready" if rh.COMPILED else "off")
    assert all(finding["advice"] for finding in found.values() if finding["state"] == "wrong")
    assert list(tmp_path.iterdir()) == []


def test_people_read_signs_and_advice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    told = capsys.readouterr().out
    assert "✓  titles" in told
    assert "→ set ROUNDHOUSE_MAIL=smtp://user:password@host:587" in told


def test_brackets_are_no_markup(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "EXTRAS", {"ray": ("many machines", ("no_such_module",))})
    main(["doctor"])
    assert "pip install 'roundhouse[ray]'" in capsys.readouterr().out


def test_a_missing_page_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    code, found = examined(capsys)
    assert (code, found["page"]["state"], found["page"]["advice"]) == (1, "wrong", "make build")


def test_plain_rules_say_how_to_get_compiled_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rh, "COMPILED", False)
    monkeypatch.setattr(doctor, "PURE", True)
    assert doctor.rules().advice == "unset it"
    monkeypatch.setattr(doctor, "PURE", False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "install a C compiler and python3." in doctor.rules().advice
    monkeypatch.setenv("CC", "true")
    assert doctor.rules().advice.startswith("`make build`")
    monkeypatch.setattr(doctor, "CHECKOUT", Path("/nowhere"))
    assert doctor.rules().advice == "install a wheel for this platform"


def test_a_database_that_is_there(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running_server(database):
        pass
    code, found = examined(capsys, "--database", database)
    assert (code, found["database"]["state"]) == (0, "ready")
    assert found["database"]["says"].endswith(": up to date")


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("/nowhere/house.db", "/nowhere is not a folder that can be written"),
        ("postgresql://anna:secret@127.0.0.1:1/house", "cannot be opened"),
        ("mysql://somewhere/house", "mysql"),
        ("no-database", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be(
    database: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no-database").write_text("only words, for several hundred signs\n" * 20)
    code, found = examined(capsys, "--database", database)
    assert (code, found["database"]["state"]) == (1, "wrong")
    assert says in found["database"]["says"]
    assert "secret" not in json.dumps(found)


def test_an_address_that_something_else_has_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("PORT", str(taken.getsockname()[1]))
        code, found = examined(capsys)
    assert (code, found["address"]["state"]) == (1, "wrong")
    assert "Address already in use" in found["address"]["says"]


def test_a_server_that_is_running_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "PATIENCE", 60)
    with running_server(str(tmp_path / "house.db")) as server:
        monkeypatch.setenv("PORT", server.url.rpartition(":")[2])
        code, found = examined(capsys)
    assert (code, found["address"]["says"]) == (0, f"a server answers at {server.url}")


def test_mail_that_is_set_up_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_MAIL", "smtp://anna:secret@mail.example.com")
    code, found = examined(capsys)
    assert (code, found["mail"]["state"]) == (1, "wrong"), "there is no sender"
    monkeypatch.setenv("ROUNDHOUSE_MAIL_FROM", "house@example.com")
    code, found = examined(capsys)
    assert found["mail"]["says"] == "by mail.example.com:587, from house@example.com"
    assert "secret" not in json.dumps(found)


def test_what_is_kept_for_how_long_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "compact-after 1 days, keep-guests 365" in examined(capsys)[1]["retention"]["says"]
    monkeypatch.setenv("ROUNDHOUSE_KEEP_TALK", "0")
    assert "keep-talk 0" in examined(capsys)[1]["retention"]["says"]
    monkeypatch.setenv("ROUNDHOUSE_KEEP_TALK", "a while")
    code, found = examined(capsys)
    assert (code, found["retention"]["state"]) == (1, "wrong")


def test_push_needs_https(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert examined(capsys)[1]["push"]["state"] == "off"
    monkeypatch.setenv("ROUNDHOUSE_PUBLIC_URL", "https://games.example.com")
    assert examined(capsys)[1]["push"]["state"] == "ready"


def test_a_browser_is_for_tests_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", "/usr/games/chromium")
    assert examined(capsys)[1]["browser"]["says"] == "/usr/games/chromium, for the tests"
    monkeypatch.setattr(doctor, "CHECKOUT", Path("/nowhere"))
    assert examined(capsys)[1]["browser"]["state"] == "off"
