package import Findings

/// One kind of mistake that is looked for. A rule is a file: its type is named after the fault, and says what it is in
/// `description`, of which come the documentation, the tests and the metadata of reports.
///
/// Conform to one of `EntryRule`, `CatalogRule`, `SourceRule` and `ProjectRule`, and add a line to `RuleRegistry`.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

extension Rule {
  /// The type's name in kebab case: `missing-translation` of `MissingTranslation`.
  package static var id: FindingID {
    // `String(describing:)` looks for conformances first, which for a type takes as long as reading a small file.
    FindingID(
      rawValue: _typeName(Self.self, qualified: false).reduce(into: "") { id, letter in
        if letter.isUppercase, !id.isEmpty { id.append("-") }
        id += letter.lowercased()
      })
  }
}

/// A rule that looks at one key with its texts in all languages.
package protocol EntryRule: Rule {
  static func check(_ entry: CheckedEntry, _ report: inout RuleReport)
}

/// A rule that compares the keys of one catalog.
package protocol CatalogRule: Rule {
  static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport)
}

/// A rule that looks at the sources of one target.
package protocol SourceRule: Rule {
  static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport)
}

/// A rule that looks at the project as a whole: its files, settings and all catalogs beside each other.
package protocol ProjectRule: Rule {
  static func check(_ project: CheckedProject, _ report: inout RuleReport)
}
