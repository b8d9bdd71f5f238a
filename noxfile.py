"""The suite on every supported Python: `pipx run nox`, or `nox --session tests-3.13`.

`nox -- --plain` runs without a compiler, and the tests that need a browser are left to `make test`.
"""

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False


@nox.session(python=["3.11", "3.12", "3.13", "3.14"])
def tests(session: nox.Session) -> None:
    plain = "--plain" in session.posargs
    words = [word for word in session.posargs if word != "--plain"]
    environment = {"ROUNDHOUSE_PURE": "1" if plain else ""}
    session.install("--no-deps", "--require-hashes", "-r", "requirements/test.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".", env=environment)
    session.run("python", "tools/client.py")
    session.run(
        *(
            "pytest",
            "-q",
            "-n",
            "auto",
            "--ignore",
            "tests/browser",
            "--ignore",
            "tests/test_wheel.py",
        ),
        *words,
        env=environment,
    )
