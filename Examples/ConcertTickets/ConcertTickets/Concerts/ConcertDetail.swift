import SwiftUI
import TicketKit

struct ConcertDetail: View {
  let concert: Concert
  @State private var isCheckingOut = false

  var body: some View {
    Form {
      Section("When and Where") {
        InfoRow("Date", value: Text(concert.start, format: .dateTime.weekday().day().month().year()))
        InfoRow("Venue", value: Text(verbatim: concert.venue.name))
        LabeledContent("Distance") {
          Text(
            Measurement(value: concert.venue.distanceInKilometers, unit: UnitLength.kilometers),
            format: .measurement(width: .abbreviated, usage: .road))
        }
        Text("Doors open **\(concert.minutesFromDoorsToStart) minutes** before the show.")
        Text("Not sure how to get there? Read our [travel tips](https://concerttickets.example/travel).")
      }

      Section {
        ForEach(VenueFeature.allCases.filter(concert.venue.features.contains), id: \.self) { feature in
          Label(feature.rawValue, systemImage: "checkmark")
        }
      } header: {
        Text("Good to Know")
      } footer: {
        Text(
          """
          Bags larger than a sheet of letter paper stay at the entrance.
          Please bring an ID if you ordered tickets at a reduced price.
          """,
          comment: "House rules below the list of what a venue offers")
      }

      Section("Tickets") {
        Text(
          "From \(concert.price, format: .currency(code: concert.currencyCode))",
          comment: "The lowest price of a concert's tickets")
        Text("\(concert.averageRating, specifier: "%.1f") out of 5 stars")
        Gauge(value: Double(concert.seatsTotal - concert.seatsLeft), in: 0...Double(concert.seatsTotal)) {
          Text("Sold")
        } currentValueLabel: {
          Text("\(concert.seatsLeft) of \(concert.seatsTotal) seats left")
        }
        Button(concert.isSoldOut ? "Join the Waiting List" : "Buy Tickets") { isCheckingOut = true }
          .accessibilityIdentifier("buy")
        Text("Tap a seat to see the view from there.", comment: "Hint below the button for buying tickets")
          .font(.footnote)
      }
    }
    .navigationTitle(Text(verbatim: concert.artist))
    .toolbar {
      FavoriteButton(concert: concert)
      ShareLink("Share Concert", item: URL(filePath: "/concerts/\(concert.id)"))
    }
    .sheet(isPresented: $isCheckingOut) {
      Checkout(concert: concert)
    }
  }
}
