package import LocalizableReferences
package import ProjectModel

/// What belongs to one catalog.
package struct CatalogStrings: Sendable {
  /// Relative to the project's root.
  package let path: String
  /// The catalog's name without its extension.
  package let table: String
  /// Without doubles, in the order of their places.
  package internal(set) var references: [LocalizableReference] = []
  /// The targets that feed it, in the project's order.
  package internal(set) var targets: [String] = []
  package internal(set) var coverage: CatalogCoverage = .complete
  /// Texts in the targets' sources that may be keys of this catalog: see `ExtractionResult.possibleKeys`.
  package internal(set) var possibleKeys: [String] = []

  /// Whether keys without a use may be marked stale or removed.
  package var isComplete: Bool { coverage == .complete }
}

/// What belongs to one table in the old form.
package struct TableStrings: Sendable {
  /// The source language's file, relative to the project's root.
  package let path: String
  package let table: String
  /// Files beside it whose keys are of the same table: the `.stringsdict` of the same language.
  package let companions: [String]
  /// Without doubles, in the order of their places.
  package internal(set) var references: [LocalizableReference] = []
  package internal(set) var isComplete = true

  init(path: String, table: String, companions: [String]) {
    self.path = path
    self.table = table
    self.companions = companions
  }

  /// A target's own table that no string goes to: what code looks up there by variables, nobody knows.
  package init?(withoutReferences table: String, of target: ProjectTarget) {
    guard let file = ProjectStrings.sourceTable(named: table, of: target) else { return nil }
    self.init(path: file.path, table: table, companions: [])
    isComplete = false
  }
}
