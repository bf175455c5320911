#!/usr/bin/env python3
"""Plants unused keys in copies of apps, and counts how certain `dragoman unused` is of each.

    Scripts/plant_unused_keys.py --tool .build/release/dragoman ~/apps/One ~/apps/Two
    Scripts/plant_unused_keys.py --tool .build/release/dragoman --each 10 --show ~/apps/*

Takes folders of apps with a catalog. Each copy gets as many keys of every kind: sentences, single words, symbolic keys,
keys with specifiers, all with or without the state `manual`; and keys that were used until each call with them was given
another key. Prints a line an app with the lookups of unknown origin that the tool names, then the share of each kind
that is certain, likely, unsure or taken for used, and the reasons.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

# Written as people write them; an app may well have some of the words, or one of the keys, which is then not planted.
PLANTS = {
    "sentence": [
        "Discard the changes made to this document", "You can restore it from the archive at any time",
        "The password has to be at least twelve characters long", "Nothing was found for this search",
        "Drag files here to add them to the list", "This feature is only available in the full version",
        "Please check your connection and try again", "Are you sure that you want to remove this account?",
        "Show the sidebar when the window opens", "Your subscription ends at the end of this month",
        "Choose a color for the label", "Tap the button to start recording"],
    "word": ["Duplicate", "Postpone", "Appearance", "Favorites", "Unarchive", "Shortcuts", "Bookmarks", "Invite", "Overview",
             "Unsubscribe", "Workspace", "Reconnect"],
    "symbolic": [
        "settings.sync.footer", "onboarding.welcome.title", "error_network_timeout", "account.delete.confirm",
        "ProfileEditButtonTitle", "alert.unsaved-changes.message", "menu.view.zoom_in", "LIST_EMPTY_PLACEHOLDER",
        "tab.library", "export.options.quality.low", "login_forgot_password", "widget.small.description"],
    "specifier": [
        "Discard the changes made to %@?", "%lld documents were removed", "Signed in as %@ since %@", "Page %lld of %lld is shown",
        "Could not open “%@”: %@", "%@ wants to follow you", "Last synced %@ ago", "%lld%% of the disk is full",
        "Delete %lld messages", "Version %@ is available", "Move to %@", "%@ and %lld others like this"],
}
LITERAL = r'"{}"'


def run(tool, folder, *arguments):
    environment = dict(os.environ, DRAGOMAN_CACHE="")
    result = subprocess.run([tool, *arguments, str(folder)], capture_output=True, text=True, env=environment)
    try:
        return json.loads(result.stdout)
    except ValueError:
        sys.exit(f"{folder}: {result.stderr[-400:]}")


def catalog_of(folder):
    """The catalog with most keys."""
    found = []
    for path in folder.rglob("*.xcstrings"):
        if re.search(r"/\.build/|/Pods/|InfoPlist|Tests?/", str(path)):
            continue
        try:
            document = json.loads(path.read_text())
            found.append((len(document["strings"]), str(path), document))
        except (ValueError, KeyError, OSError):
            continue
    return max(found, default=(0, None, None))[1:]


def text_of(key):
    return key.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def removed_keys(folder, keys, used, count, chance):
    """Keys whose only uses are literals in Swift sources: each literal is given another key."""
    sources = {path: path.read_text(errors="replace") for path in folder.rglob("*.swift") if path.is_file()}
    everything = "\n".join(sources.values())
    plain = [key for key in keys if len(key) > 2 and "%" not in key and key in used]
    chance.shuffle(plain)
    chosen = []
    others = []
    for key in plain:
        literal = LITERAL.format(text_of(key))
        if 1 <= everything.count(literal) <= 3 and not any(key in other for other in keys if other != key):
            (chosen if len(chosen) < count else others).append(key)
    if not others:
        return []
    for key in chosen:
        other = LITERAL.format(text_of(chance.choice(others)))
        for path, text in sources.items():
            if LITERAL.format(text_of(key)) in text:
                sources[path] = text.replace(LITERAL.format(text_of(key)), other)
                path.write_text(sources[path])
    return chosen


def plant(app, arguments, chance):
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / app.name
        shutil.copytree(app, folder, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
        path, document = catalog_of(folder)
        if path is None:
            return None
        before = {item["key"] for item in run(arguments.tool, folder, "unused", "--json")["unused"]}
        kinds = {}
        strings = document["strings"]
        used = [key for key in strings if key not in before]
        for key in removed_keys(folder, list(strings), set(used), arguments.each, chance):
            kinds[key] = "removed"
        for kind, texts in PLANTS.items():
            fresh = [text for text in texts if text not in strings]
            for key in chance.sample(fresh, min(arguments.each, len(fresh))):
                strings[key] = {"extractionState": "manual"} if chance.random() < 0.5 else {}
                kinds[key] = kind
        pathlib.Path(path).write_text(json.dumps(document, indent=2, ensure_ascii=False))
        shown = str(pathlib.Path(path).relative_to(folder))
        found = {item["key"]: item for item in run(arguments.tool, folder, "unused", "--json")["unused"]
                 if item["path"].endswith(shown)}
        return {key: (kind, found.get(key)) for key, kind in kinds.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--each", type=int, default=4, help="keys of a kind and app")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="list the keys that are not certain")
    parser.add_argument("apps", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    shares = collections.defaultdict(collections.Counter)
    reasons = collections.Counter()
    for app in arguments.apps:
        chance = random.Random(f"{arguments.seed} {app.name}")
        planted = plant(app.resolve(), arguments, chance)
        if not planted:
            continue
        counts = collections.Counter()
        for key, (kind, item) in planted.items():
            certainty = item["certainty"] if item else "used"
            reason = item["reason"] if item else "taken for used"
            counts[certainty] += 1
            shares[kind][certainty] += 1
            reasons[certainty, reason] += 1
            if arguments.show and certainty != "certain":
                print(f"    {app.name}: {key!r} ({kind}): {certainty}, {reason} {item.get('use', '') if item else ''}")
        total = sum(counts.values())
        print(f"{app.name}: {counts['certain']} of {total} certain, {counts['likely']} likely, {counts['unsure']} unsure, "
              f"{counts['used']} taken for used", flush=True)
    for kind, counts in shares.items():
        print(kind, dict(counts))
    for (certainty, reason), count in reasons.most_common():
        print(f"{count:5} {certainty}: {reason}")


if __name__ == "__main__":
    main()
