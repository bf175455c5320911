import Findings
import SourceObservations
import StringCatalog

/// A key of a look-up by `String` that has a value in it, so that no table has it.
package enum InterpolatedKey: SourceRule {
  package static let description = RuleDescription(
    "a value is interpolated into the key of a look-up, which then finds nothing",
    rationale: """
      `NSLocalizedString` and `localizedString(forKey:)` take a plain `String`: the value is a part of the key before it is \
      looked up. Only types of keys, as in `String(localized:)` and `Text`, make a specifier of it. A family of keys, \
      of which the catalog has some, is no fault.
      """,
    severity: .warning,
    bad: [
      .swift(
        #"""
        import Foundation
        func question(_ name: String) -> String {
          ↓NSLocalizedString("Return “\(name)” to the library?", comment: "")
        }
        """#),
      .swift(
        #"""
        import Foundation
        extension String {
          var translated: String { NSLocalizedString(self, comment: "") }
        }
        func greeting(for name: String) -> String { ↓"Welcome back, \(name)!".translated }
        """#),
    ],
    good: [
      .swift(
        #"""
        import Foundation
        func question(_ name: String) -> String {
          String(localized: "Return “\(name)” to the library?")
        }
        """#),
      .swift(
        #"""
        import Foundation
        func label(_ number: Int) -> String { NSLocalizedString("label.\(number)", comment: "") }
        """#,
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "label.1" : { "extractionState" : "manual" }
            },
            "version" : "1.0"
          }
          """),
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.dynamicKeys where observed.place.circumstances.isEmpty {
      // A literal, or a constant that is one.
      guard observed.key.source.hasPrefix("\"") || observed.isComplete, !observed.patterns.isEmpty,
        observed.patterns.allSatisfy({ !$0.isCertain })
      else { continue }
      guard isSentence(observed.patterns, in: project) else { continue }
      report.add(
        .observed(observed.place),
        "the key \(observed.key.source.abridged) of \(observed.function.shortSignature) has a value in it, so no table "
          + "has it",
        suggestion: "write String(localized:), which makes a specifier of the value")
    }
    // What stands as a literal elsewhere, and gets to a look-up from there: `"Hello, \(name)".localized`.
    let told = Set(target.observations.dynamicKeys.map(\.place))
    for text in target.observations.lookedUpTexts
    where !text.pattern.isCertain && text.place.circumstances.isEmpty && text.lookup.circumstances.isEmpty
      && !told.contains(text.place) && !text.place.isSample
    {
      guard isSentence([text.pattern], in: project) else { continue }
      report.add(
        .observed(text.place),
        "the key \(text.place.source.abridged), which \(text.function.shortSignature) looks up, has a value in it, so "
          + "no table has it",
        suggestion: "write String(localized:), which makes a specifier of the value")
    }
  }

  /// Whether keys are texts of their own, and no family of which a catalog has some.
  private static func isSentence(_ patterns: [KeyPattern], in project: CheckedProject) -> Bool {
    // Without a catalog that tells, a sentence is no family of keys.
    guard patterns.contains(where: { Wording($0.pieces.joined(separator: " ")) >= .words }) else { return false }
    return !patterns.contains { pattern in
      project.catalogs.contains { $0.keys.contains { pattern.matches($0) } }
    }
  }
}
