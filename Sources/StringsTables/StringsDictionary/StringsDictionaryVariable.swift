/// A variable of a format, replaced by the text that its rule chooses.
public struct StringsDictionaryVariable: Hashable, Sendable {
  public var name: String
  /// `NSStringFormatSpecTypeKey`; the runtime ignores a variable without one.
  public var rule: StringsDictionaryVariableRule?
  /// `NSStringFormatValueTypeKey`: the specifier of the argument without `%`, such as `d` or `lld`; absent means `@`.
  public var valueType: String?
  /// The texts to choose from, in the order of the file. Each is a format and may name other variables.
  public var cases: [StringsDictionaryCase]
  /// Members that are neither of these, in the order of the file.
  public var unrecognizedMembers: [StringsTableMember]

  public init(
    name: String, rule: StringsDictionaryVariableRule? = .plural, valueType: String? = nil,
    cases: [StringsDictionaryCase], unrecognizedMembers: [StringsTableMember] = []
  ) {
    self.name = name
    self.rule = rule
    self.valueType = valueType
    self.cases = cases
    self.unrecognizedMembers = unrecognizedMembers
  }

  /// The text of a case, such as that of the category `other`.
  public func text(of name: String) -> String? { cases.last { $0.name == name }?.text }
}

/// How a variable chooses among its cases. A struct, because rules that we do not know are kept.
public struct StringsDictionaryVariableRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other`.
  public static let plural = StringsDictionaryVariableRule(rawValue: "NSStringPluralRuleType")
  /// By a number as it is: `0`, `1`, `2` and so on.
  public static let gender = StringsDictionaryVariableRule(rawValue: "NSStringGenderRuleType")
}

/// One text of a variable.
public struct StringsDictionaryCase: Hashable, Sendable {
  /// A plural category, or a number for the rule `gender`.
  public var name: String
  public var text: String

  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
