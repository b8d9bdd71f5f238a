# `make run` plays, `make test` checks everything; both install what they need into .venv.
# Needed on the machine: Python 3.11 or newer, make and git. A C compiler makes it fast.

VENV  := .venv
BIN   := $(VENV)/bin
PY    := $(BIN)/python
PIP   := $(PY) -m pip install --quiet --no-compile --disable-pip-version-check
STEP  := @sh tools/step.sh
TESTS := $(PY) -m pytest -q -n auto --dist loadfile --no-loadscope-reorder
LOCK  := --no-deps --require-hashes -r
UV    ?= uv
WRITE := $(UV) pip compile --quiet --universal --python-version 3.11 \
         --generate-hashes --no-header --no-annotate

# What the page for players is made of.
CLIENT  := $(shell find client -type f -not -path '*/node_modules/*') \
           $(wildcard src/roundhouse/boards/*.json src/roundhouse/boards/*/*.json \
             src/roundhouse/games/*/rulebook*.md src/roundhouse/locale/*/*.ftl)
# What is tried in plain Python too: the rules, without their longest searches for a counterexample.
PLAIN   := tests/conformance/test_laws.py tests/golden tests/games tests/boards \
           --ignore tests/games/african_rails/test_6_ways_in.py \
           --ignore tests/games/african_rails/test_planners_building.py
# What `make quick` runs: no servers, no browsers, no long games.
QUICK   := tests/boards tests/games tests/match tests/test_words.py tests/test_tidy.py \
           tests/test_layers.py tests/test_surface.py tests/test_rules_covered.py

# What Python compiles of its sources is kept, whatever the environment says: else each of the hundreds
# of processes of a run would compile all that it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run build ready compiled test whole plain evening browsers quick steady check check-python check-page rules bench soak chaos format lock clean FORCE
.DELETE_ON_ERROR:

# The page is made while the rest is installed; the rules are compiled while it is served.
run:
	@$(MAKE) --no-print-directory -j2 ready
	@$(PY) tools/run.py $(MAKE) --no-print-directory build

ready: $(VENV)/run.installed $(VENV)/client.built
	@:

build: ready $(VENV)/installed compiled

# People at one table, from the link to the rematch, of every title; the short form is in `make test`.
evening: build check $(VENV)/browser.fetched
	ROUNDHOUSE_EVENING=long $(PY) -m pytest -q tests/browser/test_evening.py

# Each title in Firefox and WebKit, as far as the machine has them; `make test` runs them there as well.
browsers: build $(VENV)/test.installed
	@$(PY) -c "from tests.browser.drivers import installed; found = installed(); \
	  print('browsers beside Chromium:', ', '.join(found) or 'none; on Debian: apt install firefox-esr webkit2gtk-driver xvfb'); \
	  raise SystemExit(not found)"
	$(PY) -m pytest -q tests/browser/test_other_browsers.py

# What needs no compiled rules is done while they are compiled, or beside the rest.
test:
	@$(MAKE) --no-print-directory -j5 check-page check-python plain whole

whole: compiled $(VENV)/client.built $(VENV)/browser.fetched
	$(TESTS)

# An answer while working: what the rules, words and layers say, without servers and browsers.
quick: build $(VENV)/test.installed
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --check --quiet
	$(TESTS) $(QUICK)

# The whole suite ten times, in random order, half of it on a busy machine: no luck is needed.
steady: build $(VENV)/test.installed $(VENV)/browser.fetched
	$(PY) tools/steadiness.py

check:
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python: $(VENV)/test.installed
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --check --quiet
	$(PY) -m mypy
	$(BIN)/lint-imports --no-logo
	$(PY) tools/rules_covered.py

check-page: $(VENV)/client.built
	$(PY) tools/client.py check

# The rules in plain Python, whatever is compiled or being compiled. Others may be talking meanwhile:
# what it has to say comes at its end.
plain: $(VENV)/test.installed
	$(STEP) "trying the rules in plain Python" sh -c 'ROUNDHOUSE_PURE=1 \
	  $(PY) -m pytest -q -n 0 $(PLAIN) >$(VENV)/plain.txt 2>&1 \
	  && tail -n 1 $(VENV)/plain.txt || { cat $(VENV)/plain.txt; exit 1; }'

rules: build
	@$(PY) tools/rules_covered.py

bench: build $(VENV)/peers.installed bench/boardgame_io/node_modules
	@$(BIN)/roundhouse bench

# Ten minutes of honest, clumsy and hostile clients together, on this machine alone.
soak: build $(VENV)/test.installed
	@$(PY) -m tools.soak

# Ten minutes in which servers, workers and PostgreSQL are killed under sixty tables.
chaos: build $(VENV)/test.installed
	@$(PY) -m tools.chaos

format: $(VENV)/test.installed
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	$(PY) tools/client.py format

lock:
	$(WRITE) pyproject.toml -o requirements/run.txt
	$(WRITE) pyproject.toml --extra postgres -c requirements/run.txt -o requirements/postgres.txt
	$(WRITE) --group page -o requirements/page.txt
	$(WRITE) --group build -c requirements/run.txt -o requirements/build.txt
	$(WRITE) pyproject.toml --group test --extra research -c requirements/run.txt \
	  -c requirements/page.txt -c requirements/build.txt -o requirements/test.txt
	$(WRITE) pyproject.toml --group peers --extra research -c requirements/test.txt \
	  -o requirements/peers.txt

clean:
	rm -rf $(VENV) build src/*.egg-info client/node_modules tests/browser/node_modules \
	       src/roundhouse/server/static artefacts .mypy_cache .ruff_cache .pytest_cache \
	       .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Made anew when its Python is gone or moved.
$(VENV)/made: $(if $(shell $(PY) -c 'print(1)' 2>/dev/null),,FORCE)
	$(STEP) "making .venv" sh tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/%.installed: requirements/%.txt $(VENV)/made
	$(STEP) "installing $<" $(PIP) $(LOCK) $<
	@touch $@

# Two installations at once must not both bring what they share.
$(VENV)/build.installed: $(VENV)/run.installed
$(VENV)/test.installed: $(VENV)/run.installed $(VENV)/page.installed $(VENV)/build.installed $(VENV)/installed
$(VENV)/peers.installed: $(VENV)/test.installed

$(VENV)/browser.fetched: tests/browser/package-lock.json tools/browser.py $(VENV)/test.installed
	$(STEP) "looking for a browser" $(PY) tools/browser.py
	@touch $@

$(VENV)/client.built: $(VENV)/page.installed $(CLIENT) tools/client.py
	$(STEP) "building the page" $(PY) tools/client.py
	@touch $@

# The command `roundhouse` of this checkout; what is compiled is no business of pip's here.
$(VENV)/installed: $(VENV)/build.installed setup.py pyproject.toml
	$(STEP) "installing roundhouse" env ROUNDHOUSE_PURE=1 \
	  $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Asks by contents, not by time, whether anything is to be done.
compiled: $(VENV)/build.installed $(VENV)/installed
	@$(PY) tools/compiling.py

bench/boardgame_io/node_modules: bench/boardgame_io/package-lock.json $(VENV)/page.installed
	@$(PY) -c "from tools.client import npm; from pathlib import Path; npm('ci', folder=Path('$(@D)'))"
	@touch $@
