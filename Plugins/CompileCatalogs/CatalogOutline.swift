import Foundation

/// What has to be known of a catalog before it is compiled: which files it becomes.
struct CatalogOutline: Codable {
  var languages: [String] = []
  /// Those that have texts that vary by number or device.
  var varyingLanguages: [String] = []
  var hasSymbols = false

  /// A file that is no catalog gives an outline of no languages; the compiler then says what is wrong with it.
  init(of bytes: Data) {
    guard let catalog = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any], let source = catalog["sourceLanguage"] as? String
    else {
      languages = ["en"]
      return
    }
    var all: Set<String> = [source]
    var varying: Set<String> = []
    for case let entry as [String: Any] in strings.values {
      let isManual = entry["extractionState"] as? String == "manual"
      if entry["generatesSymbol"] as? Bool ?? isManual { hasSymbols = true }
      for case (let language, let localization as [String: Any]) in entry["localizations"] as? [String: Any] ?? [:] {
        all.insert(language)
        if localization["variations"] != nil || localization["substitutions"] != nil { varying.insert(language) }
      }
    }
    languages = all.sorted()
    varyingLanguages = varying.sorted()
  }
}

/// Outlines of files that have not changed since the last build, so that a build with nothing to do reads no catalog.
struct CatalogOutlineCache {
  private struct Entry: Codable {
    var size: Int
    var modified: Date
    var outline: CatalogOutline
  }

  private let file: URL
  private var entries: [String: Entry]
  private var used: [String: Entry] = [:]

  init(in folder: URL) {
    file = folder.appending(path: "outlines.json")
    let data = try? Data(contentsOf: file)
    entries = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
  }

  mutating func outline(of catalog: URL) -> CatalogOutline {
    let attributes = try? FileManager.default.attributesOfItem(atPath: catalog.path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? -1
    let modified = attributes?[.modificationDate] as? Date ?? .distantPast
    var entry = entries[catalog.path]
    if entry?.size != size || entry?.modified != modified { entry = nil }
    let found =
      entry
      ?? Entry(
        size: size, modified: modified, outline: CatalogOutline(of: (try? Data(contentsOf: catalog)) ?? Data()))
    used[catalog.path] = found
    return found.outline
  }

  func save() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(used), data != (try? Data(contentsOf: file)) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
