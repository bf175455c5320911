import CatalogMigration
import Findings
import SourceText
import StringCatalog
import TableCompiler

/// What other formats allow and a build refuses in a catalog, such as a plural whose texts never show the number.
enum MigratedCatalogCheck {
  /// The compiler's errors as warnings, since what was migrated is all there; each key's once, whatever the languages.
  ///
  /// - Parameters:
  ///   - bytes: of the catalog as it is to be written, for the places.
  ///   - migrated: what came into it; other entries were there before.
  static func findings(in bytes: [UInt8], path: String, migrated: MigratedTable) -> [Finding] {
    guard let catalog = try? StringCatalog(bytes: bytes, path: path) else { return [] }
    var seen: Set<CompilationIssue> = []
    return CompiledCatalog(catalog).issues.compactMap { issue in
      guard issue.severity == .error, migrated.entries[ExactString(issue.key)] != nil,
        seen.insert(CompilationIssue(issue.kind, key: issue.key, language: "")).inserted
      else { return nil }
      var finding = issue.finding(in: catalog, path: path)
      finding.severity = .warning
      finding.message += "; builds will refuse it"
      return finding
    }
  }
}
