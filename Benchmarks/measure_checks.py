#!/usr/bin/env python3
"""Measures `dragoman check` and `dragoman unused` beside `dragoman extract`: a generated package of about 2,000 sources
with a catalog of 10 MB, or folders of real projects.

  measure_checks.py [--runs N] [--built FOLDER] [--lines N] [--megabytes N] [FOLDER ...]

Every figure is the median of N runs of a whole process; the two take turns. Build first:
  swift build -c release --product dragoman
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from measurement import measure

HERE = os.path.dirname(os.path.abspath(__file__))


def generated(folder, lines, megabytes):
    """A package whose catalog has the package's own keys, and a second one of a given size."""
    subprocess.run([sys.executable, f"{HERE}/generate_project.py", str(lines), folder], check=True)
    for path, _, names in os.walk(folder):
        if "Localizable.xcstrings" in names:
            subprocess.run([sys.executable, f"{HERE}/generate_catalog.py", str(megabytes), f"{path}/Big.xcstrings",
                            "--languages", "20", "--reviewed"], check=True)
    return folder


def row(name, tool, folder, cache, runs):
    """Extraction, check and search for unused keys without a cache, and a check with everything remembered."""
    # A check that finds errors ends with 1: that is no failure of the measurement.
    quiet = ["--format", "json", "--quiet"]
    commands = {
        "extract": ["sh", "-c", '"$0" extract --no-cache --json "$1" || true', tool, folder],
        "check": ["sh", "-c", '"$0" check --no-cache ' + " ".join(quiet) + ' "$1" || true', tool, folder],
        "unused": ["sh", "-c", '"$0" unused --no-cache ' + " ".join(quiet) + ' "$1" || true', tool, folder],
        "check, changed nothing": ["sh", "-c", '"$0" check ' + " ".join(quiet) + ' "$1" || true', tool, folder],
    }
    figures = {label: [] for label in commands}
    environment = {"DRAGOMAN_CACHE": cache}
    measure(commands["check, changed nothing"], environment)
    for _ in range(runs):
        for label, command in commands.items():
            figures[label].append(measure(command, environment))
    files = sum(name.endswith((".swift", ".m")) for _, _, names in os.walk(folder) for name in names)
    print(f"\n{name}: {files} sources")
    print("| | seconds | seconds of processor | MB |")
    print("|---|---|---|---|")
    medians = {}
    for label, runs_of_label in figures.items():
        medians[label] = [statistics.median(values) for values in zip(*runs_of_label)]
        print(f"| {label} | {medians[label][0]:.2f} | {medians[label][1]:.2f} | {medians[label][2]:.0f} |")
    ratio = [medians["check"][place] / medians["extract"][place] for place in (0, 1)]
    print(f"check takes {ratio[0]:.2f} times as long as extraction alone, {ratio[1]:.2f} times its processor time")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--built", default=f"{HERE}/../.build/release")
    parser.add_argument("--lines", type=int, default=347_000)
    parser.add_argument("--megabytes", type=float, default=10)
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    tool = os.path.abspath(f"{arguments.built}/dragoman")
    with tempfile.TemporaryDirectory() as temporary:
        cache = f"{temporary}/cache"
        if not arguments.folders:
            row("generated", tool, generated(f"{temporary}/generated", arguments.lines, arguments.megabytes), cache,
                arguments.runs)
        for folder in arguments.folders:
            copy = f"{temporary}/{os.path.basename(folder.rstrip('/'))}"
            shutil.copytree(folder, copy, symlinks=True)
            row(os.path.basename(copy), tool, copy, cache, arguments.runs)


if __name__ == "__main__":
    main()
