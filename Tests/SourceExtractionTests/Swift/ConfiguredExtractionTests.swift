import Findings
import LocalizableReferences
import Testing

@Suite("What the configuration says of sources")
struct ConfiguredExtractionTests {
  private func fixture(_ source: String, _ declarations: [(type: String, source: String)]) -> ExtractionFixture {
    var fixture = ExtractionFixture(source)
    fixture.declarations = declarations.enumerated().map { number, declaration in
      LocalizingDeclaration(
        type: declaration.type, source: declaration.source, location: FindingLocation(path: "dragoman.json#\(number)"))
    }
    return fixture
  }

  @Test("a function whose own parameter is a text")
  func function() throws {
    let source = """
      func tr(_ key: String, note: String = "") -> String { key }
      let a = tr("Balcony", note: "seats")
      let b = tr("circle" + "s")
      """
    #expect(try fixture(source, []).keys() == [])
    #expect(
      try fixture(source, [("", "func tr(_ key: LocalizedStringKey, note: String = \"\") -> String")]).keys() == [
        "Balcony"
      ])
  }

  @Test("an initializer of the project's own type, and of one that is not to be seen")
  func initializer() throws {
    let source = """
      struct Sign { init(_ text: String, id: String = "") {} }
      let a = Sign("Exit", id: "x")
      let b = Banner("Now on", id: "y")
      """
    let declarations = [
      ("Sign", "init(_ text: LocalizedStringKey, id: String = \"\")"),
      ("Banner", "init(_ text: LocalizedStringResource, id: String)"),
    ]
    #expect(try fixture(source, declarations).keys() == ["Exit", "Now on"])
  }

  @Test("a property wrapper's argument, a method, a property, a case")
  func members() throws {
    let source = """
      struct Seat { @Named("Seat number", key: "seat") var number = 1 }
      func f(_ board: Board) { board.show("Stalls", as: "s"); board.title = "Hall"; board.add(.notice("Late")) }
      """
    let declarations = [
      ("Named", "init(_ name: LocalizedStringKey, key: String)"),
      ("Board", "func show(_ text: LocalizedStringKey, as id: String)"),
      ("Board", "var title: LocalizedStringKey { get set }"),
      ("Board", "func add(_ entry: Entry)"),
      ("", "enum Entry { case notice(LocalizedStringResource) }"),
    ]
    #expect(try fixture(source, declarations).keys() == ["Seat number", "Stalls", "Hall", "Late"])
  }

  @Test("labels have their usual meaning")
  func labels() throws {
    let source = #"let a = tr("Balcony", table: "Stage", comment: "Where one sits")"#
    let declared = "func tr(_ key: LocalizedStringKey, table: String, comment: StaticString) -> String"
    let reference = try fixture(source, [("", declared)]).result().references.first
    #expect(reference?.table == "Stage")
    #expect(reference?.comment == "Where one sits")
  }

  @Test("a declaration that is none is told with its place, and the others count")
  func wrong() throws {
    let source = #"let a = tr("Balcony")"#
    for wrong in ["func tr(", "tr(_:)", "func a(); func b()", "", String(repeating: "[", count: 20) + "x"] {
      let result = try fixture(source, [("", wrong), ("", "func tr(_ key: LocalizedStringKey)")]).result()
      #expect(result.findings.map(\.id.rawValue) == ["wrong-declaration"])
      #expect(result.findings.first?.location?.path == "dragoman.json#0")
      #expect(result.references.map(\.key) == ["Balcony"])
    }
    let members = try fixture(source, [("Board", "var a: Int\nvar b: Int }; extension Board {")]).result()
    #expect(members.findings.map(\.id.rawValue) == ["wrong-declaration"])
  }

  @Test("a macro that the user names")
  func macro() throws {
    var fixture = ExtractionFixture(#"let a = #hint("Mind the step", table: "Stage"); let b = #other("x")"#)
    #expect(try fixture.keys() == [])
    fixture.freestandingMacros = ["hint"]
    let found = try fixture.result().references
    #expect(found.map(\.key) == ["Mind the step"])
    #expect(found.first?.table == "Stage")
  }

  @Test("conditions that are known")
  func conditions() throws {
    let source = """
      #if DEBUG
      let a = Text("Debug")
      #endif
      #if BETA || os(tvOS)
      let b = Text("Beta")
      #else
      let b = Text("Final")
      #endif
      """
    #expect(try ExtractionFixture(source).keys() == ["Debug", "Beta", "Final"])
    #expect(try ExtractionFixture(source, conditions: ["DEBUG": false, "BETA": true]).keys() == ["Beta"])
    #expect(
      try ExtractionFixture(source, conditions: ["BETA": false, "os(tvOS)": false]).keys() == ["Debug", "Final"])
    #expect(
      try ExtractionFixture(source, conditions: ["BETA": false, "os(tvOS)": false], platforms: ["tvOS", "iOS"]).keys()
        == ["Debug", "Final"])
  }
}
