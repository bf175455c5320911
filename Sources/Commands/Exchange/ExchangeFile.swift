import FileChanges
import Findings
import Foundation
import SourceText
import XLIFF

/// A file that translators sent back, or the texts of an `.xcloc` folder.
struct ExchangeFile {
  /// As the user would write it.
  let path: String
  let text: SourceText
  let document: XLIFFDocument
  /// The folder `Localized Contents` of an `.xcloc` folder, where that was named.
  let contents: String?

  /// - Parameter path: an XLIFF file, or an `.xcloc` folder, of which the texts are read.
  init(_ path: String, in environment: CommandEnvironment) throws {
    var path = path
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isCatalog = FileAccess.isFolder(environment.absolutePath(of: path))
    contents = isCatalog ? path + "/" + LocalizationCatalogLayout.localizedContents : nil
    if isCatalog { path = try Self.texts(of: path, in: environment) }
    let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
    self.path = path
    text = SourceText(bytes: snapshot.bytes)
    document = try XLIFFReader.document(in: snapshot.bytes, path: path)
  }

  /// The XLIFF file of an `.xcloc` folder, of which nothing may lead elsewhere.
  private static func texts(of folder: String, in environment: CommandEnvironment) throws -> String {
    let contents = folder + "/" + LocalizationCatalogLayout.localizedContents
    let names = FileAccess.names(in: environment.absolutePath(of: contents)).filter { $0.hasSuffix(".xliff") }.sorted()
    guard let name = names.first else { throw RefusedInput(ExchangeFindings.noTexts(folder)) }
    guard names.count == 1 else {
      throw RefusedInput(
        Finding(
          "several-exchange-files", .error, at: FindingLocation(path: contents),
          "the folder holds several XLIFF files: \(names.joined(separator: ", "))", suggestion: "name the one to import"
        )
      )
    }
    for path in [contents, contents + "/" + name] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: environment.absolutePath(of: path))
      if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
        throw RefusedInput(ExchangeFindings.linkInCatalog(path))
      }
    }
    return contents + "/" + name
  }

  /// The language that all its files are in; nil where they do not say, or differ.
  var language: String? {
    let languages = Set(document.files.compactMap(\.targetLanguage))
    return languages.count == 1 ? languages.first : nil
  }
}
