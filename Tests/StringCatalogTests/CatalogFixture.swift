import Foundation

/// The catalogs beside these tests: `Valid` in several styles, `Invalid` each with the finding that it must give.
struct CatalogFixture: Sendable, CustomStringConvertible {
  var name: String
  var description: String { name }

  static let valid = all(in: "Valid")
  static let invalid = all(in: "Invalid")

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: file)) }
  }

  /// `line:column severity id`, then message, suggestion and notes a line each.
  var expectedFinding: String {
    get throws {
      try String(contentsOf: file.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8)
    }
  }

  func update(_ expectedFinding: String) throws {
    let golden = file.deletingPathExtension().appendingPathExtension("expected")
    try expectedFinding.write(to: golden, atomically: true, encoding: .utf8)
  }

  private var file: URL
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static func all(in kind: String) -> [CatalogFixture] {
    let folder = folder.appendingPathComponent(kind)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted().map {
      CatalogFixture(name: String($0.dropLast(10)), file: folder.appendingPathComponent($0))
    }
  }
}
