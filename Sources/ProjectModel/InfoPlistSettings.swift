package import SourceText

/// The build settings that make a target's `Info.plist`, or complete it.
package struct InfoPlistSettings: Hashable, Sendable {
  /// `GENERATE_INFOPLIST_FILE`.
  package var isGenerated: Bool
  /// Key → text, of the settings `INFOPLIST_KEY_…` in the default configuration.
  package var values: [String: String]
  /// The settings of the default configuration, for the variables in the list and in `values`.
  package var variables: [String: String]
  /// Build setting → where the target's own value of it stands in the project file, as far as that is known.
  package var places: [String: SourcePosition]
  /// Whether each file that `INFOPLIST_FILE` names was found, and each that the settings come from; otherwise not all
  /// keys can be known.
  package var hasAllFiles: Bool

  package init(
    isGenerated: Bool = false, values: [String: String] = [:], variables: [String: String] = [:],
    places: [String: SourcePosition] = [:], hasAllFiles: Bool = true
  ) {
    self.isGenerated = isGenerated
    self.values = values
    self.variables = variables
    self.places = places
    self.hasAllFiles = hasAllFiles
  }
}
