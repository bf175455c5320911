import ContentCache
import Findings
import LocalizableReferences

/// What the second pass found in one file, for one target. Whatever else is to be found in the same pass belongs here,
/// with its place in the binary form.
struct SwiftFileResults: Sendable {
  var references: [LocalizableReference] = []
  var findings: [Finding] = []
  /// See `ExtractionResult.possibleKeys`.
  var possibleKeys: Set<String> = []
  /// See `ExtractionResult.resourceMembers`.
  var resourceMembers: [ResourceMemberReference] = []
  /// What checks ask of the code; nil where the unit did not want it.
  var observed: FileObservations?
  /// Why strings may have been missed, as far as it takes parsing to know.
  var fault: SwiftFileSummary.Fault?

  /// Whether all that it says is about the file itself.
  func concerns(onlyFile path: String) -> Bool {
    references.allSatisfy { $0.location.path == path } && resourceMembers.allSatisfy { $0.location.path == path }
      && findings.allSatisfy { finding in
        let locations = [finding.location] + finding.notes.map(\.location)
        return locations.allSatisfy { $0 == nil || $0?.path == path }
          && finding.fixIts.flatMap(\.edits.keys).allSatisfy { $0 == path }
      }
  }
}

extension BinaryWriter {
  mutating func write(_ results: SwiftFileResults, of path: String) {
    write(results.references) { $0.write($1, in: path) }
    write(results.findings) { $0.write($1, in: path) }
    write(results.possibleKeys.sorted()) { $0.write($1) }
    write(results.resourceMembers) { $0.write($1, in: path) }
    write(results.fault)
    write(results.observed) { $0.write($1) }
  }
}

extension BinaryReader {
  /// - Throws: also where the entry speaks of another file than the one it was asked for.
  mutating func swiftResults(of path: String) throws(DamagedEntry) -> SwiftFileResults {
    var results = SwiftFileResults(
      references: try array { (reader) throws(DamagedEntry) in try reader.reference(in: path) },
      findings: try array { (reader) throws(DamagedEntry) in try reader.finding(in: path) },
      possibleKeys: Set(try array { (reader) throws(DamagedEntry) in try reader.text() }),
      resourceMembers: try array { (reader) throws(DamagedEntry) in try reader.resourceMember(in: path) },
      fault: try swiftFault())
    results.observed = try optional { (reader) throws(DamagedEntry) in
      try reader.observations(of: path)
    }
    guard isAtEnd, results.concerns(onlyFile: path) else { throw DamagedEntry() }
    return results
  }
}
