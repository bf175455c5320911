package import SourceText

extension StringsDictionary {
  /// How the file's text is stored.
  package var encoding: StringsTableEncoding { original?.encoding ?? .utf8 }

  /// The text of an XML file as UTF-8, without a byte order mark, which places are in; nil for the other forms.
  package var text: [UInt8]? { original?.list?.text }

  /// Where a member of nested dictionaries stands in the file that was read, of doubled ones the last: its name with the
  /// element, and its value; of a text, what is between the tags.
  ///
  /// - Parameter path: the names on the way, the key first.
  /// - Returns: nil where there is none, and for forms that have no places.
  package func places(ofMember path: [String]) -> (name: Range<UTF8Offset>, value: Range<UTF8Offset>)? {
    guard let member = member(path) else { return nil }
    var value = member.node.range
    if case .string = member.node.content { value = member.node.contentRange ?? value }
    return (Self.offsets(member.keyRange), Self.offsets(value))
  }

  /// The edit of the file's text, as UTF-8 without a mark, that gives a member of nested dictionaries another text; nil
  /// where its text is another one than it is taken to be.
  package func edit(ofMember path: [String], from old: String, to value: String) -> TextEdit? {
    guard let node = member(path)?.node, case .string(let text) = node.content, text.utf8.elementsEqual(old.utf8),
      let range = node.contentRange
    else { return nil }
    return TextEdit(range: Self.offsets(range), replacement: XMLPropertyListStyle.escaped(value))
  }

  private func member(_ path: [String]) -> XMLPropertyList.Member? {
    guard var node = original?.list?.root else { return nil }
    var found: XMLPropertyList.Member?
    for step in path {
      guard case .dictionary(let members) = node.content,
        let member = members.last(where: { $0.key.utf8.elementsEqual(step.utf8) })
      else { return nil }
      node = member.node
      found = member
    }
    return found
  }

  private static func offsets(_ range: Range<Int>) -> Range<UTF8Offset> {
    UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound)
  }
}
