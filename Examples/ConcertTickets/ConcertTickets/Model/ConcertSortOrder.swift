import Foundation

enum ConcertSortOrder: CaseIterable {
  case date, artist, distance

  var title: LocalizedStringResource {
    switch self {
    case .date: "Date"
    case .artist: "Artist"
    case .distance: "Distance"
    }
  }

  var comparator: KeyPathComparator<Concert> {
    switch self {
    case .date: KeyPathComparator(\.start)
    case .artist: KeyPathComparator(\.artist)
    case .distance: KeyPathComparator(\.venue.distanceInKilometers)
    }
  }
}
