/// A value for a message that is nothing but a whole number or a text.
package enum PlainValue: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case text(String)
}

/// A few such values, which need no memory of their own.
package enum PlainValues: Hashable, Sendable {
  case none
  case one(PlainValue)
  case two(PlainValue, PlainValue)

  package var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .two: 2
    }
  }

  /// - Parameter position: 1-based.
  package subscript(position: Int) -> PlainValue? {
    switch (self, position) {
    case (.one(let value), 1), (.two(let value, _), 1), (.two(_, let value), 2): value
    default: nil
    }
  }

  /// These and one more; nil where that is too many.
  package func appending(_ value: PlainValue) -> PlainValues? {
    switch self {
    case .none: .one(value)
    case .one(let first): .two(first, value)
    case .two: nil
    }
  }
}
