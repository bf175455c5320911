package import Findings
import SourceText

/// What cannot be read of a manifest without running it.
package enum PackageManifestFindings {
  package static let unreadableExpression: FindingID = "unreadable-manifest-expression"
  package static let nestedTooDeep: FindingID = "nesting-too-deep"
  package static let noPackage: FindingID = "manifest-without-package"

  static func unreadable(_ what: String, at offset: Int, in text: SourceText, path: String) -> Finding {
    Finding(
      unreadableExpression, .advice, at: FindingLocation(path: path, text: text, offset: offset),
      "\(what) is computed, so it cannot be read without running the manifest",
      suggestion: "write it as a literal or a constant, if its strings should be extracted")
  }

  static func nestedTooDeep(path: String) -> Finding {
    Finding(
      nestedTooDeep, .warning, at: FindingLocation(path: path),
      "brackets nested deeper than in any manifest; the conventional folders are taken as its targets",
      suggestion: "check that this is the manifest of a Swift package")
  }

  static func noPackage(path: String) -> Finding {
    Finding(
      noPackage, .advice, at: FindingLocation(path: path),
      "expected a call of 'Package' in the manifest; the conventional folders are taken as its targets",
      suggestion: "check that this is the manifest of a Swift package")
  }
}
