// The interface of raw nodes may change with the toolchain: this is what it was compared with.
#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) @_spi(Testing) import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  /// Makes the tree of a source from its tokens: the very tree that SwiftParser would make, a dozen times as fast.
  ///
  /// It knows the common forms of the language and gives up on all others, and on everything that is not sure to be right;
  /// SwiftParser has to read those. What it makes is built of SwiftSyntax's nodes, so nobody who walks a tree has to know
  /// who made it.
  struct SwiftTreeReader {
    /// Something that SwiftParser has to read.
    struct Unreadable: Error {}

    /// The tree's own copy.
    let bytes: UnsafeBufferPointer<UInt8>
    let source: SourceTokens
    let arena: ParsingRawSyntaxArena
    /// The token at hand.
    var number = 0
    /// How many of its bytes were taken: `>?` is one token and two signs.
    var taken = 0
    var depth = 0

    /// Deeper nesting is left to the parser, which has limits of its own.
    static let maximumDepth = 100

    /// nil where the parser has to read the source.
    static func tree(of source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax? {
      read(source) { (reader) throws(Unreadable) in try reader.readFile() }?.as(SourceFileSyntax.self)
    }

    /// The one expression that a source is; nil where the parser has to read it.
    static func expression(of source: UnsafeBufferPointer<UInt8>) -> ExprSyntax? {
      read(source) { (reader) throws(Unreadable) in
        let expression = try reader.readExpression()
        guard reader.number == reader.end, reader.taken == 0 else { throw Unreadable() }
        return expression
      }?.as(ExprSyntax.self)
    }

    /// The one declaration that a source is; nil where the parser has to read it.
    static func declaration(of source: UnsafeBufferPointer<UInt8>) -> DeclSyntax? {
      read(source) { (reader) throws(Unreadable) in
        let declaration = try reader.readDeclaration(to: reader.end)
        guard reader.number == reader.end, reader.taken == 0 else { throw Unreadable() }
        return declaration
      }?.as(DeclSyntax.self)
    }

    private static func read(
      _ source: UnsafeBufferPointer<UInt8>, _ body: (inout SwiftTreeReader) throws(Unreadable) -> RawSyntax
    ) -> Syntax? {
      let arena = ParsingRawSyntaxArena(parseTriviaFunction: TriviaParser.parseTrivia)
      let bytes = arena.internSourceBuffer(source)
      guard let tokens = SourceTokens(bytes) else { return nil }
      var reader = SwiftTreeReader(bytes: bytes, source: tokens, arena: arena)
      guard let node = try? body(&reader) else { return nil }
      return Syntax(raw: node, rawNodeArena: arena)
    }

    private mutating func readFile() throws(Unreadable) -> RawSyntax {
      let shebang = isAt(.shebang) ? take(.shebang) : nil
      let statements = try readStatements(to: source.end)
      return node(.sourceFile, shebang, statements, take(.endOfFile))
    }

    // MARK: Looking

    var end: Int { source.end }

    func kind(_ number: Int) -> SwiftToken.Kind { source.tokens[number].kind }

    func isAt(_ kind: SwiftToken.Kind) -> Bool { taken == 0 && source.tokens[number].kind == kind }

    func isAtStartOfLine(_ number: Int) -> Bool { source.tokens[number].isAtStartOfLine }

    var isOnNewLine: Bool { taken == 0 && source.tokens[number].isAtStartOfLine }

    func isWord(_ number: Int, _ text: StaticString) -> Bool { source.isWord(number, text, in: bytes) }

    func isWord(_ number: Int, in list: [StaticString]) -> Bool {
      kind(number) == .identifier && list.contains { isWord(number, $0) }
    }

    func isAtWord(_ text: StaticString) -> Bool { taken == 0 && isWord(number, text) }

    /// Whether an operator token is just this text.
    func isOperator(_ number: Int, _ text: StaticString) -> Bool {
      let token = source.tokens[number]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator: break
      default: return false
      }
      guard token.end - token.start == text.utf8CodeUnitCount else { return false }
      let other = text.utf8Start
      for place in 0..<(token.end - token.start) where bytes[token.start + place] != other[place] { return false }
      return true
    }

    /// Whether what is left of the token at hand starts with a sign of operators.
    func isAtSign(_ sign: Unicode.Scalar) -> Bool {
      let token = source.tokens[number]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion, .infixQuestion, .exclamation,
        .prefixAmpersand:
        return bytes[token.start + taken] == UInt8(ascii: sign)
      default: return false
      }
    }

    func partner(of number: Int) -> Int { source.partner(of: number) }

    /// Whether a token follows the one before it at once.
    func isAdjacent(_ number: Int) -> Bool {
      number > 0 && source.tokens[number].start == source.tokens[number - 1].end
    }

    /// Whether a name is a word of the language wherever it stands, and no name without backticks.
    func isReserved(_ number: Int) -> Bool {
      let token = source.tokens[number]
      let length = token.end - token.start
      guard length < Self.reserved.count else { return false }
      return Self.reserved[length].contains { isWord(number, $0) }
    }

    /// By length.
    private static let reserved: [[StaticString]] = [
      [], ["_"], ["as", "do", "if", "in", "is"], ["for", "let", "nil", "try", "var", "Any"],
      ["case", "else", "enum", "func", "init", "self", "Self", "true"],
      ["break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw", "where", "while"],
      ["deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws"],
      ["default", "private"], ["continue", "internal", "operator", "protocol", "rethrows"],
      ["extension", "subscript", "typealias"], [], ["fallthrough", "fileprivate"], [], [],
      ["associatedtype", "precedencegroup"],
    ]

    // MARK: Taking

    /// The token at hand, or what is left of it.
    mutating func take(_ kind: RawTokenKind) -> RawSyntax {
      let token = source.tokens[number]
      return take(kind, token.end - token.start - taken)
    }

    /// The first bytes of the token at hand.
    mutating func take(_ kind: RawTokenKind, _ length: Int) -> RawSyntax {
      let token = source.tokens[number]
      let start = token.start + taken
      let isWhole = start + length >= token.end
      let leading = taken > 0 ? start : number == 0 ? 0 : endOfTrivia(after: number - 1)
      let trailing = isWhole ? endOfTrivia(after: number) : start + length
      if isWhole {
        if number < source.end { number += 1 }
        taken = 0
      } else {
        taken += length
      }
      return piece(kind, start, start + length, leading: leading, trailing: trailing)
    }

    func piece(_ kind: RawTokenKind, _ start: Int, _ end: Int, leading: Int, trailing: Int) -> RawSyntax {
      let base = bytes.baseAddress.map { $0 + leading }
      return RawTokenSyntax(
        kind: kind, wholeText: SyntaxText(baseAddress: base, count: trailing - leading),
        textRange: (start - leading)..<(end - leading), presence: .present, tokenDiagnostic: nil, arena: arena
      ).raw
    }

    /// Blanks and comments after a token on its line belong to it, all else to the next one.
    func endOfTrivia(after number: Int) -> Int {
      let token = source.tokens[number]
      var place = token.end
      switch token.kind {
      case .stringOpen, .stringText, .interpolationClose, .endOfFile, .shebang: return place
      default: break
      }
      while place < bytes.count {
        switch bytes[place] {
        case 0x20, 0x09, 0x0B, 0x0C: place += 1
        case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
          while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "*"):
          place = endOfComment(from: place)
        default: return place
        }
      }
      return place
    }

    /// Comments nest.
    private func endOfComment(from start: Int) -> Int {
      var open = 0
      var place = start
      while place + 1 < bytes.count {
        switch (bytes[place], bytes[place + 1]) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
          open += 1
          place += 2
        case (UInt8(ascii: "*"), UInt8(ascii: "/")):
          open -= 1
          place += 2
          if open == 0 { return place }
        default: place += 1
        }
      }
      return bytes.count
    }

    mutating func takeKeyword(_ text: StaticString) throws(Unreadable) -> RawSyntax {
      guard isAtWord(text) else { throw Unreadable() }
      return take(.keyword)
    }

    mutating func takeKeywordIfThere(_ text: StaticString) -> RawSyntax? { isAtWord(text) ? take(.keyword) : nil }

    mutating func take(_ expected: SwiftToken.Kind, as kind: RawTokenKind) throws(Unreadable) -> RawSyntax {
      guard isAt(expected) else { throw Unreadable() }
      return take(kind)
    }

    mutating func takeIfThere(_ expected: SwiftToken.Kind, as kind: RawTokenKind) -> RawSyntax? {
      isAt(expected) ? take(kind) : nil
    }

    /// A name that is none of the language's own words.
    mutating func takeName() throws(Unreadable) -> RawSyntax {
      guard isAt(.identifier), !isReserved(number) else { throw Unreadable() }
      return take(.identifier)
    }

    /// A label or a member, which may be any word.
    mutating func takeLabel() throws(Unreadable) -> RawSyntax {
      guard isAt(.identifier) else { throw Unreadable() }
      return take(isWord(number, "_") ? .wildcard : .identifier)
    }

    /// The labels of a payload or a tuple's type, `name:` or `label name:`, where there are any.
    mutating func takeOptionalLabels() throws(Unreadable) -> (first: RawSyntax?, second: RawSyntax?, colon: RawSyntax?)
    {
      guard isAt(.identifier) else { return (nil, nil, nil) }
      if kind(number + 1) == .colon { return (try takeLabel(), nil, take(.colon)) }
      guard kind(number + 1) == .identifier, kind(number + 2) == .colon else { return (nil, nil, nil) }
      return (try takeLabel(), try takeLabel(), take(.colon))
    }

    /// A dot with what it belongs to right after it.
    mutating func takePeriod() throws(Unreadable) -> RawSyntax {
      let period = try take(.period, as: .period)
      guard isAdjacent(number) else { throw Unreadable() }
      return period
    }

    mutating func takeComma() -> RawSyntax? { takeIfThere(.comma, as: .comma) }

    // MARK: Nodes

    /// Between any two children, and around them, is a place for what was unexpected.
    func node(_ kind: SyntaxKind, _ children: RawSyntax?...) -> RawSyntax {
      let count = children.count * 2 + 1
      return RawSyntax.makeLayout(kind: kind, uninitializedCount: count, arena: arena) { buffer in
        guard let base = buffer.baseAddress else { return }
        for place in 0..<count { (base + place).initialize(to: place % 2 == 1 ? children[place / 2] : nil) }
      }
    }

    func list(_ kind: SyntaxKind, _ elements: [RawSyntax] = []) -> RawSyntax {
      RawSyntax.makeLayout(kind: kind, uninitializedCount: elements.count, arena: arena) { buffer in
        guard let base = buffer.baseAddress else { return }
        for place in elements.indices { (base + place).initialize(to: elements[place]) }
      }
    }

    /// Runs what may be nested without end.
    mutating func nested<Result>(
      _ body: (inout SwiftTreeReader) throws(Unreadable) -> Result
    ) throws(Unreadable) -> Result {
      guard depth < Self.maximumDepth else { throw Unreadable() }
      depth += 1
      defer { depth -= 1 }
      return try body(&self)
    }

    /// What SwiftParser makes of the tokens up to one.
    mutating func parsed<Node: SyntaxParseable>(
      _ type: Node.Type, to end: Int
    ) throws(Unreadable) -> RawSyntax {
      let start = number == 0 ? 0 : endOfTrivia(after: number - 1)
      let part = UnsafeBufferPointer(rebasing: bytes[start..<endOfTrivia(after: end - 1)])
      var parser = Parser(
        part, maximumNestingLevel: SwiftSourceFile.maximumNesting, arena: arena, experimentalFeatures: [])
      let parsed = Node.parse(from: &parser)
      guard !parsed.hasError, parsed.totalLength.utf8Length == part.count else { throw Unreadable() }
      number = end
      taken = 0
      return parsed.raw
    }
  }
#else
  import SwiftSyntax

  /// Leaves everything to SwiftParser.
  enum SwiftTreeReader {
    static func tree(of source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax? { nil }
    static func expression(of source: UnsafeBufferPointer<UInt8>) -> ExprSyntax? { nil }
    static func declaration(of source: UnsafeBufferPointer<UInt8>) -> DeclSyntax? { nil }
  }
#endif
