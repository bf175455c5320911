/// An expression of the source with its type as far as it is known.
package struct ObservedExpression: Hashable, Sendable, CustomStringConvertible {
  /// As written, up to a limit.
  package var source: String
  package var type: String?

  package init(source: String, type: String? = nil) {
    self.source = source
    self.type = type
  }

  package var description: String { type.map { "\(source) (\($0))" } ?? source }
}
