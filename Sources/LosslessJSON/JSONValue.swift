import SourceText

/// A JSON value apart from any file: what an edit puts into a document, and what a reader keeps of members it does
/// not know.
///
/// Two values are equal if they are written with the same code points: `String` alone would take a composed and a
/// decomposed `é` for the same, and such a change would be lost.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// The number as it is written, so that nothing is lost (`1.0`, `1e400`).
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the file.
  case object([JSONMember])

  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let flag): hasher.combine(flag)
    case .number(let text), .string(let text): hasher.combine(ExactString(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

/// One `name : value` of an object.
public struct JSONMember: Hashable, Sendable {
  public var name: String
  public var value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactString(name))
    hasher.combine(value)
  }
}
