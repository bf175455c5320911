import Findings
import SourceObservations

/// A formatter for amounts that is not told their currency.
package enum CurrencyWithoutCode: SourceRule {
  package static let description = RuleDescription(
    "an amount is shown without the code of its currency",
    rationale: """
      Without a code, `NumberFormatter` takes the currency of the person's region: a price of 5 dollars is shown as \
      5 euros to a German. Set `currencyCode` to what the amount is in, or use `.currency(code:)`. A code that is asked \
      of the person's region does the same, on purpose where people enter amounts themselves, and a code that stands in \
      where none is known is a guess; both are advice.
      """,
    severity: .warning,
    milder: [.advice: "for a guess: the currency of the person's region, or a code where none is known"],
    bad: [
      .swift(
        """
        import Foundation
        func text(of price: Double) -> String? {
          let formatter = NumberFormatter()
          ↓formatter.numberStyle = .currency
          return formatter.string(from: price as NSNumber)
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Offer: View {
          let price: Double
          let currency: String?
          var body: some View {
            Text(price, format: .currency(code: ↓Locale.current.currency?.identifier ?? "USD"))
            Text(price, format: .currency(code: ↓currency ?? "USD"))
          }
        }
        """),
      .swift(
        """
        import Foundation
        func text(of price: NSNumber, locale: Locale = .current) -> String? {
          let formatter = NumberFormatter()
          ↓formatter.numberStyle = .currency
          formatter.locale = locale
          return formatter.string(from: price)
        }
        func amount(of price: NSNumber) -> String? {
          let formatter = NumberFormatter()
          formatter.numberStyle = .currency
          formatter.currencyCode = ↓Locale.current.currencyCode
          return formatter.string(from: price)
        }
        """),
    ],
    good: [
      .swift(
        """
        import Foundation
        func text(of price: Double, in currency: String) -> String? {
          let formatter = NumberFormatter()
          formatter.numberStyle = .currency
          formatter.currencyCode = currency
          return formatter.string(from: price as NSNumber)
        }
        func text(of share: Double) -> String? {
          let formatter = NumberFormatter()
          formatter.numberStyle = .percent
          return formatter.string(from: share as NSNumber)
        }
        func text(of price: NSNumber, priceLocale: Locale) -> String? {
          let formatter = NumberFormatter()
          formatter.numberStyle = .currency
          formatter.locale = priceLocale
          return formatter.string(from: price)
        }
        func text(of price: Double) -> String { price.formatted(.currency(code: "USD")) }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let settings = FormatterSettings(target)
    var reported: Set<ObservedPlace> = []
    for observed in target.observations.handMadeFormats
    where observed.form == .formatterSetting && observed.property == "numberStyle"
      && observed.place.circumstances.isEmpty
    {
      // `isPrice ? .currency : .decimal` too.
      let styles = observed.text.split { !$0.isLetter && $0 != "." }.filter { $0.contains(".") }
      guard styles.contains(where: { $0.split(separator: ".").last?.hasPrefix("currency") ?? false }),
        settings.value("currencyCode", besides: observed) == nil
      else { continue }
      // A product's own locale names its currency; that of the person does not.
      if let locale = settings.value("locale", besides: observed), !locale.contains("urrent") { continue }
      guard reported.insert(observed.place).inserted else { continue }
      report.add(
        .observed(observed.place), "the formatter shows amounts in the currency of the person's region",
        suggestion: observed.object == nil
          ? "use the format style .currency(code: …) with the currency that the amounts are in"
          : "set currencyCode to the currency that the amounts are in")
    }
    for observed in target.observations.handMadeFormats
    where observed.form == .currencyCode && observed.place.circumstances.isEmpty {
      report.add(
        .observed(observed.place),
        observed.text.isEmpty
          ? "amounts are shown in the currency of the person's region"
          : "amounts whose currency is not known are shown in '\(observed.text)'",
        suggestion: "keep the code of its currency with each amount", atMost: .advice)
    }
  }
}
