#!/usr/bin/env python3
"""Writes copies of JSON files with the members of every object shuffled, on one line, everything beyond ASCII escaped.

  shuffle_catalogs.py SEED TARGET_FOLDER FILE...

What comes back from such a copy in Xcode's order and layout cannot have kept anything of the original but its values.
"""
import json
import os
import random
import sys


def shuffled(value, generator):
    if isinstance(value, dict):
        names = list(value)
        generator.shuffle(names)
        return {name: shuffled(value[name], generator) for name in names}
    if isinstance(value, list):
        return [shuffled(element, generator) for element in value]
    return value


def main():
    seed, target, files = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    for path in files:
        with open(path, encoding="utf-8") as source:
            value = json.load(source)
        generator = random.Random(f"{seed} {os.path.basename(path)}")
        with open(os.path.join(target, os.path.basename(path)), "w", encoding="ascii") as output:
            json.dump(shuffled(value, generator), output, separators=(",", ":"))


main()
