import Dispatch
import Findings
import Foundation
import LocalizableReferences
import ProjectModel
import SourceObservations
import SourceText
import StringCatalog
import StringsTables

/// Comments of sources and of catalogs' keys that turn rules off, applied to what was found.
package struct Suppressions {
  /// What is left, and what is wrong with the comments.
  package private(set) var results: [CheckResult] = []

  private var sources: [String: SourceSuppressions] = [:]
  private var keys: [KeyPlace: KeySuppression] = [:]

  private struct KeyPlace: Hashable, Comparable {
    var catalog: String
    var key: ExactString
    /// Of tables in the old form, where each language has comments of its own; nil: of all languages.
    var language: String?

    static func < (left: KeyPlace, right: KeyPlace) -> Bool {
      (left.catalog, left.key, left.language ?? "") < (right.catalog, right.key, right.language ?? "")
    }
  }

  private struct KeySuppression {
    var names: [String]
    var isUsed: [Bool]
    var misspelt: [MisspeltDirective]
  }

  /// - Parameters:
  ///   - project: that the results were found in.
  ///   - selection: the rules that ran.
  ///   - contents: the bytes of a file of the project; nil where it cannot be read.
  package init(
    in found: [CheckResult], of project: CheckedProject, _ selection: RuleSelection,
    contents: @Sendable (_ path: String) -> [UInt8]?
  ) {
    let catalogs = Set(project.catalogs.map(\.path))
    let commented = readSources(project, found, catalogs, contents)
    for catalog in project.catalogs {
      if let tables = catalog.tables {
        readComments(of: tables, path: catalog.path)
      } else if commented.contains(catalog.path) {
        readComments(of: catalog)
      }
    }
    guard !sources.isEmpty || !keys.isEmpty else {
      results = found
      return
    }
    for result in found where !isSuppressed(result) { results.append(result) }
    guard selection.isWhole else { return }
    let ran = selection.ids
    for path in sources.keys.sorted() {
      results += sources[path]?.findings(ran: ran, isComplete: project.hasSources) ?? []
    }
    for (place, suppression) in keys.sorted(by: { $0.key < $1.key }) {
      let keyPlace =
        place.language.map { CheckPlace.text(catalog: place.catalog, key: place.key.text, language: $0) }
        ?? .key(catalog: place.catalog, key: place.key.text)
      results += suppression.misspelt.map { SuppressionFindings.misspelt($0, at: keyPlace) }
      for (name, isUsed) in zip(suppression.names, suppression.isUsed) {
        if name != "all", RuleRegistry.rule(FindingID(rawValue: name)) == nil {
          results.append(SuppressionFindings.unknownRule(name, at: keyPlace))
        } else if !isUsed, project.hasSources, name == "all" || ran.contains(FindingID(rawValue: name)) {
          results.append(SuppressionFindings.unused(name, at: keyPlace))
        }
      }
    }
  }

  private mutating func isSuppressed(_ result: CheckResult) -> Bool {
    let path = result.place.path
    switch result.place {
    case .key(_, let key), .text(_, let key, _, _):
      for language in result.place.language.map({ [nil, $0] }) ?? [nil] {
        let place = KeyPlace(catalog: path, key: ExactString(key), language: language)
        guard let names = keys[place]?.names,
          let number = names.firstIndex(where: { $0 == result.rule.rawValue || $0 == "all" })
        else { continue }
        keys[place]?.isUsed[number] = true
        return true
      }
      return false
    case .reference(let location): return sources[path]?.suppress(result.rule, line: location.line) ?? false
    case .observed(let place):
      return sources[path]?.suppress(result.rule, line: place.range.lowerBound.line) ?? false
    case .range(_, let range): return sources[path]?.suppress(result.rule, line: range.lowerBound.line) ?? false
    case .file: return sources[path]?.suppress(result.rule, line: nil) ?? false
    }
  }

  // MARK: Reading

  private static let commentedExtensions: Set<String> = ["swift", "m", "mm", "h", "c"]

  /// All sources are searched, since a comment that turns nothing off is told.
  ///
  /// - Returns: the catalogs that may have such comments; a large one takes as long as many sources.
  private mutating func readSources(
    _ project: CheckedProject, _ found: [CheckResult], _ catalogs: Set<String>,
    _ contents: @Sendable (String) -> [UInt8]?
  ) -> Set<String> {
    var paths: Set<String> = []
    for target in project.targets {
      for path in target.target.sources
      where Self.commentedExtensions.contains(path.split(separator: ".").last.map { $0.lowercased() } ?? "") {
        paths.insert(path)
      }
    }
    for result in found where !catalogs.contains(result.place.path) { paths.insert(result.place.path) }
    let searched = project.catalogs.filter { $0.tables == nil }.map(\.path)
    let ordered = searched + paths.sorted()
    let lock = NSLock()
    nonisolated(unsafe) var read: [SourceSuppressions] = []
    nonisolated(unsafe) var commented: Set<String> = []
    DispatchQueue.concurrentPerform(iterations: ordered.count) { number in
      guard let bytes = contents(ordered[number]) else { return }
      if number < searched.count {
        guard SuppressionComment.mayOccur(in: bytes) else { return }
        _ = lock.withLock { commented.insert(ordered[number]) }
      } else if let suppressions = SourceSuppressions(path: ordered[number], bytes: bytes) {
        lock.withLock { read.append(suppressions) }
      }
    }
    for suppressions in read { sources[suppressions.path] = suppressions }
    return commented
  }

  private mutating func readComments(of catalog: CheckedCatalog) {
    for key in catalog.keys {
      guard let comment = catalog.catalog.entry(ofKey: key, languages: [])?.comment else { continue }
      add(comment, to: KeyPlace(catalog: catalog.path, key: ExactString(key)))
    }
  }

  /// What stands above a key in the source language is about all languages.
  private mutating func readComments(of tables: CheckedTables, path: String) {
    for file in tables.files {
      guard case .strings(let table) = file.content, SuppressionComment.mayOccur(in: table.text) else { continue }
      let language = file.language == tables.sourceLanguage ? nil : file.language
      for entry in table.entries {
        guard let comment = entry.comment else { continue }
        add(comment, to: KeyPlace(catalog: path, key: ExactString(entry.key), language: language))
      }
    }
  }

  private mutating func add(_ comment: String, to place: KeyPlace) {
    let names = SuppressionComment.names(inKeyComment: comment) { name in
      name == "all" || RuleRegistry.rule(FindingID(rawValue: name)) != nil
    }
    let misspelt = MisspeltDirective.directives(inKeyComment: comment)
    guard !names.isEmpty || !misspelt.isEmpty else { return }
    keys[place] = KeySuppression(names: names.map(\.text), isUsed: names.map { _ in false }, misspelt: misspelt)
  }
}
