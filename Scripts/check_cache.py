#!/usr/bin/env python3
"""Checks that what is remembered between runs never shows: random edits of copies of projects, and after each the same
commands with the cache and without.

  check_cache.py TOOL FOLDER ... [--edits N] [--seed N]

TOOL is a built `dragoman`. Prints one line a project, and the history of edits where two runs differ; then exits with 1.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

KINDS = (".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".plist", ".xcstrings", ".pbxproj", ".strings")
WORDS = [("Int", "String"), ("String", "Int"), ("String", "LocalizedStringKey"), ("Text", "Label"), ("YES", "NO"),
         ("struct", "class"), ("let ", "var "), ("iphoneos", "macosx"), ("Double", "Float"), (": View", "")]


def files(folder):
    found = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [os.path.join(path, name) for name in names if name.endswith(KINDS)]
    return sorted(found)


def edit(folder, random_):
    """Changes a file in some way that a person could, and says how."""
    candidates = files(folder)
    swift = [path for path in candidates if path.endswith(".swift")]
    path = random_.choice(swift if swift and random_.random() < 0.8 else candidates)
    name = os.path.relpath(path, folder)
    if path.endswith(".swift") and random_.random() < 0.15:
        other = os.path.join(os.path.dirname(path), f"Moved{random_.randrange(10**6)}.swift")
        if random_.random() < 0.5:
            os.rename(path, other)
            return f"moved {name}"
        if random_.random() < 0.5:
            shutil.copy(path, other)
            return f"copied {name}"
        os.remove(path)
        return f"removed {name}"
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        text = file.read()
    lines = text.split("\n")
    place = random_.randrange(len(lines))
    kind = random_.randrange(7)
    if kind == 0:
        change = f"without line {place + 1}"
        del lines[place]
    elif kind == 1:
        change = f"with line {place + 1} twice"
        lines.insert(place, lines[place])
    elif kind == 2:
        old, new = random_.choice(WORDS)
        change = f"with {new!r} for {old!r}"
        lines = text.replace(old, new).split("\n")
    elif kind == 3:
        change = f"with a text changed in line {place + 1}"
        lines[place] = lines[place].replace('"', '"Changed ', 1)
    elif kind == 4:
        change = f"with a remark in line {place + 1}"
        lines.insert(place, "// changed")
    else:
        # A declaration gets another name, or a property another type.
        declared = [n for n, line in enumerate(lines) if re.search(r"\b(func|var|let|struct|class|enum|case)\s+\w+", line)]
        if declared:
            place = random_.choice(declared)
            if kind == 5:
                lines[place] = re.sub(r"\b(func|var|let|struct|class|enum|case)(\s+)(\w+)", r"\1\2\3Other", lines[place], 1)
            else:
                lines[place] = re.sub(r":\s*[\w.]+", ": " + random_.choice(["Int", "String", "LocalizedStringKey"]),
                                      lines[place], 1)
        change = f"with another declaration in line {place + 1}"
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write("\n".join(lines))
    return f"{name} {change}"


def run(tool, arguments, folder, cache):
    done = subprocess.run([tool] + arguments, cwd=folder, capture_output=True, env={**os.environ, "DRAGOMAN_CACHE": cache})
    return done.returncode, done.stdout, done.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--edits", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    failed = False
    for folder in options.folders:
        random_ = random.Random(f"{options.seed} {os.path.basename(os.path.normpath(folder))}")
        with tempfile.TemporaryDirectory() as temporary:
            copy = os.path.join(temporary, "project")
            cache = os.path.join(temporary, "cache")
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            history, runs, different = [], 0, None
            for step in range(options.edits + 1):
                for arguments in [["extract", "--json", "--explain", "--advice"], ["sync", "--check", "--advice"]]:
                    expected = run(tool, arguments + ["--no-cache"], copy, cache)
                    for again in range(2):
                        runs += 1
                        if run(tool, arguments, copy, cache) != expected:
                            different = different or (arguments, again, list(history))
                if step % 5 == 4:
                    run(tool, ["sync"], copy, cache)
                    history.append("synced")
                history.append(edit(copy, random_))
            name = os.path.basename(os.path.normpath(folder))
            print(f"{name}: {runs} runs compared, " + ("DIFFERENT" if different else "all equal"))
            if different:
                failed = True
                print(f"  {' '.join(different[0])}, run {different[1] + 1}, after:")
                for line in different[2]:
                    print("  " + line)
            sys.stdout.flush()
    sys.exit(1 if failed else 0)


main()
