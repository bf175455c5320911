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
///
/// A project has a hundred thousand of them, which are sorted, grouped and handed on: what they say lies in one piece of
/// memory that copies share.
package struct LocalizableReference: Hashable, Sendable {
  fileprivate var storage: Storage

  package init(
    key: String, table: String? = nil, bundle: String? = nil, comment: String? = nil, defaultValue: String? = nil,
    arguments: [LocalizableArgument] = [], phrases: [String] = [], location: ReferenceLocation,
    enclosingDeclaration: String? = nil, reason: String, isFoundByName: Bool = false,
    origin: ReferenceOrigin = .code, literalType: String? = nil, isGivenToSystem: Bool = false, addsKey: Bool = true,
    bundlelessUse: BundlelessUse? = nil
  ) {
    storage = Storage(
      Content(
        key: key, table: table, bundle: bundle, comment: comment, defaultValue: defaultValue, arguments: arguments,
        phrases: phrases, location: location, enclosingDeclaration: enclosingDeclaration, reason: reason,
        isFoundByName: isFoundByName, origin: origin, literalType: literalType, isGivenToSystem: isGivenToSystem,
        addsKey: addsKey, bundlelessUse: bundlelessUse))
  }

  /// Exactly the key that the compiler makes, with unnumbered specifiers for interpolations.
  package var key: String {
    get { storage.content.key }
    set { content.key = newValue }
  }
  /// The table that the source names; nil means the default, `Localizable`.
  package var table: String? {
    get { storage.content.table }
    set { content.table = newValue }
  }
  /// The bundle expression as written (`.module`, `#bundle`, `Bundle(for: Box.self)`), where there is one.
  package var bundle: String? {
    get { storage.content.bundle }
    set { content.bundle = newValue }
  }
  package var comment: String? {
    get { storage.content.comment }
    set { content.comment = newValue }
  }
  /// The source-language text given in code, its specifiers numbered if there are two or more.
  package var defaultValue: String? {
    get { storage.content.defaultValue }
    set { content.defaultValue = newValue }
  }
  package var arguments: [LocalizableArgument] {
    get { storage.content.arguments }
    set { content.arguments = newValue }
  }
  /// All phrases of an App Shortcut, the first being the key; empty otherwise.
  package var phrases: [String] {
    get { storage.content.phrases }
    set { content.phrases = newValue }
  }
  package var location: ReferenceLocation {
    get { storage.content.location }
    set { content.location = newValue }
  }
  /// The line and column of `location`, 1-based: what stands in one file is compared by these alone.
  package var position: (line: Int, column: Int) {
    (storage.content.location.line, storage.content.location.column)
  }
  /// `TicketList.body`, where known.
  package var enclosingDeclaration: String? {
    get { storage.content.enclosingDeclaration }
    set { content.enclosingDeclaration = newValue }
  }
  /// A few words on why it is localizable: `Text(_:tableName:bundle:comment:)`.
  package var reason: String {
    get { storage.content.reason }
    set { content.reason = newValue }
  }
  /// Whether the called function's name alone makes it localizable (`NSLocalizedString`, its family, and
  /// `LOCALIZED_STRING_MACRO_NAMES`). Xcode finds these in Swift also where the compiler emits no strings.
  package var isFoundByName: Bool {
    get { storage.content.isFoundByName }
    set { content.isFoundByName = newValue }
  }
  package var origin: ReferenceOrigin {
    get { storage.content.origin }
    set { content.origin = newValue }
  }
  /// The type that the literal takes, where it is Swift's: `LocalizedStringKey`, `String.LocalizationValue`, or
  /// `StaticString` for a key that stands apart from its text.
  package var literalType: String? {
    get { storage.content.literalType }
    set { content.literalType = newValue }
  }
  /// Whether a function or initializer of the system takes the literal, and not one of the project.
  package var isGivenToSystem: Bool {
    get { storage.content.isGivenToSystem }
    set { content.isGivenToSystem = newValue }
  }
  /// False where a key of the catalog may be meant, which then is in use, while no key is added on its account.
  package var addsKey: Bool {
    get { storage.content.addsKey }
    set { content.addsKey = newValue }
  }
  /// Where a bundle could be named; nil where one is, where only previews, tests and debug builds have the code, and
  /// in units that do not ask (`ExtractionUnit.observesBundles`).
  package var bundlelessUse: BundlelessUse? {
    get { storage.content.bundlelessUse }
    set { content.bundlelessUse = newValue }
  }

  private var content: Content {
    get { storage.content }
    set {
      if isKnownUniquelyReferenced(&storage) { storage.content = newValue } else { storage = Storage(newValue) }
    }
  }

  package static func == (left: LocalizableReference, right: LocalizableReference) -> Bool {
    left.storage === right.storage || left.storage.content == right.storage.content
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.content) }

  fileprivate struct Content: Hashable, Sendable {
    var key: String
    var table: String?
    var bundle: String?
    var comment: String?
    var defaultValue: String?
    var arguments: [LocalizableArgument]
    var phrases: [String]
    var location: ReferenceLocation
    var enclosingDeclaration: String?
    var reason: String
    var isFoundByName: Bool
    var origin: ReferenceOrigin
    var literalType: String?
    var isGivenToSystem: Bool
    var addsKey: Bool
    var bundlelessUse: BundlelessUse?
  }

  /// Unchecked, since the compiler cannot see that content is only changed where nobody else refers to it.
  fileprivate final class Storage: @unchecked Sendable {
    var content: Content
    init(_ content: Content) { self.content = content }
  }
}

extension LocalizableReference: CustomReflectable {
  /// What it says, for whoever prints or compares it.
  package var customMirror: Mirror { Mirror(reflecting: storage.content) }
}
