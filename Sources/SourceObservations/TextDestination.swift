/// What shows a text to people.
package struct TextDestination: Hashable, Sendable, CustomStringConvertible {
  package enum Role: String, Hashable, Sendable {
    case display
    /// Read aloud.
    case accessibility
    /// The description of an error.
    case error
    /// A notification, or something else that is shown outside of the app.
    case notification
  }

  /// The function, initializer or property: `Text(_:)`, `UILabel.text`, `LocalizedError.errorDescription`.
  package var function: String
  /// The label of the argument; nil for properties and for arguments without one.
  package var label: String?
  /// The type that is declared there.
  package var type: String?
  package var role: Role
  /// Whether the code says that the text is not to be localized: `Text(verbatim:)`.
  package var isVerbatim: Bool

  package init(
    function: String, label: String? = nil, type: String? = nil, role: Role = .display, isVerbatim: Bool = false
  ) {
    self.function = function
    self.label = label
    self.type = type
    self.role = role
    self.isVerbatim = isVerbatim
  }

  package var description: String { function + (label.map { " \($0):" } ?? "") }
}
