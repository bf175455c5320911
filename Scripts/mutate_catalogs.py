#!/usr/bin/env python3
"""Breaks catalogs in many ways, one at a time, and counts how many of the breaks `dragoman check` finds.

    Scripts/mutate_catalogs.py --tool .build/release/dragoman Examples/ConcertTickets
    Scripts/mutate_catalogs.py --tool .build/release/dragoman --each 20 ~/catalogs

Takes catalogs, or folders that hold some. A break counts as found if a finding of one of its rules is in the broken
catalog that is not in the whole one. Prints a line for each kind of break; exits with 1 if a break that has places was
missed, or, with --clean, if the catalogs themselves have findings other than advice.
"""

import argparse
import collections
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

SPECIFIER = re.compile(r"%(?:\d+\$)?(?:\([^)]*\))?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]")
FILE_NAME = re.compile(r"^\S+\.[a-z]{2,4}$")
KINDS = []


def kind(*rules):
    """Registers a break and the rules that may find it."""

    def register(function):
        KINDS.append((function.__name__.replace("_", " "), rules, function))
        return function

    return register


class Text:
    """One string unit of a catalog."""

    def __init__(self, catalog, key, language, path, unit, holder):
        self.catalog, self.key, self.language = catalog, key, language
        self.path, self.unit, self.holder = path, unit, holder

    @property
    def value(self):
        return self.unit["value"]

    @value.setter
    def value(self, text):
        self.unit["value"] = text

    @property
    def is_translation(self):
        return self.language != self.catalog["sourceLanguage"]

    @property
    def source(self):
        """The source text, where it is one plain text."""
        own = self.catalog["strings"][self.key].get("localizations", {}).get(self.catalog["sourceLanguage"])
        if own is None:
            return self.key
        return own["stringUnit"]["value"] if set(own) == {"stringUnit"} else None


def units(node, path=()):
    if not isinstance(node, dict):
        return
    if isinstance(node.get("stringUnit"), dict) and isinstance(node["stringUnit"].get("value"), str):
        yield path, node["stringUnit"], node
    for name, branch in node.get("substitutions", {}).items():
        yield from units(branch, path + (("substitution", name),))
    for axis, branches in node.get("variations", {}).items():
        for name, branch in branches.items():
            yield from units(branch, path + ((axis, name),))


def texts(catalog):
    for key, entry in catalog["strings"].items():
        if entry.get("shouldTranslate") is False or entry.get("extractionState") == "stale":
            continue
        for language, localization in entry.get("localizations", {}).items():
            for path, unit, holder in units(localization):
                yield Text(catalog, key, language, path, unit, holder)


def plain_translations(catalog, wanted=lambda text: True):
    return [t for t in texts(catalog) if t.is_translation and not t.path and t.source and t.value
            and t.unit.get("state") == "translated" and t.value != t.source and not FILE_NAME.search(t.value) and wanted(t)]


def has_words(text):
    return len(re.findall(r"[^\W\d_]{3,}", text)) >= 2


# Each function takes a copy of a catalog and returns a list of places; a place is called to break it.


@kind("missing-specifier")
def a_value_is_left_out(catalog):
    def cut(t):
        return lambda: setattr(t, "value", SPECIFIER.sub("", t.value, count=1).strip() or "—")

    return [cut(t) for t in plain_translations(catalog, lambda t: len(SPECIFIER.findall(t.value)) == 1
            and len(SPECIFIER.findall(t.source)) == 1 and "%#@" not in t.value)]


@kind("unexpected-specifier", "repeated-specifier", "mismatched-specifier")
def a_value_too_many(catalog):
    return [lambda t=t: setattr(t, "value", t.value + " %2$@") for t in plain_translations(
        catalog, lambda t: len(SPECIFIER.findall(t.source)) <= 1 and "%" not in t.value.replace("%%", "") and has_words(t.source))]


@kind("mismatched-specifier")
def a_value_of_another_type(catalog):
    def change(t):
        return lambda: setattr(t, "value", t.value.replace("%lld", "%@", 1) if "%lld" in t.value else
                               t.value.replace("%@", "%lld", 1))

    return [change(t) for t in plain_translations(
        catalog, lambda t: SPECIFIER.findall(t.value) == SPECIFIER.findall(t.source)
        and SPECIFIER.findall(t.value) in (["%@"], ["%lld"]))]


@kind("reordered-specifiers", "mismatched-specifier")
def values_change_places_without_numbers(catalog):
    def swap(t):
        first, second = SPECIFIER.findall(t.value)
        plain = t.value.replace(first, "\0", 1).replace(second, first, 1).replace("\0", second, 1)
        return lambda: setattr(t, "value", re.sub(r"%\d\$", "%", plain))

    return [swap(t) for t in plain_translations(
        catalog, lambda t: len(SPECIFIER.findall(t.value)) == 2 and len(SPECIFIER.findall(t.source)) == 2
        and not re.search(r"%\d", t.value)
        and sorted(re.sub(r"\d\$", "", s) for s in SPECIFIER.findall(t.value)) == ["%@", "%lld"])]


@kind("repeated-specifier", "unexpected-specifier", "mismatched-specifier")
def a_value_stands_twice(catalog):
    return [lambda t=t: setattr(t, "value", t.value + " " + SPECIFIER.findall(t.value)[0]) for t in plain_translations(
        catalog, lambda t: SPECIFIER.findall(t.value) == ["%@"] and SPECIFIER.findall(t.source) == ["%@"])]


@kind("missing-translation")
def a_language_loses_its_text(catalog):
    counts = collections.Counter(l for e in catalog["strings"].values() for l in e.get("localizations", {}))

    def drop(key, language):
        return lambda: catalog["strings"][key]["localizations"].pop(language)

    def stands_in(entry, language):
        return any(other != language and language.startswith(other.split("-")[0])
                   for other in entry["localizations"]) or language.split("-")[0] == catalog["sourceLanguage"]

    return [drop(key, language) for key, entry in catalog["strings"].items() for language in entry.get("localizations", {})
            if entry.get("shouldTranslate") is not False and entry.get("extractionState") != "stale" and has_words(key)
            and language != catalog["sourceLanguage"] and not stands_in(entry, language)
            and counts[language] > 1 and counts[language] * 2 > len(catalog["strings"])]


@kind("empty-translation")
def a_text_is_emptied(catalog):
    return [lambda t=t: setattr(t, "value", "") for t in plain_translations(catalog, lambda t: has_words(t.source))]


@kind("unfinished-translation")
def a_text_is_new(catalog):
    return [lambda t=t: t.unit.update(state="new") for t in plain_translations(catalog, lambda t: has_words(t.source))]


@kind("unreviewed-translation")
def a_text_waits_for_review(catalog):
    return [lambda t=t: t.unit.update(state="needs_review") for t in plain_translations(catalog)]


@kind("stale-key")
def a_key_goes_stale(catalog):
    return [lambda e=e: e.update(extractionState="stale") for k, e in catalog["strings"].items()
            if e.get("extractionState") is None and e.get("localizations")]


@kind("copied-source-text")
def a_text_is_left_in_the_source_language(catalog):
    return [lambda t=t: setattr(t, "value", t.source) for t in plain_translations(
        catalog, lambda t: len(re.findall(r"[^\W\d_]{3,}", t.source)) >= 4 and t.value != t.source
        and t.language.split("-")[0] != catalog["sourceLanguage"].split("-")[0])]


def plurals(catalog):
    for t in texts(catalog):
        if t.path and t.path[-1][0] == "plural":
            yield t


def branches(catalog, t):
    node = catalog["strings"][t.key]["localizations"][t.language]
    for axis, name in t.path[:-1]:
        node = node["substitutions"][name] if axis == "substitution" else node["variations"][axis][name]
    return node["variations"]["plural"]


@kind("missing-plural-category")
def a_plural_category_is_missing(catalog):
    return [lambda t=t: branches(catalog, t).pop("few") for t in plurals(catalog)
            if t.path[-1][1] == "few" and t.language in ("ru", "pl", "cs", "uk", "sk", "hr", "sr", "sl", "lt", "ro")]


@kind("missing-plural-category")
def the_plural_category_other_is_missing(catalog):
    return [lambda t=t: branches(catalog, t).pop("other") for t in plurals(catalog)
            if t.path[-1][1] == "other" and len(branches(catalog, t)) > 1]


@kind("unused-plural-category")
def a_plural_category_that_is_never_used(catalog):
    def add(t):
        return lambda: branches(catalog, t).update(few=copy.deepcopy(branches(catalog, t)["other"]))

    return [add(t) for t in plurals(catalog) if t.path[-1][1] == "other" and "few" not in branches(catalog, t)
            and t.language.split("-")[0] in ("en", "de", "fr", "es", "it", "ja", "tr", "nl", "sv")]


@kind("numberless-plural-form")
def one_without_its_number_where_it_covers_more(catalog):
    def cut(t):
        return lambda: setattr(t, "value", re.sub(r"%(?:\d\$)?(?:lld|ld|d|arg)\s*", "", t.value, count=1))

    return [cut(t) for t in plurals(catalog) if t.path[-1][1] == "one"
            and t.language in ("ru", "uk", "hr", "sr", "bs", "lt", "lv", "sl", "be")
            and re.search(r"%(?:\d\$)?(?:lld|ld|d|arg)", t.value) and len(SPECIFIER.findall(t.value)) <= 1]


def with_substitutions(catalog):
    return [t for t in texts(catalog) if not t.path and "%#@" in t.value]


@kind("unreferenced-substitution")
def a_substitution_is_not_used(catalog):
    return [lambda t=t: setattr(t, "value", re.sub(r"%(?:\d\$)?#@\w+@", "…", t.value, count=1))
            for t in with_substitutions(catalog) if t.value.count("#@") == 1]


@kind("undefined-substitution")
def a_substitution_is_not_defined(catalog):
    return [lambda t=t: setattr(t, "value", re.sub(r"#@\w+@", "#@nowhere@", t.value, count=1))
            for t in with_substitutions(catalog)]


@kind("missing-device-fallback")
def devices_without_the_others(catalog):
    def vary(t):
        def change():
            unit = t.holder.pop("stringUnit")
            t.holder["variations"] = {"device": {"iphone": {"stringUnit": unit}}}

        return change

    return [vary(t) for t in plain_translations(catalog, lambda t: "substitutions" not in t.holder)]


@kind("mismatched-markup")
def emphasis_is_not_closed(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace("**", "", 1)) for t in plain_translations(
        catalog, lambda t: t.value.count("**") == 2 and t.source.count("**") == 2)]


LINK = re.compile(r"\]\((https?://[^)\s]+)\)")


@kind("mismatched-link")
def a_link_leads_elsewhere(catalog):
    return [lambda t=t: setattr(t, "value", LINK.sub("](https://example.org/elsewhere)", t.value)) for t in
            plain_translations(catalog, lambda t: LINK.search(t.value) and LINK.findall(t.value) == LINK.findall(t.source))]


@kind("broken-inflection")
def inflection_is_broken(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace("](inflect", "] (inflect", 1)) for t in texts(catalog)
            if "](inflect" in t.value]


@kind("differing-space-at-edges")
def a_space_in_front(catalog):
    return [lambda t=t: setattr(t, "value", " " + t.value) for t in plain_translations(
        catalog, lambda t: t.value == t.value.strip() and t.source == t.source.strip())]


@kind("differing-space-at-edges")
def a_space_at_the_end(catalog):
    return [lambda t=t: setattr(t, "value", t.value + " ") for t in plain_translations(
        catalog, lambda t: t.value == t.value.strip() and t.source == t.source.strip())]


@kind("doubled-space")
def a_doubled_space(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace(" ", "  ", 1)) for t in plain_translations(
        catalog, lambda t: re.search(r"\w \w", t.value) and "  " not in t.source and t.value.index(" ") > 0)]


@kind("misplaced-space-before-punctuation")
def a_plain_space_before_french_punctuation(catalog):
    return [lambda t=t: setattr(t, "value", re.sub("[\u00a0\u202f]([!?:;])", r" \1", t.value)) for t in
            plain_translations(catalog, lambda t: t.language in ("fr", "fr-FR") and re.search("[\u00a0\u202f][!?;]", t.value))]


@kind("differing-final-punctuation")
def the_final_stop_is_dropped(catalog):
    return [lambda t=t: setattr(t, "value", t.value[:-1]) for t in plain_translations(
        catalog, lambda t: t.value.endswith(("?", "!")) and t.source.endswith(t.value[-1]) and len(t.value) > 15
        and t.language in ("de", "it", "nl", "pt-BR", "sv", "da", "pl", "ru"))]


@kind("three-dots-for-ellipsis")
def three_dots(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace("…", "...")) for t in plain_translations(
        catalog, lambda t: "…" in t.value and "…" in t.source)]


@kind("differing-line-breaks")
def a_line_break_is_lost(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace("\n", " ")) for t in plain_translations(
        catalog, lambda t: "\n" in t.value.strip() and t.value.count("\n") == t.source.count("\n"))]


@kind("foreign-quotation-marks", "inconsistent-quotation-marks")
def quotation_marks_of_another_language(catalog):
    return [lambda t=t: setattr(t, "value", t.value.replace("“", "”").replace("„", "“")) for t in plain_translations(
        catalog, lambda t: t.language == "de" and "„" in t.value and "“" in t.value)]


@kind("invisible-character")
def an_invisible_character(catalog):
    return [lambda t=t: setattr(t, "value", t.value[:2] + "\u200b" + t.value[2:]) for t in plain_translations(
        catalog, lambda t: re.match(r"[A-Za-z]{4}", t.value))]


@kind("unbalanced-direction-controls")
def a_direction_control_that_is_not_closed(catalog):
    return [lambda t=t: setattr(t, "value", "\u202e" + t.value) for t in plain_translations(catalog)]


@kind("mixed-script-word")
def a_letter_of_another_script(catalog):
    return [lambda t=t: setattr(t, "value", re.sub(r"([A-Za-z]{2})a", "\\1\u0430", t.value, count=1)) for t in
            plain_translations(catalog, lambda t: re.search(r"(?<![%@\w])[A-Za-z]{2}a", t.value)
                               and t.language in ("de", "fr", "es", "it", "nl", "sv"))]


@kind("letters-of-another-script")
def a_text_in_another_language(catalog):
    return [lambda t=t: setattr(t, "value", "Это совсем другой язык") for t in plain_translations(
        catalog, lambda t: t.language in ("de", "fr", "es", "it", "nl", "sv") and not SPECIFIER.search(t.source))]


@kind("lone-percent-sign", "unexpected-specifier", "mismatched-specifier")
def a_lone_percent_sign(catalog):
    return [lambda t=t: setattr(t, "value", t.value + " 5 %") for t in plain_translations(
        catalog, lambda t: SPECIFIER.search(t.source) and SPECIFIER.search(t.value) and "%%" not in t.value)]


@kind("escaped-character-in-text")
def an_escape_that_is_none(catalog):
    return [lambda t=t: setattr(t, "value", t.value + "\\n") for t in plain_translations(
        catalog, lambda t: "\\" not in t.source)]


@kind("disproportionate-length")
def a_text_many_times_as_long(catalog):
    return [lambda t=t: setattr(t, "value", " ".join([t.value] * 6)) for t in plain_translations(
        catalog, lambda t: 12 <= len(t.source) <= 30 and not SPECIFIER.search(t.value))]


def in_words(wanted=lambda t: True):
    """Translations with words and without values, in languages with Latin letters."""
    return lambda t: has_words(t.source) and "%" not in t.value and re.match(r"[A-Za-z]", t.value) and wanted(t)


def rewritten(catalog, change, wanted):
    return [lambda t=t: setattr(t, "value", change(t.value)) for t in plain_translations(catalog, wanted)
            if change(t.value) != t.value]


@kind("differing-final-punctuation")
def a_question_without_its_opening_mark(catalog):
    return rewritten(catalog, lambda v: v.replace("¿", ""), lambda t: t.language.startswith("es")
                     and t.value.count("¿") == 1 and t.value.endswith("?") and t.source.endswith("?"))


@kind("differing-final-punctuation")
def a_final_mark_of_another_script(catalog):
    marks = {"。": ".", "؟": "?"}
    return rewritten(catalog, lambda v: v[:-1] + marks[v[-1]], lambda t: t.value[-1] in marks
                     and t.language.split("-")[0] in ("ar", "ja", "zh") and re.search(r"\w.$", t.value)
                     and not re.search(r"[A-Za-z0-9@%].$", t.value))


@kind("differing-final-punctuation")
def a_full_width_colon(catalog):
    return rewritten(catalog, lambda v: v[:-1] + "：", in_words(lambda t: t.value[-1] == ":"))


@kind("invisible-character")
def a_line_separator(catalog):
    return rewritten(catalog, lambda v: v.replace(" ", "\u2028", 1), in_words())


@kind("unbalanced-direction-controls")
def an_override_of_direction(catalog):
    return rewritten(catalog, lambda v: f"\u202e{v}\u202c", in_words())


@kind("escaped-character-in-text")
def a_numbered_character(catalog):
    return rewritten(catalog, lambda v: re.sub("[à-ÿ’]", lambda found: f"&#{ord(found[0])};", v, count=1),
                     in_words(lambda t: "&" not in t.source and "\\" not in t.source))


@kind("escaped-character-in-text")
def a_tag_of_html(catalog):
    if "<br" in json.dumps(catalog["strings"]):
        return []
    return rewritten(catalog, lambda v: v.replace(" ", "<br>", 1), in_words())


@kind("numberless-plural-form")
def a_substitution_without_its_number(catalog):
    def cut(t):
        return lambda: setattr(t, "value", t.value.replace("%arg", "").strip())

    return [cut(t) for t in texts(catalog) if t.is_translation and len(t.path) == 2 and t.path[0][0] == "substitution"
            and t.path[1] == ("plural", "other") and t.value.count("%") == 1 and re.search(r"%arg.*\w", t.value)]


@kind("unknown-catalog-name")
def a_language_called_as_its_country(catalog):
    names = {"ja": "jp", "cs": "cz", "da": "dk", "uk": "ua", "zh-Hans": "cn", "de": "german"}

    def rename(language):
        def change():
            for entry in catalog["strings"].values():
                rows = entry.get("localizations", {})
                if language in rows:
                    rows[names[language]] = rows.pop(language)

        return change

    known = {language for entry in catalog["strings"].values() for language in entry.get("localizations", {})}
    return [rename(language) for language in sorted(known & set(names))]


@kind("unknown-catalog-name")
def a_state_that_does_not_exist(catalog):
    return [lambda t=t: t.unit.__setitem__("state", "done") for t in plain_translations(catalog)]


@kind("unknown-catalog-name")
def a_device_that_does_not_exist(catalog):
    def rename(branches):
        return lambda: branches.__setitem__("iPhone", branches.pop("iphone"))

    return [rename(localization["variations"]["device"]) for entry in catalog["strings"].values()
            for localization in entry.get("localizations", {}).values()
            if "iphone" in localization.get("variations", {}).get("device", {}) and entry.get("shouldTranslate") is not False]


@kind("unvaried-translation", "broken-inflection", "missing-inflection-alternative")
def inflection_is_dropped(catalog):
    span = re.compile(r"\^\[([^\]]*%[^\]]*)\]\(inflect: true\)")
    return rewritten(catalog, lambda v: span.sub(r"\1", v), lambda t: span.search(t.source) and span.search(t.value))


@kind("mismatched-link")
def a_link_without_words(catalog):
    link = re.compile(r"\[[^\]]+\]\((https?:)")
    return rewritten(catalog, lambda v: link.sub(r"[](\1", v, count=1), lambda t: link.search(t.source) and link.search(t.value))


def run(tool, paths, rules):
    command = [tool, "check", "--format", "json"] + [word for rule in rules for word in ("--rule", rule)] + paths
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if not result.stdout:
        sys.exit(f"{' '.join(command[:4])} … failed: {result.stderr[:500]}")
    found = collections.defaultdict(collections.Counter)
    for finding in json.loads(result.stdout)["findings"]:
        if finding["id"] in rules or not rules:
            found[finding["location"]["path"]][(finding["id"], finding["severity"], finding["message"])] += 1
    return found


def known_rules(tool):
    listed = subprocess.run([tool, "check", "--list"], capture_output=True, text=True, check=True).stdout
    return {line.split()[0] for line in listed.splitlines()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/dragoman")
    parser.add_argument("--each", type=int, default=5, help="breaks of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clean", action="store_true", help="expect the catalogs themselves to be without findings")
    parser.add_argument("--show", action="store_true", help="show the breaks that were missed")
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    files = []
    for path in map(pathlib.Path, arguments.paths):
        files += sorted(path.rglob("*.xcstrings")) if path.is_dir() else [path]
    catalogs = []
    for file in files:
        try:
            catalog = json.loads(file.read_text(encoding="utf-8"))
            if all(isinstance(entry, dict) for entry in catalog["strings"].values()):
                catalogs.append((file, catalog))
        except (ValueError, KeyError):
            pass
    rules_of_tool = known_rules(tool)
    randomness = random.Random(arguments.seed)
    failed = False
    if arguments.clean:
        for path, findings in run(tool, [str(file.resolve()) for file, _ in catalogs], []).items():
            for (rule, severity, message), _ in sorted(findings.items()):
                if severity != "advice":
                    failed = True
                    print(f"not clean: {path}: {message} [{rule}]")
    found_kinds = tried_kinds = 0
    for name, rules, breaks in KINDS:
        rules = [rule for rule in rules if rule in rules_of_tool]
        if not rules:
            print(f"{name:52} no rule")
            failed = True
            continue
        sites = [(number, place) for number, (_, catalog) in enumerate(catalogs)
                 for place in range(len(breaks(copy.deepcopy(catalog))))]
        chosen = randomness.sample(sites, min(arguments.each, len(sites)))
        if not chosen:
            print(f"{name:52} no place")
            continue
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for count, (number, place) in enumerate(chosen):
                broken = copy.deepcopy(catalogs[number][1])
                breaks(broken)[place]()
                for version, content in (("whole", catalogs[number][1]), ("broken", broken)):
                    path = pathlib.Path(folder, str(count), version, catalogs[number][0].name)
                    path.parent.mkdir(parents=True)
                    path.write_text(json.dumps(content, indent=2, separators=(",", " : "), ensure_ascii=False))
                    paths.append(str(path))
            found = run(tool, paths, rules)
            missed = []
            for count in range(len(chosen)):
                whole, broken = found[paths[2 * count]], found[paths[2 * count + 1]]
                if not broken - whole:
                    missed.append(count)
            if arguments.show:
                for count in missed:
                    number, place = chosen[count]
                    old = json.dumps(catalogs[number][1], indent=1, ensure_ascii=False).splitlines()
                    new = json.dumps(json.load(open(paths[2 * count + 1])), indent=1, ensure_ascii=False).splitlines()
                    for line in sorted(set(new) - set(old))[:3] + ["was"] + sorted(set(old) - set(new))[:3]:
                        print("     ", line.strip())
        tried_kinds += 1
        found_kinds += not missed
        failed = failed or bool(missed)
        print(f"{name:52} {len(chosen) - len(missed)} of {len(chosen)}   {', '.join(rules)}")
    print(f"{found_kinds} of {tried_kinds} kinds found every time")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
