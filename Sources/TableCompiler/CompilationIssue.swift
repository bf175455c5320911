package import Findings
package import StringCatalog

/// Something about a localization that keeps it from being compiled, or that will surprise at run time.
package struct CompilationIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The branch `other` of devices varies again.
    case variedFallback
    /// A plural case varies again.
    case variedCase
    /// A device's branch varies by device again.
    case nestedDevices
    case undefinedSubstitution(String)
    case unreferencedSubstitution(String)
    /// A text that cannot hold a substitution that varies refers to one.
    case misplacedReference(String)
    /// A substitution that is neither a text nor varies by number alone.
    case unusableSubstitution(String)
    case pluralWithoutNumber
    /// Several numbers could be the one that is counted.
    case ambiguousCount(position: Int)
    case unknownAxis(String)
    /// Variations by number and by device side by side.
    case parallelAxes
    case unknownCategory(String)
    /// Categories of the language that have no text; `isAdvice`: that Xcode does not ask for.
    case missingCategories([String], isAdvice: Bool)
    case invalidArgumentNumber(String)
    /// A character that an XML property list cannot hold.
    case controlCharacter(Unicode.Scalar)
    /// A language whose name cannot name a folder.
    case unusableLanguage
    /// Two languages of the catalog that share a folder.
    case sharedFolder(other: String, folder: String)
  }

  package var kind: Kind
  package var key: String
  package var language: String
  /// The way to the text or branch that is meant.
  package var path: VariationPath

  package init(_ kind: Kind, key: String, language: String, path: VariationPath = []) {
    self.kind = kind
    self.key = key
    self.language = language
    self.path = path
  }

  package var severity: FindingSeverity {
    switch kind {
    case .variedFallback, .variedCase, .nestedDevices, .undefinedSubstitution, .misplacedReference,
      .unusableSubstitution, .pluralWithoutNumber, .unknownAxis, .unusableLanguage:
      .error
    case .missingCategories(_, let isAdvice): isAdvice ? .advice : .warning
    case .unreferencedSubstitution, .ambiguousCount, .parallelAxes, .unknownCategory, .invalidArgumentNumber,
      .controlCharacter, .sharedFolder:
      .warning
    }
  }
}
