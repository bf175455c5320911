import CompiledTables
import Foundation

/// Where a bundle keeps its texts: folders of languages, `Info.plist` and raw catalogs.
struct BundleLayout: Sendable {
  /// The folders that hold resources, absolute.
  let resources: [String]
  /// The languages that have a folder, as the folders spell them.
  let languages: [String]
  /// Language → its folders, absolute.
  private let foldersOfLanguage: [String: [String]]
  /// `CFBundleDevelopmentRegion`.
  let developmentRegion: String?
  /// `CFBundleLocalizations`: languages that need no folder.
  let declaredLanguages: [String]
  /// The paths of raw catalogs by the names of their tables.
  let catalogs: [String: String]

  init(_ bundle: Bundle) {
    var resources: [String] = []
    for folder in [bundle.resourcePath, bundle.bundlePath, bundle.bundlePath + "/Contents/Resources"] {
      if let folder, !resources.contains(folder) { resources.append(folder) }
    }
    self.init(resources: resources, information: bundle.infoDictionary ?? [:])
  }

  init(resources: [String], information: [String: Any]) {
    var languages: [String] = []
    var folders: [String: [String]] = [:]
    var catalogs: [String: String] = [:]
    for resource in resources {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: resource)) ?? []
      for name in names.sorted() {
        if let language = Self.name(name, without: ".lproj") {
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
    developmentRegion = information["CFBundleDevelopmentRegion"] as? String
    declaredLanguages = (information["CFBundleLocalizations"] as? [Any])?.compactMap { $0 as? String } ?? []
  }

  private static func name(_ name: String, without ending: String) -> String? {
    name.hasSuffix(ending) && name.utf8.count > ending.utf8.count ? String(name.dropLast(ending.count)) : nil
  }

  func folders(of language: String) -> [String] { foldersOfLanguage[language] ?? [] }

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
}

extension BundleLayout {
  /// Whether a table is in one of the languages' folders, compiled or as text, so that its catalog is not needed.
  func hasCompiledTable(named name: String) -> Bool {
    guard Self.isTableName(name) else { return false }
    let likely = developmentRegion.map { [$0] } ?? []
    return (likely + languages).contains { language in
      folders(of: language).contains { folder in
        (try? CompiledTableFile(path: "\(folder)/Tables.dragoman"))?.table(named: name) != nil
          || FileManager.default.fileExists(atPath: "\(folder)/\(name).strings")
          || FileManager.default.fileExists(atPath: "\(folder)/\(name).stringsdict")
      }
    }
  }
}
