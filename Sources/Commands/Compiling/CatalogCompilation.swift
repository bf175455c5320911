import FileChanges
import Findings
import StringCatalog
import TableCompiler

/// The compilation of catalogs into one folder, as a plan.
struct CatalogCompilation {
  private let options: TableCompilerOptions
  private let serialization: CompiledFile.Serialization
  /// As the user gave it.
  private let folder: String
  private let environment: CommandEnvironment
  /// By table, for the catalogs of one name that would write the same files.
  private var catalogOfTable: [String: String] = [:]
  private var compiled: [(table: String, language: CompiledLanguage)] = []
  private let makesCompiledTables: Bool
  private var catalogs: [(table: String, path: String, catalog: StringCatalog)] = []
  /// Path below the folder → contents.
  private var compiledTables: [(path: String, bytes: [UInt8])] = []
  private(set) var findings: [Finding] = []
  /// Every catalog's issues, for those who word them in their own way.
  private(set) var issues: [(path: String, issues: [CompilationIssue])] = []
  /// Those of the findings that are about whole catalogs.
  private(set) var refusals: [Finding] = []
  /// Whether a catalog was refused.
  private(set) var isIncomplete = false

  init(
    options: TableCompilerOptions, serialization: CompiledFile.Serialization, makesCompiledTables: Bool = false,
    folder: String, in environment: CommandEnvironment
  ) {
    self.makesCompiledTables = makesCompiledTables
    self.options = options
    self.serialization = serialization
    self.folder = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    self.environment = environment
  }

  /// Whether there is a reason to write nothing.
  var hasErrors: Bool { isIncomplete || findings.contains { $0.severity == .error } }

  mutating func compile(_ path: String) throws {
    let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
    let table = Self.table(ofCatalog: path)
    if let other = catalogOfTable[table] {
      let finding = Finding(
        "catalogs-of-one-name", .error, at: FindingLocation(path: path),
        "the tables of this catalog have the names of those of \(other), expected one catalog a table",
        suggestion: "compile them into different folders")
      findings.append(finding)
      refusals.append(finding)
      return
    }
    catalogOfTable[table] = path
    do {
      let catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      let result = CompiledCatalog(catalog, options: options)
      compiled += result.languages.map { (table, $0) }
      findings += result.findings(in: catalog, path: path)
      issues.append((path, result.issues))
      if makesCompiledTables { catalogs.append((table, path, catalog)) }
    } catch {
      findings += error.findings
      refusals += error.findings
      isIncomplete = true
    }
  }

  /// Makes what takes all catalogs together: one file a language.
  mutating func finish() {
    guard makesCompiledTables, !hasErrors else { return }
    let tables = RuntimeTables(catalogs)
    // The compilation of each catalog has reported the same.
    findings += tables.findings.filter { !findings.contains($0) }
    for language in tables.languages(among: options.languages) {
      let file = tables.file(ofLanguage: language)
      findings += file.findings
      compiledTables.append((RuntimeTables.path(ofLanguage: language), file.bytes))
    }
  }

  /// Says which of the languages that were asked for gave no file; one may be misspelt.
  mutating func warn(ofMissing languages: [String]) {
    guard !hasErrors else { return }
    let folders = Set(compiled.map(\.language.folder))
    for language in languages where !folders.contains(LanguageFolder.name(of: language)) {
      findings.append(
        Finding(
          "no-texts-in-language", .warning, at: catalogOfTable.values.min().map { FindingLocation(path: $0) },
          "no catalog gives a table in '\(language)'",
          suggestion: "give the language as the catalogs spell it"))
    }
  }

  /// The paths of all files, as the user would write them.
  var outputs: [String] {
    (compiled.flatMap { table, language in language.paths(table: table) } + compiledTables.map(\.path))
      .map { "\(folder)/\($0)" }
  }

  func changes() throws -> FileChangeSet {
    var changes = FileChangeSet()
    let tables = compiled.flatMap { table, language in
      language.files(table: table, serialization: serialization).map { (path: $0.path, bytes: $0.bytes) }
    }
    for file in tables + compiledTables {
      changes.add(try FileChange(ofResult: file.bytes, at: "\(folder)/\(file.path)", in: environment))
    }
    return changes
  }

  /// The name of the catalog's tables: that of its file.
  static func table(ofCatalog path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
  }
}
