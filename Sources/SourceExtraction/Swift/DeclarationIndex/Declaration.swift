/// One parameter of a function, initializer, subscript, enum case or macro.
struct DeclarationParameter: Sendable {
  /// What a call writes; nil for `_`.
  var label: String?
  var name: String
  var type: SwiftType
  var hasDefault = false
  var isVariadic = false
}

/// One thing with a name that a source declares: a member or a global.
struct Declaration: Sendable {
  enum Kind: UInt8, Sendable { case property, function, initializer, subscripting, enumCase, macro }
  /// Where it is declared, which decides what roles its labels have and who wins a tie.
  enum Origin: Sendable {
    case project, dependency, sdk
    /// Written by the user for the extractor.
    case configuration

    /// Whether it is a description of what is declared elsewhere, in the form of `APIKnowledge`.
    var isKnowledge: Bool { self == .sdk || self == .configuration }
  }

  var kind: Kind
  var name: String
  /// The written path of the type it is declared in (`Outer.Inner`); nil for a global.
  var parent: String?
  var isStatic = false
  var parameters: [DeclarationParameter] = []
  /// The property's type, or what a call gives.
  var type: SwiftType
  /// Source of a property's initial value, where its type is not written and has to be found out from it; of a macro its
  /// definition; of a macro's implementation the templates of its expansion.
  var initialValue: String?
  /// Source of what a property always is, where its type is written: the value of a constant, or what a short getter does.
  var value: String?
  /// Generic parameters of the declaration itself, with the first constraint on each.
  var generics: [String: SwiftType] = [:]
  var isDisfavored = false
  /// An overload of an SDK function takes a `String` in the localizable argument's place.
  var hasStringOverload = false
  /// Its first argument is a key although its type is `String`: `NSLocalizedString`.
  var isLocalizationMacro = false
  /// Stored, so part of the memberwise initializer.
  var isStored = false
  var isLet = false
  var isPrivate = false
  /// The wrapper type's name of a wrapped property, and the source of its attribute without the `@`.
  var wrapper: String?
  var wrapperSource: String?
  /// An enum case's raw value as it is written.
  var rawValue: String?
  var origin = Origin.project
  /// The number of the file that declares it, so that a name private to a file is not taken from another.
  var file = 0

  /// `Text(_:tableName:bundle:comment:)`.
  var signature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    switch kind {
    case .initializer: return (parent ?? "init") + "(" + labels + ")"
    case .property: return (parent.map { $0 + "." } ?? "") + name
    default: return (parent.map { $0 + "." } ?? "") + name + "(" + labels + ")"
    }
  }

  /// Constants longer than this are not asked for.
  static let longestValue = 160

  /// Whether what gives a property of a written type is remembered: not of views, which are long and no constants.
  static func hasValue(of type: SwiftType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    return name != "View" && name != "Scene"
  }
}
