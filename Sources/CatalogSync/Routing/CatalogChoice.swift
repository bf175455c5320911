import LocalizableReferences
import ProjectModel

/// Which of a target's catalogs a string goes to. A project has a hundred thousand strings and a few tables, so that the
/// catalogs of a table are looked for once.
struct CatalogChoice {
  private let target: ProjectTarget
  private var candidates: [String: [String]] = [:]
  /// What was asked for last, and its catalogs: the next string mostly is of the same table.
  private var last: (table: String?, catalogs: [String])?

  init(of target: ProjectTarget) { self.target = target }

  /// The path of the catalog; nil where the target has none for the table. Of several of one name, which only a bare
  /// folder can have, the one that shares most folders with the source.
  mutating func catalog(for reference: LocalizableReference) -> String? {
    let catalogs = catalogs(of: reference.table)
    guard catalogs.count > 1 else { return catalogs.first }
    let folders = reference.location.path.split(separator: "/").dropLast()
    func shared(_ path: String) -> Int {
      zip(folders, path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    let most = catalogs.map(shared).max() ?? 0
    return catalogs.filter { shared($0) == most }
      .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  private mutating func catalogs(of table: String?) -> [String] {
    if let last, last.table == table { return last.catalogs }
    let name = table ?? ProjectTarget.defaultTable
    let catalogs =
      candidates[name] ?? target.catalogs.filter { ProjectPath.nameWithoutExtension($0) == name }
    candidates[name] = catalogs
    last = (table, catalogs)
    return catalogs
  }
}
