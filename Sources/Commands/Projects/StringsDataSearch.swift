import FileChanges
import Findings
import Foundation
import StringsData

/// Finds the `.stringsdata` files that a command line names.
enum StringsDataSearch {
  /// The files, and those in folders at any depth, by path.
  ///
  /// - Throws: `RefusedInput` where a path has none, or a file is damaged: half of a build's strings are worse than none.
  static func inputs(
    at paths: [String], in environment: CommandEnvironment
  ) throws -> [StringsDataExtractor.Input] {
    var inputs: [StringsDataExtractor.Input] = []
    for path in paths {
      let found = FileAccess.isFolder(environment.absolutePath(of: path)) ? files(in: path, environment) : [path]
      guard !found.isEmpty else { throw RefusedInput(ProjectSearchFindings.noStringsData(path)) }
      for file in found {
        let snapshot = try FileSnapshot(reading: environment.absolutePath(of: file), displayedAs: file)
        inputs.append(
          StringsDataExtractor.Input(path: file, file: try StringsDataFile(bytes: snapshot.bytes, path: file)))
      }
    }
    return inputs
  }

  /// Those that may tell of the project at `root`: what was built of another one that is synced at the same time is not
  /// of a copy of this one.
  static func inputs(
    _ inputs: [StringsDataExtractor.Input], without others: [String], but root: String
  ) -> [StringsDataExtractor.Input] {
    func holds(_ folder: String, _ path: String) -> Bool {
      path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    return inputs.filter { input in
      holds(root, input.file.source) || !others.contains { holds($0, input.file.source) }
    }
  }

  private static func files(in folder: String, _ environment: CommandEnvironment) -> [String] {
    // Build folders are often links to another disk; links inside are not followed, as they may lead in circles.
    let root = URL(fileURLWithPath: environment.absolutePath(of: folder)).resolvingSymlinksInPath().path
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [] }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.compactMap { $0 as? String }.filter { path in
      // The metadata of App Shortcuts is another tool's, in a form of its own.
      path.hasSuffix(".stringsdata") && !path.hasSuffix("ExtractedAppShortcutsMetadata.stringsdata")
        && !FileAccess.isFolder(root + "/" + path)
    }.sorted().map { prefix + $0 }
  }
}
