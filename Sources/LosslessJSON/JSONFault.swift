/// Why bytes are not a JSON document that we take.
struct JSONFault: Error, Hashable {
  enum Reason: Hashable {
    case unexpectedByte(expected: String)
    case endOfText(expected: String, openContainer: Int?)
    case controlCharacterInString
    case unknownEscape
    case loneSurrogate
    case invalidUTF8
    case badNumber
    case textAfterEnd
    case tooDeep(limit: Int)
    case duplicateName(name: String, first: Int)
    case nameTooLong
    case tooLarge
  }

  var reason: Reason
  /// UTF-8 offset, 0-based.
  var offset: Int
}
