package import LocalizableReferences
package import SourceObservations
package import SourceText
package import StringCatalog

/// Where a rule found something. Lines and columns of catalogs are looked up for what is reported only.
package enum CheckPlace: Hashable, Sendable {
  /// A key of a catalog.
  case key(catalog: String, key: String)
  /// A text of a catalog; the key where the language has none.
  case text(catalog: String, key: String, language: String, variation: VariationPath = [])
  /// A use of a key in a source.
  case reference(ReferenceLocation)
  /// Something else in a source.
  case observed(ObservedPlace)
  /// A place in any file, relative to the project's root.
  case range(path: String, Range<SourcePosition>)
  /// A file as a whole, relative to the project's root.
  case file(String)

  /// The file, relative to the project's root.
  package var path: String {
    switch self {
    case .key(let path, _), .text(let path, _, _, _), .range(let path, _), .file(let path): path
    case .reference(let location): location.path
    case .observed(let place): place.path
    }
  }

  /// The key of a catalog that it is about.
  package var key: String? {
    switch self {
    case .key(_, let key), .text(_, let key, _, _): key
    default: nil
    }
  }

  /// The language that it is about.
  package var language: String? {
    if case .text(_, _, let language, _) = self { language } else { nil }
  }
}
