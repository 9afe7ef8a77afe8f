# Reverie. `make help` lists what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
STAMP := $(VENV)/.stamps
WEB := src/reverie/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
say = @printf '\033[1m%s\033[0m\n' "$(1)"

.DEFAULT_GOAL := help
.PHONY: help setup play test check fix bench golden lock types clean

help: ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | awk -F'\t' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: $(STAMP)/python $(WEB) ## everything that playing needs

play: setup ## play at http://127.0.0.1:8000
	@$(BIN)/reverie play --port $(PORT)

test: $(STAMP)/dev $(STAMP)/chromium $(WEB) ## every test
	$(call say,Python tests)
	@$(BIN)/python -m pytest $(PYTEST)
	@scripts/web test

check: $(STAMP)/dev $(STAMP)/web ## lint, types, generated files
	$(call say,Lint and types)
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@scripts/web check
	@scripts/no-hosts

fix: $(STAMP)/dev $(STAMP)/web ## format and mend what can be mended
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet
	@scripts/web fix

golden: $(STAMP)/dev ## write the golden playthroughs anew
	@$(BIN)/python -m tests.golden.record

types: $(STAMP)/dev $(STAMP)/web ## write the web client's types anew
	@scripts/web types

bench: $(STAMP)/dev ## measure the rules, the server and the decks beside their peers
	@$(MAKE) -C benchmarks/engine
	@$(MAKE) -C benchmarks/server
	@$(MAKE) -C benchmarks/decks

lock: $(STAMP)/dev ## resolve the Python requirements anew
	@scripts/lock

clean: ## remove what was built and installed
	@rm -rf $(VENV) web/node_modules src/reverie/server/web .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	$(call say,Making $(VENV))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Reverie needs Python 3.11 or newer.")'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; } # half of one would be taken for a whole

$(STAMP)/python: requirements/runtime.txt pyproject.toml | $(BIN)/python
	$(call say,Installing Python packages)
	@mkdir -p $(STAMP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/runtime.txt
	@scripts/link-package $(BIN)/python
	@touch $@

$(STAMP)/dev: requirements/dev.txt | $(STAMP)/python
	$(call say,Installing what the tests need)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMP)/web: web/package-lock.json | $(BIN)/python
	$(call say,Installing web packages)
	@mkdir -p $(STAMP)
	@scripts/web install
	@touch $@

$(STAMP)/chromium: scripts/chromium | $(STAMP)/dev
	$(call say,Looking for Chromium)
	@scripts/chromium install
	@touch $@

$(WEB): $(STAMP)/web $(WEB_SOURCES)
	$(call say,Building the web client)
	@scripts/web build
	@touch $@
