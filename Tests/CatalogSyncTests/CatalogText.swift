import CatalogSync
import LocalizableReferences
import StringCatalog

/// A use of a key in code, as tests write it.
func use(
  _ key: String, comment: String? = nil, default defaultValue: String? = nil, phrases: [String] = [],
  guessed: Bool = false, specifiers: [String]? = nil, line: Int = 1, in path: String = "Sources/App/TicketList.swift"
) -> LocalizableReference {
  let arguments = (specifiers ?? (guessed ? ["%@"] : [])).map {
    LocalizableArgument(expression: "value", specifier: $0, isGuessed: guessed)
  }
  return LocalizableReference(
    key: key, comment: comment, defaultValue: defaultValue, arguments: arguments, phrases: phrases,
    location: ReferenceLocation(path: path, line: line, column: 5), reason: "Text(_:tableName:bundle:comment:)")
}

/// A catalog of version 1.0 in English, around the entries given as they stand in the file.
func catalogText(_ entries: String) -> String {
  let body = entries.isEmpty ? "" : entries.trimmed() + "\n"
  return """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(body)
      },
      "version" : "1.0"
    }
    """.replacing("\n\n  },", with: entries.isEmpty ? "\n\n  }," : "\n  },")
}

extension String {
  fileprivate func trimmed() -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// The catalog after a sync, and what the sync said.
func synced(
  _ before: String, with references: [LocalizableReference], complete: Bool = true,
  options: CatalogSyncOptions = CatalogSyncOptions()
) throws -> (text: String, summary: CatalogSyncSummary) {
  var catalog = try StringCatalog(bytes: Array(before.utf8), path: "Localizable.xcstrings")
  let summary = CatalogSync.sync(
    &catalog, with: references, sourcesAreComplete: complete, options: options, path: "Localizable.xcstrings")
  return (String(decoding: catalog.bytes(), as: UTF8.self), summary)
}
