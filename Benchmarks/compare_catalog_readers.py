#!/usr/bin/env python3
"""Compares catalog-benchmark with Python's json.load and jq on generated catalogs: time and peak memory.

  compare_catalog_readers.py [--runs N] [--sizes 1,10,60] [--seed N]

Every figure is the median of N runs of a whole process (start, reading the file, and for the writing ones writing it
to a file); the programs take turns, so that a busy machine is busy for all of them. "own" is the peak less what the
same program takes for a catalog without keys, in multiples of the file. Build first:
  swift build -c release --product catalog-benchmark
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(HERE)
READ = "import json, sys; json.load(open(sys.argv[1], encoding='utf-8'))"
WRITE = (
    "import json, sys; json.dump(json.load(open(sys.argv[1], encoding='utf-8')), "
    "open(sys.argv[2], 'w', encoding='utf-8'), indent=2, ensure_ascii=False, separators=(',', ' : '))")


def measure(command, output=None):
    """Seconds and megabytes of one run."""
    start = time.perf_counter()
    process = os.fork()
    if process == 0:
        quiet = os.open(os.devnull if output is None else output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(quiet, 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.execvp(command[0], command)
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"failed: {command}")
    scale = 1 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_maxrss * scale / 1e6


def programs(benchmark, file, output):
    yield "read", "dragoman", [benchmark, "read", file], None
    yield "read", "python3 json.load", [shutil.which("python3"), "-c", READ, file], None
    yield "read", "jq empty", ["jq", "empty", file], None
    yield "read, edit one text, write", "dragoman", [benchmark, "edit", file, output], None
    yield "read, write anew", "dragoman (format)", [benchmark, "format", file, output], None
    yield "read, write anew", "python3 load and dump", [shutil.which("python3"), "-c", WRITE, file, output], None
    yield "read, write anew", "jq .", ["jq", ".", file], output


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--sizes", default="1,10,60")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = subprocess.run(
        ["swift", "build", "--package-path", PACKAGE, "-c", "release", "--show-bin-path"], check=True,
        capture_output=True, text=True).stdout.strip()
    benchmark = os.path.join(folder, "catalog-benchmark")
    with tempfile.TemporaryDirectory() as temporary:
        output = os.path.join(temporary, "output")
        empty = os.path.join(temporary, "empty.xcstrings")
        with open(empty, "w", encoding="utf-8") as file:
            file.write('{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}')
        floor = {}
        for what, name, command, redirection in programs(benchmark, empty, output):
            floor[what, name] = statistics.median(measure(command, redirection)[1] for _ in range(3))
        print("| MB | what | program | median s | fastest s | peak MB | peak / file | own / file |")
        print("|---|---|---|---|---|---|---|---|")
        for size in arguments.sizes.split(","):
            file = os.path.join(temporary, f"{size}.xcstrings")
            subprocess.run(
                [sys.executable, os.path.join(HERE, "generate_catalog.py"), size, file, "--seed", str(arguments.seed)],
                check=True)
            megabytes = os.path.getsize(file) / 1e6
            results = {}
            for _ in range(arguments.runs):
                for what, name, command, redirection in programs(benchmark, file, output):
                    results.setdefault((what, name), []).append(measure(command, redirection))
            for (what, name), runs in results.items():
                seconds = [run[0] for run in runs]
                peak = statistics.median(run[1] for run in runs)
                print(
                    f"| {size} | {what} | {name} | {statistics.median(seconds):.3f} | {min(seconds):.3f} "
                    f"| {peak:.0f} | {peak / megabytes:.1f} | {(peak - floor[what, name]) / megabytes:.1f} |")
                sys.stdout.flush()


main()
