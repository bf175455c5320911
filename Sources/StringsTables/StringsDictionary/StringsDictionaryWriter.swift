import SourceText

extension StringsDictionary {
  /// The table as a file. Unchanged, these are the bytes that were read. Changed, an XML file keeps all lines but those
  /// of the change, a binary file is written anew, and one in old-style text becomes XML.
  public func bytes() -> [UInt8] {
    guard let original else { return Self.bytes(of: entries, order: .asGiven) }
    if original.entries == entries { return original.bytes }
    if original.form == .binary { return Self.binaryBytes(of: entries) }
    if let list = original.list, let text = edited(list, from: original.entries) {
      return original.encoding.bytes(of: text)
    }
    return Self.bytes(of: entries, order: .asGiven)
  }

  /// A new XML file, laid out as Foundation does it: tabs, a key and its value in lines of their own.
  public static func bytes(of entries: [StringsDictionaryEntry], order: StringsTableKeyOrder) -> [UInt8] {
    XMLPropertyListWriter.bytes(of: propertyList(entries), order: order)
  }

  /// A new binary file.
  public static func binaryBytes(of entries: [StringsDictionaryEntry]) -> [UInt8] {
    BinaryPropertyListWriter.bytes(of: propertyList(entries))
  }

  private static func propertyList(_ entries: [StringsDictionaryEntry]) -> StringsTableValue {
    .dictionary(entries.map { StringsTableMember($0.key, $0.content.propertyListValue) })
  }

  private func edited(_ list: XMLPropertyList, from old: [StringsDictionaryEntry]) -> [UInt8]? {
    guard case .dictionary(let members) = list.root.content else { return nil }
    // An entry that nobody touched keeps its members in their order, doubled ones included.
    var untouched: [ExactString: [(content: StringsDictionaryContent, value: StringsTableValue)]] = [:]
    for (entry, member) in zip(old, members).reversed() {
      untouched[ExactString(entry.key), default: []].append((entry.content, member.node.value))
    }
    var editing = XMLPropertyListEditing(list)
    editing.change(
      members, in: list.root,
      to: entries.map { entry in
        if let origin = untouched[ExactString(entry.key)]?.popLast(), origin.content == entry.content {
          return StringsTableMember(entry.key, origin.value)
        }
        return StringsTableMember(entry.key, entry.content.propertyListValue)
      })
    return editing.editedText()
  }
}
