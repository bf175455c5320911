public import Findings
import LosslessJSON
import SourceText

/// A String Catalog (`.xcstrings`), lossless: what is not changed is written as it was read, to the byte.
///
/// The format is JSON and not documented by Apple; `Documentation/Formats/StringCatalog.md` says what public files
/// show. An object `strings` has one entry for each key; entries are read into the model only when they are asked for,
/// and written back by changing only what differs. Members that are not known are kept.
public struct StringCatalog: Sendable {
  /// The file as it was read; it never changes.
  let document: JSONDocument
  let strings: JSONNode
  let index: CatalogKeyIndex
  let jsonStyle: JSONStyle
  let keyOrder: CatalogKeyOrder

  /// New values of keys that the file has; nil for removed ones.
  var changes: [ExactString: CatalogEntry?] = [:]
  /// Entries of keys that the file does not have.
  var insertions: [ExactString: CatalogInsertion] = [:]
  /// Their keys by the position, among the keys of the file, that they stand before: in order.
  var insertedKeys: [Int: [String]] = [:]
  var newVersion: String??

  public let sourceLanguage: String

  /// What is done about a key that stands twice, as text merges leave it.
  public enum DuplicateKeys: Sendable {
    case refused
    /// The first counts, as for Xcode's next save; the others stay in the file and are not seen. For tools that mend
    /// or only copy such files.
    case kept
  }

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: how findings are to name the file.
  ///   - duplicateKeys: what is done about a key that stands twice in an object.
  /// - Throws: `RefusedInput` with line, column and a suggestion for a file that is damaged or is no catalog: broken
  ///   or truncated JSON, duplicate keys, merge-conflict markers, a byte order mark, members of a wrong type, entries
  ///   outside `strings`.
  public init(bytes: [UInt8], path: String, duplicateKeys: DuplicateKeys = .refused) throws(RefusedInput) {
    let document = try JSONDocument(
      bytes: bytes, path: path, duplicateNames: duplicateKeys == .refused ? .refused : .kept)
    let reader = StringCatalogReader(document)
    let parts = try reader.validated()
    self.init(document, strings: parts.strings, sourceLanguage: parts.sourceLanguage)
  }

  /// A new catalog without keys, as Xcode writes it.
  public init(sourceLanguage: String, version: String = "1.0") {
    let root = JSONValue.object([
      JSONMember("sourceLanguage", .string(sourceLanguage)), JSONMember("strings", .object([])),
      JSONMember("version", .string(version)),
    ])
    let document = JSONDocument(writing: root, style: .xcode, path: "")
    self.init(
      document, strings: document.member("strings", of: document.root) ?? document.root,
      sourceLanguage: sourceLanguage)
  }

  private init(_ document: JSONDocument, strings: JSONNode, sourceLanguage: String) {
    self.document = document
    self.strings = strings
    self.sourceLanguage = sourceLanguage
    index = CatalogKeyIndex(document, strings: strings)
    jsonStyle = JSONStyle(detectedIn: document)
    keyOrder = CatalogKeyOrder(detectedIn: document, strings: strings)
  }

  /// The version of the format; a file keeps its own until a feature raises it. nil where the file has none.
  public var version: String? {
    get {
      if let newVersion { return newVersion }
      return document.member("version", of: document.root).map { document.string(of: $0) }
    }
    set { newVersion = .some(newValue) }
  }

  /// The keys, in the file's order.
  public var keys: [String] {
    var result: [String] = []
    result.reserveCapacity(index.count)
    for position in 0...index.count {
      result += insertedKeys[position] ?? []
      guard position < index.count else { break }
      let key = document.name(of: index.members[position])
      if changes.isEmpty || changes[ExactString(key)] != .some(nil) { result.append(key) }
    }
    return result
  }

  public var isEmpty: Bool { insertions.isEmpty && (index.count == 0 || keys.isEmpty) }

  /// Whether the catalog differs from the file that was read.
  public var hasChanges: Bool { bytesDiffer }

  /// The entry of a key. Setting it changes only what differs; a new key takes its place in the order of the file;
  /// nil removes the key.
  public subscript(key: String) -> CatalogEntry? {
    get {
      if let change = changes[ExactString(key)] { return change }
      if let insertion = insertions[ExactString(key)] { return insertion.entry }
      return index.member(key, in: document).map { CatalogEntry($0, of: document) }
    }
    set {
      if let member = index.member(key, in: document) {
        let original = CatalogEntry(member, of: document)
        // Compared as JSON, which tells texts apart that `String` takes for equal.
        if newValue?.jsonValue(.codePoint) == original.jsonValue(.codePoint) {
          changes[ExactString(key)] = nil
        } else {
          changes.updateValue(newValue, forKey: ExactString(key))
        }
      } else if let newValue {
        insert(key, newValue, origin: nil)
      } else {
        removeInsertion(key)
      }
    }
  }

  /// Whether the catalog has a key, without reading its entry.
  public func contains(_ key: String) -> Bool {
    if let change = changes[ExactString(key)] { return change != nil }
    return insertions[ExactString(key)] != nil || index.member(key, in: document) != nil
  }

  public var style: CatalogStyle {
    let last = document.bytes.last
    return CatalogStyle(jsonStyle, endsWithLineEnd: last == 0x0A || last == 0x0D, keyOrder: keyOrder)
  }
}
