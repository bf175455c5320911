package import Findings
import LosslessJSON

/// What can be wrong with an `.arb` file beyond its JSON.
package enum ARBFindings {
  package static let noBundle: FindingID = "not-an-arb-file"

  static func noObject(_ document: JSONDocument) -> RefusedInput {
    refusal(document.root, of: document, "expected an object of messages")
  }

  static func noText(_ node: JSONNode, of document: JSONDocument) -> RefusedInput {
    refusal(node, of: document, "expected a text for '\(document.name(of: node))'")
  }

  private static func refusal(_ node: JSONNode, of document: JSONDocument, _ message: String) -> RefusedInput {
    RefusedInput(
      Finding(
        noBundle, .error, at: document.location(of: document.range(of: node)), message,
        suggestion: "name an Application Resource Bundle, such as lib/l10n/app_fr.arb"))
  }
}
