public import LosslessJSON

/// What one language has for a key, or one branch of a variation: real files have a `stringUnit`, `variations`, a
/// `stringUnit` with `substitutions`, or a `stringSet`; other combinations are kept.
public struct CatalogLocalization: Hashable, Sendable {
  public var stringUnit: StringUnit?
  public var variations: CatalogVariations?
  /// Name → substitution.
  public var substitutions: [String: CatalogSubstitution]?
  /// The phrases of an App Shortcut.
  public var stringSet: CatalogStringSet?
  public var unrecognizedMembers: [JSONMember]

  public init(
    stringUnit: StringUnit? = nil, variations: CatalogVariations? = nil,
    substitutions: [String: CatalogSubstitution]? = nil, stringSet: CatalogStringSet? = nil,
    unrecognizedMembers: [JSONMember] = []
  ) {
    self.stringUnit = stringUnit
    self.variations = variations
    self.substitutions = substitutions
    self.stringSet = stringSet
    self.unrecognizedMembers = unrecognizedMembers
  }
}

/// How far a text has come. A struct, because states that we do not know are kept.
public struct StringUnitState: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let new = StringUnitState(rawValue: "new")
  public static let translated = StringUnitState(rawValue: "translated")
  public static let needsReview = StringUnitState(rawValue: "needs_review")
  public static let machineTranslated = StringUnitState(rawValue: "machine_translated")
}

/// A text and its state.
public struct StringUnit: Hashable, Sendable {
  public var state: StringUnitState
  public var value: String
  public var unrecognizedMembers: [JSONMember]

  public init(state: StringUnitState, value: String, unrecognizedMembers: [JSONMember] = []) {
    self.state = state
    self.value = value
    self.unrecognizedMembers = unrecognizedMembers
  }
}

/// The texts of an App Shortcut.
public struct CatalogStringSet: Hashable, Sendable {
  public var state: StringUnitState
  public var values: [String]
  public var unrecognizedMembers: [JSONMember]

  public init(state: StringUnitState, values: [String], unrecognizedMembers: [JSONMember] = []) {
    self.state = state
    self.values = values
    self.unrecognizedMembers = unrecognizedMembers
  }
}
