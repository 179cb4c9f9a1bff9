# Two commands do everything on a machine with Python >= 3.11:  make run   and   make test
PYTHON ?= python3
V      := .venv
B      := $(V)/bin
UV     := uv==0.13.9
ARGS   ?=

# what the pages are made of
PAGES := $(shell find web src/abrikol/language/locales \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print)

.PHONY: run test check house python pages browser fix lock clean
.DELETE_ON_ERROR:

run: $(V)/.installed            ## the pages, on this machine
	$(B)/abrikol serve --data matches $(ARGS)

test: check browser             ## everything

check: house python pages       ## everything but the browser

house: $(V)/.installed
	$(B)/ruff check
	$(B)/ruff format --check
	$(B)/mypy
	$(B)/lint-imports --no-logo

python: $(V)/.installed
	$(B)/pytest -q -n 2 -m "not browser" $(ARGS)

pages: $(V)/.node
	$(B)/python web/pages.py check

browser: $(V)/.installed chromium
	$(B)/pytest -q tests/browser $(ARGS)

fix: $(V)/.installed            ## what a machine can put right
	$(B)/ruff check --fix
	$(B)/ruff format

lock: $(V)/.locked              ## resolve the dependencies anew
	$(B)/uv pip compile -q pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes \
	    --upgrade --custom-compile-command "make lock" -o requirements.lock

clean:
	rm -rf $(V) web/node_modules src/abrikol/web/static

# ---------------------------------------------------------------- set-up: each stamp is one finished step

$(V)/.uv: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "abrikol needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	test -x $(B)/python || $(PYTHON) -m venv $(V)
	$(B)/python -m pip install -q --disable-pip-version-check $(UV)
	@touch $@

$(V)/.locked: requirements.lock $(V)/.uv
	$(B)/uv pip install -q --python $(V) --require-hashes -r requirements.lock
	@touch $@

$(V)/.installed: $(V)/.locked pyproject.toml hatch_build.py $(PAGES)
	$(B)/uv pip install -q --python $(V) --no-deps -e .
	@touch $@

# the tests of the pages need the Node that the build used; where the machine has none, a package carries it
$(V)/.node: $(V)/.installed web/pages.py
	needs="$$($(B)/python web/pages.py needs)"; test -z "$$needs" || $(B)/uv pip install -q --python $(V) $$needs
	@touch $@

# on Debian, root may install the browser; elsewhere one is named
export ABRIKOL_CHROMIUM ?= /usr/bin/chromium

.PHONY: chromium
chromium:
	@if [ -x "$(ABRIKOL_CHROMIUM)" ]; then :; \
	elif [ "$(ABRIKOL_CHROMIUM)" = /usr/bin/chromium ] && [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ]; then \
	    echo "installing Chromium" && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-noto-core >/dev/null; \
	else \
	    echo "no browser at $(ABRIKOL_CHROMIUM): install Chromium, or name one: make test ABRIKOL_CHROMIUM=/path/to/chromium" >&2; exit 1; \
	fi
