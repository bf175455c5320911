import Foundation
import LocalizableReferences
import SourceObservations
import Testing

@testable import SourceExtraction

/// What is observed in sources in memory: in parts and whole, which has to be the same, and without any other keys than
/// an extraction alone finds.
func observations(in sources: String...) throws -> SourceObservations { try observed(sources).observations }

/// The uses of keys in sources that are observed.
func observedReferences(in source: String) throws -> [LocalizableReference] { try observed([source]).references }

private func observed(_ sources: [String]) throws -> ExtractionResult {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("observations-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var files: [ExtractableFile] = []
  for (number, source) in sources.enumerated() {
    let file = folder.appendingPathComponent("\(number).swift")
    try Data(source.utf8).write(to: file)
    files.append(ExtractableFile(path: "\(number).swift", absolutePath: file.path))
  }
  var unit = ExtractionUnit(name: "Main", files: files)
  let plain = try SwiftExtractor().references(in: [unit], context: [], progress: nil)[0]
  #expect(plain.observations == SourceObservations())
  unit.isObserved = true
  unit.observesBundles = true
  let parts = try SwiftExtractor().references(in: [unit], context: [], progress: nil)[0]
  var extractor = SwiftExtractor()
  extractor.parsesEverything = true
  let whole = try extractor.references(in: [unit], context: [], progress: nil)[0]
  #expect(parts.observations == whole.observations)
  #expect(parts.references == whole.references)
  let withoutPlaces = parts.references.map { reference in
    var reference = reference
    reference.bundlelessUse = nil
    return reference
  }
  #expect(withoutPlaces == plain.references)
  #expect(parts.findings == plain.findings)
  #expect(parts.possibleKeys == plain.possibleKeys)
  return parts
}
