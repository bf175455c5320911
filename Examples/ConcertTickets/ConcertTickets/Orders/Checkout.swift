import SwiftUI
import TicketKit

struct Checkout: View {
  let concert: Concert

  @Environment(TicketShop.self) private var shop
  @Environment(\.dismiss) private var dismiss
  @State private var ticketCount = 2
  @State private var delivery = TicketDelivery.mobile
  @State private var category = SeatCategory.stalls
  @State private var email = ""
  @State private var voucher = ""
  @State private var isInsured = false
  @State private var isConfirming = false
  @State private var isPaying = false
  @State private var failure: PaymentError?

  var body: some View {
    NavigationStack {
      Form {
        Stepper("\(ticketCount) tickets", value: $ticketCount, in: 1...8)
        Picker("Seats", selection: $category) {
          ForEach(SeatCategory.allCases, id: \.self) { Text($0.title) }
        }
        Picker("Delivery", selection: $delivery) {
          ForEach(TicketDelivery.allCases, id: \.self) { Text($0.title) }
        }
        TextField("Email for the tickets", text: $email, prompt: Text(verbatim: "name@example.com"))
        SecureField("Voucher code", text: $voucher)
        Toggle(isOn: $isInsured) {
          Text("Insure the tickets")
          Text("You get your money back if you fall ill before the show.")
        }
      }
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Pay…") { isConfirming = true }
            .disabled(isPaying)
        }
      }
      .confirmationDialog("Buy these tickets?", isPresented: $isConfirming, titleVisibility: .visible) {
        Button("Buy for \(total.formatted(.currency(code: concert.currencyCode)))", action: pay)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(
          "Tickets can’t be returned. You can pass them on to a friend in the app.",
          comment: "Explains the consequences before a purchase")
      }
      .alert("Payment Failed", isPresented: hasFailed, presenting: failure) { _ in
        Button("Try Again", action: pay)
        Button("OK", role: .cancel) {}
      } message: { failure in
        Text(failure.localizedDescription)
      }
      .overlay {
        if isPaying { ProgressView("Paying…") }
      }
    }
  }

  private var total: Decimal { concert.price * Decimal(ticketCount) }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private func pay() {
    isPaying = true
    Task {
      defer { isPaying = false }
      do {
        _ = try await shop.buy(ticketCount, for: concert)
        dismiss()
      } catch let error as PaymentError {
        failure = error
      }
    }
  }
}
