import Checks
import Dispatch
import FileChanges
import Findings
import Foundation
import LocalizableReferences
import ProjectModel
import SourceText
import StringsTables

/// Tables in the old form, read for rules; a damaged file does not keep the others from being checked.
struct TableReading {
  private(set) var catalogs: [CheckedCatalog] = []
  /// By the paths of `catalogs`' files.
  private(set) var snapshots: [String: FileSnapshot] = [:]
  private(set) var findings: [Finding] = []
  private(set) var isIncomplete = false
  /// Path of a table's file → the languages that are asked for.
  private(set) var askedLanguages: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - uses: nil where no sources were read.
  ///   - planned: absolute path → contents that count instead of the file's.
  init(
    _ groups: [TableGroup], of uses: TableUses?, planned: [String: [UInt8]], displayedPath: @Sendable (String) -> String
  ) {
    for (group, files) in zip(groups, Self.read(groups, planned: planned, displayedPath: displayedPath)) {
      for file in files {
        findings += file.findings
        snapshots[file.path] = file.snapshot
      }
      let damaged = Set(files.filter { $0.table == nil }.map(\.language))
      if !damaged.isEmpty { isIncomplete = true }
      // Without the source texts, there is nothing to compare translations with.
      guard !damaged.contains(group.sourceLanguage) else { continue }
      let tables = CheckedTables(
        table: group.table, sourceLanguage: group.sourceLanguage,
        files: files.filter { !damaged.contains($0.language) }.compactMap(\.table),
        isOfInterfaceFile: group.isOfInterfaceFile, unreadLanguages: damaged)
      guard !tables.files.isEmpty else { continue }
      let checked = CheckedCatalog(of: tables, group, uses, withoutLanguages: damaged)
      for path in [tables.path] + tables.files.map(\.path) { askedLanguages[path] = group.askedLanguages }
      catalogs.append(checked)
    }
  }

  private struct ReadFile: Sendable {
    var path: String
    var language: String
    var snapshot: FileSnapshot?
    var table: CheckedTableFile?
    var findings: [Finding] = []
  }

  /// In the order of the groups and their files, read on all cores: there is a file for each language.
  private static func read(
    _ groups: [TableGroup], planned: [String: [UInt8]], displayedPath: @Sendable (String) -> String
  ) -> [[ReadFile]] {
    let files = groups.flatMap(\.files)
    let lock = NSLock()
    nonisolated(unsafe) var read = [ReadFile?](repeating: nil, count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      let file = Self.read(files[number], planned, displayedPath)
      lock.withLock { read[number] = file }
    }
    var rest = read.compactMap { $0 }[...]
    return groups.map { group in
      defer { rest = rest.dropFirst(group.files.count) }
      return Array(rest.prefix(group.files.count))
    }
  }

  private static func read(
    _ file: TableGroup.File, _ planned: [String: [UInt8]], _ displayedPath: @Sendable (String) -> String
  ) -> ReadFile {
    var read = ReadFile(path: file.path, language: file.language)
    let path = displayedPath(file.path)
    do {
      let snapshot = try FileSnapshot(reading: file.absolutePath, displayedAs: path)
      read.snapshot = snapshot
      let bytes = planned[file.absolutePath] ?? snapshot.bytes
      let content: CheckedTableFile.Content =
        ProjectPath.pathExtension(file.path) == "stringsdict"
        ? .dictionary(try StringsDictionary(bytes: bytes, path: path))
        : .strings(try StringsTable(bytes: bytes, path: path))
      read.table = CheckedTableFile(path: file.path, language: file.language, content)
    } catch let refused as RefusedInput {
      read.findings = refused.findings
    } catch let access as FileAccessError {
      read.findings = [Finding("file-access", .error, access.description, suggestion: access.suggestion)]
    } catch {
      read.findings = [Finding("unexpected-failure", .error, "\(error)")]
    }
    return read
  }
}

extension CheckedCatalog {
  fileprivate convenience init(
    of tables: CheckedTables, _ group: TableGroup, _ uses: TableUses?, withoutLanguages: Set<String>
  ) {
    let path = tables.path
    let references = Dictionary(grouping: uses?.references(of: group, path: path) ?? []) { ExactString($0.key) }
    let possibleKeys = uses?.possibleKeys(of: group) ?? []
    let sourceTexts = references.compactMapValues { uses in uses.lazy.compactMap(\.defaultValue).first }
    let catalog = tables.catalog(sourceTexts: sourceTexts) { references[$0] != nil || possibleKeys.contains($0) }
    let languages = (uses?.languages(of: group) ?? []) + tables.files.map(\.language)
    self.init(
      path: path, table: tables.table, catalog: catalog, tables: tables, targets: group.targets,
      references: references, possibleKeys: possibleKeys, isCovered: uses?.isCovered(path: path) ?? false,
      projectLanguages: languages.filter { $0 != "Base" && !withoutLanguages.contains($0) })
  }
}
