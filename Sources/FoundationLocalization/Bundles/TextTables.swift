import CompiledTables
import Findings
import Foundation
import LanguageData
import SourceText
import StringsTables

/// Makes compiled tables, in memory, of the `.strings` and `.stringsdict` files of a folder.
enum TextTables {
  /// What both files say, entries of `.stringsdict` in place of equal keys.
  ///
  /// - Returns: nil where there is neither, or neither can be used.
  static func table(named name: String, in folder: String, language: String) -> CompiledTable? {
    var messages: [String: TableMessage] = [:]
    var isFound = false
    if let table = contents(of: "\(folder)/\(name).strings", language, StringsTable.init(bytes:path:)) {
      isFound = true
      for entry in table.entries {
        if let value = entry.value { messages[entry.key] = .format(value) }
      }
    }
    if let rules = contents(of: "\(folder)/\(name).stringsdict", language, StringsDictionary.init(bytes:path:)) {
      isFound = true
      for entry in rules.entries {
        if let message = TableMessage(entry.content) { messages[entry.key] = message }
      }
    }
    guard isFound else { return nil }
    return compiled(messages, name: name, folder: folder, language: language)
  }

  private static func compiled(
    _ messages: [String: TableMessage], name: String, folder: String, language: String
  ) -> CompiledTable? {
    let language = LanguageIdentifier.language(ofFolder: language)?.description ?? language
    var writer = CompiledTableWriter(language: language, isSourceLanguage: false)
    writer.add(table: name, messages.map { (key: $0.key, message: $0.value) })
    do {
      let (bytes, refused) = try writer.file()
      for message in refused {
        LocalizationReports.send(
          LocalizationReport(
            .brokenTable, table: "\(folder)/\(name)", key: message.key, language: language,
            "not used: \(message.error)"))
      }
      return try CompiledTableFile(bytes: bytes).table(named: name)
    } catch {
      LocalizationReports.send(
        LocalizationReport(.brokenTable, table: "\(folder)/\(name)", language: language, "not used: \(error)"))
      return nil
    }
  }

  private static func contents<Table>(
    of path: String, _ language: String, _ read: ([UInt8], String) throws(RefusedInput) -> Table
  ) -> Table? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(RefusedInput) {
      return try read([UInt8](data), path)
    } catch {
      LocalizationReports.send(
        LocalizationReport(.brokenTable, table: path, language: language, "not used: \(error.reason)"))
      return nil
    }
  }
}

extension RefusedInput {
  /// The place and what is wrong there.
  var reason: String {
    findings.first?.reason ?? "cannot be read"
  }
}

extension Finding {
  /// The place and what is wrong there.
  var reason: String {
    let line = location?.range.map { "line \($0.lowerBound.line), " } ?? ""
    return line + message
  }
}
