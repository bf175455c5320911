import Commands
import Foundation
import TestSupport
import Testing

/// `dragoman unused` on projects with the real extractors.
@Suite struct UnusedCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "act.%@" : {
          "extractionState" : "manual"
        },
        "act.first" : {

        },
        "Foyer" : {

        },
        "gone" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "weg"
              }
            }
          }
        },
        "pushed" : {
          "extractionState" : "manual"
        },
        "Stalls" : {

        }
      },
      "version" : "1.0"
    }

    """

  private static let code = """
    import SwiftUI
    func f(_ name: String) {
      _ = Text("Stalls")
      _ = NSLocalizedString("act.\\(name)", comment: "")
      log("Foyer")
    }
    """

  private func run(_ arguments: [String], _ project: TemporaryProject) throws -> (CheckedRun, [String: String]) {
    let run = CheckedRun(["unused"] + arguments, in: project.root)
    struct Document: Decodable {
      struct Key: Decodable {
        var key: String
        var certainty: String
      }
      var unused: [Key]
    }
    guard arguments.contains("--json") else { return (run, [:]) }
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    return (run, Dictionary(document.unused.map { ($0.key, $0.certainty) }) { first, _ in first })
  }

  @Test func saysHowSureItIs() throws {
    let project = try TemporaryProject(["Hall.swift": Self.code, "Localizable.xcstrings": Self.catalog])
    let (run, unused) = try run(["--json"], project)
    #expect(run.code == .success)
    #expect(
      unused == ["gone": "certain", "pushed": "certain", "Foyer": "unsure", "act.first": "unsure", "act.%@": "unsure"])
    #expect(try self.run(["--json", "--strict"], project).0.code == .findings)
  }

  @Test func aVariableAsKeyMakesNothingCertain() throws {
    let code = Self.code + "\nfunc g(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    let project = try TemporaryProject(["Hall.swift": code, "Localizable.xcstrings": Self.catalog])
    #expect(try run(["--json"], project).1["gone"] == "likely")
  }

  @Test func aServerMayNameAKeyOfANotification() throws {
    let code = Self.code + "\nfunc g() { app.registerForRemoteNotifications(); center.requestAuthorization() }\n"
    let project = try TemporaryProject(["Hall.swift": code, "Localizable.xcstrings": Self.catalog])
    #expect(try run(["--json"], project).1["gone"] == "likely")
  }

  @Test func aVariableReachesTheTableOfItsCall() throws {
    func certainty(_ call: String) throws -> String? {
      let code = Self.code + "\nfunc g(_ key: String) -> String { \(call) }\n"
      let project = try TemporaryProject(["Hall.swift": code, "Localizable.xcstrings": Self.catalog])
      return try run(["--json"], project).1["gone"]
    }
    #expect(try certainty("NSLocalizedString(key, tableName: \"Stage\", comment: \"\")") == "certain")
    #expect(try certainty("NSLocalizedString(key, tableName: nil, comment: \"\")") == "likely")
    #expect(try certainty("NSLocalizedString(key, tableName: \"Localizable\", comment: \"\")") == "likely")
    #expect(try certainty("NSLocalizedString(key, comment: \"\")") == "likely")
  }

  @Test func theSystemAsksForKeysOfInfoPlist() throws {
    let project = try TemporaryProject(["Hall.swift": Self.code, "InfoPlist.xcstrings": Self.catalog])
    #expect(try run(["--json"], project).1["gone"] != "certain")
  }

  @Test func saysThatThereAreNoKeys() throws {
    let project = try TemporaryProject(["Hall.swift": "import SwiftUI\n"])
    #expect(try run([], project).0.output == "there are no keys\n")
  }

  @Test func nothingIsCertainBesideWhatCannotBeRead() throws {
    let project = try TemporaryProject([
      "Hall.swift": Self.code, "Localizable.xcstrings": Self.catalog, "Data/names.json": "{}",
    ])
    #expect(try run(["--json"], project).1["gone"] == "certain")
    try FileManager.default.removeItem(atPath: project.absolute("Data/names.json"))
    try FileManager.default.createSymbolicLink(
      atPath: project.absolute("Data/names.json"), withDestinationPath: project.absolute("Data/nothing.json"))
    let link = try run(["--json"], project).1["gone"]
    #expect(link == "certain" || link == "unsure")
    try Data(repeating: 0x20, count: (1 << 26) + 1).write(to: URL(fileURLWithPath: project.absolute("Data/long.json")))
    #expect(try run(["--json"], project).1["gone"] == "unsure")
    let text = try run([], project).0.output
    #expect(text.contains("\nno key is certain, since this file could not be read:\n  Data/long.json\n"), "\(text)")
  }

  @Test func namesTheSourceThatCannotBeRead() throws {
    let project = try TemporaryProject(["Hall.swift": Self.code, "Localizable.xcstrings": Self.catalog])
    try project.link("Away.swift", to: "Nothing.swift")
    let text = try run([], project).0.output
    #expect(text.contains("\nno key is certain, since this file could not be read:\n  Away.swift\n"), "\(text)")
    #expect(try run(["--json"], project).0.output.contains("\"unreadFiles\": [\n    \"Away.swift\"\n  ]"))
  }

  @Test func saysInHowManyLanguagesItRemoves() throws {
    let project = try TemporaryProject([
      "Hall.swift": Self.code, "en.lproj/Localizable.strings": "\"gone\" = \"Gone\";\n",
      "de.lproj/Localizable.strings": "\"gone\" = \"Weg\";\n",
    ])
    #expect(
      try run(["--delete"], project).0.output
        == "en.lproj/Localizable.strings: 1 removed, here and in 1 other language\n")
  }

  @Test func theKeysOfAnEnumAreUsed() throws {
    let code = """
      import SwiftUI
      enum Part: String { case gone, other }
      func f(_ part: Part) -> String { NSLocalizedString(part.rawValue, comment: "") }
      """
    let project = try TemporaryProject(["Hall.swift": code, "Localizable.xcstrings": Self.catalog])
    #expect(try run(["--json"], project).1["gone"] == nil)
  }

  @Test func aKeyOfAnotherTargetIsUsed() throws {
    // A package that names no bundle asks the app's.
    let project = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Hall", defaultLocalization: "en", targets: [
        .target(name: "Hall"), .target(name: "Stage")])
      """,
      "Sources/Stage/Stage.swift": "import SwiftUI\nlet text = Text(\"gone\")\n",
      "Sources/Hall/Hall.swift": Self.code, "Sources/Hall/Localizable.xcstrings": Self.catalog,
    ])
    #expect(try run(["--json"], project).1["gone"] == nil)
  }

  @Test func deletesWhatIsCertainAlone() throws {
    let project = try TemporaryProject(["Hall.swift": Self.code, "Localizable.xcstrings": Self.catalog])
    #expect(try run(["--delete", "--check"], project).0.code == .findings)
    func text() throws -> String {
      try String(contentsOfFile: project.absolute("Localizable.xcstrings"), encoding: .utf8)
    }
    #expect(try text() == Self.catalog)
    let first = try run(["--delete"], project).0
    #expect(first.code == .success)
    #expect(first.output.contains("2 removed"))
    let start = try #require(Self.catalog.range(of: "    \"gone\""))
    let end = try #require(Self.catalog.range(of: "    \"Stalls\""))
    #expect(try text() == Self.catalog.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""))
    #expect(try run(["--delete", "--check"], project).0.code == .success)
  }

  @Test func deletesFromTablesInAllLanguages() throws {
    let project = try TemporaryProject([
      "Hall.swift": "import SwiftUI\nlet a = Text(\"Stalls\")\n",
      "en.lproj/Localizable.strings": "/* here */\n\"Stalls\" = \"Stalls\";\n\n/* gone */\n\"gone\" = \"gone\";\n",
      "de.lproj/Localizable.strings": "\"Stalls\" = \"Parkett\";\n\"gone\" = \"weg\";\n",
    ])
    #expect(try run(["--json"], project).1 == ["gone": "certain"])
    #expect(try run(["--delete"], project).0.code == .success)
    let german = try String(contentsOfFile: project.absolute("de.lproj/Localizable.strings"), encoding: .utf8)
    #expect(german == "\"Stalls\" = \"Parkett\";\n")
    let english = try String(contentsOfFile: project.absolute("en.lproj/Localizable.strings"), encoding: .utf8)
    #expect(!english.contains("gone"))
  }

  @Test func looksAtATableThatOnlyVariablesReach() throws {
    let project = try TemporaryProject([
      "Hall.swift": "import Foundation\nfunc text(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
      "en.lproj/Localizable.strings": "\"gone\" = \"gone\";\n",
    ])
    #expect(try run(["--json"], project).1.keys.sorted() == ["gone"])
    #expect(try run(["--json"], project).1["gone"] != "certain")
  }

  @Test func checkNeedsDelete() throws {
    let project = try TemporaryProject(["Hall.swift": Self.code, "Localizable.xcstrings": Self.catalog])
    #expect(try run(["--check"], project).0.code == .refused)
  }
}
