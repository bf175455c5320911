#!/bin/sh
# Asks the service 10,000 times in 24 languages at once, and the same under the thread sanitizer.
set -eu
cd "$(dirname "$0")"
if command -v pkg-config >/dev/null 2>&1 && ! pkg-config --exists libmicrohttpd; then
  echo 'libmicrohttpd is missing: apt-get install libmicrohttpd-dev' >&2
  exit 1
fi
swift test --quiet --disable-xctest
if [ "${1:-}" = --sanitize ]; then
  swift test --quiet --disable-xctest --sanitize=thread --scratch-path .build/thread-sanitizer
fi
