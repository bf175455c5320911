import FileChanges
import Findings
import Interchange
import ProjectModel

/// Brings pictures and other files of an `.xcloc` folder into a project: only where the project has a localizable set or
/// a file of that name in its own language, and only for the language of the import.
struct AssetImport {
  private(set) var planned: PlannedFiles
  private(set) var findings: [Finding] = []
  private(set) var changed = 0

  private let located: LocatedProject
  private let language: String
  private let folder: ExchangedFolder
  private let known: Set<String>
  private let catalogs: [String]
  private var total = 0

  /// - Parameter folder: the folder `Localized Contents`.
  init(
    of folder: ExchangedFolder, into located: LocatedProject, language: String, planned: PlannedFiles
  ) throws(RefusedInput) {
    self.located = located
    self.language = language
    self.folder = folder
    self.planned = planned
    known = Set(folder.files)
    catalogs = located.assetCatalogs
    var unknown: [String] = []
    for file in folder.files where !isText(file) {
      let parts = file.split(separator: "/").map(String.init)
      if let place = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        let catalog = parts[...place].joined(separator: "/")
        guard parts.last == AssetSet.contentsName else { continue }
        if try !takeSet(ProjectPath.folder(of: file), of: catalog) { unknown.append(file) }
      } else if try !takeFile(file) {
        unknown.append(file)
      }
    }
    findings += unknown.map { AssetFindings.unknown($0, at: folder.path + "/" + $0) }
  }

  /// The file with the texts lies at the top.
  private func isText(_ file: String) -> Bool { !file.contains("/") && file.hasSuffix(".xliff") }

  /// - Returns: whether the project has such a set, or it has nothing to take.
  private mutating func takeSet(_ path: String, of catalog: String) throws(RefusedInput) -> Bool {
    let description = path + "/" + AssetSet.contentsName
    let incoming: AssetSet
    do throws(RefusedInput) {
      let bytes = try folder.bytes(of: description, total: &total)
      incoming = try AssetSet(contents: bytes, path: folder.path + "/" + description)
    } catch {
      findings += error.findings.prefix(1).map(AssetFindings.unreadableSet)
      return true
    }
    guard incoming.hasEntries(in: language) || incoming.hasEntries(in: nil) else { return true }
    guard catalogs.contains(catalog), FileAccess.exists(located.absolutePath(of: description)) else {
      return false
    }
    var file = try planned.file(at: description, located)
    let own = try AssetSet(contents: file.bytes, path: file.snapshot.path)
    guard own.isLocalizable else { return false }
    let merge = own.merge(of: incoming, language: language)
    for (name, kept) in merge.files.sorted(by: { $0.key < $1.key }) {
      guard Self.isPlain(name), Self.isPlain(kept), known.contains(path + "/" + name) else {
        findings.append(AssetFindings.missingFile(name, at: folder.path + "/" + description))
        return true
      }
    }
    for (name, kept) in merge.files.sorted(by: { $0.key < $1.key }) {
      try plan(path + "/" + name, as: path + "/" + kept)
    }
    file.bytes = merge.contents
    planned[description] = file
    return true
  }

  private mutating func takeFile(_ path: String) throws(RefusedInput) -> Bool {
    guard ProjectPath.language(of: path) == language else { return false }
    let isKnown = located.sourceFilesOfLanguages.contains { ExchangeResource.path($0, in: language) == path }
    guard isKnown else { return false }
    try plan(path, as: path)
    return true
  }

  private mutating func plan(_ path: String, as own: String) throws(RefusedInput) {
    var file = try planned.file(at: own, located)
    let bytes = try folder.bytes(of: path, total: &total)
    guard bytes != file.bytes else { return }
    file.bytes = bytes
    planned[own] = file
    changed += 1
  }

  /// Whether a name that somebody else wrote is that of a file in the same folder.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\\" || $0 == ":" }
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 } && name != AssetSet.contentsName
  }
}
