public import Findings
import SourceText

/// A `.loctable`: one table in all languages, as Apple's own system bundles have them.
///
/// A property list, in practice binary: language → key → a text or the rules of a `.stringsdict`, and some members that
/// are no language. Languages are written with `_`, as in `zh_CN`. Not documented by Apple; read from what is public about
/// such files.
public struct LocalizationTable: Sendable {
  /// For locations in findings.
  public let path: String
  /// How the file is stored.
  public let form: StringsTableForm
  /// In the order of the file, of a binary list in that of the names.
  public var languages: [Language]
  /// Members that are no language, such as `LocProvenance`.
  public var unrecognizedMembers: [StringsTableMember]

  private let original: Original?

  /// What a language has.
  public struct Language: Hashable, Sendable {
    /// As the file has it, such as `zh_CN`.
    public var name: String
    public var entries: [StringsDictionaryEntry]

    public init(_ name: String, _ entries: [StringsDictionaryEntry]) {
      self.name = name
      self.entries = entries
    }

    /// The name as catalogs and `.lproj` folders have it, such as `zh-CN`.
    public var identifier: String { name.replacing("_", with: "-") }
  }

  private struct Original: Sendable {
    var bytes: [UInt8]
    var languages: [Language]
    var unrecognizedMembers: [StringsTableMember]
  }

  /// Reads a file of any form of property list.
  public init(bytes: [UInt8], path: String) throws(RefusedInput) {
    let file = try PropertyListFile(bytes, path: path)
    guard let members = file.value.members else {
      throw RefusedInput(StringsTableFindings.malformed("a dictionary of languages", at: FindingLocation(path: path)))
    }
    self.path = path
    form = file.form
    languages = []
    unrecognizedMembers = []
    for member in members {
      if Self.isLanguage(member.key), let keys = member.value.members {
        languages.append(
          Language(
            member.key, keys.map { StringsDictionaryEntry($0.key, StringsDictionaryContent($0.value)) }))
      } else {
        unrecognizedMembers.append(member)
      }
    }
    original = Original(bytes: bytes, languages: languages, unrecognizedMembers: unrecognizedMembers)
  }

  /// An empty table, to be written as a binary list.
  public init(path: String) {
    self.path = path
    form = .binary
    languages = []
    unrecognizedMembers = []
    original = nil
  }

  /// What the table has for a key in a language, named in either way.
  public subscript(key: String, language: String) -> StringsDictionaryContent? {
    languages.last { $0.name == language || $0.identifier == language }?.entries
      .last { ExactString($0.key) == ExactString(key) }?.content
  }

  /// The table as a file: unchanged, the bytes that were read; else written anew, as XML only if it was XML.
  public func bytes() -> [UInt8] {
    if let original, original.languages == languages, original.unrecognizedMembers == unrecognizedMembers {
      return original.bytes
    }
    let value = StringsTableValue.dictionary(
      languages.map { language in
        StringsTableMember(
          language.name,
          .dictionary(language.entries.map { StringsTableMember($0.key, $0.content.propertyListValue) }))
      } + unrecognizedMembers)
    return form == .xml
      ? XMLPropertyListWriter.bytes(of: value, order: .asGiven) : BinaryPropertyListWriter.bytes(of: value)
  }

  /// Names of languages begin with two or three lower-case letters, and what is none with a capital.
  private static func isLanguage(_ name: String) -> Bool {
    let letters = name.prefix { $0 != "_" && $0 != "-" }
    return (2...3).contains(letters.count) && letters.allSatisfy { $0 >= "a" && $0 <= "z" }
  }
}
