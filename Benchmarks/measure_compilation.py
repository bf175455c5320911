#!/usr/bin/env python3
"""Measures `dragoman compile` on a generated catalog: time, memory, and the size of what comes out.

  measure_compilation.py [--runs N] [--megabytes 10] [--languages 20] [CATALOG]

Every figure is the median of N runs of a whole process. Build first: swift build -c release --product dragoman
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


def size(folder, ending):
    paths = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name.endswith(ending)]
    return len(paths), sum(map(os.path.getsize, paths)) / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("catalog", nargs="?")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--megabytes", default="10")
    parser.add_argument("--languages", default="20")
    parser.add_argument("--tool", default=os.path.join(os.path.dirname(HERE), ".build", "release", "dragoman"))
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    try:
        catalog = options.catalog or os.path.join(folder, "Localizable.xcstrings")
        if not options.catalog:
            subprocess.run([sys.executable, os.path.join(HERE, "generate_catalog.py"), options.megabytes, catalog,
                            "--languages", options.languages], check=True)
        print(f"catalog: {os.path.getsize(catalog) / 1e6:.1f} MB")
        output = os.path.join(folder, "output")
        compile_all = [options.tool, "compile", "--quiet", "-o", output, catalog]
        cases = [
            ("all languages, first time", compile_all, True),
            ("all languages, nothing changed", compile_all, False),
            ("all languages, binary", compile_all + ["--serialization-format", "binary"], True),
            ("one language, first time", compile_all + ["-l", "de"], True),
            ("the paths alone", compile_all + ["--list-outputs"], True),
        ]
        print("| what | median s | processor s | peak MB | .strings MB | .stringsdict MB |")
        print("|---|---|---|---|---|---|")
        for name, command, is_first in cases:
            runs = []
            for _ in range(options.runs):
                if is_first:
                    shutil.rmtree(output, ignore_errors=True)
                runs.append(measure(command))
            seconds, processor, peak = (statistics.median(column) for column in zip(*runs))
            strings, dictionaries = size(output, ".strings")[1], size(output, ".stringsdict")[1]
            print(f"| {name} | {seconds:.2f} | {processor:.2f} | {peak:.0f} | {strings:.1f} | {dictionaries:.1f} |")
    finally:
        shutil.rmtree(folder)


main()
