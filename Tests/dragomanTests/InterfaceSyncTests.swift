import Foundation
import Testing

/// Storyboards and property lists of the example, through the real tool.
@Suite struct InterfaceSyncTests {
  private let folder: URL
  private static let storyboard = "ConcertTickets/Welcome/Base.lproj/Welcome.storyboard"
  private static let welcome = "ConcertTickets/Welcome/mul.lproj/Welcome.xcstrings"
  private static let infoPlist = "ConcertTickets/InfoPlist.xcstrings"
  private static let catalogs = ["--catalog", "Welcome", "--catalog", "InfoPlist"]

  init() throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = parent.appendingPathComponent("example-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: checkout.appendingPathComponent("Examples/ConcertTickets"), to: folder)
  }

  @Test func theExampleIsInStep() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.run(["sync", "--check"] + Self.catalogs, in: folder)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func changesReachTheCatalogs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try edit(Self.storyboard) { text in
      text.replacing("title=\"Get Started\"", with: "title=\"Begin\"")
        .replacing("text=\"Every seat has its story.\"", with: "text=\"\"")
        .replacing("<viewController id=\"wLc-01-vCt\"", with: "<viewController title=\"New\" id=\"wLc-01-vCt\"")
    }
    try edit("ConcertTickets/Info.plist") { $0.replacing("Scans the code of", with: "Reads") }
    let result = try BuiltTool.run(["sync"] + Self.catalogs, in: folder)
    #expect(
      result.output == """
        \(Self.infoPlist): 1 updated
        \(Self.welcome): 1 added, 1 updated, 1 stale

        """, "\(result.errors)")

    let keys = try strings(of: Self.welcome)
    #expect(keys["tTl-05-lBl.text"]?["extractionState"] as? String == "stale")
    #expect(
      keys["sTr-07-bTn.normalTitle"]?["comment"] as? String
        == "Class = \"UIButton\"; normalTitle = \"Begin\"; ObjectID = \"sTr-07-bTn\";")
    #expect(unit(keys["sTr-07-bTn.normalTitle"], "en") == ["state": "new", "value": "Begin"])
    #expect(unit(keys["sTr-07-bTn.normalTitle"], "de")?["state"] == "needs_review")
    #expect(unit(keys["bDy-06-lBl.text"], "de")?["state"] == "translated")
    #expect(unit(keys["wLc-01-vCt.title"], "en") == ["state": "new", "value": "New"])
    #expect(keys["wLc-01-vCt.title"]?["extractionState"] as? String == "extracted_with_value")
    let purpose = try strings(of: Self.infoPlist)["NSCameraUsageDescription"]
    #expect(unit(purpose, "en")?["value"] == "Reads a voucher or a ticket.")
    #expect(unit(purpose, "de")?["state"] == "needs_review")

    let again = try BuiltTool.run(["sync", "--check"] + Self.catalogs, in: folder)
    #expect(again.status == 0)
  }

  @Test func aDamagedStoryboardIsNamedAndItsCatalogLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try Data(contentsOf: folder.appendingPathComponent(Self.welcome))
    try edit(Self.storyboard) { String($0.prefix(3000)) }
    let result = try BuiltTool.run(["sync", "--catalog", "Welcome"], in: folder)
    #expect(result.errors.contains("\(Self.storyboard):"))
    #expect(result.errors.contains("[truncated-file]"))
    #expect(try Data(contentsOf: folder.appendingPathComponent(Self.welcome)) == before)
  }

  private func edit(_ path: String, _ change: (String) -> String) throws {
    let file = folder.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    try Data(changed.utf8).write(to: file)
  }

  private func strings(of path: String) throws -> [String: [String: Any]] {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(catalog?["strings"] as? [String: [String: Any]])
  }

  private func unit(_ entry: [String: Any]?, _ language: String) -> [String: String]? {
    let localizations = entry?["localizations"] as? [String: [String: [String: String]]]
    return localizations?[language]?["stringUnit"]
  }
}
