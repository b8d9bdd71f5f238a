# Makes the virtual environment named by $1 with the first Python here that can.
# A command that exists but does not run (a version manager's shim) is passed over.
set -eu

lacks_venv=
for python in ${PYTHON:-python3 python3.15 python3.14 python3.13 python3.12 python3.11}; do
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])
assert sys.version_info >= (3, 11)' 2>/dev/null) || continue
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        exec "$python" -m venv --clear "$1"
    fi
    lacks_venv=${lacks_venv:-$version}
done

if [ -n "$lacks_venv" ]; then
    echo "Python $lacks_venv cannot make a virtual environment here:" \
        "install python$lacks_venv-venv, then try again." >&2
else
    echo "Roundhouse needs Python 3.11 or newer: install it, or name it with" \
        "'make PYTHON=/path/to/python3 …'." >&2
fi
exit 1
