import CompiledTables
import Foundation

/// The texts of one language that lie in `.lproj` folders: the compiled file that is mapped, and tables that are compiled
/// in memory when they are first asked for.
final class FolderTables: Sendable {
  private let language: String
  private let folders: [String]
  private let compiled: [CompiledTableFile]
  /// Names of tables may come from outside, and there is an entry for those that are nowhere, too.
  private static let mostTables = 1_000
  private let textTables = Locked<[String: CompiledTable?]>([:])

  init(language: String, folders: [String]) {
    self.language = language
    self.folders = folders
    compiled = folders.compactMap { folder in
      let path = "\(folder)/Tables.dragoman"
      do throws(CompiledTableError) {
        return try CompiledTableFile(path: path)
      } catch {
        if FileManager.default.fileExists(atPath: path) {
          LocalizationReports.send(
            LocalizationReport(.brokenTable, table: path, language: language, "not used: \(error)"))
        }
        return nil
      }
    }
  }

  func table(named name: String) -> CompiledTable? {
    for file in compiled {
      if let table = file.table(named: name) { return table }
    }
    guard !folders.isEmpty else { return nil }
    if let known = textTables.withLock({ $0[name] }) { return known }
    // Read while the lock is free, since whoever takes the reports may look up a text here. Of two threads that do so at
    // once, the first one's table is kept.
    let found = folders.lazy.compactMap { TextTables.table(named: name, in: $0, language: self.language) }.first
    return textTables.withLock { tables in
      if let known = tables[name] { return known }
      if tables.count >= Self.mostTables { tables.removeAll() }
      tables[name] = .some(found)
      return found
    }
  }
}
