#!/usr/bin/env python3
"""Makes Sources/Checks/Keyboards/KeyboardLayouts+Generated.swift: what can be typed on the keyboards of languages.

    Scripts/make_keyboard_layouts.py           writes the file
    Scripts/make_keyboard_layouts.py --print   prints it

Reads xkeyboard-config (Debian: xkb-data) through libxkbcommon (libxkbcommon0), and ISO 639 (iso-codes). A layout's
variant "mac", which is like Apple's keyboards, is taken where there is one. Layouts that type no Latin letters are
left out: with Command held, they type the letters and signs of a Latin layout.
"""
import ctypes
import json
import os
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

XKB = os.environ.get("XKB_CONFIG_ROOT", "/usr/share/X11/xkb")
ISO_639 = "/usr/share/iso-codes/json/iso_639-3.json"
OUTPUT = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
    "Sources/Checks/Keyboards/KeyboardLayouts+Generated.swift")

# The keys that type characters, row by row from the upper left.
KEYS = (["TLDE"] + [f"AE{n:02}" for n in range(1, 14)] + [f"AD{n:02}" for n in range(1, 13)]
        + [f"AC{n:02}" for n in range(1, 12)] + ["BKSL", "LSGT"] + [f"AB{n:02}" for n in range(1, 12)])
LEVELS = 4  # alone, with Shift, with AltGr (Option), with both
NOTHING = "\u2423"  # a sign that no keyboard types
MAC_VARIANTS = ["mac"]
# Switzerland has a layout a language, which xkeyboard-config has as variants of one.
MAC_VARIANTS_BY_LANGUAGE = [("ch", "fr_mac"), ("ch", "de_mac")]


class Names(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("rules", "model", "layout", "variant", "options")]


def library():
    try:
        found = ctypes.CDLL("libxkbcommon.so.0")
    except OSError:
        sys.exit("libxkbcommon.so.0 is missing: install libxkbcommon0")
    for name, result, arguments in [
        ("xkb_context_new", ctypes.c_void_p, [ctypes.c_int]),
        ("xkb_keymap_new_from_names", ctypes.c_void_p, [ctypes.c_void_p, ctypes.POINTER(Names), ctypes.c_int]),
        ("xkb_keymap_key_by_name", ctypes.c_uint32, [ctypes.c_void_p, ctypes.c_char_p]),
        ("xkb_keymap_key_get_syms_by_level", ctypes.c_int, [
            ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32,
            ctypes.POINTER(ctypes.POINTER(ctypes.c_uint32))]),
        ("xkb_keysym_to_utf32", ctypes.c_uint32, [ctypes.c_uint32]),
        ("xkb_keysym_get_name", ctypes.c_int, [ctypes.c_uint32, ctypes.c_char_p, ctypes.c_size_t]),
        ("xkb_keymap_unref", None, [ctypes.c_void_p]),
    ]:
        function = getattr(found, name)
        function.restype = result
        function.argtypes = arguments
    return found


class Keyboards:
    def __init__(self):
        self.xkb = library()
        self.context = self.xkb.xkb_context_new(0)

    def character(self, symbol):
        """What a key symbol types; of a dead key, the accent itself; NOTHING where that is no visible character."""
        code = self.xkb.xkb_keysym_to_utf32(symbol)
        if code > 0x20 and unicodedata.category(chr(code))[0] in "LNPS":
            return chr(code)
        buffer = ctypes.create_string_buffer(64)
        self.xkb.xkb_keysym_get_name(symbol, buffer, 64)
        name = buffer.value.decode()
        if name.startswith("dead_"):
            accent = name[len("dead_"):].upper()
            for candidate in (accent + " ACCENT", accent):
                try:
                    sign = unicodedata.lookup(candidate)
                except KeyError:
                    continue
                if unicodedata.category(sign) in ("Sk", "Lm", "Sm"):
                    return sign
        return NOTHING

    def levels(self, layout, variant):
        """What the keys of KEYS type, a string a level."""
        names = Names(b"evdev", b"pc105", layout.encode(), variant.encode(), b"")
        keymap = self.xkb.xkb_keymap_new_from_names(self.context, ctypes.byref(names), 0)
        if not keymap:
            return None
        levels = []
        for level in range(LEVELS):
            typed = ""
            for key in KEYS:
                code = self.xkb.xkb_keymap_key_by_name(keymap, key.encode())
                symbols = ctypes.POINTER(ctypes.c_uint32)()
                count = self.xkb.xkb_keymap_key_get_syms_by_level(keymap, code, 0, level, ctypes.byref(symbols))
                typed += self.character(symbols[0]) if count == 1 else NOTHING
            levels.append(typed)
        self.xkb.xkb_keymap_unref(keymap)
        return levels


def two_letter_codes():
    with open(ISO_639, encoding="utf-8") as file:
        languages = json.load(file)["639-3"]
    return {entry["alpha_3"]: entry.get("alpha_2", entry["alpha_3"]) for entry in languages}


def identifiers(item, tag):
    return [element.text for element in item.iter(tag)]


def layouts():
    """(layout, variants to try in order, name, languages, countries) of all layouts with languages."""
    codes = two_letter_codes()
    tree = ElementTree.parse(os.path.join(XKB, "rules/evdev.xml"))
    for layout in tree.iter("layout"):
        item = layout.find("configItem")
        name = item.findtext("name")
        languages = [codes.get(code, code) for code in identifiers(item, "iso639Id")]
        countries = identifiers(item, "iso3166Id") or ([name.upper()] if len(name) == 2 else [])
        variants = {v.findtext("configItem/name"): v.find("configItem") for v in layout.iter("variant")}
        special = [variant for place, variant in MAC_VARIANTS_BY_LANGUAGE if place == name and variant in variants]
        taken = set()
        for variant in special:
            own = [codes.get(code, code) for code in identifiers(variants[variant], "iso639Id")]
            own = own or [code for code in languages if code not in taken]
            taken.update(own)
            yield name, [variant], variants[variant].findtext("description"), own, countries
        if languages and not special:
            yield name, [v for v in MAC_VARIANTS if v in variants] + [""], item.findtext("description"), languages, \
                countries


def types_latin(levels):
    return set("abcdefghijklmnopqrstuvwxyz") <= set(levels[0] + levels[1])


def version():
    with open("/usr/share/pkgconfig/xkeyboard-config.pc", encoding="utf-8") as file:
        return next(line.split(":")[1].strip() for line in file if line.startswith("Version:"))


def source():
    keyboards = Keyboards()
    lines = []
    for layout, variants, name, languages, countries in layouts():
        for variant in variants:
            levels = keyboards.levels(layout, variant)
            if levels and types_latin(levels):
                identifier = layout + (f"({variant})" if variant else "")
                lines.append("; ".join([identifier, name, " ".join(languages), " ".join(countries)]))
                lines += levels
                break
    return f"""\
// Made by Scripts/make_keyboard_layouts.py of xkeyboard-config {version()}
// (https://www.freedesktop.org/wiki/Software/XKeyboardConfig/), whose layouts are Copyright (c) of their authors and
// under the MIT licence; see COPYING there, or /usr/share/doc/xkb-data/copyright on Debian.

// swift-format-ignore-file

extension KeyboardLayouts {{
  /// Five lines a layout: identifier; name; languages; countries; then what its keys type alone, with Shift, with
  /// AltGr (Option), and with both. The keys are {KEYS[0]}, {KEYS[1]} to {KEYS[13]}, AD01 to AD12, AC01 to AC11, BKSL,
  /// LSGT and AB01 to AB11; {NOTHING} stands for nothing.
  static let text = ##\"\"\"
{chr(10).join("    " + line for line in lines)}
    \"\"\"##
}}
"""


def main(arguments):
    if arguments == ["--print"]:
        sys.stdout.write(source())
    elif not arguments:
        os.makedirs(os.path.dirname(OUTPUT), exist_ok=True)
        with open(OUTPUT, "w", encoding="utf-8") as file:
            file.write(source())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
