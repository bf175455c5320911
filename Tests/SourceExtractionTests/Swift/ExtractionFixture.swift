import Foundation
import LocalizableReferences
import SourceExtraction

/// Sources in memory, written aside and read by an extractor.
struct ExtractionFixture {
  var files: [String: String]
  var macroNames: [String] = []
  var activeConditions: Set<String>?

  init(_ source: String, macroNames: [String] = [], activeConditions: Set<String>? = nil) {
    files = ["Sources/Main.swift": source]
    self.macroNames = macroNames
    self.activeConditions = activeConditions
  }

  init(files: [String: String]) { self.files = files }

  func result(_ extractor: any Extractor = SwiftExtractor()) throws -> ExtractionResult {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("extraction-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var listed: [ExtractableFile] = []
    for (path, source) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
      listed.append(ExtractableFile(path: path, absolutePath: file.path))
    }
    let unit = ExtractionUnit(
      name: "Main", files: listed, macroNames: macroNames, activeConditions: activeConditions)
    return try extractor.references(in: [unit], context: [], progress: nil).first ?? ExtractionResult()
  }

  /// The keys in the order of their places.
  func keys() throws -> [String] { try result().references.map(\.key) }
}
