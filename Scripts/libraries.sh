#!/bin/sh
# Makes sure that the C libraries which everything in the package is built on are there: Debian's packages, installed
# where that is allowed, else named.
set -eu

missing=
# Spreadsheets are ZIP archives.
[ -e /usr/include/zlib.h ] || missing="$missing zlib1g-dev"
# Attributed strings read Markdown by this library.
[ -e /usr/include/cmark-gfm-core-extensions.h ] || missing="$missing libcmark-gfm-dev libcmark-gfm-extensions-dev"
# The example service is built on this one.
[ -e /usr/include/microhttpd.h ] || missing="$missing libmicrohttpd-dev"
[ -n "$missing" ] || exit 0

# Elsewhere the headers may be anywhere: the build will say what it does not find.
command -v apt-get >/dev/null 2>&1 || exit 0
if [ "$(id -u)" -ne 0 ]; then
  echo "missing libraries: apt-get install$missing" >&2
  exit 1
fi
apt-get update -qq
# shellcheck disable=SC2086 — one word a package
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
