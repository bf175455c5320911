import SwiftUI

/// The newest screen. The catalogs do not know its texts yet: `dragoman sync` adds them.
struct GiftCardShop: View {
  @Environment(TicketShop.self) private var shop
  @State private var recipient = ""
  @State private var message = ""
  @State private var amount: Double = 50

  var body: some View {
    Form {
      TextField("Who is it for?", text: $recipient)
      TextField("Personal message", text: $message, axis: .vertical)
      Slider(value: $amount, in: 10...200, step: 10) {
        Text("Amount", comment: "Slider for the value of a gift card")
      }
      Text(
        "\(amount, format: .currency(code: "EUR")) for \(recipient)",
        comment: "Sums up a gift card: its value and a first name")
      Text("\(shop.giftCardsLeft) gift cards left", comment: "Below the form for a gift card")
      Button("Send Gift Card") {}
    }
    .navigationTitle(AppSection.giftCards.title)
  }
}
