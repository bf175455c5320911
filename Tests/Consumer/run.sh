#!/bin/sh
# Builds a package that depends on the committed state of this one by version, and runs it.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/dragoman-consumer.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

git clone --quiet "$root" "$scratch/dragoman"
git -C "$scratch/dragoman" tag 9999.0.0
cp -R "$root/Tests/Consumer" "$scratch/consumer"
sed -e "s|@URL@|file://$scratch/dragoman|" -e 's|@VERSION@|9999.0.0|' "$root/Tests/Consumer/Package.swift.template" \
  >"$scratch/consumer/Package.swift"

cd "$scratch/consumer"
swift build --quiet
output=$(swift run --quiet --skip-build Consumer)
case $output in
*'"value" : "Zugabe"'*'"Encore" = "Zugabe";'*) echo 'a package that depends on this one by version builds and runs' ;;
*)
  printf '%s\n' "$output" >&2
  exit 1
  ;;
esac
