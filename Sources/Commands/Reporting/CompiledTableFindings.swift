import CompiledTables
import Findings

/// What can be wrong with a file of compiled tables.
enum CompiledTableFindings {
  static func finding(_ error: CompiledTableError, path: String) -> Finding {
    let id: FindingID =
      switch error {
      case .isNoTableFile, .cannotRead: "no-compiled-table"
      case .unsupportedVersion: "unsupported-table-version"
      case .wrongSize, .damaged: "damaged-compiled-table"
      }
    return Finding(
      id, .error, at: FindingLocation(path: path), error.description, suggestion: "compile the catalogs again")
  }
}
