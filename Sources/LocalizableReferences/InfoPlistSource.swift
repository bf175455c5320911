package import SourceText

/// What a target's `Info.plist` is made of besides a file.
package struct InfoPlistSource: Hashable, Sendable {
  /// Whether the build makes the list, or completes the file (`GENERATE_INFOPLIST_FILE`).
  package var isGenerated: Bool
  /// Key → text, of the settings `INFOPLIST_KEY_…`.
  package var values: [String: String]
  /// Build settings that the list may name, as in `$(PRODUCT_NAME)`.
  package var variables: [String: String]
  /// Build setting → where it stands in the project file, as far as that is known.
  package var places: [String: SourcePosition]
  /// The project file that has the settings; what locations will say.
  package var definedIn: String

  package init(
    isGenerated: Bool, values: [String: String], variables: [String: String],
    places: [String: SourcePosition] = [:], definedIn: String
  ) {
    self.isGenerated = isGenerated
    self.values = values
    self.variables = variables
    self.places = places
    self.definedIn = definedIn
  }
}
