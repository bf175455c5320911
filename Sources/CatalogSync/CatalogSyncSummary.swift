package import Findings

/// What a sync did to one catalog. Keys are in the order of their code points.
package struct CatalogSyncSummary: Hashable, Sendable {
  package var added: [String] = []
  /// Comment, source-language text or state changed.
  package var changed: [String] = []
  /// No longer in the code, but translated.
  package var staled: [String] = []
  /// No longer in the code and not translated.
  package var removed: [String] = []
  /// In the code again.
  package var revived: [String] = []
  /// Not found in the code, and left alone because not all that could use it was read.
  package var unchecked: [String] = []
  /// Keys that look renamed; their translations were not moved.
  package var suggestions: [KeyRename] = []
  /// Keys whose translations were moved.
  package var carriedOver: [KeyRename] = []
  package var findings: [Finding] = []

  package init() {}

  /// Whether the catalog is another one than before.
  package var hasChanges: Bool {
    !(added.isEmpty && changed.isEmpty && staled.isEmpty && removed.isEmpty && revived.isEmpty && carriedOver.isEmpty)
  }
}
