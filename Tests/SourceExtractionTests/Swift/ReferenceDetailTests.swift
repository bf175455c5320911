import LocalizableReferences
import SourceExtraction
import Testing

@Suite("What goes with a key")
struct ReferenceDetailTests {
  private func only(_ source: String, macroNames: [String] = []) throws -> LocalizableReference {
    let references = try ExtractionFixture(source, macroNames: macroNames).result().references
    return try #require(references.count == 1 ? references.first : nil)
  }

  @Test("table, bundle and comment")
  func labels() throws {
    let reference = try only(
      #"let a = String(localized: "Row", table: "Hall", bundle: .module, comment: "A row of seats")"#)
    #expect(reference.table == "Hall")
    #expect(reference.bundle == ".module")
    #expect(reference.comment == "A row of seats")
  }

  @Test("a default value, numbered")
  func defaultValue() throws {
    let reference = try only(
      #"func f(_ n: Int, _ s: String) { _ = String(localized: "seat.label", defaultValue: "\(n)% of \(s)") }"#)
    #expect(reference.key == "seat.label")
    #expect(reference.defaultValue == "%1$lld%% of %2$@")
    #expect(reference.arguments.map(\.specifier) == ["%lld", "%@"])
  }

  @Test("a resource in a context that takes keys")
  func implicitResource() throws {
    let reference = try only(#"let a = Toggle(.init("Dark", table: "Hall", comment: "Lights"), isOn: $dark)"#)
    #expect(reference.key == "Dark")
    #expect(reference.table == "Hall")
  }

  @Test("the old function")
  func oldFunction() throws {
    let reference = try only(
      #"let a = NSLocalizedString("gate", tableName: "Hall", value: "Gate %d", comment: "Sign " + "at the gate")"#)
    #expect(reference.key == "gate")
    #expect(reference.table == "Hall")
    #expect(reference.defaultValue == "Gate %d")
    #expect(reference.comment == "Sign at the gate")
    #expect(try ExtractionFixture(#"let a = NSLocalizedString("gate \(1)", comment: "")"#).keys().isEmpty)
  }

  @Test("a unit's own names")
  func macroNames() throws {
    let reference = try only(#"let a = Loc("Gate", comment: "Sign")"#, macroNames: ["Loc"])
    #expect(reference.key == "Gate")
    #expect(reference.comment == "Sign")
  }

  @Test("a project's own macro")
  func ownMacro() throws {
    let reference = try only(
      """
      @freestanding(expression) macro localized(_ key: StaticString) -> String = #externalMacro(module: "M", type: "L")
      let a = #localized("Gate")
      """)
    #expect(reference.key == "Gate")
  }

  @Test("phrases of a shortcut are one reference")
  func phrases() throws {
    let references = try ExtractionFixture(
      #"""
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Buy(), phrases: ["Buy in \(.applicationName)", "Get \(\.$show) in \(.applicationName)"],
            shortTitle: "Buy", systemImageName: "ticket")
        }
      }
      """#
    ).result().references
    #expect(references.map(\.key) == ["Buy in ${applicationName}", "Buy"])
    #expect(references.first?.table == "AppShortcuts")
    #expect(references.first?.phrases == ["Buy in ${applicationName}", "Get ${show} in ${applicationName}"])
  }

  @Test("an intent's texts")
  func intent() throws {
    let keys = try ExtractionFixture(
      #"""
      struct Buy: AppIntent {
        static let title: LocalizedStringResource = "Buy a ticket"
        static let description = IntentDescription("Buys one", categoryName: "Tickets")
        @Parameter(title: "Show", description: "Which one") var show: String
        static var parameterSummary: some ParameterSummary { Summary("Buy \(\.$show)") }
        func perform() async throws -> some IntentResult { .result(dialog: "Done") }
      }
      enum Kind: String, AppEnum {
        case seat
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.seat: "Seat"]
      }
      """#
    ).keys()
    #expect(
      keys == [
        "Buy a ticket", "Buys one", "Tickets", "Show", "Which one", "Buy ${show}", "Done", "Kind", "Seat",
      ])
  }

  @Test("place, owner and reason")
  func place() throws {
    let reference = try only("struct Hall: View {\n  var body: some View {\n    /* é */ Text(\"Row\")\n  }\n}")
    #expect(reference.location == ReferenceLocation(path: "Sources/Main.swift", line: 3, column: 19))
    #expect(reference.enclosingDeclaration == "Hall.body")
    #expect(reference.reason.hasPrefix("Text("))
  }

  @Test("what a search by name finds too is marked")
  func foundByName() throws {
    let references = try ExtractionFixture(#"let a = Text("Row"); let b = NSLocalizedString("Gate", comment: "")"#)
      .result().references
    #expect(references.map(\.isFoundByName) == [false, true])
  }
}
