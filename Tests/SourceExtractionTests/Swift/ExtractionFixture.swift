import Foundation
import LocalizableReferences
import Testing

@testable import SourceExtraction

/// Sources in memory, written aside and read by an extractor.
struct ExtractionFixture {
  var files: [String: [UInt8]]
  /// Files that are listed but not there.
  var missing: [String] = []
  var macroNames: [String] = []
  var freestandingMacros: [String] = []
  var declarations: [LocalizingDeclaration] = []
  var conditions: [String: Bool] = [:]
  var platforms: Set<String>?
  var infoPlist: InfoPlistSource?

  init(
    _ source: String, macroNames: [String] = [], conditions: [String: Bool] = [:], platforms: Set<String>? = nil
  ) {
    self.init(files: ["Sources/Main.swift": source])
    self.platforms = platforms
    self.macroNames = macroNames
    self.conditions = conditions
  }

  init(files: [String: String]) { self.init(bytes: files.mapValues { Array($0.utf8) }) }

  init(bytes: [String: [UInt8]]) { files = bytes }

  /// - Parameter contextPaths: of the files that are context only.
  func result(_ extractor: any Extractor = SwiftExtractor(), inContext contextPaths: Set<String> = []) throws
    -> ExtractionResult
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("extraction-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var listed: [ExtractableFile] = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      listed.append(ExtractableFile(path: path, absolutePath: file.path))
    }
    listed += missing.map { ExtractableFile(path: $0, absolutePath: folder.appendingPathComponent($0).path) }
    let context = listed.filter { contextPaths.contains($0.path) }
    listed.removeAll { contextPaths.contains($0.path) }
    let unit = ExtractionUnit(
      name: "Main", files: listed, macroNames: macroNames, freestandingMacros: freestandingMacros,
      declarations: declarations, conditions: conditions, platforms: platforms, infoPlist: infoPlist)
    let result = try extractor.references(in: [unit], context: context, progress: nil).first ?? ExtractionResult()
    if var parser = extractor as? SwiftExtractor {
      // Whatever is left out must not be missed.
      parser.parsesEverything = true
      let whole = try parser.references(in: [unit], context: context, progress: nil).first ?? ExtractionResult()
      #expect(result.references == whole.references)
      #expect(result.possibleKeys == whole.possibleKeys)
      if whole.incompleteFiles.isEmpty || !result.incompleteFiles.isEmpty { #expect(result.findings == whole.findings) }
    }
    return result
  }

  /// The keys in the order of their places.
  func keys() throws -> [String] { try result().references.map(\.key) }
}
