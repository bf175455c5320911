/// A nominal type with all that its declaration and its extensions add.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case structure, classType, actor, enumeration, protocolType, alias, unknown }

  /// `Outer.Inner`, canonical.
  var path: String
  var kind = Kind.unknown
  var genericParameters: [String] = []
  var genericConstraints: [String: SwiftType] = [:]
  /// Superclass and protocols, as written.
  var inherited: [SwiftType] = []
  /// What an alias stands for, as written.
  var aliased: SwiftType?
  var hasExplicitInitializer = false
  /// Name → numbers of declarations in the index.
  var members: [String: [Int]] = [:]
  /// Numbers of the stored properties in order, for the memberwise initializer.
  var stored: [Int] = []
  var isSDK = false
}
