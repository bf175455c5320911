import AppIntents

struct ConcertEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Concert", numericFormat: "\(placeholder: .int) concerts")
  static let defaultQuery = ConcertQuery()

  let id: UUID

  @Property(title: "Artist")
  var artist: String

  @Property(title: "Venue")
  var venue: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(artist)", subtitle: "at \(venue)")
  }
}

struct ConcertQuery: EntityQuery {
  func entities(for identifiers: [ConcertEntity.ID]) async throws -> [ConcertEntity] { [] }
}
