import Foundation
import Observation

@MainActor @Observable
final class TicketShop {
  var concerts: [Concert] = []
  var orders: [Order] = []
  var giftCardsLeft = 12
  var isSearching = false
  var searchText = ""
  var sortOrder = ConcertSortOrder.date

  var visibleConcerts: [Concert] {
    concerts
      .filter { searchText.isEmpty || $0.artist.localizedStandardContains(searchText) }
      .sorted(using: sortOrder.comparator)
  }

  func reload() async {}

  func toggleFavorite(_ concert: Concert) {
    guard let index = concerts.firstIndex(where: { $0.id == concert.id }) else { return }
    concerts[index].isFavorite.toggle()
  }

  func buy(_ ticketCount: Int, for concert: Concert) async throws -> Order {
    guard ticketCount <= concert.seatsLeft else {
      throw PaymentError.seatsTaken(count: ticketCount - concert.seatsLeft)
    }
    let order = Order(
      id: UUID(), number: "CT-\(orders.count + 1)", concert: concert, ticketCount: ticketCount, rowCount: 1,
      total: concert.price * Decimal(ticketCount), status: .paid, orderedAt: .now)
    orders.append(order)
    return order
  }

  /// Names of bands and places are data, not text to translate.
  func fillWithSamples() {
    let hall = Venue(
      id: UUID(), name: "Old Harbor Hall", city: "Rotterdam", capacity: 1_800, distanceInKilometers: 3.4,
      features: [.stepFreeAccess, .cloakroom])
    concerts.append(
      Concert(
        id: UUID(), artist: "The Paper Lanterns", venue: hall, start: .now.addingTimeInterval(86_400),
        minutesFromDoorsToStart: 60, price: 39.5, currencyCode: "EUR", seatsLeft: 21, seatsTotal: 400,
        averageRating: 4.6, discountPercentage: 15))
  }
}
