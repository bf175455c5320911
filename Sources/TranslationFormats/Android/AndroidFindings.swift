package import Findings
import LosslessXML
import SourceText

/// What can be wrong with a `strings.xml` file beyond its XML.
package enum AndroidFindings {
  package static let notResources: FindingID = "not-android-resources"

  static func notResources(_ tree: XMLTree, path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        notResources, .error,
        at: FindingLocation(path: path, text: tree.source, offset: tree.root.range.lowerBound.value, length: 1),
        "expected <resources> and found <\(tree.root.name)>",
        suggestion: "name a file of texts, such as res/values/strings.xml"))
  }
}
