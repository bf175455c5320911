import Configuration
import FileChanges
import Findings

/// Finds the configuration that goes with a project.
enum ConfigurationFile {
  /// What `dragoman.json` in the project's root says; the defaults where there is none.
  ///
  /// - Parameter root: absolute.
  /// - Returns: its locations are relative to the root, as those of the project's other findings.
  /// - Throws: `RefusedInput` where the file is wrong.
  static func configuration(in root: String, _ environment: CommandEnvironment) throws -> ProjectConfiguration {
    let path = root + "/" + ProjectConfiguration.fileName
    guard FileAccess.exists(path), !FileAccess.isFolder(path) else { return ProjectConfiguration() }
    let displayed = environment.displayedPath(of: path)
    let snapshot = try FileSnapshot(reading: path, displayedAs: displayed)
    do {
      return try ProjectConfiguration(bytes: snapshot.bytes, path: ProjectConfiguration.fileName)
    } catch let refused as RefusedInput {
      let findings = refused.findings.map { $0.relocated { _ in displayed } }
      guard let first = findings.first else { throw refused }
      throw RefusedInput(first, others: Array(findings.dropFirst()))
    }
  }

  /// What a configuration says that has no effect.
  static func findings(on configuration: ProjectConfiguration, root: String) -> [Finding] {
    configuration.excludedPaths.filter { !FileAccess.exists(root + "/" + $0.path) }.map { excluded in
      Finding(
        "configuration-missing-path", .warning, at: excluded.location, "there is no '\(excluded.path)' to exclude",
        suggestion: "correct the path, which is relative to the folder of this file, or remove it")
    }
  }
}
