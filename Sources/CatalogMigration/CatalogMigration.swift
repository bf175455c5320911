package import Findings
package import SourceText
package import StringCatalog
package import StringsTables

/// The tables of one name in all languages, made entries of a catalog.
///
/// Which form each takes was measured on public projects, at the commits that moved them to catalogs with Xcode's
/// "Migrate to String Catalog"; `Documentation/Users/Migrating.md` says how well they agree.
package struct CatalogMigration: Sendable {
  package let sourceLanguage: String
  /// The phrases of App Shortcuts are sets of texts in a catalog.
  private let holdsPhrases: Bool
  private var strings: [(language: String, table: StringsTable)] = []
  private var dictionaries: [(language: String, table: StringsDictionary)] = []

  package init(table: String, sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    holdsPhrases = table == "AppShortcuts"
  }

  /// Adds a file. Of two files of one language, what the later says counts, as at run time.
  package mutating func add(_ table: StringsTable, language: String) { strings.append((language, table)) }

  package mutating func add(_ table: StringsDictionary, language: String) { dictionaries.append((language, table)) }

  /// What the tables make.
  package func result() -> MigratedTable {
    var result = MigratedTable()
    var comments = MigratedComments(sourceLanguage: sourceLanguage)
    for (language, table) in strings {
      result.findings += MigrationFindings.doubledKeys(in: table)
      for entry in table.entries {
        guard let value = entry.value else {
          result.note(MigrationFindings.noText(entry, in: table), lossIn: table.path)
          continue
        }
        if let origin = result.set(localization(value), key: entry.key, language: language, from: table.path) {
          let location = table.locations(of: [entry]).first
          result.findings.append(MigrationFindings.overridden(key: entry.key, at: location, origin: origin))
        }
        if let comment = entry.comment { comments.add(comment, key: entry.key, language: language) }
      }
    }
    for (language, table) in dictionaries {
      result.findings += MigrationFindings.doubledKeys(in: table)
      for entry in table.entries {
        let plain = result.entries[ExactString(entry.key)]?.localizations?[language]?.stringUnit?.value
        let mapping = StringsDictionaryMapping(entry.content, plainText: plain)
        for loss in mapping.losses {
          result.note(MigrationFindings.loss(loss, key: entry.key, in: table), lossIn: table.path)
        }
        result.findings += mapping.oddities.map { MigrationFindings.oddity($0, key: entry.key, in: table) }
        if let localization = mapping.localization {
          let origin = result.set(localization, key: entry.key, language: language, from: table.path)
          if let origin {
            let location = table.location(of: entry.key)
            result.findings.append(MigrationFindings.overridden(key: entry.key, at: location, origin: origin))
          }
        }
      }
    }
    let chosen = comments.chosen { result.entries[$0]?.localizations?[sourceLanguage] != nil }
    for (key, comment) in chosen { result.entries[key]?.comment = comment }
    return result
  }

  private func localization(_ value: String) -> CatalogLocalization {
    holdsPhrases
      ? CatalogLocalization(stringSet: CatalogStringSet(state: .translated, values: [value]))
      : CatalogLocalization(stringUnit: StringUnit(state: .translated, value: value))
  }
}

/// Entries made of tables, and what was found on the way.
package struct MigratedTable: Sendable {
  package internal(set) var entries: [ExactString: CatalogEntry] = [:]
  package internal(set) var findings: [Finding] = []
  /// Files that hold something that no entry does.
  package private(set) var lossyPaths: Set<String> = []

  /// Which file a localization comes from.
  private var origins: [Place: String] = [:]

  init() {}

  /// Entries that were made of other formats.
  package init(entries: [ExactString: CatalogEntry]) { self.entries = entries }

  private struct Place: Hashable {
    var key: ExactString
    var language: String
  }

  /// - Returns: the other file that had another localization, which counts no longer.
  mutating func set(
    _ localization: CatalogLocalization, key: String, language: String, from path: String
  ) -> String? {
    let place = Place(key: ExactString(key), language: language)
    // In place: a copy for each language would take a time that grows with the square of their number.
    let before = entries[place.key, default: CatalogEntry(extractionState: .migrated, localizations: [:])]
      .localizations?.updateValue(localization, forKey: language)
    let origin = origins.updateValue(path, forKey: place)
    // The text of a device that has none of its own was taken from there.
    if localization.variations?.device != nil { return nil }
    return before == nil || before == localization || origin == path ? nil : origin
  }

  mutating func note(_ finding: Finding, lossIn path: String) {
    findings.append(finding)
    lossyPaths.insert(path)
  }
}
