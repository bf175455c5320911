#!/usr/bin/env python3
"""Measures the runtime beside what a program would use instead, by turns, and prints tables.

  measure_runtime.py [--rounds N] [--keys 10000] [--program .build/release/runtime-benchmark]

Beside it: GNU gettext of the C library with files of `msgfmt`, MessageFormat of the toolchain's ICU, and open
Foundation. Build first: swift build -c release --product runtime-benchmark
Needs a C compiler and gettext; the toolchain's `clang` for ICU.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "RuntimePeers")


def run(command, **environment):
    """What a program prints: case → number."""
    result = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    figures = {}
    for line in result.stdout.splitlines():
        name, tab, number = line.partition("\t")
        if not tab:
            sys.exit(f"{command}: {line}")
        figures[name] = float(number) if number.replace(".", "").isdigit() else number
    if result.returncode != 0:
        sys.exit(f"failed with {result.returncode}: {command}\n{result.stderr}")
    return figures


def build(folder):
    """Compiles the peers; returns their programs by name."""
    programs = {"gettext": os.path.join(folder, "gettext_peer")}
    subprocess.run(["cc", "-O2", "-o", programs["gettext"], os.path.join(PEERS, "gettext_peer.c")], check=True)
    clang = os.path.realpath(shutil.which("clang") or shutil.which("swift"))
    library = os.path.join(os.path.dirname(os.path.dirname(clang)), "lib", "swift")
    program = os.path.join(folder, "message_format_peer")
    made = subprocess.run(
        [os.path.join(os.path.dirname(clang), "clang"), "-O2", "-I", library, "-o", program,
         os.path.join(PEERS, "message_format_peer.c"), "-L", os.path.join(library, "linux"), "-l_FoundationICU",
         "-Wl,-rpath," + os.path.join(library, "linux")], capture_output=True, text=True)
    if made.returncode == 0:
        programs["ICU"] = program
    else:
        print(f"without ICU's MessageFormat: {made.stderr.splitlines()[:1]}")
    counter = os.path.join(folder, "count_allocations.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", counter, os.path.join(HERE, "count_allocations.c")], check=True)
    programs["counter"] = counter
    return programs


def medians(runs):
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]} if runs else {}


def table(title, columns, rows):
    print(f"\n{title}\n")
    print("| what | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    names = list(dict.fromkeys(name for figures in rows for name in figures))
    for name in names:
        cells = [f"{figures[name]:.0f}" if isinstance(figures.get(name), float) else figures.get(name, "–") for figures in rows]
        print(f"| {name} | " + " | ".join(cells) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keys", default="10000")
    parser.add_argument("--program", default=os.path.join(os.path.dirname(HERE), ".build", "release", "runtime-benchmark"))
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    try:
        programs = build(folder)
        subprocess.run([options.program, "prepare", folder, options.keys], check=True)
        catalogs = os.path.join(folder, "mo", "de", "LC_MESSAGES")
        os.makedirs(catalogs)
        for name in sorted(os.listdir(os.path.join(folder, "po"))):
            subprocess.run(["msgfmt", "-o", os.path.join(catalogs, name.replace(".po", ".mo")),
                            os.path.join(folder, "po", name)], check=True)
        german = {"LANG": "de_DE.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
        sides = {
            "runtime": lambda what: run([options.program, what, folder], **german),
            "gettext": lambda what: run([programs["gettext"], what, folder], LANGUAGE="de"),
            "Foundation": lambda what: run(
                [options.program, {"measure": "foundation"}.get(what, "foundation-" + what), folder]),
        }
        if "ICU" in programs:
            sides["ICU"] = lambda what: run([programs["ICU"]])
        times = {name: [] for name in sides}
        others = {name: [] for name in ("runtime", "gettext", "Foundation")}
        for _ in range(options.rounds):
            for name, side in sides.items():
                times[name].append(side("measure"))
            for name in others:
                others[name].append({**sides[name]("cold"), **sides[name]("memory")})
        table(f"nanoseconds, medians of {options.rounds} rounds", list(times), [medians(runs) for runs in times.values()])
        table("a process that has just started, and memory after all keys", list(others),
              [medians(runs) for runs in others.values()])
        counted = run([options.program, "allocations", folder], LD_PRELOAD=programs["counter"], **german)
        print("\nallocations for each call, when it was made before\n")
        for name, number in counted.items():
            print(f"- {name}: {number}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
