#!/usr/bin/env python3
"""How long translations are in proportion to their English texts, by language.

    Scripts/measure_expansion.py CATALOG.xcstrings...

Counts characters of translated texts that do not vary, that are not the source text itself, and whose source text has
at least four. The figures of Sources/Pseudolocalization/LanguageExpansion.swift come from public catalogs.
"""
import collections
import json
import sys


def main(paths):
    lengths = collections.defaultdict(lambda: [0, 0, 0])
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                catalog = json.load(file)
        except ValueError:
            continue
        if catalog.get("sourceLanguage") != "en":
            continue
        for key, entry in catalog["strings"].items():
            localizations = entry.get("localizations", {})
            if "variations" in localizations.get("en", {}):
                continue
            source = localizations.get("en", {}).get("stringUnit", {}).get("value") or key
            for language, localization in localizations.items():
                unit = localization.get("stringUnit", {})
                text = unit.get("value", "")
                if language == "en" or unit.get("state") != "translated" or len(source) < 4 or text in ("", source):
                    continue
                total = lengths[language]
                total[0] += len(source)
                total[1] += len(text)
                total[2] += 1
    for language, (source, target, count) in sorted(lengths.items()):
        if count >= 2000:
            print(f"{language}\t{target / source:.2f}\t{count} texts")


if __name__ == "__main__":
    main(sys.argv[1:])
