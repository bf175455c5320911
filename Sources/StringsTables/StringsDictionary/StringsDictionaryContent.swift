/// What a `.stringsdict` table has for a key, a width or a device.
public indirect enum StringsDictionaryContent: Hashable, Sendable {
  /// A text that does not vary.
  case text(String)
  /// Rules by which a text is chosen or put together.
  case rules(StringsDictionaryRules)
  /// Anything else, which the runtime ignores; kept.
  case unrecognized(StringsTableValue)
}

/// The dictionary of a key: a format with its variables, or texts for widths or devices.
///
/// Real entries have one of the three; whatever a file has besides is kept.
public struct StringsDictionaryRules: Hashable, Sendable {
  /// `NSStringLocalizedFormatKey`: a format in which `%#@name@` stands for a variable.
  public var format: String?
  /// In the order of the file; the scope of their names is this dictionary.
  public var variables: [StringsDictionaryVariable]
  /// `NSStringVariableWidthRuleType`: the names are widths, decimal numbers.
  public var widths: [StringsDictionaryVariant]?
  /// `NSStringDeviceSpecificRuleType`: the names are devices such as `iphone`, `mac` and `other`.
  public var devices: [StringsDictionaryVariant]?
  /// Members that this version does not know, in the order of the file.
  public var unrecognizedMembers: [StringsTableMember]

  public init(
    format: String? = nil, variables: [StringsDictionaryVariable] = [], widths: [StringsDictionaryVariant]? = nil,
    devices: [StringsDictionaryVariant]? = nil, unrecognizedMembers: [StringsTableMember] = []
  ) {
    self.format = format
    self.variables = variables
    self.widths = widths
    self.devices = devices
    self.unrecognizedMembers = unrecognizedMembers
  }

  /// The variable of a name.
  public func variable(named name: String) -> StringsDictionaryVariable? { variables.last { $0.name == name } }
}

/// A width or a device, and what the table has for it.
public struct StringsDictionaryVariant: Hashable, Sendable {
  public var name: String
  public var content: StringsDictionaryContent

  public init(_ name: String, _ content: StringsDictionaryContent) {
    self.name = name
    self.content = content
  }
}
