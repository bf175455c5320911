import Findings
import SourceObservations

/// Content that code chooses by comparing the person's language.
package enum LanguageChosenByHand: SourceRule {
  package static let description = RuleDescription(
    "code compares the person's language or region itself, or takes the first of the list",
    rationale: """
      People prefer several languages in an order, with regions and scripts, and `preferredLanguages` names also those \
      that the app or server does not have. `Bundle.preferredLocalizations(from:)` finds the best of what there is, as \
      the system does for the app's own texts. A region says neither the language nor the units: ask the locale for \
      what is meant, as its `measurementSystem` or `currency`.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import Foundation
        func address() -> String {
          let language = ↓Locale.preferredLanguages.first ?? "en"
          return "https://example.com/news?language=" + language
        }
        """),
      .swift(
        """
        import Foundation
        func showsMiles() -> Bool {
          ↓Locale.current.region?.identifier == "US"
        }
        """),
      .swift(
        """
        import Foundation
        enum Edition: String { case german = "de", english = "en" }
        func edition() -> Edition {
          let language = Locale.current.language
          if ↓language.script == .arabic || ↓Locale.current.identifier(.bcp47).hasPrefix("he") { return .english }
          return Edition(rawValue: ↓Locale.current.language.languageCode?.identifier ?? "en") ?? .english
        }
        """),
    ],
    good: [
      .swift(
        """
        import Foundation
        func address(_ offered: [String]) -> String {
          let language = Bundle.preferredLocalizations(from: offered).first ?? "en"
          return "https://example.com/news?language=" + language
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.languageChoices
    where observed.isCompared && !observed.isMatched && observed.place.circumstances.isEmpty {
      let name = observed.name
      // What the app itself runs in is `preferredLocalizations`; a language of something else is no choice.
      if name.hasSuffix(".region") || name.hasSuffix(".regionCode") {
        report.add(
          .observed(observed.place), "\(name) is compared with a region, which is a list of regions in code",
          suggestion: "ask the locale for what is meant: its measurement system, currency, hour cycle or language")
        continue
      }
      guard
        name.hasSuffix("preferredLanguages") || name.hasPrefix("Locale.") && name.hasSuffix("urrent.language")
          || name.hasPrefix("Locale.") && name.contains("urrent.language.") || name.hasSuffix("urrent.identifier")
          || name == "AppleLanguages" && !observed.place.source.contains(".set")
          || (name.hasPrefix("Locale.") || name.hasPrefix("NSLocale.")) && name.hasSuffix("languageCode")
      else { continue }
      report.add(
        .observed(observed.place), "\(name) is compared or taken by its place, which chooses a language by hand",
        suggestion: "let Bundle.preferredLocalizations(from:) choose from what there is")
    }
  }
}
