import CatalogSync
import Findings
import LocalizableReferences
import LosslessJSON
import ProjectModel
import StringCatalog

/// What an extraction found, by catalog.
struct ExtractionReport {
  private struct Group {
    /// The catalog's path relative to the project, or a table's name.
    var name: String
    var strings: [String]
    var entries: StringCatalog
    /// The uses of each key, in the order of their places.
    var uses: [String: [LocalizableReference]]

    var isTable: Bool { !name.hasSuffix(".xcstrings") }
  }

  private let groups: [Group]
  private let located: LocatedProject
  private let isExplaining: Bool

  /// - Parameter explaining: whether each use is told with all that is known of it.
  init(_ extraction: ProjectExtraction, explaining: Bool = false) {
    located = extraction.located
    isExplaining = explaining
    var references: [String: [LocalizableReference]] = [:]
    for (path, strings) in extraction.strings.catalogs { references[path] = strings.references }
    for strings in extraction.strings.tables.values { references[strings.table, default: []] += strings.references }
    for (table, strings) in extraction.strings.unplaced { references[table, default: []] += strings }
    for (table, strings) in extraction.strings.interfaceTexts { references[table, default: []] += strings }
    groups = references.filter { !$0.value.isEmpty }.map(Self.group)
      .sorted { ($0.isTable ? 1 : 0, $0.name) < ($1.isTable ? 1 : 0, $1.name) }
  }

  /// The entries are those that a sync would write into an empty catalog, so that both agree.
  private static func group(_ name: String, _ references: [LocalizableReference]) -> Group {
    var catalog = StringCatalog(sourceLanguage: "en")
    _ = CatalogSync.sync(&catalog, with: references, sourcesAreComplete: true)
    let uses = Dictionary(grouping: references, by: \.key).mapValues { $0.sorted { $0.location < $1.location } }
    return Group(name: name, strings: catalog.keys, entries: catalog, uses: uses)
  }

  private func value(of key: String, in group: Group) -> String? {
    guard let entry = group.entries[key], entry.extractionState == .extractedWithValue else { return nil }
    return entry.localizations?[group.entries.sourceLanguage]?.stringUnit?.value
  }

  private func phrases(of key: String, in group: Group) -> [String]? {
    group.entries[key]?.localizations?[group.entries.sourceLanguage]?.stringSet?.values
  }

  // MARK: JSON

  var json: JSONValue {
    .object(
      groups.map { group in
        JSONMember(group.name, .object(group.strings.map { JSONMember($0, json(of: $0, in: group)) }))
      })
  }

  private func json(of key: String, in group: Group) -> JSONValue {
    let uses = group.uses[key] ?? []
    let locations = uses.map(\.location).map { location in
      JSONValue.object([
        "path": .string(location.path), "line": .number(location.line), "column": .number(location.column),
      ])
    }
    return .object([
      "comment": group.entries[key]?.comment.map { .string($0) },
      "value": value(of: key, in: group).map { .string($0) },
      "phrases": phrases(of: key, in: group).map { .array($0.map { .string($0) }) },
      "locations": .array(locations),
      "uses": isExplaining ? .array(uses.map(UseExplanation.init).map(\.json)) : nil,
    ])
  }

  // MARK: Text

  /// How many places of a key are shown.
  private static let shownLocations = 3

  var text: String {
    groups.map { group in
      let title = group.isTable ? "table \(group.name)" : located.displayedPath(of: group.name)
      let count = "\(group.strings.count) \(group.strings.count == 1 ? "key" : "keys")"
      return "\(title): \(count)\n" + group.strings.map { text(of: $0, in: group) }.joined()
    }.joined(separator: "\n")
  }

  private func text(of key: String, in group: Group) -> String {
    let uses = group.uses[key] ?? []
    guard !isExplaining else { return explainedText(of: key, uses, in: group) }
    let locations = uses.map(\.location)
    var places = locations.prefix(Self.shownLocations).map {
      "\(located.displayedPath(of: $0.path)):\($0.line):\($0.column)"
    }
    if locations.count > places.count { places.append("\(locations.count - places.count) more") }
    var text = "  \(key.quotedLine)\n    \(places.joined(separator: ", "))\n"
    if let comment = group.entries[key]?.comment { text += "    comment: \(comment.quotedLine)\n" }
    if let value = value(of: key, in: group) { text += "    value: \(value.quotedLine)\n" }
    for phrase in phrases(of: key, in: group)?.dropFirst() ?? [] { text += "    phrase: \(phrase.quotedLine)\n" }
    return text
  }

  private func explainedText(of key: String, _ uses: [LocalizableReference], in group: Group) -> String {
    var text = "  \(key.quotedLine)\n"
    if let value = value(of: key, in: group) { text += "    value: \(value.quotedLine)\n" }
    for use in uses {
      text += "    \(located.displayedPath(of: use.location.path)):\(use.location.line):\(use.location.column)\n"
      for line in UseExplanation(use).lines { text += "      \(line)\n" }
    }
    return text
  }
}
