#!/usr/bin/env python3
"""Plants faults of every source rule in copies of apps, and counts how many of them `dragoman check` finds.

    Scripts/plant_faults.py --tool .build/release/dragoman ~/apps/One ~/apps/Two
    Scripts/plant_faults.py --tool .build/release/dragoman --each 40 --rule hard-coded-text --show ~/apps/*

Takes folders of apps. The forms of a rule's fault are in Scripts/faults/RULE.swift.txt: what developers write, in other
words than the rule's examples. Each is planted at random valid places: at file scope, between the members of a type, as
a statement, as a view, or into an existing call; at most one a file and copy. Rules that are off or give advice are
asked for by name like the others. A fault counts as found if a finding of its rule is on its lines that was not there
before. Prints for each rule the share found, that of forms marked `fourth` (else `third`, else `second`), the forms that
were missed, and the findings in the apps as they are.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

FORMS = pathlib.Path(__file__).resolve().parent / "faults"
# The forms that a rule was written by, those that it was mended by, those that nothing was mended by, and those that
# someone wrote who had seen neither the rules nor the other forms.
SETS = ("first", "second", "third", "fourth")
PLACES = ("file", "member", "statement", "view", "replace")
# What a form may use by what the file imports; "Foundation" is what a form needs that names nothing.
# Rules that judge by how much of the app is at fault: what other rules plant has to be kept from them, and an app whose
# catalogs are not in step with its code has no place for their faults.
ALONE = {"key-not-in-catalog"}
# Rules that have nothing to say to an app without a language that is written from the right.
RIGHT_TO_LEFT_ONLY = {"text-without-direction"}
RIGHT_TO_LEFT = re.compile(r"(?:ar|fa|he|ur|ps|ckb|ug|yi|dv|sd)(?:$|[-_])")
KEY = re.compile(r'\b(?:Text|Button|Label|Toggle|Section)\("([A-Za-z][^"\\]+)"(?!, table)|String\(localized: "([A-Za-z][^"\\]+)"(?!, table)')
IMPORTS = {"Foundation": {"Foundation", "SwiftUI", "UIKit", "AppKit"}}
BRACES = re.compile(r'//.*|"(?:\\.|[^"\\])*"|[{}]')
TEXT = re.compile(r'"((?:\\.|[^"\\])*)"')
TYPE = re.compile(r"^\s*(?:(?:public|package|internal|private|fileprivate|open|final|@\w+(?:\([^)]*\))?)\s+)*"
                  r"(?:class|struct|enum|extension|actor)\s+(?!func|var)\w.*\{\s*$")
FUNCTION = re.compile(r"^\s*(?:(?:public|package|internal|private|fileprivate|open|final|static|override|@\w+)\s+)*func\s+\w+[^{]*\{\s*$")
BUILDER = re.compile(r"^\s*(?:VStack|HStack|ZStack|Group|List|Form|Section|ScrollView)\s*(?:\([^{]*\))?\s*\{\s*$")
UNSHOWN = re.compile(r"#Preview|PreviewProvider|#if DEBUG|XCTestCase|import Testing|import XCTest")
UNSHOWN_PATH = re.compile(r"Tests?/|Preview|Mock|Sample|Debug|/\.build/|Package\.swift$|Tests?\.swift$|Generated|Scripts?/", re.IGNORECASE)


class Form:
    """One way to write the fault of a rule."""

    def __init__(self, rule, number, header, lines):
        self.rule, self.number = rule, number
        words = header.split()
        self.place = words[0]
        imports = [word for word in words[1:] if word[0].isupper()]
        self.needs = imports[0] if imports else ("SwiftUI" if self.place == "view" else "Foundation")
        self.set = next((word for word in words if word in SETS), SETS[0])
        # Rules that are right to report the form instead.
        self.accepted = {rule} | {word[3:] for word in words if word.startswith("or=")}
        # Texts that fit where their translations do not: beside each other, or in a line.
        self.growth = "grows" if "grows" in words else "overflows" if "overflows" in words else None
        if self.place == "replace":
            self.pattern, self.replacement = re.compile(lines[0]), (lines + [""])[1]
        self.lines = lines
        if self.place not in PLACES:
            sys.exit(f"{rule}: no such place: {header}")

    def fits(self, source):
        if self.rule in ALONE and not source.is_in_step:
            return False
        if self.rule in RIGHT_TO_LEFT_ONLY and not source.is_in_right_to_left_app:
            return False
        return bool(IMPORTS.get(self.needs, {self.needs}) & source.imports)

    def places(self, source):
        if not self.fits(source):
            return []
        if self.place == "replace":
            return [index for index, line in enumerate(source.lines) if index < source.shown
                    and not line.lstrip().startswith("//") and self.pattern.search(line)
                    and (self.growth is None or self.is_longer_elsewhere(source, line))]
        return source.places[self.place]

    def is_longer_elsewhere(self, source, line):
        text, longest = source.longest.get(TEXT.search(self.pattern.search(line).group()).group(1), ("", 0))
        if self.growth == "grows":
            return len(text) >= 5 and longest >= 1.7 * len(text)
        return len(text) <= 35 and longest >= 60

    def plant(self, source, index, number):
        """The lines of the source with the fault in it, and the first and last of its lines, counted from 1."""
        lines = list(source.lines)
        if self.place == "replace":
            text = TEXT.search(self.pattern.search(lines[index]).group())
            # Of the source text in the body's size.
            width = 8 * len(source.longest.get(text.group(1), ("", 0))[0]) if text else 0
            replacement = self.replacement.replace("{width}", str(width))
            lines[index:index + 1] = self.pattern.sub(replacement, lines[index], count=1).split("\n")
            return lines, index + 1, index + 1 + self.replacement.count("\\n")
        before = lines[index - 1] if index else ""
        indent = " " * (len(before) - len(before.lstrip()) + (4 if self.place in ("statement", "view") else 0))
        added = [(indent + line if line else "").replace("§", str(number)) for line in self.lines]
        lines[index:index] = added
        return lines, index + 1, index + len(added)


class Source:
    """A source of an app, and the places where something can be added."""

    def __init__(self, app, path, longest, keys):
        self.app, self.path, self.longest = app, path, longest
        # Of the tables that keys go to which name none.
        self.keys = keys
        self.is_in_step = False
        self.is_in_right_to_left_app = False
        self.lines = (app / path).read_text(encoding="utf-8").split("\n")
        self.imports = set(re.findall(r"^\s*(?:@\w+ )?(?:public |internal )?import (?:class |struct )?(\w+)", "\n".join(self.lines), re.M))
        self.shown = next((i for i, line in enumerate(self.lines) if UNSHOWN.search(line)), len(self.lines))
        self.places = {"file": [], "member": [], "statement": [], "view": []}
        self.find_places()

    def find_places(self):
        """Follows the braces; a source where that goes wrong, as by multi-line texts, has no places."""
        open_braces = []
        for index, line in enumerate(self.lines[:self.shown]):
            if '"""' in line or "/*" in line or '#"' in line or line.startswith("#if"):
                break
            kind = ("type" if TYPE.match(line) else "function" if FUNCTION.match(line)
                    else "view" if BUILDER.match(line) else "other")
            closed = None
            for sign in BRACES.findall(line):
                if sign == "{":
                    open_braces.append(kind)
                elif sign == "}" and open_braces:
                    closed = open_braces.pop()
            if kind == "function" and "->" not in line and line.rstrip().endswith("{"):
                self.places["statement"].append(index + 1)
            elif kind == "view":
                self.places["view"].append(index + 1)
            elif line.strip() == "}" and closed in ("function", "other") and open_braces and set(open_braces) == {"type"}:
                self.places["member"].append(index + 1)
            elif line.strip() == "}" and not open_braces and closed == "type":
                self.places["file"].append(index + 1)


def longest_translations(app):
    """The source text of each key, and the length of its longest translation, and the keys of default tables; of
    catalogs that the tool reads."""
    longest, keys = {}, set()

    def without_duplicates(pairs):
        if len(dict(pairs)) < len(pairs):
            raise ValueError("a name stands twice")
        return dict(pairs)

    for path in app.rglob("*.xcstrings"):
        try:
            catalog = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=without_duplicates)
        except ValueError:
            continue
        for key, entry in catalog.get("strings", {}).items():
            values = {language: localization.get("stringUnit", {}).get("value", "")
                      for language, localization in entry.get("localizations", {}).items()}
            source = values.pop(catalog["sourceLanguage"], "") or key
            longest[key] = (source, max((len(value) for value in values.values()), default=0))
            if path.name == "Localizable.xcstrings":
                keys.add(key)
    return longest, keys


def has_right_to_left_language(app):
    """Whether an app has a translation into a language that is written from the right, in catalogs or folders."""
    # What is bundled, as another app, has languages of its own.
    if any(RIGHT_TO_LEFT.match(path.stem) and ".app/" not in path.as_posix() for path in app.rglob("*.lproj")):
        return True
    for path in app.rglob("*.xcstrings"):
        try:
            entries = json.loads(path.read_text(encoding="utf-8")).get("strings", {}).values()
        except ValueError:
            continue
        if any(RIGHT_TO_LEFT.match(language) for entry in entries for language in entry.get("localizations", {})):
            return True
    return False


def mark_step(sources):
    """Tells which sources use a default table that has nearly all keys of the code around.

    Code around is what stands in the same folder at the top: another part of an app may have no such table, and a part
    of a package no table at all. A source without a key of its own says nothing of where its keys would go.
    """
    used = {source: [first or second for line in source.lines[:source.shown]
                     if not line.lstrip().startswith("//") for first, second in KEY.findall(line)] for source in sources}
    parts = collections.defaultdict(list)
    for source in sources:
        parts[source.path.split("/")[0]].append(source)
    for part in parts.values():
        found = [key in source.keys for source in part for key in used[source]]
        for source in part if found and sum(found) >= 0.97 * len(found) else []:
            source.is_in_step = any(key in source.keys for key in used[source])


def forms_of(path):
    forms, header, lines = [], None, []
    for line in path.read_text(encoding="utf-8").split("\n") + ["--- "]:
        if line.startswith("--- "):
            if header:
                while lines and not lines[-1].strip():
                    lines.pop()
                forms.append(Form(path.name.removesuffix(".swift.txt"), len(forms) + 1, header, lines))
            header, lines = line[4:], []
        elif header:
            lines.append(line)
    return forms


def run(tool, folder, rules, errors):
    """The findings of the rules in a folder: rule, path, line, severity."""
    command = [tool, "check", "--advice", "--format", "json"] + [word for rule in rules for word in ("--rule", rule)]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if not result.stdout:
        sys.exit(f"dragoman check failed in {folder}: {result.stderr[-500:]}")
    errors.append(result.stderr)
    return [(f["id"], f["location"]["path"], f["location"]["start"]["line"], f["severity"])
            for f in json.loads(result.stdout)["findings"] if "start" in f.get("location", {})]


def copy(app, target):
    shutil.copytree(app, target, ignore=shutil.ignore_patterns(".git", ".build", "*.png", "*.jpg", "*.mp3", "*.caf"))


def choose(forms, sources, taken, count, randomness):
    """Places of a rule: each form in turn, at a place of any app and source, so that none is preferred."""
    chosen = []
    possible = {}
    for form in forms:
        by_app = collections.defaultdict(list)
        for source in sources:
            for index in form.places(source):
                if form.place != "replace" or (form.rule, source.path, index + 1) not in taken[source.app]:
                    by_app[source.app].append((source, index))
        possible[form] = by_app
    turns = [form for form in forms if possible[form]]
    randomness.shuffle(turns)
    used = set()
    while turns and len(chosen) < count:
        for form in list(turns):
            free = {app: [p for p in places if (p[0].path, p[1]) not in used] for app, places in possible[form].items()}
            apps = sorted(app for app, places in free.items() if places)
            if not apps or len(chosen) >= count:
                turns.remove(form)
                continue
            by_path = collections.defaultdict(list)
            for place in free[randomness.choice(apps)]:
                by_path[place[0].path].append(place)
            source, index = randomness.choice(by_path[randomness.choice(sorted(by_path))])
            used.add((source.path, index))
            chosen.append((form, source, index))
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/dragoman")
    parser.add_argument("--each", type=int, default=20, help="faults of each rule, over all apps")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--aim", type=int, default=90, help="the share found, in percent, below which it exits with 1")
    parser.add_argument("--rule", action="append", help="plant faults of this rule alone; may be repeated")
    parser.add_argument("--forms", choices=("all", *SETS), default="all", help="which forms, if not all")
    parser.add_argument("--forms-folder", type=pathlib.Path, default=FORMS, help="other forms than those of the project")
    parser.add_argument("--show", action="store_true", help="show the faults that were missed")
    parser.add_argument("apps", nargs="+")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    randomness = random.Random(arguments.seed)
    listed = subprocess.run([tool, "check", "--list"], capture_output=True, text=True, check=True).stdout
    severities = {line.split()[0]: line.split()[1] for line in listed.splitlines() if line.strip()}
    forms = {}
    for path in sorted(arguments.forms_folder.glob("*.swift.txt")):
        rule = path.name.removesuffix(".swift.txt")
        if arguments.rule and rule not in arguments.rule:
            continue
        if rule not in severities:
            print(f"{rule:32} no such rule")
            continue
        forms[rule] = [form for form in forms_of(path)
                       if arguments.forms in ("all", form.set)]
    rules = [rule for rule in forms if forms[rule]]
    with tempfile.TemporaryDirectory() as folder:
        apps, before, sources, errors = [], {}, [], []
        for path in arguments.apps:
            app = pathlib.Path(folder, "whole", pathlib.Path(path).resolve().name)
            copy(pathlib.Path(path).resolve(), app)
            apps.append(app)
            before[app] = run(tool, app, rules, errors)
            longest, keys = longest_translations(app)
            start = len(sources)
            for file in sorted(app.rglob("*.swift")):
                relative = file.relative_to(app).as_posix()
                if not UNSHOWN_PATH.search("/" + relative):
                    try:
                        sources.append(Source(app, relative, longest, keys))
                    except UnicodeDecodeError:
                        pass
            mark_step(sources[start:])
            is_right_to_left = has_right_to_left_language(app)
            for source in sources[start:]:
                source.is_in_right_to_left_app = is_right_to_left
        taken = {app: {finding[:3] for finding in before[app]} for app in apps}
        rounds = collections.defaultdict(dict)
        number = 0
        planted = collections.defaultdict(list)
        for rule in rules:
            for form, source, index in choose(forms[rule], sources, taken, arguments.each, randomness):
                number += 1
                fault = {"form": form, "source": source, "index": index, "number": number, "found": False}
                planted[rule].append(fault)
                turn = (rule if rule in ALONE else "", 0)
                while source.path in rounds[(source.app, turn)]:
                    turn = (turn[0], turn[1] + 1)
                rounds[(source.app, turn)][source.path] = fault
        for (app, turn), faults in rounds.items():
            if not faults:
                continue
            target = pathlib.Path(folder, "-".join(map(str, turn)), app.name)
            copy(app, target)
            for path, fault in faults.items():
                lines, fault["first"], fault["last"] = fault["form"].plant(fault["source"], fault["index"], fault["number"])
                fault["lines"] = lines[fault["first"] - 1:fault["last"]]
                (target / path).write_text("\n".join(lines), encoding="utf-8")
            for rule, path, line, severity in run(tool, target, rules, errors):
                fault = faults.get(path)
                if fault and rule in fault["form"].accepted and fault["first"] <= line <= fault["last"]:
                    fault["found"] = True
                elif fault and fault["first"] <= line <= fault["last"]:
                    fault.setdefault("others", set()).add(rule)
            shutil.rmtree(target)
        report(rules, severities, planted, before, arguments)


def report(rules, severities, planted, before, arguments):
    counts = collections.Counter(finding[0] for findings in before.values() for finding in findings)
    all_found = all_planted = 0
    failed = False
    print(f"{'rule':32} {'default':8} {'found':>10} {'share':>6} {'last set':>8} {'forms':>6} {'missed forms':24} findings in the apps")
    for rule in rules:
        faults = planted[rule]
        found = sum(fault["found"] for fault in faults)
        all_found, all_planted = all_found + found, all_planted + len(faults)
        share = f"{100 * found // len(faults)} %" if faults else "–"
        failed = failed or not faults or 100 * found < arguments.aim * len(faults)
        missed = sorted({fault["form"].number for fault in faults if not fault["found"]})
        of_forms = len({fault["form"] for fault in faults})
        by_set = {name: [fault["found"] for fault in faults if fault["form"].set == name] for name in SETS[1:]}
        last = by_set["fourth"] or by_set["third"] or by_set["second"]
        of_last = f"{sum(last)} of {len(last)}" if last else "–"
        print(f"{rule:32} {severities[rule]:8} {found:4} of {len(faults):2} {share:>6} {of_last:>8} {of_forms:6} "
              f"{', '.join(map(str, missed)):24} {counts[rule]}")
        for fault in faults if arguments.show else []:
            if not fault["found"]:
                others = ", ".join(sorted(fault.get("others", ()))) or "nothing"
                print(f"    {fault['source'].app.name}/{fault['source'].path}:{fault['first']}, form {fault['form'].number}; "
                      f"found instead: {others}")
                for line in fault["lines"]:
                    print("        " + line.strip())
    print(f"{all_found} of {all_planted} faults found in {len(before)} apps")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
