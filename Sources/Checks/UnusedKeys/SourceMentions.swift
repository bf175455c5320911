import Foundation
import SourceText

/// The literals and names that sources mention, wherever they stand: what may be a key though nothing says so.
///
/// A reading of bytes: it serves Swift, Objective-C, JSON, interface files and property lists, and errs on the side of
/// mentioning too much. Comments are left out.
package struct SourceMentions: Sendable {
  package enum Language: Sendable {
    case swift, objectiveC
    /// JSON and others that have literals but no comments.
    case data
    /// Interface files and property lists.
    case markup
  }

  /// What stands between quotes, and between the tags of a property list.
  private var literals: Set<ExactString> = []
  /// What literals with a gap begin and end with, and what stands between two gaps, where nothing longer is known.
  private var beginnings: Set<ExactString> = []
  private var endings: Set<ExactString> = []
  private var middles: Set<[UInt8]> = []
  /// Names behind a dot: `.menuTitle`.
  private var members: Set<String> = []
  /// Names that may become text: those of types and of cases.
  private var textNames: Set<String> = []
  /// Names as written, `L10n.Menu.title`, whose words are known.
  private var names: Set<String> = []
  /// The letters of names and of the ends of names with dots: `menutitle`.
  private var wordings: Set<String> = []
  /// Those that stand behind the name of a type.
  private var wordingsOfTypes: Set<String> = []
  private var lookups = KeyLookups()

  package init() {}

  // MARK: Questions

  /// Whether a literal or name is the key, or may become it.
  package func mentions(key: String) -> Bool {
    if literals.contains(ExactString(key)) || textNames.contains(key) { return true }
    let bytes = Array(key.utf8)
    // `"menu.\(name)"` may be any key that begins with `menu.`; of a key with values, the text before the first one is
    // in the literal.
    if Self.hasPart(of: bytes, in: beginnings, { bytes[..<$0] })
      || Self.hasPart(of: bytes, in: endings, { bytes[(bytes.count - $0)...] })
      || middles.contains(where: { Self.holds($0, in: bytes) })
    {
      return true
    }
    return isNamed(key)
  }

  private static func hasPart(
    of bytes: [UInt8], in parts: Set<ExactString>, _ part: (_ count: Int) -> ArraySlice<UInt8>
  ) -> Bool {
    guard !parts.isEmpty, bytes.count >= shortestPart else { return false }
    return (shortestPart...min(bytes.count, longestPart)).contains {
      parts.contains(ExactString(String(decoding: part($0), as: UTF8.self)))
    }
  }

  private static func holds(_ middle: [UInt8], in key: [UInt8]) -> Bool {
    guard let first = middle.first, key.count > middle.count else { return false }
    return key.indices.contains { key[$0] == first && key[$0...].starts(with: middle) }
  }

  /// Whether a name is made of the key's letters, as generators of code make it: `L10n.Menu.title` of `menu.title`.
  /// Their files are often written when a project is built, and are not to be seen.
  private func isNamed(_ key: String) -> Bool {
    let wording = Self.wording(key)
    guard wording.utf8.count >= Self.shortestPart else { return false }
    if wordingsOfTypes.contains(wording) { return true }
    let isOneWord =
      key.utf8.allSatisfy { Self.isNamePart($0) && $0 != UInt8(ascii: "_") }
      && !key.dropFirst().contains(where: \.isUppercase)
    return !isOneWord && wordings.contains(wording)
  }

  /// Letters and digits alone.
  private static func wording(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  package func mentions(member name: String) -> Bool { members.contains(name) }

  /// Where a key that is no literal is looked up by means that extractors do not follow.
  package var lookup: CheckPlace? { lookups.place }

  /// Shorter beginnings, as of `"- \(name)"`, would fit everything.
  private static let shortestPart = 3
  /// Of longer ones this much says enough.
  private static let longestPart = 128

  // MARK: Reading

  /// - Parameters:
  ///   - path: relative to the project's root.
  ///   - isOfDependency: whether it is other people's code, whose own look-ups are of its own keys.
  package mutating func add(_ bytes: [UInt8], _ language: Language, path: String, isOfDependency: Bool = false) {
    if language == .markup {
      for text in MarkupTexts.texts(in: bytes) { literals.insert(ExactString(text)) }
      return
    }
    var reader = MentionReader(bytes, language)
    reader.run()
    for literal in reader.literals { add(literal) }
    for name in reader.names { add(name: name) }
    textNames.formUnion(reader.textNames)
    members.formUnion(reader.members)
    guard !isOfDependency else { return }
    // An initializer without a type may be anything's where no key is spoken of.
    let hasKeys = !reader.textNames.isDisjoint(with: KeyLookupUse.types)
    lookups.add(reader.lookups.filter { $0.name != "init" || hasKeys }, bytes, path: path)
  }

  /// - Parameter pieces: the text between gaps; one of a literal that is known as a whole.
  private mutating func add(_ pieces: [String]) {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      if let text = pieces.first { literals.insert(ExactString(text)) }
      return
    }
    if first.utf8.count >= Self.shortestPart {
      beginnings.insert(ExactString(String(decoding: first.utf8.prefix(Self.longestPart), as: UTF8.self)))
    } else if last.utf8.count >= Self.shortestPart {
      endings.insert(ExactString(String(decoding: last.utf8.suffix(Self.longestPart), as: UTF8.self)))
    } else if let middle = pieces.max(by: { $0.utf8.count < $1.utf8.count }), middle.utf8.count >= Self.shortestPart {
      middles.insert(Array(middle.utf8))
    }
  }

  private mutating func add(name: String) {
    guard names.insert(name).inserted else { return }
    var rest = name[...]
    var isOfType = false
    while true {
      let wording = Self.wording(rest)
      wordings.insert(wording)
      if isOfType { wordingsOfTypes.insert(wording) }
      guard let dot = rest.firstIndex(of: ".") else { break }
      if rest[..<dot].first?.isUppercase == true { isOfType = true }
      rest = rest[rest.index(after: dot)...]
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
