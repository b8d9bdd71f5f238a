# `make run` plays, `make test` checks everything; both install what they need into .venv.
# Needed on the machine: Python 3.11 or newer, make and git. A C compiler makes it fast.

VENV  := .venv
BIN   := $(VENV)/bin
PY    := $(BIN)/python
PIP   := $(PY) -m pip install --quiet --disable-pip-version-check
LOCK  := --no-deps --require-hashes -r
UV    ?= uv
WRITE := $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 \
         --generate-hashes --no-header --no-annotate

# Compiled, or read by the compiler: constants of game.py end up inside compiled code.
SOURCES := $(sort $(wildcard src/roundhouse/*.py) \
             $(shell find $(addprefix src/roundhouse/,boards games bots research/quick) -name '*.py'))
# What the page for players is made of.
CLIENT  := $(shell find client -type f -not -path '*/node_modules/*') \
           $(wildcard src/roundhouse/boards/*.json src/roundhouse/boards/*/*.json \
             src/roundhouse/games/*/rulebook*.md src/roundhouse/locale/*/*.ftl)
# What a build depends on besides the contents of its sources.
BUILD   := $(CURDIR) CC=$(if $(filter environment command,$(origin CC)),$(CC)) \
           PURE=$(ROUNDHOUSE_PURE) $(SOURCES)

.PHONY: run build test check rules bench format lock clean FORCE
.DELETE_ON_ERROR:
.NOTPARALLEL:

run: build
	@$(BIN)/roundhouse serve

build: $(VENV)/built $(VENV)/client.built

test: check $(VENV)/browser.fetched
	$(PY) -m pytest -q -n auto
	ROUNDHOUSE_PURE=1 $(PY) -m pytest -q -n auto tests/conformance tests/games tests/boards \
	  --ignore tests/conformance/test_bots.py

check: build $(VENV)/test.installed
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --check --quiet
	$(PY) -m mypy
	$(BIN)/lint-imports --no-logo
	$(PY) tools/rules_covered.py
	$(PY) tools/client.py check

rules: $(VENV)/built
	@$(PY) tools/rules_covered.py

bench: $(VENV)/built $(VENV)/peers.installed bench/boardgame_io/node_modules
	@$(BIN)/roundhouse bench

format: $(VENV)/test.installed
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

lock:
	$(WRITE) --group build -o requirements/run.txt
	$(WRITE) --group test --extra research -c requirements/run.txt -o requirements/test.txt
	$(WRITE) --group peers --extra research -c requirements/test.txt -o requirements/peers.txt

clean:
	rm -rf $(VENV) build src/*.egg-info client/node_modules tests/browser/node_modules \
	       src/roundhouse/server/static artefacts .mypy_cache .ruff_cache .pytest_cache \
	       .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Made anew when its Python is gone or moved.
$(VENV)/made: $(if $(shell $(PY) -c 'print(1)' 2>/dev/null),,FORCE)
	@sh tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/%.installed: requirements/%.txt $(VENV)/made
	@echo "installing $<"
	@$(PIP) $(LOCK) $<
	@touch $@

$(VENV)/browser.fetched: tests/browser/package-lock.json tools/browser.py $(VENV)/test.installed
	@$(PY) tools/browser.py
	@touch $@

$(VENV)/what: $(VENV)/made FORCE
	@echo '$(BUILD)' | cmp -s - $@ || echo '$(BUILD)' > $@

bench/boardgame_io/node_modules: bench/boardgame_io/package-lock.json $(VENV)/run.installed
	@$(PY) -c "from tools.client import npm; from pathlib import Path; npm('ci', folder=Path('$(@D)'))"
	@touch $@

$(VENV)/client.built: $(VENV)/run.installed $(CLIENT) tools/client.py
	@echo "building the page"
	@$(PY) tools/client.py
	@touch $@

# Compiled modules of an older source must not outlive it, so they go first.
$(VENV)/built: $(VENV)/run.installed $(VENV)/what $(SOURCES) setup.py pyproject.toml
	@echo "building roundhouse"
	@find src -name '*.so' -delete
	@$(PIP) --no-deps --no-build-isolation -e .
	@cat build/notice
	@touch $@
