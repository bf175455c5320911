/// All tokens of a source, with the partners of its brackets.
struct SourceTokens {
  private(set) var tokens: ContiguousArray<SwiftToken> = []
  /// For every opening bracket, quote or interpolation the number of the token that closes it; -1 for others.
  private(set) var partners: ContiguousArray<Int32> = []
  /// The number of string literals and macros before each token: what a macro expands to may have literals.
  private var literalsBefore: ContiguousArray<Int32> = []
  /// The number of words before each token that may declare a type: `struct`, `enum`, …
  private var typeWordsBefore: ContiguousArray<Int32> = []

  /// The numbers of tokens that something to observe may start with, ascending; empty where nothing is wanted.
  private var candidates: ContiguousArray<Int32> = []

  /// Deeper nesting is left to the parser, which has limits of its own.
  private static let maximumNesting = 100

  /// nil where something is no Swift or where brackets do not match, inside each branch of `#if` too.
  init?(_ buffer: UnsafeBufferPointer<UInt8>, isObserved: Bool = false) {
    guard buffer.count < Int32.max else { return nil }
    var lexer = SwiftLexer(buffer)
    tokens.reserveCapacity(buffer.count / 4)
    partners.reserveCapacity(buffer.count / 4)
    literalsBefore.reserveCapacity(buffer.count / 4)
    typeWordsBefore.reserveCapacity(buffer.count / 4)
    var open: [(kind: SwiftToken.Kind, number: Int)] = []
    var literals: Int32 = 0
    var typeWords: Int32 = 0
    var named: [(number: Int, places: ObservationCandidates.Places)] = []
    var previous = SwiftToken.Kind.endOfFile
    while true {
      let token = lexer.next()
      let number = tokens.count
      tokens.append(token)
      partners.append(-1)
      literalsBefore.append(literals)
      typeWordsBefore.append(typeWords)
      if isObserved, let places = ObservationCandidates.places(of: token, in: buffer) {
        named.append((number, places))
      }
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen, .poundIf:
        if token.kind == .stringOpen { literals += 1 }
        open.append((token.kind, number))
        if open.count > Self.maximumNesting { return nil }
      case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose, .poundEndif:
        guard let last = open.popLast(), Self.closing(last.kind) == token.kind else { return nil }
        partners[last.number] = Int32(number)
      case .poundElse, .poundElseif:
        guard open.last?.kind == .poundIf else { return nil }
      case .identifier:
        if previous == .pound, !Self.isPlainMacro(token, lexer) { literals += 1 }
        if previous != .period, Self.maySayType(token, lexer) { typeWords += 1 }
      case .endOfFile:
        guard open.isEmpty, !lexer.isDamaged else { return nil }
        setCandidates(named, in: buffer)
        return
      default: break
      }
      previous = token.kind
    }
  }

  private mutating func setCandidates(
    _ named: [(number: Int, places: ObservationCandidates.Places)], in buffer: UnsafeBufferPointer<UInt8>
  ) {
    let named = named.filter { isCandidate($0.number, $0.places, in: buffer) }
    let shown = named.filter { showsName($0.number, $0.places) }.map(\.number)
    let ofKeys = zip(shown, keys(among: shown.map { $0 + 2 }, in: buffer)).filter(\.1).map(\.0)
    for name in named where !ofKeys.contains(name.number) { candidates.append(Int32(name.number)) }
  }

  private static func closing(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    switch kind {
    case .leftParen: return .rightParen
    case .leftSquare: return .rightSquare
    case .leftBrace: return .rightBrace
    case .stringOpen: return .stringClose
    case .interpolationOpen: return .interpolationClose
    default: return .poundEndif
    }
  }

  private static let plainMacros: [StaticString] = [
    "selector", "keyPath", "file", "fileID", "filePath", "line", "column", "function", "dsohandle", "colorLiteral",
    "Preview", "Predicate", "warning", "error", "externalMacro", "imageLiteral", "isolation",
  ]

  /// Macros of the language and of Apple's, which make no keys.
  private static func isPlainMacro(_ token: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    plainMacros.contains { lexer.isWord(token, $0) }
  }

  private static func maySayType(_ token: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    switch (lexer.bytes[token.start], token.end - token.start) {
    case (UInt8(ascii: "s"), 6): return lexer.isWord(token, "struct")
    case (UInt8(ascii: "c"), 5): return lexer.isWord(token, "class")
    case (UInt8(ascii: "e"), 4): return lexer.isWord(token, "enum")
    case (UInt8(ascii: "a"), 5): return lexer.isWord(token, "actor")
    case (UInt8(ascii: "t"), 9): return lexer.isWord(token, "typealias")
    default: return false
    }
  }

  /// The number of the last token, the end of the file.
  var end: Int { tokens.count - 1 }

  func partner(of number: Int) -> Int { Int(partners[number]) }

  /// Whether a token is the name or keyword, by its bytes in the source.
  func isWord(_ number: Int, _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let token = tokens[number]
    guard token.kind == .identifier, token.end - token.start == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for place in 0..<(token.end - token.start) where bytes[token.start + place] != other[place] { return false }
    return true
  }

  /// Whether a literal or a macro is among tokens.
  func hasLiteral(_ range: Range<Int>) -> Bool { literalsBefore[range.upperBound] > literalsBefore[range.lowerBound] }

  /// Whether anything that is observed may be among tokens.
  func hasCandidate(_ range: Range<Int>) -> Bool {
    guard !candidates.isEmpty else { return false }
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < candidates.count && candidates[low] < range.upperBound
  }

  func mayDeclareType(_ range: Range<Int>) -> Bool {
    typeWordsBefore[range.upperBound] > typeWordsBefore[range.lowerBound]
  }
}
