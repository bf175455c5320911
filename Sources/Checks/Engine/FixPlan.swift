import SourceObservations
import SourceText
package import StringCatalog
import StringsTables

/// The fixes of results, put together as new contents of files.
///
/// Fixes that touch the same text or code exclude each other: the first wins, and the others are found anew once it is
/// there. A fix is applied as a whole or not at all.
package struct FixPlan {
  /// Path → the new contents; only files that change.
  package private(set) var files: [String: [UInt8]] = [:]
  /// The results that are mended, in their order.
  package private(set) var mended: [CheckResult] = []
  /// Results whose fix another one excluded.
  package private(set) var deferred: [CheckResult] = []

  private var catalogs: [String: StringCatalog]
  private var changedCatalogs: Set<String> = []
  private var claims = FixClaims()
  private var sources: [String: EditedFile] = [:]

  private struct EditedFile {
    /// The text that the edits are in.
    var text: [UInt8]
    var edits: [TextEdit] = []
    /// Of tables in the old form, which may be UTF-16 or have a mark.
    private var encoding = StringsTableEncoding.utf8

    init(_ bytes: [UInt8], path: String) {
      text = bytes
      if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"), let decoded = StringsTable.decoded(bytes) {
        (encoding, text) = decoded
      }
    }

    /// The file with its edits; nil where they do not fit.
    var result: [UInt8]? { edits.applied(to: text).map { encoding.bytes(of: $0) } }
  }

  /// - Parameters:
  ///   - isIncluded: whether a fix is wanted.
  ///   - catalogs: by path, as the results were found in them.
  ///   - contents: the bytes of another file, as the results were found in it; nil where it cannot be read.
  package init(
    of results: [CheckResult], catalogs: [String: StringCatalog], isIncluded: (CheckFix) -> Bool,
    contents: (_ path: String) -> [UInt8]?
  ) {
    self.catalogs = catalogs
    for result in results {
      guard let fix = result.fix, isIncluded(fix), !fix.changes.isEmpty else { continue }
      // What two rules say in the same words is done once.
      guard !claims.applied.contains(fix.changes) else {
        mended.append(result)
        continue
      }
      guard claims.allow(fix.changes) else {
        deferred.append(result)
        continue
      }
      guard apply(fix.changes, of: result, contents) else { continue }
      claims.add(fix.changes)
      mended.append(result)
    }
    for path in changedCatalogs { files[path] = self.catalogs[path]?.bytes() }
    for (path, file) in sources where !file.edits.isEmpty {
      files[path] = file.result
    }
  }

  /// Makes all changes of a fix, or none where one has nothing to change or does not fit what is there.
  private mutating func apply(
    _ changes: [CheckFix.Change], of result: CheckResult, _ contents: (String) -> [UInt8]?
  ) -> Bool {
    var entries: [FixClaims.Key: CatalogEntry?] = [:]
    var edited: [String: EditedFile] = [:]
    for change in changes {
      if case .edit(let path, let edits) = change {
        guard var file = edited[path] ?? sources[path] ?? contents(path).map({ EditedFile($0, path: path) }) else {
          return false
        }
        if case .observed(let place) = result.place, place.path == path, !place.isStill(in: file.text) { return false }
        // The same insertion may be part of several fixes: an import.
        file.edits += edits.filter { !file.edits.contains($0) }
        guard file.edits.applied(to: file.text) != nil else { return false }
        edited[path] = file
      } else if let key = change.key {
        let current = entries[key] ?? catalogs[key.catalog]?[key.key.text]
        guard let current, let changed = change.applied(to: current) else { return false }
        entries[key] = .some(changed)
      }
    }
    for (key, entry) in entries {
      catalogs[key.catalog]?[key.key.text] = entry
      changedCatalogs.insert(key.catalog)
    }
    sources.merge(edited) { $1 }
    return true
  }
}

extension CheckFix.Change {
  /// The key of a catalog that is changed.
  var key: FixClaims.Key? {
    switch self {
    case .setText(let catalog, let key, _, _, _), .setUnit(let catalog, let key, _, _, _),
      .removeText(let catalog, let key, _, _), .removeKey(let catalog, let key), .setComment(let catalog, let key, _),
      .setExtractionState(let catalog, let key, _):
      FixClaims.Key(catalog: catalog, key: key)
    case .edit: nil
    }
  }

  /// The entry after the change, nil inside where it goes; nil where there is nothing to change.
  fileprivate func applied(to entry: CatalogEntry) -> CatalogEntry?? {
    var entry = entry
    switch self {
    case .setText(_, _, let language, let variation, let value):
      guard var unit = entry.localizations?[language]?[variation], !isSame(unit.value, value) else { return nil }
      unit.value = value
      entry.setStringUnit(unit, language: language, path: variation)
    case .setUnit(_, _, let language, let variation, let unit):
      let former = entry.localizations?[language]?[variation]
      if let former, former.state == unit.state, isSame(former.value, unit.value) { return nil }
      entry.setStringUnit(unit, language: language, path: variation)
    case .removeText(_, _, let language, let variation):
      guard entry.localizations?[language]?[variation] != nil else { return nil }
      entry.setStringUnit(nil, language: language, path: variation)
    case .removeKey: return .some(nil)
    case .setComment(_, _, let comment):
      guard !isSame(entry.comment, comment) else { return nil }
      entry.comment = comment
    case .setExtractionState(_, _, let state):
      guard entry.extractionState != state else { return nil }
      entry.extractionState = state
    case .edit: return nil
    }
    return .some(entry)
  }

  /// `==` takes texts for equal that differ in their code points.
  private func isSame(_ first: String?, _ second: String?) -> Bool {
    first.map(ExactString.init) == second.map(ExactString.init)
  }
}

extension ObservedPlace {
  /// Whether a file still has what was observed in it.
  fileprivate func isStill(in bytes: [UInt8]) -> Bool {
    let start = range.lowerBound.offset.value
    guard start >= 0, start <= bytes.count else { return false }
    // A long one is cut off.
    let seen = source.hasSuffix("…") ? source.utf8.dropLast("…".utf8.count) : source.utf8[...]
    return bytes[start...].starts(with: seen)
  }
}
