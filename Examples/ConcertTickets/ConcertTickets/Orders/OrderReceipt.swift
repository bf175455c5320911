import Foundation

/// The text of a receipt: a service has no view to ask, so it takes its words with `String(localized:)`.
struct OrderReceipt {
  let order: Order

  var summary: String {
    String(
      localized: "receipt.summary",
      defaultValue: "Total: \(order.total, format: .currency(code: order.concert.currencyCode)), including all fees",
      comment: "Last line of a receipt. The placeholder is a price with its currency.")
  }

  func greeting(for name: String) -> AttributedString {
    AttributedString(
      localized: "Thank you, **\(name)**! See you at *\(order.concert.venue.name)*.",
      comment: "First line of a receipt. The placeholders are a first name and a venue.")
  }

  /// A raw literal: the wildcard and the quotation marks stand for themselves.
  var scannerNote: String {
    String(localized: #"Show the code marked "ENTRY" at the door."#, comment: "Note on a printed ticket")
  }

  var terms: String {
    String(
      localized: """
        Doors close when the show begins. \
        Latecomers are seated during the break.
        """,
      comment: "Terms on a printed ticket; the line has room for about 90 characters")
  }
}
