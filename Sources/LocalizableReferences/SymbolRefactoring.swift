package import SourceText

/// A key's symbol as refactorings need it.
package struct SymbolForm: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var label: String?
    /// `Int`, `String`, …
    package var type: String
    /// With the percent sign; nil for texts.
    package var specifier: String?

    package init(label: String?, type: String, specifier: String?) {
      self.label = label
      self.type = type
      self.specifier = specifier
    }
  }

  package var key: String
  /// `Localizable`, …
  package var table: String
  /// The `enum` of the table's symbols; nil where they have none.
  package var namespace: String?
  /// Without backticks.
  package var name: String
  package var parameters: [Parameter]
  /// As far as a person wrote it.
  package var comment: String?
  /// The text in the source language, where it is not the key.
  package var sourceText: String?
  /// Whether that text was given in code, as a default value, and not in the catalog.
  package var isDefaultValue: Bool
  /// Where code has to look for the text, as an expression of type `Bundle`: `.module`; nil for the main bundle.
  package var bundle: String?

  package init(
    key: String, table: String, namespace: String?, name: String, parameters: [Parameter], comment: String? = nil,
    sourceText: String? = nil, isDefaultValue: Bool = false, bundle: String? = nil
  ) {
    self.key = key
    self.table = table
    self.namespace = namespace
    self.name = name
    self.parameters = parameters
    self.comment = comment
    self.sourceText = sourceText
    self.isDefaultValue = isDefaultValue
    self.bundle = bundle
  }
}

/// What became of one place.
package enum RefactoredPlace: Hashable, Sendable {
  case edits([TextEdit])
  /// A few words on why the place has to stay as it is, without full stop.
  case refused(String)
}

/// Rewrites uses of keys in one source to symbols, and back.
package protocol SymbolRefactoring: Sendable {
  /// Finds what is rewritten: literals as the common extractor does, and symbols, which that one does not look for.
  var extractor: any Extractor { get }

  /// - Parameters:
  ///   - references: all localizable literals of the source, with the symbols that are to stand for them; nil for those
  ///     that stay.
  ///   - source: the file's bytes.
  /// - Returns: what becomes of each, in their order; nil for those that stay. Literals of one call are rewritten
  ///   together or not at all.
  func symbols(for references: [(LocalizableReference, SymbolForm?)], in source: [UInt8]) -> [RefactoredPlace?]

  /// - Parameter references: symbols that the source names.
  func strings(for references: [(ResourceMemberReference, SymbolForm)], in source: [UInt8]) -> [RefactoredPlace]
}
