import LocalizableReferences
import Testing

@Suite("Macros of the project's own")
struct MacroExpansionTests {
  /// A macro, its implementation and a use, and what is found.
  private func references(
    _ declaration: String, _ body: String, use: String
  ) throws -> [LocalizableReference] {
    try ExtractionFixture(files: [
      "Sources/Main.swift": declaration + " = #externalMacro(module: \"Macros\", type: \"TextMacro\")\n" + use,
      "Sources/TextMacro.swift": """
      struct TextMacro: ExpressionMacro {
        static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
          \(body)
        }
      }
      """,
    ]).result().references
  }

  private static let simple = "@freestanding(expression) macro label(_ key: StaticString) -> String"
  private static let commented =
    "@freestanding(expression) macro label(_ key: StaticString, comment: StaticString? = nil) -> String"

  @Test("the key stands where the argument stands")
  func place() throws {
    let found = try references(
      Self.simple,
      #"""
      guard let argument = node.arguments.first?.expression else { throw Failure("no text, but \(node.arguments)") }
      return "String(localized: \(argument), table: \"Stage\", bundle: .module)"
      """#, use: "let a =\n  #label(\"Curtain\")")
    #expect(found.map(\.key) == ["Curtain"])
    #expect(found.first?.table == "Stage")
    #expect(found.first?.bundle == ".module")
    #expect(found.first?.location == ReferenceLocation(path: "Sources/Main.swift", line: 3, column: 10))
    #expect(found.first?.isFoundByName == false)
  }

  @Test("the template for the arguments at hand is taken")
  func choice() throws {
    let found = try references(
      Self.commented,
      #"""
      let key = node.arguments.first!.expression
      if let comment = node.arguments.first(where: { $0.label?.text == "comment" })?.expression {
        return "String(localized: \(key), table: \"Noted\", comment: \(comment))"
      }
      return "String(localized: \(key))"
      """#, use: ##"let a = #label("Plain"); let b = #label("Noted", comment: "For ushers")"##)
    #expect(found.map(\.key) == ["Plain", "Noted"])
    #expect(found.map(\.table) == [nil, "Noted"])
    #expect(found.map(\.comment) == [nil, "For ushers"])
  }

  @Test(
    "ways to write a template",
    arguments: [
      #"return ExprSyntax(stringLiteral: "NSLocalizedString(\(node.argumentList.first!.expression), comment: \"\")")"#,
      #"let text = node.arguments.first!; return "try! made(String(localized: \(text.expression)))""#,
      ##"""
      guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.segments.first,
        case .stringSegment(let segment) = literal
      else { fatalError() }
      return #"String(localized: "\#(raw: segment.content.text)")"#
      """##,
      #"return "String(localized: \(node.arguments))""#,
      #"let rest = node.arguments[node.arguments.startIndex].expression; return "Text(\(rest)).bold()""#,
    ])
  func forms(_ body: String) throws {
    let found = try references(Self.simple, body, use: ##"let a = #label("Curtain")"##)
    #expect(found.map(\.key) == ["Curtain"])
  }

  @Test("arguments beside the key do not disturb it")
  func several() throws {
    let found = try references(
      "@freestanding(expression) macro label(_ key: StaticString, _ values: Any...) -> String",
      #"""
      let arguments = Array(node.arguments)
      let key = arguments[0].expression
      let values = arguments.dropFirst().map { "\($0)" }.joined(separator: ", ")
      return "String(format: NSLocalizedString(\(key), comment: \"\"), \(raw: values))"
      """#, use: ##"func f(_ n: Int) { _ = #label("%lld rows", n); _ = #label("Rows") }"##)
    #expect(found.map(\.key) == ["%lld rows", "Rows"])
  }

  @Test(
    "an expansion that does not localize gives no key",
    arguments: [
      #"return "print(\(node.arguments.first!.expression))""#,
      #"return "URL(string: \(node.arguments.first!.expression))!""#,
      #"return "Text(verbatim: \(node.arguments.first!.expression))""#,
    ])
  func plain(_ body: String) throws {
    // The name would say otherwise.
    let declaration = "@freestanding(expression) macro localized(_ key: StaticString) -> Any"
    #expect(try references(declaration, body, use: ##"let a = #localized("Curtain")"##).isEmpty)
  }

  @Test("interpolations of the argument keep their types")
  func interpolation() throws {
    let found = try references(
      "@freestanding(expression) macro label(_ key: String) -> String",
      #"return "String(localized: \(node.arguments.first!.expression))""#,
      use: ##"func f(_ row: Int) -> String { #label("Row \(row)") }"##)
    #expect(found.map(\.key) == ["Row %lld"])
    #expect(found.first?.arguments.map(\.expression) == ["row"])
  }

  @Test("without an implementation, a name that speaks of localizing decides")
  func unseen() throws {
    let source = """
      @freestanding(expression) macro localized(_ key: StaticString) -> String
        = #externalMacro(module: "Elsewhere", type: "ElsewhereMacro")
      @freestanding(expression) macro address(_ text: StaticString) -> URL
        = #externalMacro(module: "Elsewhere", type: "AddressMacro")
      let a = #localized("Curtain")
      let b = #address("https://example.com")
      """
    #expect(try ExtractionFixture(source).keys() == ["Curtain"])
  }

  @Test("damaged implementations are survived")
  func damaged() throws {
    let body = #"return "String(localized: \(node.arguments.first!.expression), bundle: .module)""#
    for end in stride(from: 0, through: body.count, by: 7) {
      _ = try references(Self.simple, String(body.prefix(end)), use: ##"let a = #label("Curtain")"##)
    }
  }
}
