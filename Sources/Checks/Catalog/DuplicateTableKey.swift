import Findings
import SourceText
import StringsTables

/// A key that a table has twice, of which one text is never shown.
package enum DuplicateTableKey: CatalogRule {
  package static let description = RuleDescription(
    "a key stands twice in a .strings file",
    rationale: """
      The last text counts, without a word from any tool: who changes the first wonders why nothing happens. Merges leave \
      such keys behind.
      """,
    severity: .error,
    milder: [.advice: "for a key whose texts are the same"],
    bad: [
      .project([
        "en.lproj/Localizable.strings": """
        "Row" = "Row";
        "Seat" = "Seat";
        "Row" = ↓"Line";

        """
      ])
    ],
    good: [
      .project([
        "en.lproj/Localizable.strings": """
        "Row" = "Row";
        "Seat" = "Seat";

        """,
        "en.lproj/Lobby.strings": """
        "Row" = "Line";

        """,
      ])
    ])

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    for file in catalog.tables?.files ?? [] {
      guard case .strings(let table) = file.content else { continue }
      var indexes: [ExactString: [Int]] = [:]
      for (index, entry) in table.entries.enumerated() { indexes[ExactString(entry.key), default: []].append(index) }
      guard indexes.count < table.entries.count else { continue }
      for (key, indexes) in indexes where indexes.count > 1 {
        let entries = indexes.map { table.entries[$0] }
        let last = entries[entries.count - 1]
        let isSame = entries.allSatisfy { $0.value.map(ExactString.init) == last.value.map(ExactString.init) }
        report.add(
          place(of: key.text, last, in: file, catalog),
          "'\(key.text.abridged)' stands \(entries.count == 2 ? "twice" : "\(entries.count) times") in this file"
            + (isSame ? " with the same text" : ": the other text is never shown"),
          suggestion: "remove \(entries.count == 2 ? "one of the two" : "the others")",
          notes: entries.dropLast().map { entry in
            ("here too", file.range(entry.keyRange).map { .range(path: file.path, $0) })
          }, atMost: isSame ? .advice : .error)
      }
    }
  }

  /// The text that counts, unless another file of the language has the key too.
  private static func place(
    of key: String, _ last: StringsTableEntry, in file: CheckedTableFile, _ catalog: CheckedCatalog
  ) -> CheckPlace {
    let text = CheckPlace.text(catalog: catalog.path, key: key, language: file.language)
    guard text.file(in: [catalog.path: catalog]) != file.path else { return text }
    return file.range(last.keyRange).map { .range(path: file.path, $0) } ?? .file(file.path)
  }
}
