#!/bin/sh
# Builds the example package, which depends on this one by path, on one build system, and runs it: its texts have to come
# out of its resource bundle, and a second build has to find nothing to do. With 'native' the command plugin runs too.
#
# Usage: run.sh native|swiftbuild
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
system=$1
scratch="$root/.build/plugins-$system"
example=$(mktemp -d "${TMPDIR:-/tmp}/dragoman-plugins.XXXXXX")
trap 'rm -rf "$example"' EXIT

# A copy, because the test changes catalogs.
cp -R "$root/Examples/TicketMachine/." "$example"
sed "s|path: \"../..\"|path: \"$root\"|" "$root/Examples/TicketMachine/Package.swift" >"$example/Package.swift"
cd "$example"
log="$example/build.log"

fail() {
  echo "$system: $1" >&2
  tail -n 40 "$log" >&2
  exit 1
}

# The second attempt is for Swift 6.3's swiftbuild, which now and then crashes while it plans a build.
build() {
  status=0
  swift build --build-system "$system" --scratch-path "$scratch" >"$log" 2>&1 || status=$?
  if [ "$status" -gt 128 ]; then
    status=0
    swift build --build-system "$system" --scratch-path "$scratch" >"$log" 2>&1 || status=$?
  fi
  [ "$status" -eq 0 ] || fail 'the example does not build'
}

# Prints the texts in two languages; only the executable that was built last is of this build system.
expect() {
  binary=$(swift build --build-system "$system" --scratch-path "$scratch" --show-bin-path)/TicketMachine
  "$binary" en de >"$example/output.txt" 2>>"$log" || fail 'the example does not run'
  diff -u "$1" "$example/output.txt" || fail 'the example says something else'
}

build
expect "$root/Tests/Plugins/expected.txt"

# The native build system links the plugin's tool once more in the build after the first, and then runs it; only the one
# after that tells.
build
build
if grep -aE '(Compile|Compiling) .*(xcstrings|tables of|Symbols)' "$log"; then
  fail 'a build with nothing changed compiled catalogs'
fi

# One text of one language.
sed 's/Bitte Münze einwerfen/Münze bitte/' "$example/Sources/TicketMachine/Localizable.xcstrings" >"$example/changed"
cp "$example/changed" "$example/Sources/TicketMachine/Localizable.xcstrings"
sed 's/Bitte Münze einwerfen/Münze bitte/' "$root/Tests/Plugins/expected.txt" >"$example/expected.txt"
build
expect "$example/expected.txt"
if [ "$system" = native ]; then
  if grep -aE 'Compile Receipt.xcstrings|Compiling TicketMachine ' "$log"; then
    fail 'a changed text compiled another catalog, or sources'
  fi
  swift package --scratch-path "$scratch" --allow-writing-to-package-directory dragoman sync >"$log" 2>&1 \
    || fail 'swift package dragoman sync'
  grep -q 'nothing to change in 2 catalogs' "$log" || fail 'swift package dragoman sync found something to change'
fi
echo "the example builds with $system, says its texts, and rebuilds only what changed"
