/// Why a text is no XML that is read here, and where.
struct XMLFault: Error, Hashable {
  enum Reason: Hashable {
    /// Expected this, found something else.
    case malformed(expected: String)
    /// The file ends where this was expected.
    case truncated(expected: String)
    case conflictMarker
    case tooDeep
    case invalidUTF8
    case encoding(String)
    /// A character that XML does not allow, by its code point.
    case forbiddenCharacter(UInt32)
    case unknownEntity(String)
    case declaresEntities
    case documentType
    case duplicateAttribute(String)
    case mismatchedEnd(found: String, open: String)
  }

  var reason: Reason
  /// In UTF-8 code units.
  var offset: Int
  var length = 1
}
