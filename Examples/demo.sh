#!/bin/sh
# Tries dragoman on a copy of ConcertTickets; the checkout stays as it is. DRAGOMAN names the tool.
set -eu

tool=${DRAGOMAN:?path of the built tool}
examples=$(cd "$(dirname "$0")" && pwd)
copy=$(mktemp -d "${TMPDIR:-/tmp}/dragoman-demo.XXXXXX")
trap 'rm -rf "$copy"' EXIT
cp -R "$examples/ConcertTickets" "$copy/"
cd "$copy/ConcertTickets"

step() {
  printf '\n\033[1m%s\033[0m\n' "$1"
  shift
  printf '$ dragoman %s\n' "$*"
  "$tool" "$@"
}

printf '%s\n' 'ConcertTickets is a SwiftUI app with six String Catalogs. Its newest screen, for gift cards, has text' \
  'that the catalogs do not know yet. No build and no Mac is needed to bring them in step.'
step '1. What would a sync change? Nothing is written yet.' sync --diff
step '2. Do it.' sync
step '3. How far has each language come?' status
printf '\n%s\n' 'The new strings wait for translators; en-GB and pt-BR inherit what they do not say themselves.' \
  'Try it on a project of your own: dragoman sync --diff PATH'
