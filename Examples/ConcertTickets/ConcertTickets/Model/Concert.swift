import Foundation

struct Concert: Identifiable, Hashable {
  let id: UUID
  var artist: String
  var venue: Venue
  var start: Date
  var minutesFromDoorsToStart: Int
  var price: Decimal
  var currencyCode: String
  var seatsLeft: Int
  var seatsTotal: Int
  var averageRating: Double
  var discountPercentage: Int?
  var isFavorite = false

  var isSoldOut: Bool { seatsLeft == 0 }
}

struct Venue: Identifiable, Hashable {
  let id: UUID
  var name: String
  var city: String
  var capacity: Int
  var distanceInKilometers: Double
  var features: Set<VenueFeature>
}
