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
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    // The files of the build are not read through the access.
    access.noteUntracked()
    var results: [ExtractionResult] = []
    var taken: Set<String> = []
    let folders = builtFolders(units.flatMap(\.files) + context)
    for unit in units {
      var result = ExtractionResult()
      for file in unit.files where file.path.lowercased().hasSuffix(".swift") {
        let inputs = inputs(for: file, in: folders)
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
  private func inputs(for file: ExtractableFile, in folders: Set<String>) -> [Input] {
    let candidates = inputsByName[Self.name(of: file.path)] ?? []
    let exact = candidates.filter { $0.file.source == file.absolutePath }
    guard exact.isEmpty else { return exact }
    return candidates.filter { input in
      Self.folder(of: input.file.source, endingWith: file.path).map(folders.contains) == true
    }
  }

  /// The folders in which the project seems to have been built, with a slash at the end; empty where the compiler was
  /// given paths relative to the project.
  ///
  /// A folder in one of these is none: `Kit/Seat.swift` of a copy in `/build` is not the `Seat.swift` of one in
  /// `/build/Kit`.
  private func builtFolders(_ files: [ExtractableFile]) -> Set<String> {
    var counts: [String: Int] = [:]
    for path in Set(files.map(\.path)) {
      for input in inputsByName[Self.name(of: path)] ?? [] {
        if let folder = Self.folder(of: input.file.source, endingWith: path) { counts[folder, default: 0] += 1 }
      }
    }
    return Set(
      counts.keys.filter { folder in
        !counts.contains { other, count in
          let isInside = folder != other && folder.hasPrefix(other) && (!other.isEmpty || !folder.hasPrefix("/"))
          return isInside && count >= counts[folder] ?? 0
        }
      })
  }

  /// What comes before `path` in a source's path; nil where that does not end with it.
  private static func folder(of source: String, endingWith path: String) -> String? {
    let source = source.hasPrefix("./") ? String(source.dropFirst(2)) : source
    guard source == path || source.hasSuffix("/" + path) else { return nil }
    return String(source.dropLast(path.count))
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
