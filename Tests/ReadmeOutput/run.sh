#!/bin/sh
# Compares the output that README.md shows with that of the demo: each shown line must come, in that order.
# DRAGOMAN names the tool.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
output=$(mktemp)
trap 'rm -f "$output"' EXIT
"$root/Examples/demo.sh" >"$output" 2>&1 || {
  cat "$output" >&2
  exit 1
}

awk '
  FNR == NR { demo[++count] = $0; next }
  /^<!-- demo output/ { isNear = 1; next }
  /^```/ { if (isInside) exit; isInside = isNear; next }
  !isInside || $0 == "" || $0 == "…" { next }
  {
    shown++
    while (place < count && demo[++place] != $0) continue
    if (demo[place] != $0) { print "README.md shows a line that the demo does not print there: " $0; failed = 1; exit }
  }
  END {
    if (!shown) { print "README.md shows no output of the demo"; failed = 1 }
    if (!failed) print "README.md shows " shown " lines as the demo prints them"
    exit failed
  }
' "$output" "$root/README.md"
