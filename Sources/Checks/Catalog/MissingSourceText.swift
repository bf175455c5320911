import Findings
import StringCatalog

/// A symbolic key that people see, since the source language has no text for it.
package enum MissingSourceText: SurveyRule {
  package static let description = RuleDescription(
    "a symbolic key has no text in the source language",
    rationale: """
      A key such as `hall.doors.title` is a name, not a text: without a text in the source language people read the name. \
      Found in catalogs whose other symbolic keys have texts.
      """,
    severity: .warning,
    bad: [.catalog(catalog(missing: "hall.doors.subtitle", isMarked: true))],
    good: [
      .catalog(catalog(missing: "Doors", isMarked: false)), .catalog(catalog(missing: "Info.plist", isMarked: false)),
    ])

  package struct Survey: CatalogSurvey {
    private let language: String
    private var written = 0
    private var missing: [(place: CheckPlace, label: String)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      language = catalog.sourceLanguage
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.isTranslatable, !entry.isStale, isSymbolic(entry.key) else { return }
      if entry.localization(in: language) != nil {
        written += 1
      } else if entry.extractionState == nil {
        // What is kept by hand may be no code's.
        missing.append((entry.place, entry.label))
      }
    }

    package mutating func append(_ next: Survey) {
      written += next.written
      missing += next.missing
    }

    package func judge(_ report: inout RuleReport) {
      guard written >= 10, written >= 3 * missing.count else { return }
      for (place, label) in missing {
        report.add(
          place, "'\(label)' has no text in \(language): people read the key",
          suggestion: "write the text, as the catalog's other keys have it")
      }
    }
  }

  /// Whether a key is made like `hall.doors_title %lld`: small first, parts between dots or underscores.
  private static func isSymbolic(_ key: String) -> Bool {
    let name = key.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "%") }
    guard let first = name.first, (0x61...0x7A).contains(first), let last = name.last, isWordByte(last) else {
      return false
    }
    guard key.utf8.dropFirst(name.count).allSatisfy({ $0 < 0x80 }), name.allSatisfy({ isWordByte($0) || isJoint($0) })
    else { return false }
    guard let joint = name.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else {
      return false
    }
    // Behind the name, specifiers and nothing else.
    let rest = key.utf8[name.endIndex...].split(separator: UInt8(ascii: " "))
    return joint != name.startIndex && rest.allSatisfy { $0.first == UInt8(ascii: "%") }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// A catalog of symbolic keys with texts, and one key without.
  private static func catalog(missing: String, isMarked: Bool) -> String {
    let entries = (1...10).map { number in
      """
          "hall.row\(number).title" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Row \(number)" } }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          \(isMarked ? "↓" : "")"\(missing)" : {

          },
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}
