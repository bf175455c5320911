package import LocalizableReferences

extension StringsDataFile {
  /// What the compiler would write for one source.
  ///
  /// Phrases of App Shortcuts are left out: not the compiler but the tool that extracts intents writes them, into a
  /// file of its own.
  ///
  /// - Parameters:
  ///   - source: the path to write.
  ///   - references: of that source.
  package init(source: String, references: [LocalizableReference]) {
    var tables: [String: [StringsDataEntry]] = [:]
    for reference in references.sorted(by: { $0.location < $1.location }) where reference.phrases.isEmpty {
      let entry = StringsDataEntry(
        key: reference.key, comment: reference.comment ?? "", value: reference.defaultValue,
        location: StringsDataEntry.Location(
          startingLine: reference.location.line, startingColumn: reference.location.column))
      tables[reference.table ?? "Localizable", default: []].append(entry)
    }
    self.init(source: source, tables: tables)
  }

  /// The file's strings as references, in the order of tables and of the source.
  ///
  /// - Parameter path: what locations are to say instead of `source`, which is absolute on the machine that built.
  package func references(path: String? = nil) -> [LocalizableReference] {
    tables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { table, entries in
      entries.map { entry in
        LocalizableReference(
          key: entry.key, table: table, comment: entry.comment.isEmpty ? nil : entry.comment,
          defaultValue: entry.value,
          location: ReferenceLocation(
            path: path ?? source, line: entry.location?.startingLine ?? 1,
            column: entry.location?.startingColumn ?? 1), reason: "compiler")
      }
    }
  }

  /// The name of the file for a source: `TicketList.stringsdata` for `App/TicketList.swift`.
  package static func fileName(forSource path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
    return stem + ".stringsdata"
  }
}
