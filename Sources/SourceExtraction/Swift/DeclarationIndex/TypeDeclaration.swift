/// A nominal type with all that its declaration and its extensions add.
struct TypeDeclaration: Sendable {
  enum Kind: UInt8, Sendable { case structure, classType, actor, enumeration, protocolType, alias, unknown }

  /// `Outer.Inner`, canonical.
  var path: String
  var kind = Kind.unknown
  var genericParameters: [String] = []
  var genericConstraints: [String: SwiftType] = [:]
  /// Superclass and protocols, as written.
  var inherited: [SwiftType] = []
  /// What an alias stands for, as written.
  var aliased: SwiftType?
  /// The files of the project and its dependencies that declare a type of this path: several targets, or private types
  /// of several files, may share one.
  var declaringFiles: [Int] = []
  var privateFiles: Set<Int> = []
  /// Those of them whose declaration has an initializer, hence no memberwise one.
  var explicitInitializerFiles: Set<Int> = []
  /// Numbers of the stored properties in order, for the memberwise initializer.
  var stored: [Int] = []
  var isSDK = false
}
