import LocalizableReferences
import SourceExtraction
import Testing

@Suite("Declarations of several files")
struct SeveralFilesTests {
  @Test("a declaration is found wherever it stands")
  func elsewhere() throws {
    let keys = try ExtractionFixture(files: [
      "A.swift": #"let a = Sign(title: "Exit", name: "x")"#,
      "B.swift": "struct Sign { let title: LocalizedStringKey; let name: String }",
      "C.swift":
        #"extension Sign { static func door(_ text: LocalizedStringKey) -> Sign { Sign(title: text, name: "") } }"#,
      "D.swift": #"let b: Sign = .door("Door")"#,
    ]).keys()
    #expect(keys == ["Exit", "Door"])
  }

  @Test("private types of one name are kept apart")
  func privateTypes() throws {
    let keys = try ExtractionFixture(files: [
      "A.swift": #"private struct Row { let title: LocalizedStringKey }; private let a = Row(title: "Stalls")"#,
      "B.swift": #"private struct Row { let title: String }; private let b = Row(title: "stalls")"#,
      "C.swift":
        #"private struct Row { let title: LocalizedStringKey; let n: Int }; private let c = Row(title: "Box", n: 1)"#,
    ]).keys()
    #expect(keys == ["Stalls", "Box"])
  }

  @Test("a project's own type hides the SDK's")
  func hidingType() throws {
    let keys = try ExtractionFixture(files: [
      "A.swift": "struct Label { init(_ text: String) {} }",
      "B.swift": #"let a = Label("plain"); let b = Text("Key")"#,
    ]).keys()
    #expect(keys == ["Key"])
  }

  @Test("results come in the order of files and places")
  func order() throws {
    let references = try ExtractionFixture(files: [
      "B.swift": #"let b = Text("3")"#, "A.swift": "let a = [Text(\"1\"),\n  Text(\"2\")]",
    ]).result().references
    #expect(references.map(\.key) == ["1", "2", "3"])
    #expect(references.map(\.location) == references.map(\.location).sorted())
  }

  @Test("branches count that one of the platforms compiles")
  func platforms() throws {
    let source = """
      #if os(iOS) || os(tvOS)
      let a = Text("Touch")
      #elseif os(macOS) && DEBUG
      let a = Text("Desk")
      #elseif !os(watchOS)
      let a = Text("Other")
      #else
      let a = Text("Watch")
      #endif
      func body(_ list: some View) -> some View {
        list
          #if os(watchOS)
            .navigationTitle("Small")
          #endif
          #if targetEnvironment(simulator) || canImport(UIKit)
            .help("Anywhere")
          #endif
      }
      """
    func keys(_ platforms: Set<String>?) throws -> [String] {
      try ExtractionFixture(source, platforms: platforms).keys()
    }
    #expect(try keys(nil) == ["Touch", "Desk", "Other", "Watch", "Small", "Anywhere"])
    #expect(try keys(["iOS"]) == ["Touch", "Anywhere"])
    #expect(try keys(["macOS"]) == ["Desk", "Anywhere"])
    #expect(try keys(["visionOS"]) == ["Other", "Anywhere"])
    #expect(try keys(["watchOS"]) == ["Watch", "Small", "Anywhere"])
    #expect(try keys(["iOS", "watchOS"]) == ["Touch", "Watch", "Small", "Anywhere"])
  }

  @Test("conditions can be decided")
  func conditions() throws {
    let source = """
      #if os(iOS) && !APPCLIP
      let a = Text("Phone")
      #elseif os(macOS)
      let a = Text("Desk")
      #else
      let a = Text("Other")
      #endif
      """
    #expect(try ExtractionFixture(source).keys() == ["Phone", "Desk", "Other"])
    #expect(try ExtractionFixture(source, conditions: ["os(iOS)": false, "os(macOS)": true]).keys() == ["Desk"])
    #expect(try ExtractionFixture(source, conditions: ["os(iOS)": true, "APPCLIP": false]).keys() == ["Phone"])
    #expect(try ExtractionFixture(source, conditions: ["APPCLIP": true, "os(macOS)": false]).keys() == ["Other"])
    #expect(try ExtractionFixture(source, conditions: ["os(macOS)": false]).keys() == ["Phone", "Other"])
  }
}
