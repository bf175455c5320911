import Findings
import LosslessXML
import SourceText

/// What can be wrong with an XLIFF file.
enum XLIFFFindings {
  static func notXLIFF(_ tree: XMLTree, path: String) -> Finding {
    Finding(
      "not-xliff", .error, at: location(of: tree, path: path),
      "expected <xliff> and found <\(tree.root.name)>",
      suggestion: "export the translations as XLIFF 1.2 or 2.x")
  }

  static func unknownVersion(_ version: String, _ tree: XMLTree, path: String) -> Finding {
    Finding(
      "unsupported-xliff-version", .error, at: location(of: tree, path: path),
      "XLIFF of version '\(version)', expected 1.x or 2.x", suggestion: "export the translations as XLIFF 1.2")
  }

  private static func location(of tree: XMLTree, path: String) -> FindingLocation {
    FindingLocation(
      path: path, text: tree.source, offset: tree.root.range.lowerBound.value, length: tree.root.name.utf8.count + 1)
  }
}
