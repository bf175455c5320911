#!/usr/bin/env python3
"""Measures `dragoman extract` on projects: without a cache, filling one, with everything remembered, and after one file
was changed; beside a program that only parses the same files, and xgettext on as many bytes of C.

  measure_extraction.py [--runs N] [--lines 100000,1000000] [--built FOLDER] [FOLDER ...]

Every figure is the median of N runs of a whole process; the programs take turns, so that a busy machine is busy for all
of them. Without folders, packages of the given numbers of lines are generated; folders are measured as copies. xgettext
(Debian: gettext) is left out where it is not installed. Build first:
  swift build -c release --product dragoman && swift build -c release --product parse-benchmark
"""
import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from measurement import measure

HERE = os.path.dirname(os.path.abspath(__file__))
WORDS = "ticket venue seat order artist gate refund voucher balcony receipt invoice poster stage encore".split()


def swift_files(folder):
    found = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [os.path.join(path, name) for name in sorted(names) if name.endswith(".swift") and name != "Package.swift"]
    return found


def change_body(path, number):
    """Another text for the extractor, the same declarations for all other files."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"// change {number}\n")


def change_declaration(path, number):
    """Another declaration, which those see who asked for its name."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"\nfunc measured{number}(_ value: Int) -> Int {{ value }}\n")


def write_c_sources(folder, sources):
    """For each source one in C with as many bytes and, as in the generated views, a text every 150 bytes or so."""
    random_ = random.Random(1)
    os.makedirs(folder)
    listed = os.path.join(folder, "files")
    with open(listed, "w") as names:
        for number, source in enumerate(sources):
            size = os.path.getsize(source)
            lines = ["#include <stdio.h>", "#include <libintl.h>", "#define _(text) gettext(text)", ""]
            written = sum(len(line) + 1 for line in lines)
            function = 0
            while written < size:
                text = " ".join(random_.choice(WORDS) for _ in range(4)).capitalize()
                part = [f"/* Adds up what step {function} needs. */", f"static int part{function}(int value) {{",
                        f"  for (int index = 0; index < value; index++) {{ value += index * {function}; }}",
                        f"  printf(_(\"{text} %d\"), value);", "  return value;", "}", ""]
                lines += part
                written += sum(len(line) + 1 for line in part)
                function += 1
            path = os.path.join(folder, f"source{number}.c")
            with open(path, "w") as file:
                file.write("\n".join(lines))
            names.write(path + "\n")
    return listed


def report(name, files, megabytes, results):
    for program, runs in results.items():
        seconds, processor, peak = (statistics.median(column) for column in zip(*runs))
        print(f"| {name} | {files} | {megabytes:.1f} | {program} | {seconds:.2f} | {processor:.2f} | {peak:.0f} "
              f"| {peak / megabytes:.1f} | {megabytes / seconds:.1f} |")
    sys.stdout.flush()


def measure_project(folder, temporary, options):
    name = os.path.basename(os.path.normpath(folder))
    copy = os.path.join(temporary, "copies", name)
    shutil.copytree(folder, copy, symlinks=True)
    sources = swift_files(copy)
    megabytes = sum(os.path.getsize(path) for path in sources) / 1e6
    dragoman = os.path.join(options.built, "dragoman")
    extract = [dragoman, "extract", "--json", copy]
    sync = [dragoman, "sync", "--quiet", copy]
    cache, emptied = os.path.join(temporary, "cache " + name), os.path.join(temporary, "emptied")
    listed = write_c_sources(os.path.join(temporary, "c " + name), sources) if shutil.which("xgettext") else None
    results = {}

    def note(program, command, cache=cache):
        results.setdefault(program, []).append(measure(command, {"DRAGOMAN_CACHE": cache}))

    # A run looks again at files that changed just before it.
    subprocess.run(sync, check=True, env={**os.environ, "DRAGOMAN_CACHE": cache}, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    time.sleep(3)
    for number in range(options.runs):
        note("parsing alone", [os.path.join(options.built, "parse-benchmark"), copy])
        if listed:
            note("xgettext (C)", ["xgettext", "--from-code=UTF-8", "-k_", "-o", os.devnull, "-f", listed])
        note("extract --no-cache", extract + ["--no-cache"])
        shutil.rmtree(emptied, ignore_errors=True)
        note("extract, filling an empty cache", extract, cache=emptied)
        for command in [extract, sync]:
            measure(command, {"DRAGOMAN_CACHE": cache})
        time.sleep(3)
        for command in [extract, sync]:
            measure(command, {"DRAGOMAN_CACHE": cache})
        note("extract, nothing changed", extract)
        note("sync, nothing changed", sync)
        change_body(sources[number * 7 % len(sources)], number)
        note("extract, one body changed", extract)
        change_declaration(sources[number * 11 % len(sources)], number)
        note("extract, one declaration added", extract)
        change_body(sources[number * 13 % len(sources)], number)
        note("sync, one body changed", sync)
    report(name, len(sources), megabytes, results)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--lines", default="100000,1000000")
    parser.add_argument("--built", default=os.path.join(os.path.dirname(HERE), ".build", "release"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folders = options.folders
        if not folders:
            for lines in options.lines.split(","):
                folder = os.path.join(temporary, lines + " lines")
                subprocess.run([sys.executable, os.path.join(HERE, "generate_project.py"), lines, folder], check=True,
                               stdout=subprocess.DEVNULL)
                folders.append(folder)
        print("| project | files | MB | program | median s | processor s | peak MB | peak / sources | MB/s |")
        print("|---|---|---|---|---|---|---|---|---|")
        for folder in folders:
            measure_project(folder, temporary, options)


main()
