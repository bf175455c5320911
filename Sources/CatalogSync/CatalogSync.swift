import Findings
package import LocalizableReferences
package import StringCatalog
import SourceText

/// Brings a catalog in step with the strings in code, by the rules that Xcode follows (`Documentation/Users/Sync.md`):
/// keys are added, updated, marked stale or removed; translations are never lost, and a catalog that is in step comes
/// out as it was.
package struct CatalogSync {
  /// - Parameters:
  ///   - references: all strings in code that go to this catalog.
  ///   - possibleKeys: texts in code that may be keys: such keys of the catalog are not called unused.
  ///   - sourcesAreComplete: whether every source that can hold such strings was read without error; otherwise nothing
  ///     is marked stale or removed.
  ///   - path: of the catalog, for findings.
  package static func sync(
    _ catalog: inout StringCatalog, with references: [LocalizableReference], possibleKeys: [String] = [],
    sourcesAreComplete: Bool,
    options: CatalogSyncOptions = CatalogSyncOptions(), path: String? = nil
  ) -> CatalogSyncSummary {
    var sync = CatalogSync(catalog, sourcesAreComplete: sourcesAreComplete, options: options, path: path)
    sync.run(references, possibleKeys: possibleKeys)
    catalog = sync.catalog
    return sync.finishedSummary()
  }

  private var catalog: StringCatalog
  private let rules: EntryRules
  private let sourcesAreComplete: Bool
  private let options: CatalogSyncOptions
  private let path: String?
  private var summary = CatalogSyncSummary()

  private init(
    _ catalog: StringCatalog, sourcesAreComplete: Bool, options: CatalogSyncOptions, path: String?
  ) {
    self.catalog = catalog
    rules = EntryRules(sourceLanguage: catalog.sourceLanguage)
    self.sourcesAreComplete = sourcesAreComplete
    self.options = options
    self.path = path
  }

  private mutating func run(_ references: [LocalizableReference], possibleKeys: [String]) {
    let keys = catalog.keys
    let resolution = KeyResolution(references: references, keys: keys) { key in
      catalog[key]?.extractionState == .stale
    }
    summary.findings += resolution.findings
    for string in resolution.strings { update(with: string) }
    // Nothing can be gone from an empty catalog.
    guard !keys.isEmpty else { return }
    let found = Set(resolution.strings.map { ExactString($0.key) }).union(resolution.possiblyUsed)
    let possible = Set(possibleKeys.map(ExactString.init))
    let gone = keys.filter { !found.contains(ExactString($0)) }
    reportPossiblyUsed(gone.filter { possible.contains(ExactString($0)) })
    settleVanished(
      gone.filter { !possible.contains(ExactString($0)) }, keyCount: keys.count, resolution: resolution)
  }

  private mutating func update(with string: SourceString) {
    guard let entry = catalog[string.key] else {
      catalog[string.key] = rules.newEntry(for: string)
      summary.added.append(string.key)
      reportConflict(in: string)
      reportGuess(in: string)
      return
    }
    guard !rules.isKeptByHand(entry) else { return }
    let updated = rules.updated(entry, with: string, sourcesAreComplete: sourcesAreComplete)
    defer { reportConflict(in: string) }
    guard updated != entry else { return }
    catalog[string.key] = updated
    if rules.sourceText(of: updated) != rules.sourceText(of: entry) { reportGuess(in: string) }
    if entry.extractionState == .stale {
      summary.revived.append(string.key)
    } else {
      summary.changed.append(string.key)
    }
  }

  private mutating func reportConflict(in string: SourceString) {
    guard string.defaultValues.count > 1, !string.isOfPropertyLists, let entry = catalog[string.key] else { return }
    let used = rules.sourceText(of: entry) ?? string.defaultValues[0]
    summary.findings.append(CatalogSyncFindings.conflictingDefaultValues(string, used: used))
  }

  private mutating func reportGuess(in string: SourceString) {
    guard let text = catalog[string.key].flatMap({ rules.sourceText(of: $0) }),
      string.guessedValues.contains(ExactString(text))
    else { return }
    summary.findings.append(CatalogSyncFindings.guessedDefaultValue(string, text))
  }

  // MARK: Keys that are gone

  private mutating func reportPossiblyUsed(_ keys: [String]) {
    let kept = keys.filter { key in
      guard let fate = catalog[key].map({ rules.fate(ofVanished: $0) }) else { return false }
      return fate == .stale || fate == .removed
    }
    guard !kept.isEmpty else { return }
    summary.unchecked = kept.distinctSorted()
    summary.findings.append(CatalogSyncFindings.possiblyUsed(kept.distinctSorted(), path: path))
  }

  private mutating func settleVanished(_ keys: [String], keyCount: Int, resolution: KeyResolution) {
    var gone: [(key: String, entry: CatalogEntry, fate: EntryRules.Fate)] = []
    for key in keys {
      guard let entry = catalog[key] else { continue }
      switch rules.fate(ofVanished: entry) {
      case .kept: break
      case .manual: keepByHand(key, entry)
      case .stale: gone.append((key, entry, .stale))
      case .removed: gone.append((key, entry, .removed))
      }
    }
    guard sourcesAreComplete else {
      summary.unchecked = (summary.unchecked + gone.map(\.key)).distinctSorted()
      return
    }
    let moved = carryOver(gone.filter { $0.fate == .stale }.map { ($0.key, $0.entry) }, resolution: resolution)
    guard !options.keepStale else { return }
    for (key, entry, fate) in gone {
      if fate == .removed || moved.contains(ExactString(key)) {
        catalog[key] = nil
        if fate == .removed { summary.removed.append(key) }
      } else {
        var entry = entry
        entry.extractionState = .stale
        catalog[key] = entry
        summary.staled.append(key)
      }
    }
    if gone.count >= Self.manyKeys, gone.count * 4 > keyCount {
      summary.findings.append(CatalogSyncFindings.manyKeysVanished(gone.count, of: keyCount, path: path))
    }
  }

  private mutating func keepByHand(_ key: String, _ entry: CatalogEntry) {
    guard sourcesAreComplete, !options.keepStale else { return }
    var entry = entry
    entry.extractionState = .manual
    catalog[key] = entry
    summary.changed.append(key)
  }

  /// So many at once deserve a second look where they are a quarter of the catalog.
  private static let manyKeys = 20

  /// Finds renames, and moves the translations if that is asked for.
  ///
  /// - Returns: the old keys whose translations were moved.
  private mutating func carryOver(
    _ gone: [(key: String, entry: CatalogEntry)], resolution: KeyResolution
  ) -> Set<ExactString> {
    let added = Set(summary.added.map(ExactString.init))
    let new = resolution.strings.filter { added.contains(ExactString($0.key)) }
    let renames = RenameSearch.renames(
      gone: gone.map { RenameSearch.Candidate(key: $0.key, sourceText: rules.sourceText(of: $0.entry)) },
      new: new.map { RenameSearch.Candidate(key: $0.key, sourceText: $0.defaultValues.first) })
    guard options.carryOver else {
      summary.suggestions = renames
      return []
    }
    for rename in renames {
      guard let old = catalog[rename.from], let entry = catalog[rename.to] else { continue }
      catalog[rename.to] = rules.carrying(
        old, into: entry, SpecifierChange(from: rename.from, to: rename.to))
    }
    summary.carriedOver = renames
    return Set(renames.map { ExactString($0.from) })
  }

  private func finishedSummary() -> CatalogSyncSummary {
    var summary = summary
    summary.added = summary.added.distinctSorted()
    summary.changed = summary.changed.distinctSorted()
    summary.staled = summary.staled.distinctSorted()
    summary.removed = summary.removed.distinctSorted()
    summary.revived = summary.revived.distinctSorted()
    return summary
  }
}
