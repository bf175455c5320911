import ContentCache
import Foundation

/// What is known of Apple's and Swift's own libraries, from the resource files in `Data`.
///
/// The files hold Swift declarations, grouped by the type that they belong to, so that the index of a project's own
/// declarations takes them in as they are. `Documentation/Contributors/Extraction.md` has the format.
enum APIKnowledge {
  /// Types whose literals are keys.
  static let literalTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue", "IntentDialog",
    "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation", "AppShortcutPhrase",
    "NegativeAppShortcutPhrase", "ParameterSummaryString", "AppShortcutParameterPresentationSummaryString",
    "AppShortcutParameterPresentationTitleString",
  ]

  /// Constraints whose conforming types all become `%@`.
  static let objectProtocols: Set<String> = [
    "StringProtocol", "View", "ReferenceConvertible", "NSObject", "CustomLocalizedStringResourceConvertible",
  ]

  /// What a project's own declarations are merged into; empty where the resources are not beside the executable, which
  /// then finds the project's own only.
  static func index(remembering cache: CacheStore?) -> DeclarationIndex {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let made = DeclarationIndex().merging(remembered(in: cache) ?? read(keepingIn: cache))
      loaded = made
      return made
    }
  }

  private static let loaded = Lock<DeclarationIndex?>(nil)

  /// Stands for the contents of the resource files.
  static let dataHash: ContentHash = {
    var writer = BinaryWriter()
    for name in names { writer.write(data(named: name).map { ContentHash([UInt8]($0)) }) { $0.write($1) } }
    return writer.hash
  }()

  private static let names = ["StandardTypes", "LocalizableAPIs"]

  private struct DataFile: Decodable {
    var typealiases: [String: String]?
    /// `"Text"` → members of an extension.
    var declarations: [String: [String]]?
    /// `"struct Array<Element>: Collection"` → members of a declaration.
    var types: [String: [String]]?
  }

  private static func remembered(in cache: CacheStore?) -> [FileDeclarations]? {
    guard let cache, var reader = cache.entry(cache.key("api", dataHash)) else { return nil }
    do throws(DamagedEntry) {
      let read = try reader.array { (reader) throws(DamagedEntry) in try reader.declarations(origin: .sdk, file: -1) }
      return reader.isAtEnd ? read : nil
    } catch {
      return nil
    }
  }

  private static func read(keepingIn cache: CacheStore?) -> [FileDeclarations] {
    let read = names.compactMap { name in
      data(named: name).flatMap { try? JSONDecoder().decode(DataFile.self, from: $0) }.map { file in
        let source = SwiftSourceFile(path: name, bytes: Array(source(of: file).utf8))
        return FileOutline(of: source, origin: .sdk, number: -1).declarations
      }
    }
    if let cache {
      var writer = BinaryWriter()
      writer.write(read) { $0.write($1) }
      cache.keep(writer, as: cache.key("api", dataHash))
    }
    return read
  }

  /// Whether all resource files can be read. Without them much that is a key is taken for none.
  static let isComplete = (names + ["ShownText"]).allSatisfy { data(named: $0) != nil }

  private static func data(named name: String) -> Data? {
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data").flatMap {
      try? Data(contentsOf: $0)
    }
  }

  private static func source(of file: DataFile) -> String {
    var source = ""
    for (name, aliased) in (file.typealiases ?? [:]).sorted(by: { $0.key < $1.key }) {
      source += "typealias \(name) = \(aliased)\n"
    }
    for (header, members) in (file.types ?? [:]).sorted(by: { $0.key < $1.key }) {
      source += header + " {\n" + members.joined(separator: "\n") + "\n}\n"
    }
    for (type, members) in (file.declarations ?? [:]).sorted(by: { $0.key < $1.key }) {
      let body = members.joined(separator: "\n") + "\n"
      source += type.isEmpty ? body : "extension \(type) {\n\(body)}\n"
    }
    return source
  }
}
