/// What one file declares, before it is merged with the other files'.
struct FileDeclarations: Sendable {
  /// One piece of a type: its declaration or an extension.
  struct TypePiece: Sendable {
    /// The written path; an extension's may be short or long.
    var path: String
    var kind: TypeDeclaration.Kind
    var isExtension: Bool
    var genericParameters: [String] = []
    var genericConstraints: [String: SwiftType] = [:]
    var inherited: [SwiftType] = []
    var aliased: SwiftType?
    var hasExplicitInitializer = false
    /// `private` or `fileprivate`: no other file sees it.
    var isPrivate = false
    /// Numbers into `declarations`.
    var members: [Int] = []
  }

  /// Stands for the number of a file: these declarations are in none.
  static let configuration = -2

  var pieces: [TypePiece] = []
  var declarations: [Declaration] = []
  /// What stands for the content of each declaration, wherever it lies; empty where nobody remembers files.
  var fingerprints: [UInt64] = []
  /// The number of the file, and whose it is.
  var file = 0
  var origin = Declaration.Origin.project
  var globals: [Int] = []
}
