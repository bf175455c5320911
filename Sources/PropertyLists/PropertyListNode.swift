package import Foundation
package import SourceText

/// A value of a property list, with the place it was read from.
package struct PropertyListNode: Hashable, Sendable {
  package var value: PropertyListValue
  /// UTF-8 code units of the file, where the format has places: old-style lists do, XML and binary ones do not.
  package var range: Range<UTF8Offset>?

  package init(_ value: PropertyListValue, range: Range<UTF8Offset>? = nil) {
    self.value = value
    self.range = range
  }
}

/// What a property list may hold. Old-style lists know strings, data, arrays and dictionaries only.
package indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case data([UInt8])
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case array([PropertyListNode])
  case dictionary(PropertyListDictionary)
}

extension PropertyListNode {
  package var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  package var array: [PropertyListNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = value { return dictionary }
    return nil
  }

  /// The text of a string, number or boolean, as an old-style list would write it (`YES` and `NO`); else nil.
  package var scalarText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .data, .date, .array, .dictionary: nil
    }
  }

  /// The value of `key` where this is a dictionary that has it.
  package subscript(key: String) -> PropertyListNode? { dictionary?[key] }

  /// The strings of an array, other elements left out; empty where this is no array.
  package var strings: [String] { array?.compactMap(\.string) ?? [] }
}
