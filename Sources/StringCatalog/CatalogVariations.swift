public import LosslessJSON

/// Branches by plural category or device. An axis that we do not know (width, for one: no real file shows its form)
/// stays in `unrecognizedMembers`.
public struct CatalogVariations: Hashable, Sendable {
  /// Plural category (`zero`, `one`, `two`, `few`, `many`, `other`) → branch.
  public var plural: [String: CatalogLocalization]?
  /// Device (`iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch`, `applevision`, `other`) → branch.
  public var device: [String: CatalogLocalization]?
  public var unrecognizedMembers: [JSONMember]

  public init(
    plural: [String: CatalogLocalization]? = nil, device: [String: CatalogLocalization]? = nil,
    unrecognizedMembers: [JSONMember] = []
  ) {
    self.plural = plural
    self.device = device
    self.unrecognizedMembers = unrecognizedMembers
  }
}

/// A named part of a text, `%#@name@`, that varies on its own.
public struct CatalogSubstitution: Hashable, Sendable {
  /// 1-based position of the argument; nil where the member is absent.
  public var argNum: Int?
  /// Without the percent sign: `lld`, `d`, `f`, `@`.
  public var formatSpecifier: String?
  public var stringUnit: StringUnit?
  public var variations: CatalogVariations?
  public var unrecognizedMembers: [JSONMember]

  public init(
    argNum: Int? = nil, formatSpecifier: String? = nil, stringUnit: StringUnit? = nil,
    variations: CatalogVariations? = nil, unrecognizedMembers: [JSONMember] = []
  ) {
    self.argNum = argNum
    self.formatSpecifier = formatSpecifier
    self.stringUnit = stringUnit
    self.variations = variations
    self.unrecognizedMembers = unrecognizedMembers
  }
}
