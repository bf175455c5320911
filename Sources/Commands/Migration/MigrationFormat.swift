import CatalogConversion

/// A format of translations that `dragoman migrate` makes catalogs of. One file in this folder and a line in the list
/// below add one.
protocol MigrationFormat: Sendable {
  /// As `--from` names it.
  static var name: String { get }
  /// What it is, for the help.
  static var summary: String { get }
  /// Whether a path that the user named holds this format, by its extension, its name or what is in it.
  ///
  /// - Parameter path: absolute.
  static func recognizes(_ path: String) -> Bool
  /// The catalogs that the files at the paths make, as a plan.
  static func outcome(of request: MigrationRequest, in environment: CommandEnvironment) throws -> Outcome
}

enum MigrationFormats {
  /// In the order in which they are asked; the last takes folders and projects.
  static let all: [any MigrationFormat.Type] = [
    FormatMigration<AndroidFormat>.self,
    FormatMigration<ARBFormat>.self,
    FormatMigration<CSVFormat>.self,
    FormatMigration<I18nextFormat>.self,
    FormatMigration<POFormat>.self,
    FormatMigration<XLSXFormat>.self,
    AppleTableMigration.self,
  ]

  static var names: [String] { all.map { $0.name }.sorted() }
}

/// What the user asked `dragoman migrate` for.
struct MigrationRequest {
  /// As the user wrote them, at least one.
  var paths: [String]
  /// The catalog to make or to complete; nil leaves it to the format.
  var output: String?
  /// nil leaves it to the project, or to what the format says.
  var sourceLanguage: String?
  /// Languages of files that do not say theirs.
  var language: String?
  /// Whether tables win over texts that a catalog has already.
  var prefersTables = false
  /// Whether files go when all that they hold is in a catalog.
  var removesTables = false
  /// Whether a damaged file is left out, instead of all that would be in a catalog with it.
  var skipsDamaged = false
  var evaluatesManifests = false
  /// The command, for errors of use.
  var command: String
}
