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
    guard !totals.isEmpty else { return heading + "\n\nno translations yet\n" }
    guard catalogs.count > 1 else { return heading + "\n\n" + table(countColumns) }
    let percentages = catalogs.indices.map(percentColumn(of:))
    let head = heading + "\n" + catalogList + "\n"
    let whole = table(countColumns + percentages)
    if Self.fits(whole, width) { return head + whole }
    let matrix = table(percentages)
    if Self.fits(matrix, width) { return head + table(countColumns) + "\n" + matrix }
    return heading + "\n\n" + table(countColumns) + "\n" + laggingList
  }

  private static func fits(_ table: String, _ width: Int) -> Bool {
    table.split(separator: "\n").allSatisfy { $0.count <= width }
  }

  private var heading: String {
    let keys = catalogs.reduce(0) { $0 + $1.keys }
    let stale = catalogs.reduce(0) { $0 + $1.stale }
    let sources = Set(catalogs.map(\.sourceLanguage)).sorted().joined(separator: ", ")
    let place = catalogs.count == 1 ? catalogs[0].path : "\(catalogs.count) catalogs"
    return "\(place): \(Self.count(keys, stale: stale)), source language \(sources)"
  }

  private static func count(_ keys: Int, stale: Int) -> String {
    "\(keys) \(keys == 1 ? "key" : "keys")" + (stale > 0 ? ", \(stale) stale" : "")
  }

  /// The catalogs with the numbers by which the columns name them: paths are too long for that.
  private var catalogList: String {
    let width = String(catalogs.count).count
    return catalogs.enumerated().map { place, catalog in
      let number = String(place + 1)
      let blanks = String(repeating: " ", count: width - number.count)
      return "  \(blanks)\(number)  \(catalog.path): \(Self.count(catalog.keys, stale: catalog.stale))\n"
    }.joined()
  }

  /// How many languages a line of `laggingList` names.
  private static let namedLanguages = 8

  /// The catalogs that lag behind and the languages in which they do, the worst first: too many catalogs for a column
  /// each have few that are of interest.
  private var laggingList: String {
    let shown = Set(totals.map(\.language))
    var text = ""
    var completeCount = 0
    for catalog in catalogs {
      let lagging = catalog.languages.filter { shown.contains($0.language) && $0.complete < $0.total }
        .sorted { ($0.percent, $0.language) < ($1.percent, $1.language) }
      guard !lagging.isEmpty else {
        completeCount += 1
        continue
      }
      var parts = lagging.prefix(Self.namedLanguages).map { "\($0.language) \($0.percent)%" }
      if lagging.count > parts.count { parts.append("\(lagging.count - parts.count) more") }
      text += "\(catalog.path): \(Self.count(catalog.keys, stale: catalog.stale))\n  \(parts.joined(separator: ", "))\n"
    }
    if completeCount == 0 { return text }
    return text + "\(completeCount) \(completeCount == 1 ? "catalog is" : "catalogs are") complete\n"
  }

  /// A heading and a cell for each language.
  private typealias Column = [String]

  private var countColumns: [Column] {
    var columns: [Column] = [
      ["done"] + totals.map { "\($0.percent)%" }, ["translated"] + totals.map { "\($0.translated)" },
    ]
    // Most projects have no regional languages.
    if totals.contains(where: { $0.inherited > 0 }) { columns.append(["inherited"] + totals.map { "\($0.inherited)" }) }
    columns += [
      ["needs review"] + totals.map { "\($0.needsReview)" }, ["new"] + totals.map { "\($0.new)" },
      ["missing"] + totals.map { "\($0.missing)" },
    ]
    return columns
  }

  private func percentColumn(of place: Int) -> Column {
    let statuses = Dictionary(catalogs[place].languages.map { ($0.language, $0) }) { first, _ in first }
    return ["\(place + 1)"] + totals.map { total in statuses[total.language].map { "\($0.percent)%" } ?? "–" }
  }

  private func table(_ columns: [Column]) -> String {
    let languages = ["language"] + totals.map(\.language)
    let names =
      [""]
      + totals.map { total in
        let name = LanguageIdentifier(total.language)?.displayName ?? ""
        return name == total.language ? "" : name
      }
    var table = TextTable()
    for row in languages.indices { table.add([languages[row], names[row]] + columns.map { $0[row] }) }
    return table.text(leftAligned: [0, 1])
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
