import Findings
package import LocalizableReferences

/// Gives what the compiler found in Swift sources, from the `.stringsdata` files of a build, instead of reading them.
///
/// A source of which no file tells counts as not read, so that the files of half a build call nothing unused. Several
/// files of one source, as builds for several platforms leave them, are taken together.
package struct StringsDataExtractor: Extractor {
  /// A file, and how findings are to name it.
  package struct Input: Sendable {
    package var path: String
    package var file: StringsDataFile

    package init(path: String, file: StringsDataFile) {
      self.path = path
      self.file = file
    }
  }

  /// The name of a source without its folders → what was said of sources of that name.
  private let inputsByName: [String: [Input]]

  package init(_ inputs: [Input]) {
    inputsByName = Dictionary(grouping: inputs) { Self.name(of: $0.file.source) }
  }

  package var fileExtensions: Set<String> { ["swift"] }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    var results: [ExtractionResult] = []
    var taken: Set<String> = []
    for unit in units {
      var result = ExtractionResult()
      for file in unit.files where file.path.lowercased().hasSuffix(".swift") {
        let inputs = inputs(for: file)
        taken.formUnion(inputs.map(\.path))
        if inputs.isEmpty { result.incompleteFiles.append(file.path) }
        var seen: Set<LocalizableReference> = []
        for reference in inputs.flatMap({ $0.file.references(path: file.path) })
        where seen.insert(reference).inserted {
          result.references.append(reference)
        }
      }
      if let first = result.incompleteFiles.first {
        result.findings.append(StringsDataFindings.sourcesLeft(result.incompleteFiles.count, first, of: unit.name))
      }
      results.append(result)
    }
    if !results.isEmpty { results[0].findings += findings(onInputsBesides: taken) }
    return results
  }

  /// The files of a source: those that name it by its path, or that were made of it in another copy of the project.
  private func inputs(for file: ExtractableFile) -> [Input] {
    let candidates = inputsByName[Self.name(of: file.path)] ?? []
    let exact = candidates.filter { $0.file.source == file.absolutePath }
    return exact.isEmpty ? candidates.filter { $0.file.source.hasSuffix("/" + file.path) } : exact
  }

  private func findings(onInputsBesides taken: Set<String>) -> [Finding] {
    let others = inputsByName.values.joined().filter { input in
      // What a build generates is no source of the project.
      !taken.contains(input.path) && !input.file.tables.isEmpty
        && !Self.name(of: input.path).hasPrefix("GeneratedStringSymbols_")
    }
    return others.sorted { $0.path < $1.path }.map { StringsDataFindings.unknownSource($0.file.source, in: $0.path) }
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
