"""The container files: what they say fits what is here, and is tried without a container engine."""

import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

import pytest

from roundhouse.cli import parser
from tests.postgres import Postgres
from tools.rehearse import context, image, many_servers, one_server, services

ROOT: Final = Path(__file__).parents[1]
FILES: Final = ("compose.yaml", "compose.postgres.yaml")
HERE: Final = (sys.executable, "-m", "roundhouse")


def ours(name: str) -> dict[str, list[str]]:
    """The commands of the services that run our image."""
    _, command = image()
    return {
        service: about.get("command", command)
        for service, about in services(name).items()
        if about["image"] == "roundhouse"
    }


@pytest.mark.parametrize("name", FILES)
def test_services_run_commands_that_there_are(name: str) -> None:
    assert ours(name)
    for command in ours(name).values():
        assert command[0] == "roundhouse"
        parser().parse_args(command[1:])


@pytest.mark.parametrize("name", FILES)
def test_services_set_what_is_documented(name: str) -> None:
    documented = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    asked = {key for one in ours(name) for key in services(name)[one]["environment"]}
    asked |= set(image()[0]) - {"PATH"}
    assert [key for key in sorted(asked) if f"`{key}`" not in documented] == []


def test_the_second_file_has_all_that_was_promised() -> None:
    found = services("compose.postgres.yaml")
    assert set(found) == {"database", "server-1", "server-2", "worker", "proxy"}
    assert "queue" in found["server-1"]["command"]
    assert found["worker"]["deploy"]["replicas"] == 2
    mounted = found["proxy"]["volumes"][0].partition(":")[0]
    assert (ROOT / mounted).is_file()


def test_an_image_is_given_what_its_build_needs_and_no_more() -> None:
    given = set(context())
    script = (ROOT / "deploy/install.sh").read_text(encoding="utf-8")
    locks = re.search(r"for lock in (.*); do", script)
    assert locks is not None
    needed = [f"requirements/{lock}.txt" for lock in (*shlex.split(locks[1]), "postgres")]
    needed += ["deploy/install.sh", "setup.py", "tools/client.py", "client/package-lock.json"]
    needed += ["src/roundhouse/boards/transamerica.json", "README.md", "LICENSE"]
    assert [name for name in needed if name not in given] == []
    assert not [name for name in given if name.startswith(("tests/", "bench/", "docs/"))]


def test_one_server_plays(tmp_path: Path) -> None:
    one_server(HERE, tmp_path)


def test_two_servers_and_a_worker_play(tmp_path: Path, postgres: Postgres) -> None:
    many_servers(HERE, tmp_path, postgres.database(), shutil.which("nginx"))
