package import Findings

/// One kind of mistake that is looked for. A rule is a file: its type is named after the fault, and says what it is in
/// `description`, of which come the documentation, the tests and the metadata of reports.
///
/// Conform to one of `EntryRule`, `SurveyRule`, `CatalogRule`, `SourceRule` and `ProjectRule`, and add a line to `RuleRegistry`.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// What it looks at; each of the protocols below says it for the rules that conform to it.
  static var kind: RuleKind { get }
}

/// What a rule looks at. To ask it takes no search for conformances, as a cast does.
package enum RuleKind {
  case entry(any EntryRule.Type)
  case survey(any SurveyRule.Type)
  case catalog(any CatalogRule.Type)
  case source(any SourceRule.Type)
  case project(any ProjectRule.Type)
}

extension EntryRule {
  package static var kind: RuleKind { .entry(Self.self) }
}

extension SurveyRule {
  package static var kind: RuleKind { .survey(Self.self) }
}

extension CatalogRule {
  package static var kind: RuleKind { .catalog(Self.self) }
}

extension SourceRule {
  package static var kind: RuleKind { .source(Self.self) }
}

extension ProjectRule {
  package static var kind: RuleKind { .project(Self.self) }
}

extension Rule {
  /// The type's name in kebab case: `missing-translation` of `MissingTranslation`.
  package static var id: FindingID {
    // `String(describing:)` looks through all conformances of the program; names of types are of ASCII letters.
    var id: [UInt8] = []
    for byte in "\(Self.self)".utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isCapital, !id.isEmpty { id.append(UInt8(ascii: "-")) }
      id.append(isCapital ? byte | 0x20 : byte)
    }
    return FindingID(rawValue: String(decoding: id, as: UTF8.self))
  }
}

/// A rule that looks at one key with its texts in all languages.
package protocol EntryRule: Rule {
  static func check(_ entry: CheckedEntry, _ report: inout RuleReport)
}

/// A rule that looks at one catalog as a whole, without reading all its texts.
package protocol CatalogRule: Rule {
  static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport)
}

/// A rule that compares the keys of one catalog: first it takes note of each, then it judges. All of these rules see a
/// key when it is read once, stretches of a catalog on several cores.
package protocol SurveyRule: CatalogRule {
  associatedtype Survey: CatalogSurvey
}

/// What a rule notes of a catalog's keys.
package protocol CatalogSurvey {
  /// - Returns: nil where the catalog has nothing that the rule is about.
  init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions)

  /// Takes note of a key. Those of a stretch come in the file's order.
  mutating func note(_ entry: CheckedEntry)

  /// Takes over what was noted of the stretch that follows.
  mutating func append(_ next: Self)

  /// Says what is wrong when all keys have been seen.
  ///
  /// What was noted may hold entries: no other thread looks at them at the same time.
  func judge(_ report: inout RuleReport)
}

extension SurveyRule {
  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    guard var survey = Survey(of: catalog, in: project, report.options) else { return }
    for key in catalog.keys { if let entry = catalog.entry(of: key) { survey.note(entry) } }
    survey.judge(&report)
  }
}

/// A rule that looks at the sources of one target.
package protocol SourceRule: Rule {
  static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport)
}

/// A rule that looks at the project as a whole: its files, settings and all catalogs beside each other.
package protocol ProjectRule: Rule {
  static func check(_ project: CheckedProject, _ report: inout RuleReport)
}
