# `make run` plays and `make test` tests; the others are for whoever works on Gala. `make check` is
# the inner loop (under a minute), `make soak` plays in full what `make test` plays in short.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
READY  := $(VENV)/ready
TESTED := $(VENV)/ready-to-test
PYTEST := $(PY) -m pytest -n auto --dist worksteal

# The tests start a hundred programs and collect themselves once for each worker: what was compiled
# for one is kept for the next, also where the surroundings say otherwise.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test check soak lint bench format coverage clean backup restore

run: $(READY)
	@$(PY) -m parlour.evening $(if $(PORT),--port $(PORT))

test: lint
	@$(PYTEST)

check: lint
	@$(PYTEST) -m "not slow and not soak"

soak: lint
	@GALA_EVERY_PICTURE=1 GALA_RESTARTS=9999 GALA_KILLED_GAMES=50 GALA_WEATHER_GAMES=20 HYPOTHESIS_PROFILE=soak $(PYTEST) -m ""

lint: $(TESTED)
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --check --quiet .
	@$(VENV)/bin/mypy

bench: $(TESTED)
	@$(PY) -m bench

# FILE=… names the copy; DATABASE_URL=… another database than the one that the bot uses; OVERWRITE=1
# replaces what is there already.
backup restore: $(READY)
	@test -n "$(FILE)" || { echo "Name the copy: make $@ FILE=gala.backup"; exit 2; }
	@$(PY) -m bot $@ "$(FILE)" $(if $(filter 1,$(OVERWRITE)),--overwrite)

format: $(TESTED)
	@$(VENV)/bin/ruff format --quiet .
	@$(VENV)/bin/ruff check --fix .

coverage: $(TESTED)
	@$(VENV)/bin/coverage run -m pytest
	@$(VENV)/bin/coverage report --skip-covered

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage artefacts

# The environment is made once, and again only when what it is made from changes. Running needs less
# than testing does.
$(READY): pyproject.toml constraints.txt
	@PYTHON=$(PYTHON) hosting/install.sh $(VENV) -e .
	@touch $(READY)

$(TESTED): pyproject.toml constraints.txt
	@PYTHON=$(PYTHON) hosting/install.sh $(VENV) -e '.[dev]'
	@touch $(READY) $(TESTED)
