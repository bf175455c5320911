import CompiledTables
import Foundation
import FoundationLocalization
import TestSupport

/// A folder that is a bundle, and goes with the test.
final class TemporaryBundle {
  private let project: TemporaryProject
  let bundle: Bundle

  /// - Parameters:
  ///   - files: path → text.
  ///   - compiled: language → key → text, for the table `Localizable` of `Tables.dragoman`.
  init(
    _ files: [String: String] = [:], compiled: [String: [String: String]] = [:], source: String? = nil
  ) throws {
    project = try TemporaryProject(files)
    for (language, texts) in compiled {
      try Self.writeTables(texts, language: language, isSource: language == source, in: project)
    }
    guard let bundle = Bundle(path: project.root) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  var path: String { project.root }

  func write(_ text: String, to path: String) throws { try project.write(text, to: path) }

  func writeTables(_ texts: [String: String], language: String, isSource: Bool = false) throws {
    try Self.writeTables(texts, language: language, isSource: isSource, in: project)
  }

  private static func writeTables(
    _ texts: [String: String], language: String, isSource: Bool, in project: TemporaryProject
  ) throws {
    var writer = CompiledTableWriter(language: language, isSourceLanguage: isSource)
    writer.add(table: "Localizable", texts.map { (key: $0.key, message: .format($0.value)) })
    let folder = project.absolute("\(language).lproj")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Replaced, never written into: an older one may be mapped.
    try Data(writer.file().bytes).write(
      to: URL(fileURLWithPath: folder + "/Tables.dragoman"), options: .atomic)
  }

  /// What the bundle shows for a key, without arguments.
  func text(_ key: String, _ languages: String..., table: String? = nil) -> String? {
    bundle.localizedMessage(forKey: key, table: table, languages: languages.isEmpty ? nil : languages)?.message
      .text()
  }
}
