import Foundation

struct Order: Identifiable, Hashable {
  let id: UUID
  var number: String
  var concert: Concert
  var ticketCount: Int
  var rowCount: Int
  var total: Decimal
  var status: OrderStatus
  var orderedAt: Date
}

enum OrderStatus: String, CaseIterable {
  case reserved, paid, shipped, canceled

  /// Keys by hand with a text in code, since "Paid" alone could mean many things.
  var title: LocalizedStringResource {
    switch self {
    case .reserved:
      LocalizedStringResource(
        "order.status.reserved", defaultValue: "Reserved", comment: "Status of an order: kept, but not paid yet")
    case .paid:
      LocalizedStringResource("order.status.paid", defaultValue: "Paid", comment: "Status of an order")
    case .shipped:
      LocalizedStringResource(
        "order.status.shipped", defaultValue: "On its way", comment: "Status of an order: paper tickets are in the mail"
      )
    case .canceled:
      LocalizedStringResource("order.status.canceled", defaultValue: "Canceled", comment: "Status of an order")
    }
  }
}
