package import Findings

/// How a file of symbols is to be written. The defaults give Xcode's own file.
package struct SymbolOptions: Hashable, Sendable {
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`
    case package
    case `public`
  }

  /// Who may use the symbols; Xcode knows `internal` only.
  package var access: Access
  /// Whether the documentation of a symbol says its text in the source language.
  package var documentsSourceText: Bool
  /// Modules that are imported, where there are such, besides Foundation.
  package var importedModules: [String]
  /// How much it matters that a key gets no symbol.
  package var severity: FindingSeverity

  package init(
    access: Access = .internal, documentsSourceText: Bool = false, importedModules: [String] = [],
    severity: FindingSeverity = .warning
  ) {
    self.access = access
    self.documentsSourceText = documentsSourceText
    self.importedModules = importedModules
    self.severity = severity
  }
}
