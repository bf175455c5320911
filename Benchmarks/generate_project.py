#!/usr/bin/env python3
"""Writes a Swift package of about a given number of lines, the same for the same seed.

  generate_project.py LINES FOLDER [--seed N]

One target with a String Catalog; files of 80 to 240 lines in the proportions of app code: half of them views with
localizable texts, the others models, services and extensions that only declare what the views use.
"""
import argparse
import os
import random

NOUNS = "Ticket Venue Seat Order Artist Gate Refund Voucher Balcony Receipt Invoice Poster Stage Encore".split()
VERBS = "Load Show Cancel Print Share Reserve Refresh Confirm Collect Compare Rename Archive".split()
TYPES = ["Int", "String", "Double", "Bool", "Date", "URL?", "[String]", "Int64"]


def words(random_, count):
    return " ".join(random_.choice(NOUNS + VERBS).lower() for _ in range(count)).capitalize()


def model(random_, name, lines):
    out = ["import Foundation", "", f"struct {name}: Identifiable, Hashable {{", "  let id: Int"]
    fields = [(f"field{number}", random_.choice(TYPES)) for number in range(random_.randint(4, 12))]
    out += [f"  var {field}: {type_}" for field, type_ in fields] + ["}", "", f"extension {name} {{"]
    number = 0
    while len(out) < lines:
        out += [
            f"  /// Adds up what step {number} needs.",
            f"  func total{number}(of values: [Int], factor: Int = {random_.randint(1, 9)}) -> Int {{",
            "    var sum = 0",
            "    for value in values where value > factor {",
            f"      sum += value * factor + {random_.randint(1, 99)}",
            "    }",
            "    guard sum > 0 else { return -1 }",
            "    return sum",
            "  }",
            "",
        ]
        number += 1
    return out + ["}"]


def view(random_, name, item, lines):
    out = ["import SwiftUI", "", f"struct {name}: View {{", f"  let items: [{item}]", "  let count: Int",
           "  var title: LocalizedStringKey = \"" + words(random_, 2) + "\"", "  @State private var isShown = false", ""]
    part = 0
    while len(out) < lines:
        out += [
            f"  private var part{part}: some View {{",
            "    VStack(alignment: .leading, spacing: 8) {",
            f"      Text(\"{words(random_, 3)} {part}\", comment: \"{words(random_, 6)}\")",
            "        .font(.headline)",
            f"      Text(\"\\(count) {words(random_, 2).lower()} of \\(items.count)\")",
            "      ForEach(items) { item in",
            "        HStack {",
            f"          Label(\"{words(random_, 2)}\", systemImage: \"ticket\")",
            "          Spacer()",
            "          Text(verbatim: String(item.id))",
            "        }",
            "      }",
            f"      Button(isShown ? \"{words(random_, 1)} less\" : \"{words(random_, 1)} more\") {{ isShown.toggle() }}",
            f"        .accessibilityLabel(\"{words(random_, 4)}\")",
            "    }",
            "    .padding()",
            "  }",
            "",
        ]
        part += 1
    out += ["  var body: some View {", "    ScrollView {"]
    out += [f"      part{number}" for number in range(part)] + ["    }", "    .navigationTitle(title)", "  }", "}"]
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", type=int)
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random_ = random.Random(options.seed)
    sources = os.path.join(options.folder, "Sources", "Shop")
    os.makedirs(sources)
    with open(os.path.join(options.folder, "Package.swift"), "w") as file:
        file.write("// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n  name: \"Shop\", "
                   "defaultLocalization: \"en\",\n  targets: [.target(name: \"Shop\", resources: [.process("
                   "\"Localizable.xcstrings\")])])\n")
    with open(os.path.join(sources, "Localizable.xcstrings"), "w") as file:
        file.write("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
    written = number = 0
    while written < options.lines:
        item = f"{random_.choice(NOUNS)}{number}"
        lines = random_.randint(80, 240)
        for name, text in [(item, model(random_, item, lines)), (item + "List", view(random_, item + "List", item, lines))]:
            with open(os.path.join(sources, name + ".swift"), "w") as file:
                file.write("\n".join(text) + "\n")
            written += len(text)
        number += 1
    print(f"{written} lines in {number * 2} files")


main()
