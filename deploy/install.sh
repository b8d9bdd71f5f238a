# sh deploy/install.sh SOURCE TARGET    builds a wheel of SOURCE and installs it into a new TARGET
# TARGET holds no compiler, no Node and no source: it can be copied into a bare image, to the same path.
set -eu

source=$(cd "$1" && pwd)
target=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip() { # ENVIRONMENT WORDS …
    environment=$1
    shift
    "$environment/bin/python" -m pip install --quiet --no-compile --no-cache-dir \
        --disable-pip-version-check --no-deps "$@"
}

cd "$source"
echo "- what the build needs"
python3 -m venv "$work/venv"
for lock in run page build; do
    pip "$work/venv" --require-hashes -r "requirements/$lock.txt"
done
echo "- the wheel"
"$work/venv/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps \
    --no-build-isolation --wheel-dir "$work" .

echo "- what the server needs"
python3 -m venv "$target"
pip "$target" --require-hashes -r requirements/postgres.txt
pip "$target" "$work"/roundhouse-*.whl
"$target/bin/python" -m compileall -q "$target/lib"
"$target/bin/roundhouse" --version
