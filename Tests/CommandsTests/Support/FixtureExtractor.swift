import Findings
import Foundation
import LocalizableReferences
import ProjectModel
import SourceText

/// Finds `Text("key")` and `Text("key", comment: "…")`, at most one a line, which is all that these tests need; real
/// extraction has its own. A file that holds `unreadable` counts as one that could not be read.
struct FixtureExtractor: Extractor {
  let fileExtensions: Set<String> = ["swift"]

  func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    units.map { unit in
      var result = ExtractionResult()
      for (number, file) in unit.files.enumerated() {
        progress?(number, unit.files.count)
        let text = String(decoding: access.bytes(of: file) ?? [], as: UTF8.self)
        if text.contains("unreadable") {
          result.incompleteFiles.append(file.path)
          let source = SourceText(text)
          result.findings.append(
            Finding(
              "syntax-error", .error, at: FindingLocation(path: file.path, text: source, offset: 0),
              "expected a declaration"))
        }
        for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          guard
            let match = content.firstMatch(
              of: #/Text\("([^"]*)"(?:, tableName: "([^"]*)")?(?:, comment: "([^"]*)")?\)/#)
          else { continue }
          let column = content[..<match.range.lowerBound].utf8.count + 1
          result.references.append(
            LocalizableReference(
              key: String(match.1), table: match.2.map(String.init), comment: match.3.map(String.init),
              location: ReferenceLocation(path: file.path, line: line + 1, column: column), reason: "Text(_:)"))
        }
      }
      return result
    }
  }
}

/// Knows the name of the package and of one target, by two regular expressions.
struct FixtureManifestReader: PackageManifestReader {
  func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let names = text.matches(of: #/\.target\(name: "([^"]+)"\)/#).map { String($0.1) }
    let language = text.firstMatch(of: #/defaultLocalization: "([^"]+)"/#).map { String($0.1) }
    let targets = names.map { PackageManifest.Target(name: $0, kind: .regular, resources: ["."]) }
    return (PackageManifest(name: "fixture", defaultLocalization: language, targets: targets), [])
  }
}
