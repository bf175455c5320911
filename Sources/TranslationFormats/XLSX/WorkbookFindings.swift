package import Findings

/// What can be wrong with a spreadsheet.
package enum WorkbookFindings {
  package static let malformed: FindingID = "malformed-xlsx"
  package static let tooLarge: FindingID = "file-too-large"

  static func malformed(_ message: String, path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        malformed, .error, at: FindingLocation(path: path), message,
        suggestion: "save it as .xlsx in a spreadsheet program, or as CSV"))
  }

  static func tooLarge(_ what: String, path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        tooLarge, .error, at: FindingLocation(path: path), "\(what): more than texts of an app can be",
        suggestion: "check that this is the file you meant"))
  }

  static func finding(for fault: ZipArchive.Fault, path: String) -> RefusedInput {
    switch fault {
    case .noArchive: malformed("the file is no .xlsx file, or is cut off", path: path)
    case .damaged(let name): malformed("\(name) in the file is damaged", path: path)
    case .encrypted: malformed("the file is protected with a password", path: path)
    case .unsupportedMethod(let name): malformed("\(name) is packed in a way that is not known", path: path)
    case .tooLarge(let what): tooLarge(what, path: path)
    }
  }
}
