/// A JSON value apart from any file: what an edit puts into a document, and what a reader keeps of members it does
/// not know.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// The number as it is written, so that nothing is lost (`1.0`, `1e400`).
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the file.
  case object([JSONMember])
}

/// One `name : value` of an object.
public struct JSONMember: Hashable, Sendable {
  public var name: String
  public var value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
