/// A value in a table that is stored as a property list, in the order of its file.
///
/// Tables need strings and dictionaries; whatever else a file holds is kept as it is written.
public indirect enum StringsTableValue: Hashable, Sendable {
  case string(String)
  /// All members in the order of the file, doubled keys included.
  case dictionary([StringsTableMember])
  case array([StringsTableValue])
  /// A number, truth value, date or data: the name of its XML element, and its text (none for `true` and `false`).
  case scalar(type: String, text: String)

  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  public var members: [StringsTableMember]? {
    if case .dictionary(let members) = self { return members }
    return nil
  }

  /// The same with the members of each dictionary ordered by the UTF-16 code units of their keys, as Foundation writes
  /// property lists.
  public var sorted: StringsTableValue {
    switch self {
    case .string, .scalar: self
    case .array(let elements): .array(elements.map(\.sorted))
    case .dictionary(let members):
      .dictionary(
        members.map { StringsTableMember($0.key, $0.value.sorted) }
          .sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) })
    }
  }
}

/// A key and its value in a dictionary of a property list.
public struct StringsTableMember: Hashable, Sendable {
  public var key: String
  public var value: StringsTableValue

  public init(_ key: String, _ value: StringsTableValue) {
    self.key = key
    self.value = value
  }
}
