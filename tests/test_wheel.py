"""The package as people install it: a wheel, in an empty environment, far from the checkout.

There is no compiler, no Node and no source there: page, boards, catalogues, migrations and the
compiled rules have to come with the wheel.
"""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

import roundhouse as rh
from tests.postgres import linked
from tests.server.running import Running
from tests.server.seats import new_table, seated
from tools.compiling import modules
from tools.ports import free_port

ROOT: Final = Path(__file__).parents[1]
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def copy_of_checkout(target: Path) -> None:
    """Tracked files, and what need not be made anew: npm's packages, kernels in C, objects.

    What the page's own tests keep among npm's packages meanwhile comes and goes: it stays here.
    """
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"]
    listed = subprocess.run(
        [*command, "--exclude-standard"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    shutil.copytree(
        ROOT / "client/node_modules",
        target / "client/node_modules",
        symlinks=True,
        ignore=shutil.ignore_patterns(".vite*", ".cache"),
        copy_function=linked,
    )
    for made in ("build/cython", "build/objects"):
        if (ROOT / made).exists():
            shutil.copytree(ROOT / made, target / made)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    copy_of_checkout(folder)
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(checkout)], check=True)
    (made,) = folder.iterdir()
    return made


def put_what_is_locked(site: Path) -> None:
    """What requirements/run.txt names, as `make` has installed it here by its hashes."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    for line in re.findall(r"^[\w.-]+==.*(?= \\$)", lock, re.MULTILINE):
        asked = Requirement(line)
        if asked.marker is not None and not asked.marker.evaluate():
            continue
        found = distribution(asked.name)
        assert found.version in asked.specifier, f"{asked.name} is here as {found.version}"
        for file in found.files or ():
            if ".." not in file.parts and file.suffix != ".pyc":
                put(Path(str(found.locate_file(file))), site / file)


def put(source: Path, target: Path) -> None:
    """With what Python has compiled of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    linked(str(source), str(target))
    if source.suffix == ".py" and Path(cache_from_source(str(source))).exists():
        put(Path(cache_from_source(str(source))), Path(cache_from_source(str(target))))


class Installed:
    """The wheel in an environment that has nothing else but what the wheel asks for."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        bare = [sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")]
        subprocess.run(bare, check=True)
        python = ["--python", str(folder / "venv/bin/python")]
        install = [sys.executable, *PIP, *python, "install", "--no-compile", "--no-deps"]
        (site,) = folder.glob("venv/lib/python*/site-packages")
        put_what_is_locked(site)
        subprocess.run([*install, str(wheel)], check=True)
        self.command = str(folder / "venv/bin/roundhouse")
        # Neither this checkout nor a compiler nor Node can be found from there.
        self.environment = {"PATH": "", "HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self, *words: str) -> str:
        done = subprocess.run(
            [self.command, *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("empty"), wheel)


def test_the_wheel_carries_all_that_is_needed_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder, ending in (
        ("src/roundhouse/boards", ".json"),
        ("src/roundhouse/bots", ".json"),
        ("src/roundhouse/locale", ".ftl"),
        ("src/roundhouse/games", ".md"),
        ("src/roundhouse/store/migrations", ".py"),
        ("src/roundhouse/store/migrations", ".mako"),
    ):
        files = [path.relative_to(ROOT / "src") for path in (ROOT / folder).rglob(f"*{ending}")]
        assert files
        assert {str(file) for file in files} <= set(names)
    assert "roundhouse/server/static/index.html" in names
    assert any(re.fullmatch(r"roundhouse/server/static/assets/.*\.js", name) for name in names)
    foreign = [name for name in names if not re.match(r"roundhouse(__mypyc\.|/|-)", name)]
    assert foreign == []
    assert [name for name in names if name.endswith((".c", ".h", ".ts", ".svelte"))] == []


def test_the_wheel_is_compiled_where_the_checkout_is(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    compiled = {name.partition(".")[0] for name in names if name.endswith(".so")}
    for_mypyc, for_cython = modules()
    meant = {name.removeprefix("src/").removesuffix(".py") for name in for_mypyc + for_cython}
    assert compiled == (meant | {"roundhouse__mypyc"} if rh.COMPILED else set())
    assert ("none-any" in wheel.name) is not rh.COMPILED


def test_what_the_command_finds_there(installed: Installed) -> None:
    assert installed.run("--version") == f"roundhouse {rh.__version__}\n"
    found = {one["name"]: one for one in json.loads(installed.run("doctor", "--json"))}
    assert found["rules"]["state"] == ("ready" if rh.COMPILED else "off")
    assert found["page"]["state"] == found["titles"]["state"] == "ready"


@pytest.mark.parametrize("title", list(rh.games()))
def test_games_are_played_there(installed: Installed, title: str) -> None:
    bots = ["novice"] * max(2, rh.games()[title].seats[0])
    told = installed.run("simulate", title, "--seats", ",".join(bots), "--games", "1", "--json")
    assert json.loads(told)["games"] == 1
    assert installed.run("rules", title, "--language", "nl")


@pytest.fixture
def served(installed: Installed) -> Iterator[Running]:
    port = free_port()
    server = subprocess.Popen(
        [installed.command, "serve", "--port", str(port), "--log-level", "error"],
        cwd=installed.folder,
        env=installed.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    running = Running(port)
    try:
        assert server.stdout is not None
        assert "Roundhouse is open" in server.stdout.readline()
        yield running
    finally:
        running.close()
        server.terminate()
        server.communicate()


def test_a_table_is_played_there(served: Running) -> None:
    anna = served.guest("Anna")
    document = anna.get("/").text
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', document)
    assert scripts
    assert {anna.get(script).status_code for script in scripts} == {200}

    bots = [{"kind": "bot", "level": level} for level in ("direct", "random")]
    table = new_table([anna], seats=bots, start=True)
    with seated(served, anna, table) as onlooker:
        while onlooker.now["status"] != "over":
            onlooker.next()
        assert {entry["by"] for entry in onlooker.log if entry["seat"] >= 0} == {"bot"}


def test_the_source_archive_holds_what_a_build_needs(checkout: Path, tmp_path: Path) -> None:
    build = "from setuptools import build_meta; print(build_meta.build_sdist(%r))"
    subprocess.run(
        [sys.executable, "-c", build % str(tmp_path)], cwd=checkout, check=True, capture_output=True
    )
    (archive,) = tmp_path.iterdir()
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    needed = ["setup.py", "client/package-lock.json", "client/.npmrc", "client/src/main.ts"]
    needed += ["tools/client.py", "tools/compiling.py", "tools/step.sh", "requirements/build.txt"]
    needed += ["src/roundhouse/boards/transamerica.json", "LICENSE", "README.md"]
    assert [name for name in needed if name not in names] == []
    assert not any("node_modules" in name for name in names)
