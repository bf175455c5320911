import Foundation

/// `Documentation/Contributors/FormatVectors.md`, which lists the recordings that come out differently here, a section
/// for each API.
package struct FormatVectorPage {
  /// One that comes out differently, as a row of the page.
  private struct Difference: Hashable {
    var recording: String
    var expected: String
    var actual: String

    var row: String { "| `\(recording)` | `\(expected)` | `\(actual)` | cause? |" }
  }

  private let text: String

  package init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Contributors/FormatVectors.md"), encoding: .utf8)
  }

  /// Compares all recordings of an API with what `format` makes of them, and what differs with the page, both ways.
  /// - Parameter format: nil for a recording that it does not understand.
  /// - Returns: what is wrong, in words.
  package func faults(of api: String, format: (FormatVector) -> String?) throws -> [String] {
    var different: Set<Difference> = []
    var faults: [String] = []
    let vectors = try FormatVector.all(of: api)
    for vector in vectors {
      guard let expected = vector.expected.texts?.joined(separator: ", "), let actual = format(vector) else {
        faults.append("not understood: \(vector.summary)")
        continue
      }
      if actual != expected {
        different.insert(
          Difference(recording: vector.summary, expected: visible(expected), actual: visible(actual)))
      }
    }
    if vectors.isEmpty { faults.append("no recordings of \(api)") }
    let listed = listed(under: api)
    faults += different.subtracting(listed).map { "not on the page: \($0.row)" }
    faults += listed.subtracting(different).map { "on the page, but not so: \($0.row)" }
    let same = "\(vectors.count - different.count) of \(vectors.count)"
    if !section(api).contains(same) { faults.append("the page should say that \(same) are the same") }
    return faults
  }

  /// The APIs that have a section.
  package var apis: [String] {
    text.split(separator: "\n").compactMap { line in
      line.hasPrefix("## `") && line.hasSuffix("`") ? String(line.dropFirst(4).dropLast()) : nil
    }
  }

  /// How many recordings the page says there are, and how many of them are the same.
  package var totals: (same: Int, all: Int)? {
    guard let match = text.firstMatch(of: /Of all (\d+) recordings, (\d+) are the same/), let all = Int(match.1),
      let same = Int(match.2)
    else { return nil }
    return (same, all)
  }

  /// How many of the recordings of an API the page says are the same.
  package func same(of api: String) -> Int? {
    section(api).joined(separator: " ").firstMatch(of: /(\d+) of \d+ are the same/).flatMap { Int($0.1) }
  }

  /// The cause that the page gives for a recording that comes out differently; nil where it has no row.
  package func cause(of vector: FormatVector) -> String? {
    rows(under: vector.api).first { $0[0] == "`\(vector.summary)`" }?[3]
  }

  /// With what looks like a space, or like nothing, spelled out.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar == "|" { return "\\|" }
      let isPlain = scalar == " " || !(scalar.properties.isWhitespace || scalar.properties.generalCategory == .format)
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  private func listed(under api: String) -> Set<Difference> {
    Set(
      rows(under: api).map { cells in
        let texts = cells.map { $0.trimmingCharacters(in: ["`"]) }
        return Difference(recording: texts[0], expected: texts[1], actual: texts[2])
      })
  }

  /// The cells of rows that name a cause; `\|` is a bar in a cell.
  private func rows(under api: String) -> [[String]] {
    section(api).compactMap { line in
      let bar: Character = "\u{1}"
      let cells = line.replacing("\\|", with: String(bar)).split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing(String(bar), with: "\\|")
      }
      guard cells.count == 4, cells[0].hasPrefix("`"), !cells[3].isEmpty, !cells[3].hasSuffix("?") else { return nil }
      return cells
    }
  }

  private func section(_ api: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## `\(api)`") else { return [] }
    let rest = lines[(start + 1)...]
    return Array(rest.prefix { !$0.hasPrefix("## ") })
  }
}

extension [Substring] {
  fileprivate func contains(_ words: String) -> Bool { joined(separator: " ").contains(words) }
}

extension FormatVector {
  /// On one line, for people.
  fileprivate var summary: String {
    [input.summary, options?.summary, locale].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "; ")
      .replacing("|", with: "\\|").replacing("`", with: "'")
  }
}

extension FormatVector.Value {
  fileprivate var summary: String {
    switch self {
    case .null, .bool(false): ""
    case .bool(true): "yes"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .text(let text): text
    case .list(let values): values.map(\.summary).joined(separator: " ")
    case .table(let table):
      table.sorted { $0.key < $1.key }
        .compactMap { key, value in
          let summary = value.summary
          return summary.isEmpty ? nil : "\(key): \(summary)"
        }
        .joined(separator: ", ")
    }
  }
}
