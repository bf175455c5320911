import FoundationLocalization
import Testing

#if Markdown
  @Suite("Attributed strings of Markdown")
  struct AttributedMarkdownTests {
    private static func outline(
      _ text: String, _ options: AttributedString.MarkdownParsingOptions = .init(interpretedSyntax: .inlineOnly),
      baseURL: URL? = nil
    ) throws -> String {
      AttributedOutline.text(of: try AttributedString(markdown: text, options: options, baseURL: baseURL))
    }

    @Test("have inline intents")
    func inlineIntents() throws {
      #expect(try Self.outline("a **b *c*** `d` ~~e~~") == "a strong{b }em+strong{c} code{d} strike{e}")
      #expect(try Self.outline("a\nb\\\nc") == "asoft{ }bbr{\n}c")
      #expect(try Self.outline("a<i>b</i>") == "ahtml{<i>}bhtml{</i>}")
      let preserving = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      #expect(try Self.outline(" # *a* \n\n b ", preserving) == " # em{a} \n\n b ")
    }

    @Test("have links and images")
    func links() throws {
      #expect(
        try Self.outline("[a *b*](https://c.example/d)")
          == "link(https://c.example/d){a }em+link(https://c.example/d){b}")
      #expect(
        try Self.outline("![a](b.png)", baseURL: URL(string: "https://c.example/d/"))
          == "image(https://c.example/d/b.png)+alt(a){a}")
      #expect(try Self.outline("![](b.png)") == "image(b.png){\u{FFFC}}")
      #expect(try Self.outline("[a]()") == "a")
    }

    @Test("have the attributes that the text asks for, where that is allowed")
    func extendedAttributes() throws {
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
      #expect(try Self.outline("^[a](inflect: true)", options) == "inflect{a}")
      #expect(
        try Self.outline("^[*a* b](inflect: true, agreeWithArgument: 2)", options)
          == "em+inflect+argument(2){a}inflect+argument(2){ b}")
      #expect(try Self.outline("^[a](morphology: { number: 'other' })", options) == "morphology(plural){a}")
      #expect(try Self.outline("^[a](inflect: { number: \"few\" })", options) == "inflect(…){a}")
      #expect(
        try Self.outline("^[a](agreeWithConcept: 1) ^[b](referentConcept: 3)", options)
          == "concept(1){a} referent(3){b}")
      #expect(
        try Self.outline("^[a](inflect: true, inflectionAlternative: ' *b* c')", options)
          == "inflect+or( em{b} c){a}")
      #expect(try Self.outline("^[a](formatNumber: true, languageIdentifier: 'fr')", options) == "lang(fr)+format{a}")
      #expect(
        try Self.outline("^[a ^[b](agreeWithArgument: 2)](agreeWithArgument: 1)", options)
          == "argument(1){a }argument(2){b}")
      #expect(try Self.outline("^[a](unknown: 7)", options) == "a")
      #expect(try Self.outline("^[a](inflect: true)") == "^[a](inflect: true)")
    }

    @Test("are refused, or lose what is wrong, as the policy says")
    func failures() throws {
      let wrong = ["^[a](inflect: )", "^[a](inflect: 'x')", "^[a](agreeWithArgument: 1.5)", "^[a](inflect)"]
      for text in wrong {
        let strict = AttributedString.MarkdownParsingOptions(
          allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly)
        #expect(throws: DecodingError.self) { try AttributedString(markdown: text, options: strict) }
        var tolerant = strict
        tolerant.failurePolicy = .returnPartiallyParsedIfPossible
        #expect(try Self.outline(text, tolerant) == "a")
      }
      let long = String(repeating: "*a* ", count: 1 << 19)
      #expect(throws: CocoaError.self) { try AttributedString(markdown: long) }
      let plain = try AttributedString(
        markdown: long, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
      #expect(plain.characters.count == long.count)
      #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0x61, 0xFF])) }
    }

    @Test("have block intents, each with its own identity")
    func blocks() throws {
      let text = try AttributedString(markdown: "# A\n\nb *c*\n\n1. d\n2. e\n\n> f\n\n```swift\ng\n```\n\n---\n")
      let runs = text.runs[\.presentationIntent].map { intent, range in
        (String(text[range].characters), intent?.components.map(\.kind) ?? [])
      }
      #expect(runs.map(\.0) == ["A", "b c", "d", "e", "f", "g\n", "\u{2E3B}"])
      let kinds: [[PresentationIntent.Kind]] = [
        [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 1), .orderedList],
        [.paragraph, .listItem(ordinal: 2), .orderedList], [.paragraph, .blockQuote],
        [.codeBlock(languageHint: "swift")], [.thematicBreak],
      ]
      #expect(runs.map(\.1) == kinds)
      let identities = text.runs[\.presentationIntent].compactMap { $0.0?.components.first?.identity }
      #expect(Set(identities).count == identities.count)
      #expect(text.runs.allSatisfy { $0.presentationIntent?.isValid == true })
      #expect(text.runs.compactMap(\.listItemDelimiter) == [".", "."])
    }

    @Test("have tables")
    func tables() throws {
      let text = try AttributedString(markdown: "|a|b|\n|:-:|-:|\n|1|2|")
      let intents = text.runs.compactMap(\.presentationIntent)
      let table = PresentationIntent.Kind.table(columns: [.init(alignment: .center), .init(alignment: .right)])
      let kinds: [[PresentationIntent.Kind]] = [
        [.tableCell(columnIndex: 0), .tableHeaderRow, table], [.tableCell(columnIndex: 1), .tableHeaderRow, table],
        [.tableCell(columnIndex: 0), .tableRow(rowIndex: 1), table],
        [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table],
      ]
      #expect(intents.map { $0.components.map(\.kind) } == kinds)
      #expect(intents.allSatisfy { $0.isValid })
    }

    @Test("say where they stand in the source and in which language they are")
    func sources() throws {
      let text = try AttributedString(
        markdown: "This is *emphasized*.",
        options: .init(languageCode: "en-GB", appliesSourcePositionAttributes: true))
      let position = text.runs.first { $0.inlinePresentationIntent == .emphasized }?.markdownSourcePosition
      #expect(
        position == AttributedString.MarkdownSourcePosition(startLine: 1, startColumn: 10, endLine: 1, endColumn: 19))
      #expect(text.languageIdentifier == "en-GB")
    }

    @Test("are read from data and files")
    func sourcesOfText() throws {
      let data = try AttributedString(markdown: Data("*a*".utf8))
      #expect(AttributedOutline.text(of: data) == "em{a}")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("markdown-\(UUID().uuidString).md")
      try Data("**b**".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let contents = try AttributedString(contentsOf: file)
      #expect(AttributedOutline.text(of: contents) == "strong{b}")
    }
  }
#endif
