/// A place in a source file, as `.stringsdata` names it.
package struct ReferenceLocation: Hashable, Comparable, Sendable {
  /// Relative to the project's root, with `/`.
  package var path: String
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 code units.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package static func < (left: ReferenceLocation, right: ReferenceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// One interpolated value of a localizable literal.
package struct LocalizableArgument: Hashable, Sendable {
  /// The expression as it is written in the source.
  package var expression: String
  /// The type as far as it is known.
  package var type: String?
  /// With the percent sign, unnumbered: `%@`, `%lld`, `%.1f`.
  package var specifier: String
  /// Whether the specifier is only a guess, since the expression's type could not be found out.
  package var isGuessed: Bool

  package init(expression: String, type: String? = nil, specifier: String, isGuessed: Bool = false) {
    self.expression = expression
    self.type = type
    self.specifier = specifier
    self.isGuessed = isGuessed
  }
}

/// What a string was found in.
package enum ReferenceOrigin: Hashable, Sendable {
  case code
  /// A storyboard, a nib file or an intent definition.
  case interfaceFile
  /// An `Info.plist`, or the build settings that become a part of one.
  case propertyList
  /// A page of a Settings bundle, which has tables of its own.
  case settingsBundle
}

/// One use of a localizable string in a source: what the compiler would write into `.stringsdata`, and what checks,
/// editor and codemods need besides.
package struct LocalizableReference: Hashable, Sendable {
  /// Exactly the key that the compiler makes, with unnumbered specifiers for interpolations.
  package var key: String
  /// The table that the source names; nil means the default, `Localizable`.
  package var table: String?
  /// The bundle expression as written (`.module`, `#bundle`, `Bundle(for: Box.self)`), where there is one.
  package var bundle: String?
  package var comment: String?
  /// The source-language text given in code, its specifiers numbered if there are two or more.
  package var defaultValue: String?
  package var arguments: [LocalizableArgument]
  /// All phrases of an App Shortcut, the first being the key; empty otherwise.
  package var phrases: [String]
  package var location: ReferenceLocation
  /// `TicketList.body`, where known.
  package var enclosingDeclaration: String?
  /// A few words on why it is localizable: `Text(_:tableName:bundle:comment:)`.
  package var reason: String
  /// Whether the called function's name alone makes it localizable (`NSLocalizedString`, its family, and
  /// `LOCALIZED_STRING_MACRO_NAMES`). Xcode finds these in Swift also where the compiler emits no strings.
  package var isFoundByName: Bool
  package var origin: ReferenceOrigin
  /// The type that the literal takes, where it is Swift's: `LocalizedStringKey`, `String.LocalizationValue`, or
  /// `StaticString` for a key that stands apart from its text.
  package var literalType: String?
  /// Whether a function or initializer of the system takes the literal, and not one of the project.
  package var isGivenToSystem: Bool
  /// False where a key of the catalog may be meant, which then is in use, while no key is added on its account.
  package var addsKey: Bool

  package init(
    key: String, table: String? = nil, bundle: String? = nil, comment: String? = nil, defaultValue: String? = nil,
    arguments: [LocalizableArgument] = [], phrases: [String] = [], location: ReferenceLocation,
    enclosingDeclaration: String? = nil, reason: String, isFoundByName: Bool = false,
    origin: ReferenceOrigin = .code, literalType: String? = nil, isGivenToSystem: Bool = false, addsKey: Bool = true
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.comment = comment
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.phrases = phrases
    self.location = location
    self.enclosingDeclaration = enclosingDeclaration
    self.reason = reason
    self.isFoundByName = isFoundByName
    self.origin = origin
    self.literalType = literalType
    self.isGivenToSystem = isGivenToSystem
    self.addsKey = addsKey
  }
}
