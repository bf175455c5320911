import CatalogSync
import FileChanges
import PropertyLists
import StringsTables
import XLIFF

/// The source language's file of a table that a project does not have, as Xcode's exports have it.
struct GeneratedTable {
  let table: StringsTable

  /// Xcode's word for strings in code that nobody has commented.
  private static let noComment = "No comment provided by engineer."

  /// - Parameter isOfCode: whether its strings are from code, not from a property list.
  init(of strings: TableStrings, isOfCode: Bool, in located: LocatedProject) throws {
    let path = located.displayedPath(of: strings.path)
    var known: Set<String> = []
    for companion in strings.companions {
      let snapshot = try ProjectTexts.snapshot(located, companion)
      let list = try PropertyListReader.propertyList(in: snapshot.bytes, path: snapshot.path)
      known.formUnion(list.dictionary?.keys ?? [])
    }
    var draft = StringsTable(path: path)
    _ = try StringsTableSync.sync(&draft, with: strings.references, sourcesAreComplete: false, knownKeys: known)
    let entries = draft.entries.map { entry in
      StringsTable.NewEntry(
        key: entry.key, value: entry.value ?? entry.key, comment: entry.comment ?? (isOfCode ? Self.noComment : nil))
    }
    table = try StringsTable(
      bytes: StringsTable.newFile(with: entries.sorted { XLIFFOrder.filePrecedes($0.key, $1.key) }), path: path)
  }
}
