#!/usr/bin/env python3
"""Measures `dragoman extract` on projects, beside a program that only parses the same files.

  measure_extraction.py [--runs N] [--lines 10000,100000] [FOLDER ...]

Every figure is the median of N runs of a whole process; the two programs take turns. Without folders, packages of the
given numbers of lines are generated. Build first:
  swift build -c release --product dragoman && swift build -c release --product parse-benchmark
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
BUILT = os.path.join(os.path.dirname(HERE), ".build", "release")


def measure(command):
    """Seconds, seconds of processor time, megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed with {process.returncode}: {command}")
    scale = 1 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--lines", default="10000,100000")
    options = parser.parse_args()
    generated = tempfile.mkdtemp()
    folders = options.folders
    try:
        if not folders:
            for lines in options.lines.split(","):
                folder = os.path.join(generated, lines + " lines")
                subprocess.run([sys.executable, os.path.join(HERE, "generate_project.py"), lines, folder], check=True,
                               stdout=subprocess.DEVNULL)
                folders.append(folder)
        print("| project | files | MB | program | median s | processor s | peak MB |")
        print("|---|---|---|---|---|---|---|")
        for folder in folders:
            parse = [os.path.join(BUILT, "parse-benchmark"), folder]
            files, size = subprocess.run(parse, capture_output=True, text=True, check=True).stdout.split(" bytes")[0].split(
                " files, ")
            programs = {"dragoman extract": [os.path.join(BUILT, "dragoman"), "extract", "--json", folder],
                        "parsing alone": parse}
            results = {name: [] for name in programs}
            for _ in range(options.runs):
                for name, command in programs.items():
                    results[name].append(measure(command))
            for name, runs in results.items():
                seconds, processor, peak = (statistics.median(column) for column in zip(*runs))
                print(f"| {os.path.basename(os.path.normpath(folder))} | {files} | {int(size) / 1e6:.1f} | {name} "
                      f"| {seconds:.2f} | {processor:.2f} | {peak:.0f} |")
    finally:
        shutil.rmtree(generated)


main()
