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
  printf '$ dragoman'
  for argument in "$@"; do
    case $argument in
    *' '*) printf " '%s'" "$argument" ;;
    *) printf ' %s' "$argument" ;;
    esac
  done
  printf '\n'
  "$tool" "$@"
}

printf '%s\n' 'ConcertTickets is a SwiftUI app with six String Catalogs. Its newest screen, for gift cards, has text' \
  'that the catalogs do not know yet. No build and no Mac is needed to bring them in step.'
step '1. What would a sync change? Nothing is written yet.' sync --diff
step '2. Do it.' sync
step '3. How far has each language come?' status
step '4. Translate one of them: only its own lines change.' \
  set ConcertTickets/Localizable.xcstrings 'Gift Cards' 'Geschenkkarten' --language de --diff
printf '\n'
printf '%s\n' 'The other new strings wait for translators; en-GB and pt-BR show the text of English and Portuguese' \
  'where they have none of their own. For a project of yours: make install PREFIX=$HOME/.local, then' \
  'dragoman sync --diff PATH; Documentation/Users/FirstSteps.md goes on from there.'
