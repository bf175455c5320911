import Findings
import SourceObservations

/// A currency sign that is put beside a number.
package enum HandWrittenCurrency: SourceRule {
  package static let description = RuleDescription(
    "a currency sign is put beside a number",
    rationale: """
      Where the sign stands, with what space, and how many decimals there are differs by language and by currency \
      ("$3.50", "3,50 $", "¥350"). The format style `.currency(code:)` knows; the code says what currency the amount \
      is in.
      """,
    severity: .warning,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Price: View {
          let price: Double
          var body: some View {
            Text("Seats: ↓\\(price, specifier: "%.2f") €")
            Text(verbatim: "$↓\\(price)")
          }
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ price: Double, in label: UILabel) {
          label.text = ↓String(format: "$%.2f", price)
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Price: View {
          let price: Double
          static let formatter: NumberFormatter = {
            let formatter = NumberFormatter()
            ↓formatter.positivePrefix = "$"
            return formatter
          }()
          var body: some View {
            HStack {
              ↓Text(price, format: .number)
              Text("EUR")
            }
            Text(Self.formatter.string(from: price as NSNumber) ?? "")
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Price: View {
          let price: Decimal
          var body: some View { Text(price, format: .currency(code: "EUR")) }
          func pattern(_ group: Int) -> String { "$\\(group)" }
          var sum: String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            formatter.currencyCode = "CAD"
            formatter.currencySymbol = "$"
            return formatter.string(from: price as NSDecimalNumber) ?? ""
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for writing in target.handWriting where writing.fault == .currency {
      report.add(
        .observed(writing.place), "'\(writing.text)' is written beside a number, which not all languages do",
        suggestion: writing.number.map { "write \($0.receiver).formatted(.currency(code: …))" }
          ?? "use the format style .currency(code: …) for the amount")
    }
  }
}
