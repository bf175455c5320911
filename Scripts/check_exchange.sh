#!/bin/sh
# Sends every language of every public catalog to translators and back, in Xcode's form and in ours (--faithful), and
# prints what was lost. Fails where something is lost that Documentation/Users/Translators.md does not name.
#
#   check_exchange.sh [CORPUS]
#
# CORPUS is a folder with a folder 'xcstrings' of catalogs; if not given, the one that the tests use. An optimized build
# of the tests goes to .build/exchange: without it, large catalogs take half an hour.
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
  DRAGOMAN_CORPUS=$1
  export DRAGOMAN_CORPUS
fi
DRAGOMAN_CATALOG_LIMIT=1000000000
export DRAGOMAN_CATALOG_LIMIT
exec "${SWIFT:-swift}" test --configuration release -Xswiftc -enable-testing --scratch-path .build/exchange \
  --disable-xctest --filter CatalogLossTests
