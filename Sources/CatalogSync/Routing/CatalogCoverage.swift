import Findings

/// Whether all strings that belong to a catalog are known, so that a key without a use is really unused.
package enum CatalogCoverage: Hashable, Sendable {
  case complete
  /// These sources could not be read, or are in a language that no extractor reads.
  case unread([String])
  /// A target of the catalog has its keys by hand (`SWIFT_EMIT_LOC_STRINGS` is off).
  case notExtracted(target: String)
  /// No string in code names the table: it may be filled from elsewhere (Info.plist, interface files) or by name.
  case withoutUses
  /// Keys of an interface file or of property lists, but which is not known: nothing may be concluded.
  case unknownFile
  /// The target has several catalogs of this name.
  case ambiguousName

  /// Why keys without a use were left alone.
  ///
  /// - Parameter count: of such keys.
  func finding(unchecked count: Int, path: String) -> Finding? {
    guard count > 0 else { return nil }
    let keys = count == 1 ? "1 key was not found in code and was" : "\(count) keys were not found in code and were"
    let location = FindingLocation(path: path)
    switch self {
    case .complete: return nil
    case .unread(let files):
      let shown = files.prefix(5).map { FindingNote("not read", at: FindingLocation(path: $0)) }
      let more = files.count > shown.count ? [FindingNote("and \(files.count - shown.count) more")] : []
      return Finding(
        "stale-keys-not-checked", .advice, at: location,
        "\(keys) left alone, since \(files.count == 1 ? "a source" : "\(files.count) sources") of the target could not be"
          + " read", suggestion: "mend what the other findings say of these sources, then sync again",
        notes: shown + more)
    case .notExtracted(let target):
      return Finding(
        "stale-keys-not-checked", .advice, at: location,
        "\(keys) left alone, since SWIFT_EMIT_LOC_STRINGS is off for \(target)")
    case .withoutUses:
      return Finding(
        "table-not-found-in-code", .advice, at: location,
        "no string in code names this table, so nothing in it was marked stale or removed",
        suggestion: "delete the catalog if it is no longer used")
    case .unknownFile:
      // Often on purpose: an `InfoPlist` catalog beside a project that is not committed.
      return nil
    case .ambiguousName:
      return Finding(
        "stale-keys-not-checked", .advice, at: location,
        "\(keys) left alone, since the target has several catalogs of this name")
    }
  }
}
