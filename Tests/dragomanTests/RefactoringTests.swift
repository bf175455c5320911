import Foundation
import Testing

/// Keys to symbols and back in the example, through the real tool.
@Suite struct RefactoringTests {
  private let folder: URL

  init() throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = parent.appendingPathComponent("refactoring-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: checkout.appendingPathComponent("Examples/ConcertTickets"), to: folder)
  }

  @Test func withoutApplyNothingIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try contents()
    let shown = try BuiltTool.run(["refactor", "strings-to-symbols"], in: folder)
    #expect(shown.status == 0)
    #expect(shown.output.contains("+        Button(.reloadProgram) {"))
    #expect(shown.errors.contains("rewritten"))
    #expect(try BuiltTool.run(["refactor", "strings-to-symbols", "--check"], in: folder).status == 1)
    #expect(try contents() == before)
  }

  @Test func symbolsAndBackGivesTheSameKeys() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try keys()
    #expect(try BuiltTool.run(["refactor", "strings-to-symbols", "--apply"], in: folder).status == 0)
    let between = try keys()
    let count: ([String: [String: String]]) -> Int = { $0.values.reduce(0) { $0 + $1.count } }
    #expect(count(between) < count(before) - 80)
    let detail = try text("ConcertTickets/Concerts/ConcertDetail.swift")
    #expect(detail.contains("Button(concert.isSoldOut ? .joinTheWaitingList : .buyTickets)"))
    #expect(detail.contains("Text(.ofSeatsLeft(concert.seatsLeft, "))
    #expect(try text("ConcertTickets/UserProfile/UserProfileView.swift").contains("Text(.UserProfile.signOut)"))
    #expect(try BuiltTool.run(["refactor", "strings-to-symbols", "--check"], in: folder).status == 0)
    // Every symbol that code names is one that is generated.
    let generated = try BuiltTool.run(
      ["generate-symbols", "ConcertTickets/Localizable.xcstrings", "-o", "Generated"], in: folder)
    #expect(generated.status == 0)
    let symbols = try text("Generated/GeneratedStringSymbols_Localizable.swift")
    #expect(symbols.contains("static var joinTheWaitingList: LocalizedStringResource"))

    #expect(try BuiltTool.run(["refactor", "symbols-to-strings", "--apply"], in: folder).status == 0)
    let after = try keys()
    for (catalog, strings) in before {
      // What the example has as symbols from the start is a literal now as well.
      let found = (after[catalog] ?? [:]).filter { !$0.key.hasPrefix("favorite.") }
      #expect(Set(found.keys) == Set(strings.keys.filter { !$0.hasPrefix("favorite.") }), "\(catalog)")
      for (key, comment) in strings { #expect(found[key] == comment, "\(key)") }
    }
  }

  /// Catalog → key → comment, as `extract` finds them.
  private func keys() throws -> [String: [String: String]] {
    let result = try BuiltTool.run(["extract", "--json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [String: Any]]]
    return try #require(object).mapValues { $0.mapValues { $0["comment"] as? String ?? "" } }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func contents() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var contents: [String: Data] = [:]
    for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".xcstrings") {
      contents[path] = try Data(contentsOf: folder.appendingPathComponent(path))
    }
    return contents
  }
}
