/// Reads the literals and names of one source.
///
/// A literal ends at its quote or, should a quote have been something else, at the end of the line. What is
/// interpolated is read as source again.
struct MentionReader {
  /// Each literal, cut where a value is put in or something unknown is added.
  private(set) var literals: [[String]] = []
  /// Names with dots between: `L10n.Menu.title`.
  private(set) var names: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var textNames: Set<String> = []
  private(set) var declaredTypes: Set<String> = []
  /// Names that look up keys, in their order.
  private(set) var lookups: [KeyLookupUse] = []

  private let bytes: [UInt8]
  private let language: SourceMentions.Language
  private var position = 0
  private var depth = 0
  /// The last literal and where it ended, for what is joined to it.
  private var last: (pieces: [String], end: Int)?
  private var isInCaseList = false
  private var isBehindTypeKeyword = false
  /// Whether a type of keys is extended here, whose initializers may pass anything on to those that it has.
  private var extendsKeys = false

  private static func isTypeKeyword(_ name: String) -> Bool {
    switch name {
    case "class", "struct", "enum", "actor", "protocol", "typealias": true
    default: false
    }
  }

  /// Deeper ones are no code that a compiler takes.
  private static let deepest = 64

  init(_ bytes: [UInt8], _ language: SourceMentions.Language) {
    self.bytes = bytes
    self.language = language
  }

  mutating func run() { readCode(untilParenthesis: false) }

  private func byte(_ place: Int) -> UInt8? { place >= 0 && place < bytes.count ? bytes[place] : nil }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    place + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var parentheses = 0
    while let current = byte(position) {
      switch current {
      case UInt8(ascii: "/") where language != .data && byte(position + 1) == UInt8(ascii: "/"):
        while let next = byte(position), next != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where language != .data && byte(position + 1) == UInt8(ascii: "*"):
        position = CodeComments.endOfBlockComment(in: bytes, from: position, nests: language == .swift)
      case UInt8(ascii: "\""): readLiteral(pounds: 0)
      case UInt8(ascii: "'") where language == .script, UInt8(ascii: "`") where language == .script:
        readScriptLiteral()
      case UInt8(ascii: "'") where language == .objectiveC:
        // A character: `'"'`.
        if byte(position + 1) == UInt8(ascii: "\\"), byte(position + 3) == current { position += 3 }
        if byte(position + 2) == current { position += 2 }
        position += 1
      case UInt8(ascii: "#") where language == .swift:
        let start = position
        while byte(position) == UInt8(ascii: "#") { position += 1 }
        if byte(position) == UInt8(ascii: "\"") { readLiteral(pounds: position - start) }
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        position += 1
        if untilParenthesis, parentheses < 0 { return }
      case _ where SourceMentions.isNamePart(current): readName()
      default:
        if ![0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: ","), UInt8(ascii: "=")].contains(current) { isInCaseList = false }
        position += 1
      }
    }
  }

  // MARK: Literals

  /// From the opening quote on.
  private mutating func readLiteral(pounds: Int) {
    let start = position - pounds
    let isLong = language == .swift && has("\"\"\"", at: position)
    position += isLong ? 3 : 1
    var raw: [[UInt8]] = [[]]
    func isFollowedByPounds(_ place: Int) -> Bool { (0..<pounds).allSatisfy { byte(place + $0) == UInt8(ascii: "#") } }
    while let current = byte(position) {
      if current == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: position),
        isFollowedByPounds(position + (isLong ? 3 : 1))
      {
        position += (isLong ? 3 : 1) + pounds
        break
      }
      if current == UInt8(ascii: "\n"), !isLong, language != .objectiveC || byte(position - 1) != UInt8(ascii: "\\") {
        break
      }
      if current == UInt8(ascii: "\\"), isFollowedByPounds(position + 1) {
        if language == .swift, byte(position + 1 + pounds) == UInt8(ascii: "(") {
          position += 2 + pounds
          if depth < Self.deepest {
            depth += 1
            readCode(untilParenthesis: true)
            depth -= 1
          }
          raw.append([])
          continue
        }
        let end = min(bytes.count, position + 2 + pounds)
        raw[raw.count - 1] += bytes[position..<end]
        position = end
        continue
      }
      raw[raw.count - 1].append(current)
      position += 1
    }
    if isLong { LiteralText.removeIndentation(from: &raw) }
    add(raw.map { LiteralText.decoded($0, pounds: pounds, language) }, from: start)
  }

  /// `'name'` and `` `name ${value}` ``.
  private mutating func readScriptLiteral() {
    let start = position
    let quote = bytes[position]
    position += 1
    var raw: [[UInt8]] = [[]]
    while let current = byte(position), current != quote {
      if current == UInt8(ascii: "\n"), quote == UInt8(ascii: "'") { break }
      if current == UInt8(ascii: "\\"), let next = byte(position + 1) {
        raw[raw.count - 1] += [current, next]
        position += 2
      } else if has("${", at: position) {
        while let next = byte(position), next != UInt8(ascii: "}"), next != quote { position += 1 }
        if byte(position) == UInt8(ascii: "}") { position += 1 }
        raw.append([])
      } else {
        raw[raw.count - 1].append(current)
        position += 1
      }
    }
    position += 1
    add(raw.map { LiteralText.decoded($0, pounds: 0, language) }, from: start)
  }

  private mutating func add(_ pieces: [String], from start: Int) {
    literals.append(pieces)
    defer { last = (literals[literals.count - 1], position) }
    // A format is a literal with gaps too, where it is no sentence.
    if pieces.count == 1, pieces[0].utf8.contains(UInt8(ascii: "%")), !pieces[0].utf8.contains(0x20) {
      literals.append(LiteralText.splitAtSpecifiers(pieces[0]))
    }
    let isJoined = isJoinedToWhatPrecedes(start)
    let isContinued = isJoinedToWhatFollows(position)
    if isJoined || isContinued {
      literals.append((isJoined ? [""] : []) + pieces + (isContinued ? [""] : []))
    }
    // `"a" + "b"` and, in C, `@"a" @"b"`.
    guard let last, joins(last.end, start) else { return }
    var joined = last.pieces
    joined[joined.count - 1] += pieces[0]
    literals.append(joined + pieces.dropFirst())
  }

  /// Whether nothing but a plus, or in C nothing at all, stands between two literals.
  private func joins(_ end: Int, _ start: Int) -> Bool {
    guard end <= start, start - end < 400 else { return false }
    let between = bytes[end..<start].filter { $0 > 0x20 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "\\") }
    return between == [UInt8(ascii: "+")] || between.isEmpty && language == .objectiveC
  }

  private func isJoinedToWhatPrecedes(_ start: Int) -> Bool {
    var place = start - 1
    func skip(_ others: [UInt8]) { while let byte = byte(place), byte <= 0x20 || others.contains(byte) { place -= 1 } }
    skip([UInt8(ascii: "@")])
    if byte(place) == UInt8(ascii: "+") || byte(place) == UInt8(ascii: "=") && byte(place - 1) == UInt8(ascii: "+") {
      return true
    }
    skip([UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "@")])
    let end = place + 1
    while let byte = byte(place), SourceMentions.isNamePart(byte) { place -= 1 }
    return [
      "append", "appending", "appendFormat", "appendingFormat", "appendString", "stringByAppendingString",
      "stringByAppendingFormat",
    ].contains(String(decoding: bytes[(place + 1)..<max(place + 1, end)], as: UTF8.self))
  }

  private func isJoinedToWhatFollows(_ end: Int) -> Bool {
    var place = end
    while let byte = byte(place), byte <= 0x20 { place += 1 }
    return byte(place) == UInt8(ascii: "+") || has(".append", at: place) || has("stringByAppending", at: place)
  }

  // MARK: Names

  /// A name with those that follow it behind dots.
  private mutating func readName() {
    let start = position
    var parts: [String] = []
    while true {
      let begin = position
      while let byte = byte(position), SourceMentions.isNamePart(byte) { position += 1 }
      parts.append(String(decoding: bytes[begin..<position], as: UTF8.self))
      note(parts, from: begin, to: position)
      guard byte(position) == UInt8(ascii: "."), let next = byte(position + 1), SourceMentions.isNamePart(next) else {
        break
      }
      position += 1
    }
    if byte(start - 1) == UInt8(ascii: ".") { members.insert(parts[0]) }
    for part in parts.dropFirst() { members.insert(part) }
    names.insert(parts.count == 1 ? parts[0] : parts.joined(separator: "."))
    if isInCaseList || parts[0].utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true { textNames.insert(parts[0]) }
    if parts.count > 1 { for part in parts where part.beginsWithCapital { textNames.insert(part) } }
    if parts.count == 1, parts[0] == "case" { isInCaseList = true }
    if isBehindTypeKeyword { declaredTypes.insert(parts[parts.count - 1]) }
    isBehindTypeKeyword = parts.count == 1 && Self.isTypeKeyword(parts[0])
  }

  private mutating func note(_ parts: [String], from start: Int, to end: Int) {
    guard language != .data, let name = parts.last, language == .objectiveC || KeyLookupUse.mayBe(name) else { return }
    let base = parts.dropLast().last
    if KeyLookupUse.types.contains(name), Self.extendsType(bytes, from: start) { extendsKeys = true }
    guard let use = KeyLookupUse(name, base: base, in: bytes, from: start, to: end, language, extendsKeys: extendsKeys)
    else { return }
    lookups.append(use)
  }

  private static func extendsType(_ bytes: [UInt8], from start: Int) -> Bool {
    var place = start
    // `String.LocalizationValue`
    while place > 0, SourceMentions.isNamePart(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: ".") { place -= 1 }
    return CodeAround(bytes, start: place, end: place).previousWord == "extension"
  }
}
