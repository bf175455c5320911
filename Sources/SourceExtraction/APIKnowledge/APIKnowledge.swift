import Foundation

/// What is known of Apple's and Swift's own libraries, from the resource files in `Data`.
///
/// The files hold Swift declarations, grouped by the type that they belong to, so that the index of a project's own
/// declarations takes them in as they are. `Documentation/Contributors/Extraction.md` has the format.
struct APIKnowledge: Sendable {
  /// What a project's own declarations are merged into.
  let index: DeclarationIndex

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

  /// Read once; empty where the resources are not beside the executable, which then finds the project's own only.
  static let shared = APIKnowledge()

  private struct DataFile: Decodable {
    var typealiases: [String: String]?
    /// `"Text"` → members of an extension.
    var declarations: [String: [String]]?
    /// `"struct Array<Element>: Collection"` → members of a declaration.
    var types: [String: [String]]?
  }

  private init() {
    var read: [FileDeclarations] = []
    for name in ["StandardTypes", "LocalizableAPIs"] {
      guard let file = Self.dataFile(named: name) else { continue }
      let source = SwiftSourceFile(path: name, bytes: Array(Self.source(of: file).utf8))
      read.append(FileOutline(of: source, origin: .sdk, number: -1, isWalked: false).declarations)
    }
    index = DeclarationIndex().merging(read)
  }

  private static func dataFile(named name: String) -> DataFile? {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode(DataFile.self, from: data)
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
