#!/usr/bin/env python3
"""Measures what exporting a large catalog for translators costs, and bringing one language back.

  measure_exchange.py [--megabytes N] [--languages N] [--runs N] [--program PATH]

A generated catalog is exported in all its languages, against Python reading the same file ten times; then one language is
imported again. Whole processes; the runs take turns. Prints a table in Markdown.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile

from measurement import measure

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "import json, sys\nfor _ in range(10): json.load(open(sys.argv[1], encoding='utf-8'))"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=60)
    parser.add_argument("--languages", type=int, default=40)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--program", default=os.path.join(HERE, "../.build/release/dragoman"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        catalog = os.path.join(folder, "Localizable.xcstrings")
        subprocess.run([sys.executable, os.path.join(HERE, "generate_catalog.py"), str(arguments.megabytes), catalog,
                        "--languages", str(arguments.languages)], check=True, stdout=subprocess.DEVNULL)
        output = os.path.join(folder, "exported")
        subprocess.run([arguments.program, "export", folder, "--no-sources", "--to", "xliff", "-o", output, "--quiet"],
                       check=True)
        exported = sorted(os.listdir(output))
        size = os.path.getsize(catalog) / 1e6
        commands = {
            f"dragoman export, {len(exported)} languages": [
                arguments.program, "export", folder, "--no-sources", "--to", "xliff", "-o", output, "--quiet"],
            "python3 json.load, ten times": [sys.executable, "-c", PYTHON, catalog],
            "dragoman import, one language": [
                arguments.program, "import", os.path.join(output, exported[0]), "--into", folder, "--quiet"],
        }
        results = {name: [] for name in commands}
        for _ in range(arguments.runs):
            for name, command in commands.items():
                results[name].append(measure(command))
        print(f"{size:.0f} MB, {arguments.languages} languages, {arguments.runs} runs\n")
        print("| what | median s | processor s | peak MB | peak / file |")
        print("|---|---|---|---|---|")
        for name, runs in results.items():
            seconds, processor, peak = (statistics.median(column) for column in zip(*runs))
            print(f"| {name} | {seconds:.2f} | {processor:.2f} | {peak:.0f} | {peak / size:.1f} |")


if __name__ == "__main__":
    main()
