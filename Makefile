# For newcomers: `make demo` and `make test`. For everybody: `make install PREFIX=/usr/local`.

SWIFT ?= swift
PREFIX ?= /usr/local
FORMATTED = Sources Tests Plugins Package.swift $(wildcard Benchmarks) Examples

.DEFAULT_GOAL := help
.PHONY: help build demo libraries lint consumer plugins service test install uninstall

help:
	@echo 'make demo      build dragoman and try it on a copy of Examples/ConcertTickets'
	@echo 'make test      check style, the examples, use as a dependency; run every test'
	@echo 'make service   ask Examples/TicketService 10,000 times in 24 languages at once'
	@echo 'make install   build for release and install below PREFIX ($(PREFIX))'
	@echo 'make uninstall take it away again'

# For debugging: built in less than half of the time that an optimized build takes, and fast enough for the demo.
build:
	@echo 'Building dragoman; the first time this takes a minute or two.'
	@$(SWIFT) build --quiet --product dragoman

demo: build
	@DRAGOMAN="$$($(SWIFT) build --show-bin-path)/dragoman" Examples/demo.sh

# Debian's packages that the library and the examples need; installed where that is allowed, else named.
libraries:
	@Scripts/libraries.sh

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

# Whether other packages can use the library products: builds one that does.
consumer:
	Tests/Consumer/run.sh

# Whether other packages can use the plugins: builds and runs the example that does, on both of SwiftPM's build systems.
plugins:
	Tests/Plugins/run.sh native
	Tests/Plugins/run.sh swiftbuild

# Whether a server answers every request in its language, under the thread sanitizer too. Builds the library twice more,
# so that it is no part of `make test`; `.ci/run` does the half without the sanitizer.
service:
	Examples/TicketService/run.sh --sanitize

# The tests come last, so that their closing lines are the last ones.
test: libraries lint consumer plugins
	$(SWIFT) build --build-tests
	"$$($(SWIFT) build --show-bin-path)/dragoman" format --check Examples/ConcertTickets
	DRAGOMAN="$$($(SWIFT) build --show-bin-path)/dragoman" Tests/ReadmeOutput/run.sh
	$(SWIFT) test --skip-build --quiet --disable-xctest

# The tool finds its knowledge of Apple's APIs beside itself, so both go into one folder.
install:
	$(SWIFT) build --configuration release --product dragoman
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/lib/dragoman"
	set -e; built="$$($(SWIFT) build --configuration release --show-bin-path)"; \
	install -m 755 "$$built/dragoman" "$(DESTDIR)$(PREFIX)/lib/dragoman/dragoman"; \
	for resources in "$$built"/dragoman_*.resources; do \
	  rm -rf "$(DESTDIR)$(PREFIX)/lib/dragoman/$$(basename "$$resources")"; \
	  cp -R "$$resources" "$(DESTDIR)$(PREFIX)/lib/dragoman/"; \
	done
	ln -sf ../lib/dragoman/dragoman "$(DESTDIR)$(PREFIX)/bin/dragoman"

uninstall:
	rm -rf "$(DESTDIR)$(PREFIX)/lib/dragoman" "$(DESTDIR)$(PREFIX)/bin/dragoman"
