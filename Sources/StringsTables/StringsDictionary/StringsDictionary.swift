public import Findings
import SourceText

/// A `.stringsdict` table: texts that vary by number, width or device.
///
/// The file is a property list: a dictionary of a dictionary for each key, XML where it is written by people, binary
/// in built products. XML keeps its bytes wherever nothing is changed, and a change touches only its own lines.
/// Sources: Apple's "Stringsdict File Format", the release notes of Foundation for OS X 10.9, and the open-source
/// CoreFoundation (`CFString.c`).
public struct StringsDictionary: Sendable {
  /// For locations in findings.
  public let path: String
  /// How the file is stored.
  public let form: StringsTableForm
  /// In the order of the file. To change the table, change this list.
  public var entries: [StringsDictionaryEntry]

  let original: StringsDictionaryOriginal?

  /// Reads a file of any form that Foundation reads.
  public init(bytes: [UInt8], path: String) throws(RefusedInput) {
    let original = try StringsDictionaryReader.original(in: bytes, path: path)
    self.path = path
    self.original = original
    form = original.form
    entries = original.entries
  }

  /// An empty table, to be written as XML.
  public init(path: String) {
    self.path = path
    original = nil
    form = .xml
    entries = []
  }

  /// What the table has for a key: of a doubled key the last. Setting it changes that entry, or adds one at the end;
  /// nil removes every entry of the key.
  public subscript(key: String) -> StringsDictionaryContent? {
    get { entries.last { $0.key.utf8.elementsEqual(key.utf8) }?.content }
    set {
      guard let newValue else {
        entries.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
        return
      }
      if let index = entries.lastIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
        entries[index].content = newValue
      } else {
        entries.append(StringsDictionaryEntry(key, newValue))
      }
    }
  }
}

extension StringsDictionary {
  /// Where a key stands in the file that was read, of a doubled key the last; the file alone where no place is known.
  public func location(of key: String) -> FindingLocation {
    guard let list = original?.list, case .dictionary(let members) = list.root.content,
      let member = members.last(where: { $0.key.utf8.elementsEqual(key.utf8) })
    else { return FindingLocation(path: path) }
    return FindingLocation(
      path: path, text: SourceText(bytes: list.text), offset: member.keyRange.lowerBound,
      length: member.keyRange.count)
  }
}

/// One key of a `.stringsdict` table.
public struct StringsDictionaryEntry: Hashable, Sendable {
  public var key: String
  public var content: StringsDictionaryContent

  public init(_ key: String, _ content: StringsDictionaryContent) {
    self.key = key
    self.content = content
  }
}

/// The file that a table was read from.
struct StringsDictionaryOriginal: Sendable {
  var bytes: [UInt8]
  var form: StringsTableForm
  var encoding: StringsTableEncoding
  /// nil for the forms that have no places.
  var list: XMLPropertyList?
  var entries: [StringsDictionaryEntry]
}
