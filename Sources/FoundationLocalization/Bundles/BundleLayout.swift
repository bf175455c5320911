import CompiledTables
import Foundation
import LanguageData

/// Where a bundle keeps its texts: folders of languages, `Info.plist` and raw catalogs.
struct BundleLayout: Sendable {
  /// The languages that have a folder.
  let languages: [String]
  /// Language → its folders, absolute.
  private let foldersOfLanguage: [String: [String]]
  /// The paths of raw catalogs by the names of their tables.
  let catalogs: [String: String]
  let information: BundleInformation
  private let resources: [String]

  init(_ bundle: Bundle) {
    let root = bundle.bundlePath
    // The usual layouts of Swift packages and of Apple's bundles; asking the bundle takes longer than looking.
    let found = BundleLayout(
      resources: [root, root + "/Contents/Resources", root + "/Resources"],
      informationFolders: [root, root + "/Contents", root + "/Resources"])
    if found.isEmpty, let folder = bundle.resourcePath {
      self.init(resources: [folder], informationFolders: [root, folder])
    } else {
      self = found
    }
  }

  /// - Parameter resources: the folders that may hold resources, absolute.
  init(resources: [String], informationFolders: [String]) {
    var languages: [String] = []
    var folders: [String: [String]] = [:]
    var catalogs: [String: String] = [:]
    for resource in resources {
      for name in FolderListing.names(atPath: resource).sorted() {
        if let language = Self.name(name, without: ".lproj").map(Self.language(ofFolder:)) {
          if folders[language] == nil { languages.append(language) }
          folders[language, default: []].append("\(resource)/\(name)")
        } else if let table = Self.name(name, without: ".xcstrings"), catalogs[table] == nil {
          catalogs[table] = "\(resource)/\(name)"
        }
      }
    }
    self.resources = resources
    // `Base` holds interfaces, in no one language.
    self.languages = languages.filter { $0 != "Base" && $0 != "mul" }
    self.foldersOfLanguage = folders
    self.catalogs = catalogs
    information = BundleInformation(folders: informationFolders)
  }

  var isEmpty: Bool { languages.isEmpty && catalogs.isEmpty }

  private static func name(_ name: String, without ending: String) -> String? {
    // By bytes: comparing by characters takes as long as all else here.
    guard name.utf8.count > ending.utf8.count, name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
      return nil
    }
    return String(Substring(name.utf8.dropLast(ending.utf8.count)))
  }

  /// The language as its folder spells it; SwiftPM makes `zh-hans` of `zh-Hans`, which is undone.
  private static func language(ofFolder name: String) -> String {
    guard name.contains("-"), name == name.lowercased() else { return name }
    return LanguageIdentifier(name)?.description ?? name
  }

  func folders(of language: String) -> [String] { foldersOfLanguage[language] ?? [] }

  /// All folders of languages.
  private var folders: [String] { foldersOfLanguage.values.flatMap { $0 }.sorted() }

  /// The folders whose files tell whether anything has changed.
  var watchedFolders: [String] { resources + folders }

  /// Whether a file can have the name: one that leads to another folder cannot.
  static func isTableName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200 && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }

  /// The language whose compiled file says that it is the developers'.
  ///
  /// - Parameter likely: looked at first, so that the others need not be opened.
  func sourceLanguage(among likely: [String]) -> String? {
    (likely + languages.filter { !likely.contains($0) }).first { language in
      folders(of: language).contains { folder in
        (try? CompiledTableFile(path: "\(folder)/Tables.dragoman"))?.isSourceLanguage ?? false
      }
    }
  }

  /// Whether a table is in one of the languages' folders, compiled or as text, so that its catalog is not needed.
  func hasCompiledTable(named name: String) -> Bool {
    guard Self.isTableName(name) else { return false }
    return folders.contains { folder in
      (try? CompiledTableFile(path: "\(folder)/Tables.dragoman"))?.table(named: name) != nil
        || FileManager.default.fileExists(atPath: "\(folder)/\(name).strings")
        || FileManager.default.fileExists(atPath: "\(folder)/\(name).stringsdict")
    }
  }
}
