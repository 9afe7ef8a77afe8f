# Reverie. `make help` lists what there is.
# Relative paths and no file targets: the folder may have any name, and scripts/setup knows what is up to date.

PORT ?= 8000
PY := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help setup tools play dev test quick fresh check fix soak bench wheels docs golden lock types clean

help: ## what there is
	@grep -hE '^[a-z]+:.*##' Makefile | sed 's/:.*## /: /' | sort | awk -F': ' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: ## everything that playing needs
	@python=$$(scripts/python) && "$$python" scripts/setup play

tools: ## everything that tests and checks need
	@python=$$(scripts/python) && "$$python" scripts/setup dev

play: setup ## play at http://127.0.0.1:8000
	@.venv/bin/reverie play --port $(PORT) || [ $$? -eq 130 ] # Ctrl+C

dev: tools ## a server and a web client that start anew when their files change
	@scripts/dev

test: tools ## every test
	@scripts/chromium install || true
	@$(PY) scripts/test.py all $(PYTEST)

quick: tools ## the tests that take no time: no browser
	@$(PY) scripts/test.py quick $(PYTEST)

fresh: ## play as a newcomer would, from a clone on a machine with nothing on it
	@python=$$(scripts/python) && "$$python" -m tests.fresh

thorough: tools ## the properties of the rules and the tables, with other examples each time
	@HYPOTHESIS_PROFILE=thorough $(PY) -m pytest tests/games/properties tests/games/scoring tests/tables/test_machine.py $(PYTEST)

soak: tools ## ten minutes of faults, and nothing is lost: SECONDS, FAULTS, TABLES, SEED, FOLDER
	@$(PY) -m tests.soak

check: tools ## lint, types, generated files
	@$(PY) -m ruff check --quiet . studio
	@$(PY) -m ruff format --check --quiet
	@$(PY) -m mypy
	@scripts/web check
	@scripts/no-hosts

fix: tools ## format and mend what can be mended
	@$(PY) -m ruff check --fix --quiet
	@$(PY) -m ruff format --quiet
	@scripts/web fix

golden: tools ## write the golden playthroughs anew
	@$(PY) -m tests.golden.record

types: tools ## write the web client's types anew
	@scripts/web types

bench: tools ## measure the rules, the server and the decks beside their peers
	@$(MAKE) -C benchmarks/engine
	@$(MAKE) -C benchmarks/server
	@$(MAKE) -C benchmarks/decks

wheels: tools ## build both distributions into dist/: the whole, and the one without a server
	@$(PY) -m hatchling build -d "$$PWD/dist"
	@cd packages/programs && ../../$(PY) -m hatchling build -t wheel -d ../../dist

docs: tools ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --quiet --strict

lock: tools ## resolve the Python requirements anew
	@scripts/lock

clean: ## remove what was built and installed
	@rm -rf .venv web/node_modules src/reverie/server/web .mypy_cache .ruff_cache .pytest_cache

.venv/.stamps/dev: tools
