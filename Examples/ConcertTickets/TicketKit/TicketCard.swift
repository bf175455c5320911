import SwiftUI

/// A ticket as it is shown at the door.
public struct TicketCard: View {
  private let holder: String
  private let gate: String

  public init(holder: String, gate: String) {
    self.holder = holder
    self.gate = gate
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Admit One", bundle: .ticketKit, comment: "Printed in large letters on a ticket")
        .font(.title)
      Text(verbatim: holder)
      Text("Gate \(gate)", bundle: .ticketKit, comment: "Where to enter; the placeholder is a letter or a number")
    }
    .accessibilityLabel(Text("Ticket for \(holder)", bundle: .ticketKit, comment: "Read by VoiceOver"))
  }
}

#Preview {
  TicketCard(holder: "The Paper Lanterns", gate: "B")
}
