package import SourceText

/// A comment that turns rules off for a place: `// dragoman:disable:next hard-coded-text - the name of a product`.
package struct SuppressionComment: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    /// From here on, until `enable`.
    case from
    /// Ends what `disable` began.
    case until
    /// The line that it stands in.
    case this
    /// The next line that is neither empty nor only a comment.
    case next
    case previous
  }

  /// Rules as they are written, with their places; `all` stands for every rule.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: Range<UTF8Offset>
  }

  package var scope: Scope
  /// Empty where none is named.
  package var names: [Name]
  /// The directive itself, without the reason.
  package var range: Range<UTF8Offset>

  static let marker = Array("dragoman:".utf8)

  /// Whether a file may hold such a comment, or what was meant as one: quick, since most do not.
  package static func mayOccur(in bytes: [UInt8]) -> Bool { MisspeltDirective.mayOccur(in: bytes) }

  /// What a file's comments look like.
  package enum Language: Sendable {
    case swift
    /// Objective-C, C and tables of strings.
    case c
    /// Interface files and property lists.
    case markup

    package init(path: String) {
      switch path.split(separator: ".").last.map({ $0.lowercased() }) ?? "" {
      case "swift": self = .swift
      case "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "strings", "pch": self = .c
      default: self = .markup
      }
    }
  }

  /// All that a source has, in their order.
  ///
  /// The word stands first in its comment: `//`, `///`, `/*` or `<!--`. What stands in a literal, or in another comment,
  /// is none.
  package static func comments(in bytes: [UInt8], _ language: Language) -> [SuppressionComment] {
    markers(in: bytes, language).compactMap { comment(at: $0, in: bytes) }
  }

  /// Where the words begin that speak to the tool, each the first of its comment.
  ///
  /// - Parameter search: for another word than that, which need not be written as it should be.
  static func markers(in bytes: [UInt8], _ language: Language, search: ByteSearch = markerSearch) -> [Int] {
    var found: [Int] = []
    var position = 0
    var starts: Set<Int>?
    while let start = search.first(in: bytes, from: position) {
      position = start + search.word.count
      guard let opening = commentStart(before: start, bytes, language) else { continue }
      if language != .markup {
        let known = starts ?? Set(CodeComments(bytes, isSwift: language == .swift).starts)
        starts = known
        guard known.contains(opening) else { continue }
      }
      found.append(start)
    }
    return found
  }

  /// Whether a catalog's comment on a key says `dragoman:keep`: something asks for it that no source shows.
  package static func keepsKey(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var position = 0
    while let start = firstMarker(in: bytes, from: position) {
      position = start + marker.count
      if word(at: position, in: bytes) == "keep" { return true }
    }
    return false
  }

  /// The letters and digits from a place.
  static func word(at start: Int, in bytes: [UInt8]) -> String {
    String(decoding: bytes[start...].prefix(while: isWordByte), as: UTF8.self)
  }

  /// What a catalog's comment on a key turns off: `dragoman:disable` anywhere in it, and what is known as a rule after
  /// it. The offsets are those of the comment.
  package static func names(inKeyComment text: String, isKnown: (String) -> Bool) -> [Name] {
    let bytes = Array(text.utf8)
    var names: [Name] = []
    var position = 0
    while let start = firstMarker(in: bytes, from: position) {
      position = start + marker.count
      guard let comment = comment(at: start, in: bytes), comment.scope != .until else { continue }
      position = comment.range.upperBound.value
      // The first is meant as a rule in any case; others may be the words that follow.
      names += comment.names.prefix(1) + comment.names.dropFirst().prefix { isKnown($0.text) }
    }
    return names
  }

  static let markerSearch = ByteSearch(marker)

  private static func firstMarker(in bytes: [UInt8], from start: Int) -> Int? {
    markerSearch.first(in: bytes, from: start)
  }

  /// Where the comment begins that a word is the first of.
  private static func commentStart(before start: Int, _ bytes: [UInt8], _ language: Language) -> Int? {
    var place = start
    while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    let openings: [String] = language == .markup ? ["<!--"] : ["///", "//", "/**", "/*"]
    return openings.lazy.map { place - $0.utf8.count }.enumerated().first { number, from in
      from >= 0 && bytes[from..<place].elementsEqual(openings[number].utf8)
    }?.element
  }

  private static func comment(at start: Int, in bytes: [UInt8]) -> SuppressionComment? {
    var position = start + marker.count
    func word() -> String {
      let word = Self.word(at: position, in: bytes)
      position += word.utf8.count
      return word
    }
    var scope: Scope
    switch word() {
    case "disable": scope = .from
    case "enable": scope = .until
    default: return nil
    }
    if scope == .from, position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      switch word() {
      case "this": scope = .this
      case "next": scope = .next
      case "previous": scope = .previous
      default: return nil
      }
    }
    var names: [Name] = []
    var end = position
    while position < bytes.count {
      while position < bytes.count, [0x20, 0x09, UInt8(ascii: ",")].contains(bytes[position]) { position += 1 }
      let from = position
      guard position < bytes.count, isWordByte(bytes[position]), bytes[position] != UInt8(ascii: "-") else { break }
      let text = word()
      names.append(Name(text: text, range: UTF8Offset(from)..<UTF8Offset(position)))
      end = position
    }
    return SuppressionComment(scope: scope, names: names, range: UTF8Offset(start)..<UTF8Offset(end))
  }

  /// Of rules' names; a dash before a reason stands alone.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
