/// Which keys a refactoring is about.
struct SymbolSelection {
  private let keys: Set<ExactKey>
  private let catalogs: [String]
  private let environment: CommandEnvironment

  private struct ExactKey: Hashable {
    let bytes: [UInt8]
    init(_ key: String) { bytes = Array(key.utf8) }
  }

  init(keys: [String], catalogs: [String], in environment: CommandEnvironment) {
    self.keys = Set(keys.map(ExactKey.init))
    self.catalogs = catalogs
    self.environment = environment
  }

  func includes(key: String) -> Bool { keys.isEmpty || keys.contains(ExactKey(key)) }

  /// - Parameter path: relative to the project's root.
  func includes(catalog path: String, table: String, of located: LocatedProject) -> Bool {
    if catalogs.isEmpty { return true }
    let absolute = located.absolutePath(of: path)
    return catalogs.contains { $0 == table || environment.absolutePath(of: $0) == absolute }
  }
}
