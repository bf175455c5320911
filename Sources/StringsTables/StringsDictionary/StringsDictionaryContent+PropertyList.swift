/// The names that `.stringsdict` files use.
package enum StringsDictionaryName {
  package static let format = "NSStringLocalizedFormatKey"
  package static let widths = "NSStringVariableWidthRuleType"
  package static let devices = "NSStringDeviceSpecificRuleType"
  package static let rule = "NSStringFormatSpecTypeKey"
  package static let valueType = "NSStringFormatValueTypeKey"
}

extension StringsDictionaryContent {
  /// What a value of a property list means.
  public init(_ value: StringsTableValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .dictionary(let members): self = .rules(StringsDictionaryRules(members))
    case .array, .scalar: self = .unrecognized(value)
    }
  }

  /// The same as a value of a property list, in the order in which such files are written by hand.
  public var propertyListValue: StringsTableValue {
    switch self {
    case .text(let text): .string(text)
    case .rules(let rules): .dictionary(rules.members)
    case .unrecognized(let value): value
    }
  }
}

extension StringsDictionaryRules {
  init(_ members: [StringsTableMember]) {
    self.init()
    for member in members {
      switch (member.key, member.value) {
      case (StringsDictionaryName.format, .string(let text)) where format == nil: format = text
      case (StringsDictionaryName.widths, .dictionary(let variants)) where widths == nil:
        widths = variants.map { StringsDictionaryVariant($0.key, StringsDictionaryContent($0.value)) }
      case (StringsDictionaryName.devices, .dictionary(let variants)) where devices == nil:
        devices = variants.map { StringsDictionaryVariant($0.key, StringsDictionaryContent($0.value)) }
      case (_, .dictionary(let members)):
        variables.append(StringsDictionaryVariable(name: member.key, members: members))
      default: unrecognizedMembers.append(member)
      }
    }
  }

  var members: [StringsTableMember] {
    func dictionary(_ variants: [StringsDictionaryVariant]) -> StringsTableValue {
      .dictionary(variants.map { StringsTableMember($0.name, $0.content.propertyListValue) })
    }
    var result: [StringsTableMember] = []
    if let format { result.append(StringsTableMember(StringsDictionaryName.format, .string(format))) }
    if let devices { result.append(StringsTableMember(StringsDictionaryName.devices, dictionary(devices))) }
    if let widths { result.append(StringsTableMember(StringsDictionaryName.widths, dictionary(widths))) }
    result += variables.map { StringsTableMember($0.name, .dictionary($0.members)) }
    return result + unrecognizedMembers
  }
}

extension StringsDictionaryVariable {
  init(name: String, members: [StringsTableMember]) {
    self.init(name: name, rule: nil, cases: [])
    for member in members {
      switch (member.key, member.value) {
      case (StringsDictionaryName.rule, .string(let text)) where rule == nil:
        rule = StringsDictionaryVariableRule(rawValue: text)
      case (StringsDictionaryName.valueType, .string(let text)) where valueType == nil: valueType = text
      case (_, .string(let text)): cases.append(StringsDictionaryCase(member.key, text))
      default: unrecognizedMembers.append(member)
      }
    }
  }

  var members: [StringsTableMember] {
    var result: [StringsTableMember] = []
    if let rule { result.append(StringsTableMember(StringsDictionaryName.rule, .string(rule.rawValue))) }
    if let valueType { result.append(StringsTableMember(StringsDictionaryName.valueType, .string(valueType))) }
    return result + cases.map { StringsTableMember($0.name, .string($0.text)) } + unrecognizedMembers
  }
}
