import SwiftUI

struct OrderList: View {
  @Environment(TicketShop.self) private var shop
  @State private var orderToCancel: Order?

  var body: some View {
    List {
      ForEach(shop.orders) { order in
        NavigationLink {
          OrderDetail(order: order)
        } label: {
          VStack(alignment: .leading) {
            Text("\(order.ticketCount) tickets in \(order.rowCount) rows")
            Text(order.status.title).foregroundStyle(.secondary)
          }
        }
        .contextMenu {
          Button("Cancel Order…", role: .destructive) { orderToCancel = order }
        }
      }
    }
    .navigationTitle(AppSection.orders.title)
    .overlay {
      if shop.orders.isEmpty {
        EmptyState(
          title: "No Orders Yet",
          hint: LocalizedStringResource(
            "Tickets that you buy appear here, ready to be scanned at the door.",
            comment: "Explains an empty list of orders"))
      }
    }
    .alert("Cancel this order?", isPresented: isCanceling) {
      Button("Cancel Order", role: .destructive) { cancel() }
      Button("Keep It", role: .cancel) {}
    } message: {
      Text("Your seats go back on sale at once.")
    }
  }

  private var isCanceling: Binding<Bool> {
    Binding(get: { orderToCancel != nil }, set: { if !$0 { orderToCancel = nil } })
  }

  private func cancel() {
    shop.orders.removeAll { $0.id == orderToCancel?.id }
    orderToCancel = nil
  }
}
