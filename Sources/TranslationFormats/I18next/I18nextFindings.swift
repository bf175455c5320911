package import Findings
import LosslessJSON

/// What can be wrong with an i18next file beyond its JSON.
package enum I18nextFindings {
  package static let noObject: FindingID = "not-an-i18next-file"

  static func noObject(_ document: JSONDocument) -> RefusedInput {
    RefusedInput(
      Finding(
        noObject, .error, at: document.location(of: document.range(of: document.root)),
        "expected an object of texts", suggestion: "name a file such as locales/fr/translation.json"))
  }
}
