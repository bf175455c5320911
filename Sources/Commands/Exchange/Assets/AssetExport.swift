import FileChanges
import Findings
import Foundation
import Interchange
import ProjectModel

/// The localizable pictures and other files of a project: sets of asset catalogs that are marked as localizable, and
/// files in `.lproj` folders.
///
/// As in exports of Xcode 12.4 and 13.1, `Source Contents` has what is for no language, `Localized Contents` what is for
/// the language of the export, both at the paths of the project, with the descriptions of the folders above a set. Files
/// of `.lproj` folders are laid out in the same way; no export with one is known.
struct AssetExport {
  typealias File = (path: String, bytes: [UInt8])

  private(set) var sources: [File] = []
  private(set) var findings: [Finding] = []
  private var sets: [(path: String, set: AssetSet)] = []
  /// Paths of descriptions of folders above the sets.
  private var folders: Set<String> = []
  private let located: LocatedProject
  private let sourceLanguage: String

  init(of located: LocatedProject) {
    self.located = located
    sourceLanguage = located.developmentLanguage
    for catalog in located.assetCatalogs where Self.isInside(catalog) { collectSets(in: catalog, above: [], depth: 0) }
    for (path, set) in sets { sources += files(of: set, at: path, in: [nil, sourceLanguage]) }
    sources += descriptions
    for path in located.sourceFilesOfLanguages where Self.isInside(path) {
      if let bytes = bytes(of: path) { sources.append((path, bytes)) }
    }
  }

  /// What a language has.
  mutating func localized(in language: String) -> [File] {
    var result: [File] = []
    for (path, set) in sets where set.hasEntries(in: language) { result += files(of: set, at: path, in: [language]) }
    if !result.isEmpty { result += descriptions }
    for path in located.sourceFilesOfLanguages where Self.isInside(path) {
      let own = ExchangeResource.path(path, in: language)
      guard FileAccess.exists(located.absolutePath(of: own)), let bytes = bytes(of: own) else { continue }
      result.append((own, bytes))
    }
    return result
  }

  private static func isInside(_ path: String) -> Bool { !path.split(separator: "/").contains("..") }

  private mutating func collectSets(in folder: String, above: [String], depth: Int) {
    guard depth < ExchangedFolder.depthLimit else { return }
    let names = FileAccess.names(in: located.absolutePath(of: folder)).sorted()
    var above = above
    if names.contains(AssetSet.contentsName) {
      let path = folder + "/" + AssetSet.contentsName
      do throws(RefusedInput) {
        let snapshot = try ProjectTexts.snapshot(located, path)
        let set = try AssetSet(contents: snapshot.bytes, path: snapshot.path)
        if set.isLocalizable {
          sets.append((folder, set))
          folders.formUnion(above)
          return
        }
      } catch {
        findings += error.findings.prefix(1).map(AssetFindings.unreadableSet)
        return
      }
      above.append(path)
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: located.absolutePath(of: path))
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        collectSets(in: path, above: above, depth: depth + 1)
      }
    }
  }

  private mutating func files(of set: AssetSet, at path: String, in languages: Set<String?>) -> [File] {
    var files: [File] = [(path + "/" + AssetSet.contentsName, set.contents(in: languages))]
    for name in languages.flatMap(set.fileNames).sorted() {
      if let bytes = bytes(of: path + "/" + name) { files.append((path + "/" + name, bytes)) }
    }
    return files
  }

  /// Those of the catalogs and folders that sets are in.
  private var descriptions: [File] {
    folders.sorted().compactMap { path in (try? ProjectTexts.snapshot(located, path)).map { (path, $0.bytes) } }
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    let shown = located.displayedPath(of: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: located.absolutePath(of: path))
    let size = attributes?[.size] as? Int ?? 0
    guard size <= ExchangedFolder.sizeLimit else {
      let finding = AssetFindings.tooLarge(shown, size: size)
      if !findings.contains(finding) { findings.append(finding) }
      return nil
    }
    do throws(RefusedInput) {
      return try ProjectTexts.snapshot(located, path).bytes
    } catch {
      let finding = AssetFindings.missingFile(
        ProjectPath.name(path), at: located.displayedPath(of: ProjectPath.folder(of: path)))
      if !findings.contains(finding) { findings.append(finding) }
      return nil
    }
  }
}

extension LocatedProject {
  /// Of all targets, sorted.
  var assetCatalogs: [String] { Set(targets.flatMap(\.assetCatalogs)).sorted() }

  /// Files in `.lproj` folders of the language that the project is written in, sorted.
  var sourceFilesOfLanguages: [String] {
    let files = targets.flatMap { target in
      target.localizedFiles.filter {
        ["Base", target.developmentLanguage ?? "en"].contains(ProjectPath.language(of: $0))
      }
    }
    return Set(files).sorted()
  }
}
