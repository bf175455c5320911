import Findings

/// Two spaces where one belongs.
package enum DoubledSpace: EntryRule {
  package static let description = RuleDescription(
    "a text has two spaces between words",
    rationale: """
      It shows as a gap. Two spaces after a full stop are a habit of some writers in the source language, and are left \
      alone there; so are three or more, which someone has counted.
      """,
    severity: .warning,
    bad: [
      .key("Doors open at seven", ["de": "↓Einlass  ab sieben Uhr"], fixed: ["de": "Einlass ab sieben Uhr"]),
      .key("Welcome. Sit down.", ["fr": "↓Bienvenue.  Asseyez-vous."], fixed: ["fr": "Bienvenue. Asseyez-vous."]),
      .key("↓Doors  open at seven", [:]),
    ],
    good: [
      .key("Doors open at seven", ["de": "Einlass ab sieben Uhr"]),
      .key("Welcome.  Sit down.", ["fr": "Bienvenue.  Asseyez-vous."]),
      .key("Tonight", ["de": "🎭  Heute Abend"]),
      .key("Row    Seat", ["de": "Reihe  Platz"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.bytes.hasDoubledSpace else { return }
    for text in entry.shownTexts where text.bytes.hasDoubledSpace {
      guard let found = doubledSpaces(in: text.value, allowsAfterSentence: text.isSource) else { continue }
      if let source = text.source, source.bytes.hasDoubledSpace { continue }
      report.add(
        text.place, "\(text.named) has \(found.count == 1 ? "two spaces" : "two spaces in \(found.count) places")",
        suggestion: "write one space",
        fix: text.isEditable
          ? text.fix("Write one space instead of two", value: text.value.removing(found), isSafe: true) : nil)
    }
  }

  /// The offsets in UTF-8 of spaces that follow another one between two words. nil where there is none.
  private static func doubledSpaces(in text: String, allowsAfterSentence: Bool) -> [Int]? {
    let bytes = Array(text.utf8)
    var found: [Int] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position] == 0x20 else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position] == 0x20 { position += 1 }
      guard position - start > 1 else { continue }
      // Someone has counted them, or indents: a Markdown line break, a table, a list.
      guard position - start == 2, start > 0, position < bytes.count else { return nil }
      let (before, after) = (bytes[start - 1], bytes[position])
      guard before != 0x0A, after != 0x0A, after != 0x0D else { continue }
      if allowsAfterSentence, ".!?:\")".utf8.contains(before) { continue }
      // An emoji that heads a line stands off from it: `🎭  Tonight`.
      if before >= 0x80, isHead(bytes[..<start]) { continue }
      found.append(start + 1)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether there are no letters since the line began.
  private static func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes[(bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex)...]
    return !String(decoding: line, as: UTF8.self).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
