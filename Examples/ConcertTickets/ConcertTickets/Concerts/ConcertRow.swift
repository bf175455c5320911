import SwiftUI
import TicketKit

struct ConcertRow: View {
  let concert: Concert

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: concert.artist).font(.headline)
        Text(
          "\(concert.venue.name) · \(concert.venue.city)",
          comment: "A venue and its city, such as Old Harbor Hall · Rotterdam")
        if concert.isSoldOut {
          Text("Sold out").foregroundStyle(.secondary)
        } else {
          Text("\(concert.seatsLeft) seats left", comment: "Below a concert in the list")
        }
      }
      Spacer()
      if let discount = concert.discountPercentage {
        Badge("\(discount)% off", style: .discount)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(concert.artist) at \(concert.venue.name)")
    .accessibilityHint("Shows dates, prices, and seats")
  }
}

#Preview {
  List {
    Text(verbatim: "The Paper Lanterns")
    Badge("Only in a preview", style: .plain)
  }
}
