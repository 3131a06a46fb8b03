# `make run` plays and `make test` tests; the others are for whoever works on Gala. `make check` is
# the inner loop (under a minute), `make soak` plays in full what `make test` plays in short.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
READY  := $(VENV)/ready
PYTEST := $(PY) -m pytest -n auto --dist worksteal

.PHONY: run test check soak lint bench format coverage clean backup restore

run: $(READY)
	@$(PY) -m parlour.evening $(if $(PORT),--port $(PORT))

test: lint
	@$(PYTEST)

check: lint
	@$(PYTEST) -m "not slow and not soak"

soak: lint
	@GALA_EVERY_PICTURE=1 GALA_RESTARTS=9999 GALA_KILLED_GAMES=50 GALA_WEATHER_GAMES=20 HYPOTHESIS_PROFILE=soak $(PYTEST) -m ""

lint: $(READY)
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --check --quiet .
	@$(VENV)/bin/mypy

bench: $(READY)
	@$(PY) -m bench

# FILE=… names the copy; DATABASE_URL=… another database than the one that the bot uses.
backup restore: $(READY)
	@test -n "$(FILE)" || { echo "Name the copy: make $@ FILE=gala.backup"; exit 2; }
	@$(PY) -m bot $@ "$(FILE)"

format: $(READY)
	@$(VENV)/bin/ruff format --quiet .
	@$(VENV)/bin/ruff check --fix .

coverage: $(READY)
	@$(VENV)/bin/coverage run -m pytest
	@$(VENV)/bin/coverage report --skip-covered

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage artefacts

# The environment is made once, and again only when what it is made from changes.
$(READY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Gala needs Python 3.11 or newer. Install it (Debian: apt install python3 python3-venv), then run make again."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gala needs Python 3.11 or newer, and $(PYTHON) is older. Install a newer one and name it: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python is here, but it cannot make environments with pip. Install that part (Debian: apt install python3-venv), then run make again."; exit 1; }
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Gala needs into $(VENV) (once, about half a minute)…"
	@$(PY) -m pip install --quiet --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)
