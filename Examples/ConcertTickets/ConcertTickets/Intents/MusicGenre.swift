import AppIntents

enum MusicGenre: String, AppEnum {
  case any, classical, jazz, rock

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"

  static let caseDisplayRepresentations: [MusicGenre: DisplayRepresentation] = [
    .any: "Any Genre",
    .classical: DisplayRepresentation(title: "Classical", subtitle: "Orchestras and chamber music"),
    .jazz: "Jazz",
    .rock: "Rock",
  ]
}
