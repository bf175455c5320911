import LosslessJSON

/// How a catalog is laid out. Xcode has one style; other tools have others, and edits keep to them.
public struct CatalogStyle: Hashable, Sendable {
  /// What stands between the braces of an empty object.
  public enum EmptyObject: Hashable, Sendable {
    /// `{}`.
    case closed
    /// `{ }`.
    case spaced
    /// The closing brace on the next line.
    case nextLine
    /// An empty line between, as Xcode writes.
    case emptyLine
  }

  /// The blanks of one level.
  public var indentation: String
  /// From a name's closing quote to its value: ` : ` in Xcode's style.
  public var colon: String
  public var lineEnd: String
  public var emptyObject: EmptyObject
  /// `/` is written `\/`.
  public var escapesSlashes: Bool
  /// Everything beyond ASCII is written `\uXXXX`.
  public var escapesNonASCII: Bool
  /// Xcode writes no line end after the last brace.
  public var endsWithLineEnd: Bool
  public var keyOrder: CatalogKeyOrder

  /// As Xcode writes.
  public static let xcode = CatalogStyle(.xcode, endsWithLineEnd: false, keyOrder: .localizedStandard)

  init(_ style: JSONStyle, endsWithLineEnd: Bool, keyOrder: CatalogKeyOrder) {
    indentation = String(decoding: style.indentation, as: UTF8.self)
    colon = String(decoding: style.colon, as: UTF8.self)
    lineEnd = String(decoding: style.lineEnd, as: UTF8.self)
    emptyObject =
      switch style.emptyContainer {
      case .closed: .closed
      case .spaced: .spaced
      case .nextLine: .nextLine
      case .emptyLine: .emptyLine
      }
    escapesSlashes = style.escaping.escapesSlashes
    escapesNonASCII = style.escaping.escapesNonASCII
    self.endsWithLineEnd = endsWithLineEnd
    self.keyOrder = keyOrder
  }
}

extension CatalogKeyOrder {
  /// The order of a file: that of its keys, and where they fit both, that of the names in its first entries.
  init(detectedIn document: JSONDocument, strings: JSONNode) {
    var breaksLocalized = false
    var breaksCodePoint = false
    func examine(_ object: JSONNode) {
      if !breaksLocalized {
        breaksLocalized = !document.isSorted(document.children(of: object)) {
          CatalogKeyOrder.localizedStandard.precedes($0, $1)
        }
      }
      if !breaksCodePoint {
        breaksCodePoint = !document.isSorted(document.children(of: object)) {
          CatalogKeyOrder.codePoint.precedes($0, $1)
        }
      }
    }
    examine(strings)
    if !breaksLocalized, !breaksCodePoint {
      for entry in document.children(of: strings).prefix(100) {
        guard let localizations = document.member("localizations", of: entry) else { continue }
        examine(localizations)
      }
      // Where the names inside fit neither, the keys still do.
      if breaksLocalized, breaksCodePoint { breaksLocalized = false }
    }
    self = !breaksLocalized ? .localizedStandard : !breaksCodePoint ? .codePoint : .unordered
  }
}
