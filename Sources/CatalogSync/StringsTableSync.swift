package import Findings
import FormatSpecifiers
package import LocalizableReferences
import SourceText
package import StringsTables

/// What a sync did to one table.
package struct StringsTableSyncSummary: Hashable, Sendable {
  /// In the order of their code points.
  package var added: [String] = []
  /// Keys that no source mentions: advice, since nothing is removed from a table.
  package var unused: [String] = []
  package var findings: [Finding] = []

  package init() {}
}

/// Adds new keys to the source language's `.strings` table, in the place of `genstrings`. Nothing that the table has is
/// changed or removed.
package struct StringsTableSync {
  /// - Parameters:
  ///   - references: all strings in code that go to this table.
  ///   - sourcesAreComplete: whether every source was read without error; otherwise no key is called unused.
  ///   - knownKeys: keys that the same table has in another form, as in a `.stringsdict` beside it.
  /// - Throws: never for a table that was read; an edit that made it unreadable would be refused.
  package static func sync(
    _ table: inout StringsTable, with references: [LocalizableReference], sourcesAreComplete: Bool,
    knownKeys: Set<String> = []
  ) throws -> StringsTableSyncSummary {
    var summary = StringsTableSyncSummary()
    let present = table.entries.map(\.key) + knownKeys
    let resolution = KeyResolution(references: references, keys: present, isStale: { _ in false })
    summary.findings = resolution.findings
    let presentKeys = Set(present.map(ExactString.init))
    var result = table
    var newEntries: [StringsTable.NewEntry] = []
    for string in resolution.strings where !presentKeys.contains(ExactString(string.key)) {
      let value = string.defaultValues.first ?? FormatString(string.key).numbered()
      newEntries.append(StringsTable.NewEntry(key: string.key, value: value, comment: string.comment))
      summary.added.append(string.key)
      if string.defaultValues.count > 1 {
        summary.findings.append(CatalogSyncFindings.conflictingDefaultValues(string, used: value))
      }
    }
    try result.add(newEntries)
    if sourcesAreComplete {
      let used = Set(resolution.strings.map { ExactString($0.key) }).union(resolution.possiblyUsed)
      let unused = table.entries.filter { !used.contains(ExactString($0.key)) }
      summary.unused = unused.map(\.key).distinctSorted()
      for (entry, location) in zip(unused, table.locations(of: unused)) {
        summary.findings.append(CatalogSyncFindings.unusedTableKey(entry.key, at: location))
      }
    }
    table = result
    return summary
  }
}
