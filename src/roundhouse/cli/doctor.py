"""Look at this installation: what is here, what is missing, and how to get it. Changes nothing.

It reads the same settings as `roundhouse serve`. Exit code 1 means that the server would not work.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import platform
import runpy
import shutil
import subprocess
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

import httpcore
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import roundhouse as rh
from roundhouse._plain import PURE
from roundhouse.cli.retention import RETENTION, RetentionSetting, days
from roundhouse.cli.serve import add_database, environment
from roundhouse.game import BadInput, RoundhouseError, game
from roundhouse.languages import LANGUAGES
from roundhouse.server.listener import default_address, listen
from roundhouse.server.notices.smtp import read_address
from roundhouse.server.page import STATIC
from roundhouse.store import Store
from roundhouse.words import say

HELP: Final = "what is installed and set up, what is missing and how to get it"
EXTRAS: Final = {
    "postgres": ("several servers on one database", ("asyncpg", "procrastinate", "psycopg")),
    "research": ("environments for learners", ("numpy", "gymnasium", "pettingzoo", "pyspiel")),
    "ray": ("the arena on many machines", ("ray",)),
}
"""What each extra is for, and the modules that it brings."""
CHECKOUT: Final = Path(rh.__file__).parents[2]
"""Where `tools/` lies, if this is no installed package."""
SIGNS: Final = {"ready": "[green]✓[/]", "off": "[dim]–[/]", "wrong": "[red]✗[/]"}

PATIENCE: Final = 3
"""Seconds for a server that may be running to answer."""

State = Literal["ready", "off", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    name: str
    state: State
    """`off`: it works without; `wrong`: the server does not."""
    says: str
    advice: str = ""
    """How to get what is missing."""


def arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(args: Namespace) -> int:
    found = list(findings(args.database))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        print_findings(found)
    return 1 if any(finding.state == "wrong" for finding in found) else 0


def print_findings(found: list[Finding]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for finding in found:
        told = finding.says + (f"\n→ {finding.advice}" if finding.advice else "")
        table.add_row(SIGNS[finding.state], finding.name, escape(told))
    Console().print(table)


def findings(database: str) -> Iterator[Finding]:
    looks: list[Callable[[], Finding]] = [python, rules, titles, page]
    looks += [lambda: kept(database), retention, address, mail, push, browser]
    for look in looks:
        yield look()
    for name, (purpose, modules) in EXTRAS.items():
        yield extra(name, purpose, modules)


def python() -> Finding:
    what = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    return Finding("python", "ready", f"Roundhouse {rh.__version__}, {what}")


def rules() -> Finding:
    if rh.COMPILED:
        return Finding("rules", "ready", "compiled")
    if PURE:
        return Finding("rules", "off", "plain Python: ROUNDHOUSE_PURE is set", "unset it")
    advice = "install a wheel for this platform"
    if is_checkout():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        first = "" if can_compile() else f"install a C compiler and python{version}-dev, then "
        advice = f"{first}`make build` (`make run` compiles while it serves)"
    return Finding("rules", "off", "plain Python: slower, and else the same", advice)


def can_compile() -> bool:
    """What the build itself asks: a C compiler that finds Python's headers."""
    tool = runpy.run_path(str(CHECKOUT / "tools" / "compiling.py"))
    found: bool = tool["can_compile"]()
    return found


def titles() -> Finding:
    """Boards and catalogues are data that a broken installation may lack."""
    try:
        for name in rh.games():
            title = game(name)
            title.start(title.seats[0], title.Options())
        for language in LANGUAGES:
            say(rh.Message("player-number", {"number": 1}), language)
    except (OSError, RoundhouseError) as error:
        return Finding("titles", "wrong", str(error), "install Roundhouse again")
    return Finding("titles", "ready", f"{', '.join(rh.games())}; in {', '.join(LANGUAGES)}")


def page() -> Finding:
    if (STATIC / "index.html").is_file():
        return Finding("page", "ready", "built")
    return Finding("page", "wrong", "the page for players is not built", "make build")


def kept(database: str) -> Finding:
    try:
        store = Store(database)
    except RoundhouseError as error:
        return Finding("database", "wrong", str(error), "see `roundhouse serve --help`")
    if store.file is not None and not store.file.exists():
        return new_file(store.file)
    try:
        present = asyncio.run(up_to_date(store))
    except RoundhouseError as error:
        return Finding("database", "wrong", str(error), "is it running, and is the address right?")
    told = "up to date" if present else "will be brought up to date at the next start"
    return Finding("database", "ready", f"{store.name}: {told}")


async def up_to_date(store: Store) -> bool:
    try:
        return await store.is_up_to_date()
    finally:
        await store.close()


def new_file(file: Path) -> Finding:
    folder = file.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        says = f"{folder} is not a folder that can be written"
        return Finding("database", "wrong", says, "make it, or name another with --database")
    free = shutil.disk_usage(folder).free // 1_000_000
    return Finding("database", "ready", f"{file} will be made at the first start; {free} MB free")


def retention() -> Finding:
    """In one line what goes when."""
    chosen = {one.name.removeprefix("--"): setting_value(one) for one in RETENTION}
    try:
        for text in chosen.values():
            days(text)
    except ArgumentTypeError as error:
        return Finding("retention", "wrong", str(error), "see docs/operations.md")
    says = ", ".join(f"{name} {text} days" for name, text in chosen.items())
    return Finding("retention", "ready", f"{says} (0: never, for ever)")


def setting_value(setting: RetentionSetting) -> str:
    return environment(setting.name.removeprefix("--").replace("-", "_").upper(), setting.default)


def address() -> Finding:
    try:
        host, port = default_address()
        url = f"http://{host}:{port}"
        if is_served(url):
            return Finding("address", "ready", f"a server answers at {url}")
        listen(host, port).close()
    except BadInput as error:
        return Finding("address", "wrong", str(error), "choose another with PORT=8001")
    return Finding("address", "ready", f"{url} is free")


def is_served(url: str) -> bool:
    """Does a Roundhouse answer there?"""
    try:
        with httpcore.ConnectionPool() as pool:
            patience = {"timeout": {"connect": PATIENCE, "read": PATIENCE}}
            return pool.request("GET", f"{url}/healthz", extensions=patience).status == 200
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
        return False


def mail() -> Finding:
    url = environment("MAIL")
    if not url:
        advice = "set ROUNDHOUSE_MAIL=smtp://user:password@host:587 and ROUNDHOUSE_MAIL_FROM"
        return Finding("mail", "off", "no mail is sent", advice)
    try:
        post = read_address(url, environment("MAIL_FROM"))
    except BadInput as error:
        return Finding("mail", "wrong", str(error), "see docs/operations.md")
    return Finding("mail", "ready", f"by {post.host}:{post.port}, from {post.sender}")


def push() -> Finding:
    """Browsers take messages from https only, or from the machine they run on."""
    public = environment("PUBLIC_URL")
    if public.startswith("https:"):
        return Finding("push", "ready", f"browsers may be called from {public}")
    says = "only for browsers on this machine: others need https"
    return Finding("push", "off", says, "set ROUNDHOUSE_PUBLIC_URL=https://… behind a proxy")


def browser() -> Finding:
    """For the tests and the pictures alone."""
    if not is_checkout():
        return Finding("browser", "off", "only the tests of a checkout need one")
    command = [sys.executable, str(CHECKOUT / "tools" / "browser.py"), "--which"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode == 0:
        return Finding("browser", "ready", f"{found.stdout.strip()}, for the tests")
    return Finding(
        "browser", "off", "none for the tests", "`make test` fetches one, or set CHROMIUM"
    )


def extra(name: str, purpose: str, modules: tuple[str, ...]) -> Finding:
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if not missing:
        return Finding(name, "ready", purpose)
    says = f"{purpose}: not installed ({', '.join(missing)})"
    return Finding(name, "off", says, f"pip install 'roundhouse[{name}]'")


def is_checkout() -> bool:
    return (CHECKOUT / "tools" / "browser.py").is_file()
