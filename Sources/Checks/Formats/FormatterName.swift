import SourceObservations

/// A formatter that is set, by the declaration around and the name it has there.
struct FormatterName: Hashable {
  private let path: String
  private let declaration: String?
  private let object: String?

  init(_ setting: HandMadeFormat) {
    path = setting.place.path
    declaration = setting.place.enclosingDeclaration
    object = setting.object
  }
}
