/// The build settings that make a target's `Info.plist`, or complete it.
package struct InfoPlistSettings: Hashable, Sendable {
  /// `GENERATE_INFOPLIST_FILE`.
  package var isGenerated: Bool
  /// Key → text, of the settings `INFOPLIST_KEY_…` in the default configuration.
  package var values: [String: String]
  /// The settings of the default configuration, for the variables in the list and in `values`.
  package var variables: [String: String]
  /// Whether each file that `INFOPLIST_FILE` names was found; otherwise not all keys can be known.
  package var hasAllFiles: Bool

  package init(
    isGenerated: Bool = false, values: [String: String] = [:], variables: [String: String] = [:],
    hasAllFiles: Bool = true
  ) {
    self.isGenerated = isGenerated
    self.values = values
    self.variables = variables
    self.hasAllFiles = hasAllFiles
  }
}
