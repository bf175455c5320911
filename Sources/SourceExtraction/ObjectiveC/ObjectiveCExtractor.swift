package import ContentCache
import Findings
package import LocalizableReferences
import SourceText

/// Extracts the strings that Objective-C and C sources name in macros of the `NSLocalizedString` family.
///
/// No preprocessor runs: a macro counts where its name stands with a literal as first argument, as `genstrings` and
/// Xcode take it.
package struct ObjectiveCExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["m", "mm", "c", "cc", "cpp", "cxx", "h", "hpp"] }

  package var dataHash: ContentHash { ShownTextAPIs.dataHash }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    let macros = units.map { LocalizingMacro.all(with: $0.macroNames) }
    let observed = units.map(\.isObserved)
    return FileExtraction.results(in: units, access: access, progress: progress) {
      fileExtensions.contains($0.fileExtension)
    } reading: { file, bytes, unit in
      Self.result(of: file, bytes, macros: macros[unit], isObserved: observed[unit])
    }
  }

  private static func result(
    of file: ExtractableFile, _ bytes: [UInt8], macros: [String: LocalizingMacro], isObserved: Bool
  ) -> ExtractionResult {
    let text = SourceText(bytes: bytes)
    let read = ObjectiveCTokenizer.tokens(in: text.bytes)
    var result = ExtractionResult()
    result.references = ObjectiveCCalls(tokens: read.tokens, macros: macros).references(in: text, path: file.path)
    if isObserved {
      var observer = ObjectiveCObserver(tokens: read.tokens, macros: macros, text: text, path: file.path)
      observer.run()
      result.observations = observer.found
    }
    if let offset = read.unterminatedOffset {
      result.findings.append(
        ExtractionFindings.syntaxError(
          at: FindingLocation(path: file.path, text: text, offset: offset), language: "Objective-C"))
      result.incompleteFiles = [file.path]
    }
    return result
  }
}
