import ContentCache
import LocalizableReferences

/// What is to be found out about a Swift file, in the order of how much that is.
enum SwiftFileUse: String, Sendable {
  /// Its declarations, for other files.
  case context = "swift context"
  case references = "swift"
  /// References and what checks ask of the code.
  case observations = "swift observations"

  /// Whether the second pass looks into the file.
  var isOwn: Bool { self != .context }
}

/// The entries of Swift files, by content.
struct SwiftFileCache: Sendable {
  let store: CacheStore
  /// Of the extractor.
  let dataHash: ContentHash

  /// Less is found out about a file that is only context.
  private func key(ofContent content: ContentHash, _ use: SwiftFileUse) -> ContentHash {
    store.key(use.rawValue, content, dataHash)
  }

  func entry(ofContent content: ContentHash, _ use: SwiftFileUse) -> SwiftFileEntry? {
    let key = key(ofContent: content, use)
    guard let reader = store.entry(key), let entry = try? SwiftFileEntry(reader) else { return nil }
    store.noteUse(of: key)
    return entry
  }

  func keep(_ entry: SwiftFileEntry, ofContent content: ContentHash, _ use: SwiftFileUse) {
    store.keep(entry.binary, as: key(ofContent: content, use))
  }

  /// What the settings of a unit, which decide what is found in its files, are called by.
  static func hash(ofSettings unit: ExtractionUnit) -> ContentHash {
    var settings = unit
    settings.name = ""
    settings.files = []
    settings.infoPlist = nil
    return ContentHash(reflecting: settings)
  }
}

extension FileDeclarations {
  /// With what stands for the content of each declaration.
  func fingerprinted() -> FileDeclarations {
    var made = self
    made.fingerprints = declarations.map { declaration in
      var writer = BinaryWriter()
      writer.write(declaration)
      return writer.hash.first
    }
    return made
  }
}
