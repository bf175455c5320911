import CommandLineInterface
import Findings
import LanguageData
import LosslessJSON
import TranslationStatus

/// The counts of all catalogs, as a table and as JSON.
struct StatusReport {
  private let catalogs: [CatalogStatus]
  /// All catalogs together, in the order of the languages' names.
  let totals: [LanguageStatus]

  /// - Parameter languages: those that are shown; all if empty.
  init(_ catalogs: [CatalogStatus], languages: [String]) throws {
    self.catalogs = catalogs
    var totals: [String: LanguageStatus] = [:]
    for status in catalogs.flatMap(\.languages) {
      totals[status.language, default: LanguageStatus(language: status.language)] += status
    }
    for language in languages where totals[language] == nil {
      let near = SpellingSuggestion.nearest(to: language, among: totals.keys.sorted())
      throw UsageError(
        "no catalog has the language '\(language)'", suggestion: near.map { "did you mean '\($0)'?" },
        command: StatusCommand.name)
    }
    self.totals = totals.values.filter { languages.isEmpty || languages.contains($0.language) }
      .sorted { $0.language < $1.language }
  }

  // MARK: Text

  func text(width: Int) -> String {
    guard !catalogs.isEmpty else { return "" }
    var text = heading + "\n"
    guard !totals.isEmpty else { return text + "\nno translations yet\n" }
    text += "\n" + languageTable
    if catalogs.count > 1 { text += "\n" + catalogTables(width: width) }
    return text
  }

  private var heading: String {
    let keys = catalogs.reduce(0) { $0 + $1.keys }
    let stale = catalogs.reduce(0) { $0 + $1.stale }
    let sources = Set(catalogs.map(\.sourceLanguage)).sorted().joined(separator: ", ")
    let place = catalogs.count == 1 ? catalogs[0].path : "\(catalogs.count) catalogs"
    var parts = ["\(keys) \(keys == 1 ? "key" : "keys")"]
    if stale > 0 { parts.append("\(stale) stale") }
    parts.append("source language \(sources)")
    return place + ": " + parts.joined(separator: ", ")
  }

  private var languageTable: String {
    // Columns that would be empty in every row are left out; what is missing always matters.
    let hasInherited = totals.contains { $0.inherited > 0 }
    var table = TextTable()
    table.add(
      ["language", "", "done", "translated"] + (hasInherited ? ["inherited"] : [])
        + ["needs review", "new", "missing"])
    for status in totals {
      let name = LanguageIdentifier(status.language)?.displayName ?? ""
      table.add(
        [status.language, name == status.language ? "" : name, "\(status.percent)%", "\(status.translated)"]
          + (hasInherited ? ["\(status.inherited)"] : [])
          + ["\(status.needsReview)", "\(status.new)", "\(status.missing)"])
    }
    return table.text(leftAligned: [0, 1])
  }

  /// Percentages by catalog and language, in as many tables as the width asks for.
  private func catalogTables(width: Int) -> String {
    let columnWidth = (totals.map(\.language.count).max() ?? 0) + 2
    let pathWidth = catalogs.map(\.path.count).max() ?? 0
    let room = max(3, (width - pathWidth - 14) / max(6, columnWidth))
    var texts: [String] = []
    for start in stride(from: 0, to: totals.count, by: room) {
      let shown = totals[start..<min(start + room, totals.count)]
      var table = TextTable()
      table.add(["catalog", "keys", "stale"] + shown.map(\.language))
      for catalog in catalogs {
        let cells = shown.map { total in
          catalog.languages.first { $0.language == total.language }.map { "\($0.percent)%" } ?? "–"
        }
        table.add([catalog.path, "\(catalog.keys)", "\(catalog.stale)"] + cells)
      }
      texts.append(table.text(leftAligned: [0]))
    }
    return texts.joined(separator: "\n")
  }

  // MARK: JSON

  var json: JSONValue {
    let shown = Set(totals.map(\.language))
    return .object([
      "catalogs": .array(
        catalogs.map { catalog in
          .object([
            "path": .string(catalog.path), "sourceLanguage": .string(catalog.sourceLanguage),
            "keys": .number(catalog.keys), "stale": .number(catalog.stale),
            "languages": Self.json(of: catalog.languages.filter { shown.contains($0.language) }),
          ])
        }),
      "languages": Self.json(of: totals),
    ])
  }

  private static func json(of languages: [LanguageStatus]) -> JSONValue {
    .object(
      languages.map { status in
        JSONMember(
          status.language,
          .object([
            "total": .number(status.total), "translated": .number(status.translated),
            "inherited": .number(status.inherited), "needsReview": .number(status.needsReview),
            "new": .number(status.new), "missing": .number(status.missing), "percent": .number(status.percent),
          ]))
      })
  }
}
