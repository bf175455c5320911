import CatalogSync
import Checks
import Configuration
import FileChanges
import Findings
import LocalizableReferences
import LosslessJSON
import ProjectModel
import SourceObservations
import SourceText
import StringCatalog
import StringsTables
import SymbolGenerator

/// The keys of a project's catalogs and tables that no source uses.
struct ProjectUnusedKeys {
  /// An unused key with its place.
  struct Item {
    /// As the user would write it.
    var path: String
    var key: UnusedKey
    var location: FindingLocation
    /// The place that may use it, with its displayed path.
    var use: FindingLocation?

    var json: JSONValue {
      .object([
        "key": .string(key.key), "path": .string(path), "certainty": .string(key.certainty.rawValue),
        "reason": .string(key.reason), "line": location.range.map { .number($0.lowerBound.line) },
        "use": use.map { .string($0.path + ($0.range.map { ":\($0.lowerBound.line)" } ?? "")) },
      ])
    }
  }

  /// In the order of files, then of keys in them.
  private(set) var unused: [Item] = []
  /// Whether a catalog or table could not be read.
  private(set) var isIncomplete = false
  /// What is wrong with what was read.
  private(set) var otherFindings: [Finding] = []
  private var catalogs: [String: (snapshot: FileSnapshot, catalog: StringCatalog)] = [:]
  /// The displayed path of the source language's table → the files of all languages.
  private var tableFiles: [String: [StringsTableFile]] = [:]
  private let located: LocatedProject
  private var keyCount = 0
  private var kept = KeptKeys([], comments: [], idle: [])
  /// Sources and other files that could not be read, as the user would write them, sorted.
  private(set) var unreadFiles: [String] = []
  /// In the order of files and places.
  private var unknownLookups: [UnknownLookup] = []

  init(of sources: ProjectSources) throws {
    located = sources.located
    // Extraction does not use all cores all the time.
    let mentioned = BegunWork { [located] in SourceMentions(in: located) }
    // Tables are looked at as tables: what translations have says nothing of uses.
    let checks = try ProjectChecks(of: sources, readsTables: false)
    let extraction = checks.extraction
    otherFindings = checks.findings
    isIncomplete = checks.isIncomplete
    var tables: [(strings: TableStrings, table: StringsTable)] = []
    for strings in extraction?.strings.tables.values.sorted(by: { $0.path < $1.path }) ?? [] {
      if let table = try table(of: strings) { tables.append((strings, table)) }
    }
    var known = Set(tables.map(\.strings.path))
    for target in located.project.targets where target.kind != .test {
      guard let strings = TableStrings(withoutReferences: ProjectTarget.defaultTable, of: target),
        known.insert(strings.path).inserted, let table = try table(of: strings)
      else { continue }
      tables.append((strings, table))
    }
    var mentions = mentioned.value
    if otherFindings.contains(where: { $0.id == "unreadable-folder" }) { mentions.isIncomplete = true }
    let incomplete = extraction?.results.flatMap(\.incompleteFiles) ?? []
    unreadFiles = Set(incomplete + mentions.unreadFiles).sorted().map(located.displayedPath(of:))
    let search = UnusedKeySearch(
      references: checks.project.targets.lazy.flatMap(\.references),
      dynamicKeys: checks.project.targets.flatMap(\.observations.dynamicKeys), mentions: mentions,
      keys: checks.project.catalogs.flatMap(\.catalog.keys) + tables.flatMap { $0.table.entries.map(\.key) })
    unknownLookups = search.unknownLookups
    kept = KeptKeys(
      located.configuration.keptKeys, comments: mentions.lookupComments, idle: search.idleComments)
    for catalog in checks.project.catalogs {
      guard let snapshot = checks.snapshots[catalog.path] else { continue }
      let path = located.displayedPath(of: catalog.path)
      catalogs[path] = (snapshot, catalog.catalog)
      keyCount += catalog.catalog.keys.count
      let hasSymbols = located.targets.contains {
        catalog.targets.contains($0.name) && ($0.settings.generatesSymbols || $0.kind == .package)
      }
      let found = search.unusedKeys(in: catalog) { key in
        guard hasSymbols, let entry = catalog.catalog.entry(ofKey: key, languages: []),
          CatalogSymbols.isIncluded(key, entry)
        else { return nil }
        return SymbolName.member(ofKey: key)
      }
      let byPath = [catalog.path: catalog]
      func location(_ key: String) -> FindingLocation {
        CheckPlace.key(catalog: catalog.path, key: key).location(in: byPath)
      }
      let left = kept.unkept(
        found, of: catalog.catalog.keys,
        isKept: { key in
          catalog.catalog.entry(ofKey: key, languages: [])?.comment.map(SuppressionComment.keepsKey) ?? false
        }, location: location)
      unused += left.map { key in
        Item(
          path: path, key: key, location: FindingLocation(path: path, range: location(key.key).range), use: use(of: key)
        )
      }
    }
    for (strings, table) in tables { keyCount += add(table, strings, search) }
    otherFindings += kept.findings.map(located.displayed)
  }

  private func use(of key: UnusedKey) -> FindingLocation? {
    guard var location = key.place?.location(in: [:]) else { return nil }
    location.path = located.displayedPath(of: location.path)
    return location
  }

  private mutating func table(of strings: TableStrings) throws -> StringsTable? {
    let path = located.displayedPath(of: strings.path)
    let snapshot = try FileSnapshot(reading: located.absolutePath(of: strings.path), displayedAs: path)
    do {
      return try StringsTable(bytes: snapshot.bytes, path: path)
    } catch {
      otherFindings += error.findings
      isIncomplete = true
      return nil
    }
  }

  /// - Returns: how many keys the table has.
  private mutating func add(_ table: StringsTable, _ strings: TableStrings, _ search: UnusedKeySearch) -> Int {
    let path = located.displayedPath(of: strings.path)
    let used = Set(strings.references.map { ExactString($0.key) })
    var seen: Set<ExactString> = []
    let keys = table.entries.map(\.key).filter {
      !used.contains(ExactString($0)) && seen.insert(ExactString($0)).inserted
    }
    // Tables of interface files and property lists are filled by other means than code.
    let isOfCode = strings.references.contains { $0.origin == .code } || strings.table == ProjectTarget.defaultTable
    let found = search.unusedKeys(keys, of: strings.table, isCovered: strings.isComplete && isOfCode)
    let left = kept.unkept(
      found, of: table.entries.map(\.key),
      isKept: { table.entry(for: $0)?.comment.map(SuppressionComment.keepsKey) ?? false }
    ) {
      FindingLocation(
        path: strings.path, range: table.entry(for: $0).flatMap { table.locations(of: [$0]).first?.range })
    }
    for key in left {
      let entry = table.entry(for: key.key)
      let location = entry.flatMap { table.locations(of: [$0]).first } ?? FindingLocation(path: path)
      unused.append(Item(path: path, key: key, location: location, use: use(of: key)))
    }
    let folder = ProjectPath.folderOfLanguages(strings.path)
    tableFiles[path] = located.targets.flatMap(\.stringsTables).filter {
      $0.table == strings.table && ProjectPath.folderOfLanguages($0.path) == folder
    }
    return Set(table.entries.map { ExactString($0.key) }).count
  }

  // MARK: Outcomes

  /// Those that are unused for certain.
  var certain: [Item] { unused.filter { $0.key.certainty == .certain } }

  /// What was found, without the keys that are removed.
  ///
  /// - Parameter deleting: whether those that are certain are.
  func findings(deleting: Bool) -> [Finding] {
    otherFindings + unused.filter { !deleting || $0.key.certainty != .certain }.map(Self.finding)
  }

  private static func finding(on item: Item) -> Finding {
    Finding(
      "unused-key", item.key.certainty == .certain ? .warning : .advice, at: item.location,
      item.key.certainty == .certain
        ? "'\(item.key.key)' is not used: \(item.key.reason)"
        : "'\(item.key.key)' may be unused (\(item.key.certainty.rawValue)): \(item.key.reason)",
      suggestion: item.key.certainty == .certain ? "remove it: 'dragoman unused --delete'" : nil,
      notes: item.use.map { [FindingNote("here", at: $0)] } ?? [])
  }

  var summary: String {
    let likely = unused.count { $0.key.certainty == .likely }
    let unsure = unused.count { $0.key.certainty == .unsure }
    let keptText = kept.count > 0 ? "; left out: \(kept.count) kept by 'unused.keep' or 'dragoman:keep'" : ""
    guard keyCount > 0 else { return "there are no keys" }
    guard !unused.isEmpty else {
      return (keyCount == 1 ? "the only key is used" : "all \(keyCount) keys are used") + keptText
    }
    return "of \(keyCount) keys, \(certain.count) unused for certain, \(likely) likely, \(unsure) unsure"
      + (likely + unsure > 0 ? " ('--advice' lists them)" : "") + keptText
  }

  /// Says what could not be read, which keeps keys from being certain.
  var unreadLines: [String] {
    guard !unreadFiles.isEmpty, !unused.isEmpty else { return [] }
    var lines = ["no key is certain, since \(unreadFiles.count == 1 ? "this file" : "these") could not be read:"]
    lines += unreadFiles.prefix(Self.shownLookups).map { "  " + $0 }
    if unreadFiles.count > Self.shownLookups {
      lines.append("  … and \(unreadFiles.count - Self.shownLookups) more; '--json' lists all")
    }
    return lines
  }

  // MARK: Look-ups of unknown keys

  /// The look-ups that keep keys from being certain, as the user would see them.
  var uncertainLookups: [(location: FindingLocation, lookup: UnknownLookup)] {
    let tables = Set(unused.filter { $0.key.certainty != .certain }.map { table(of: $0.path) })
    guard !tables.isEmpty else { return [] }
    return unknownLookups.filter { $0.table.map(tables.contains) ?? true }.map {
      (FindingLocation(path: located.displayedPath(of: $0.path), range: $0.range), $0)
    }
  }

  private func table(of path: String) -> String { ProjectPath.nameWithoutExtension(path) }

  private static let shownLookups = 10

  /// Says which look-ups these are, and what helps.
  var lookupLines: [String] {
    let lookups = uncertainLookups
    guard !lookups.isEmpty else { return [] }
    var lines = [
      lookups.count == 1
        ? "one look-up may be of any key:" : "\(lookups.count) look-ups may be of any key:"
    ]
    lines += lookups.prefix(Self.shownLookups).map { location, lookup in
      let start = location.range.map { ":\($0.lowerBound.line):\($0.lowerBound.column)" } ?? ""
      return "  \(location.path)\(start): \(lookup.function) (\(lookup.table ?? "any table"))"
    }
    if lookups.count > Self.shownLookups {
      lines.append("  … and \(lookups.count - Self.shownLookups) more; '--json' lists all")
    }
    return lines + ["where you know the keys, name them at the end of the line: // dragoman:keys menu.*, tab.*"]
  }

  var lookupsJSON: JSONValue {
    .array(
      uncertainLookups.map { location, lookup in
        .object([
          "path": .string(location.path), "line": location.range.map { .number($0.lowerBound.line) },
          "column": location.range.map { .number($0.lowerBound.column) }, "function": .string(lookup.function),
          "table": lookup.table.map { .string($0) },
        ])
      })
  }

  private var certainByPath: [(path: String, items: [Item])] {
    Dictionary(grouping: certain, by: \.path).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The files without the keys that are unused for certain.
  func deletion() throws -> FileChangeSet {
    var changes = FileChangeSet()
    for (path, items) in certainByPath {
      if case (let snapshot, var catalog)? = catalogs[path] {
        for item in items { catalog[item.key.key] = nil }
        changes.add(FileChange(of: snapshot, to: catalog.bytes()))
      }
      for file in tableFiles[path] ?? [] where ProjectPath.pathExtension(file.path).lowercased() == "strings" {
        let displayed = located.displayedPath(of: file.path)
        let snapshot = try FileSnapshot(reading: located.absolutePath(of: file.path), displayedAs: displayed)
        var table = try StringsTable(bytes: snapshot.bytes, path: displayed)
        for item in items { _ = try table.removeEntries(forKey: item.key.key) }
        changes.add(FileChange(of: snapshot, to: table.bytes))
      }
    }
    return changes
  }

  var deletionSummary: [Outcome.SummaryLine] {
    guard !certain.isEmpty else { return [.init(nil, "no key is unused for certain")] }
    return certainByPath.map { path, items in
      let others = (tableFiles[path] ?? []).count { ProjectPath.pathExtension($0.path).lowercased() == "strings" } - 1
      let languages = others > 0 ? ", here and in \(others) other language\(others == 1 ? "" : "s")" : ""
      return .init(path, "\(items.count) removed\(languages)", details: items.map(\.key.key))
    }
  }
}
