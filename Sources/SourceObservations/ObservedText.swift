/// The text of a literal with what is interpolated into it.
package struct ObservedText: Hashable, Sendable, CustomStringConvertible {
  package enum Part: Hashable, Sendable {
    /// Escapes resolved.
    case text(String)
    case value(ObservedExpression)
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The text without what is interpolated.
  package var constant: String {
    parts.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }

  package var values: [ObservedExpression] {
    parts.compactMap { if case .value(let value) = $0 { return value } else { return nil } }
  }

  /// As it is written between quotes, without escapes.
  package var description: String {
    parts.reduce(into: "") {
      switch $1 {
      case .text(let text): $0 += text
      case .value(let value): $0 += "\\(" + value.source + ")"
      }
    }
  }
}
