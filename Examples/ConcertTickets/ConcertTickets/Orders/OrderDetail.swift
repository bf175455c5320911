import SwiftUI
import TicketKit

struct OrderDetail: View {
  let order: Order

  var body: some View {
    List {
      Section {
        TicketCard(holder: order.concert.artist, gate: "B")
        Text(OrderReceipt(order: order).greeting(for: "Kim"))
      }
      Section("Order") {
        InfoRow("Order number", value: Text(verbatim: order.number))
        InfoRow("Ordered on", value: Text(order.orderedAt, style: .date))
        InfoRow("Status", value: Text(order.status.title))
        Text(OrderReceipt(order: order).summary)
      }
      Button("Send the Receipt Again") {}
        .help("Sends the receipt to the address that you gave at checkout")
    }
    .navigationTitle("Order \(order.number)")
    .navigationBarTitleDisplayMode(.inline)
  }
}
