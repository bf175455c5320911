import Findings
import SourceObservations

/// Text that is read from left to right in all languages, shown without saying so.
package enum TextWithoutDirection: SourceRule {
  package static let description = RuleDescription(
    "a phone number, code or address does not say its direction",
    rationale: """
      In right-to-left languages, the groups of a phone number and the signs of code change places: "+1 555 0100" \
      becomes "0100 555 1+". Set the layout direction of the view, or enclose the text in a left-to-right isolate \
      (U+2066 … U+2069). Where no language of the project is written from right to left, only phone numbers are \
      looked at, and that is advice.
      """,
    severity: .warning,
    milder: [
      .advice: "for other texts than phone numbers, and where no language of the project is written from right to left"
    ],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Contact: View {
          let phoneNumber: String
          var body: some View { Text(↓phoneNumber) }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Row" : { "localizations" : { "ar" : { "stringUnit" : {
          "state" : "translated", "value" : "صف" } } } } }, "version" : "1.0" }
          """),
      .swift(
        """
        import SwiftUI
        struct Server: View {
          let host: String
          let port: Int
          let fileURL: URL
          let contact: (name: String, tel: String)
          let command = "git clone https://example.org/tickets.git"
          @State private var code = ""
          private var endpoint: String { "\\(host):\\(port)" }
          var body: some View {
            Text(↓endpoint)
            Text(verbatim: ↓"https://example.org/tickets/")
            Text(↓fileURL.path)
            Text(format(↓contact.tel))
            Text(↓command).monospaced()
            Row(title: "Phone", value: ↓contact.tel)
            TextField("Code", text: $code).↓textContentType(.oneTimeCode)
          }
          func format(_ number: String) -> String { number }
        }
        struct Row: View {
          let title: String
          let value: String
          var body: some View { Text(value) }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Row" : { "localizations" : { "ar" : { "stringUnit" : {
          "state" : "translated", "value" : "صف" } } } } }, "version" : "1.0" }
          """),
      .swift(
        """
        import UIKit
        func fill(_ label: UILabel, _ field: UITextField, phone: String) {
          label.attributedText = NSAttributedString(string: ↓phone)
          ↓field.keyboardType = .phonePad
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Contact: View {
          let phoneNumber: String
          let name: String
          var body: some View {
            Text(phoneNumber).environment(\\.layoutDirection, .leftToRight)
            Text("\\u{2066}\\(phoneNumber)\\u{2069}")
            Text(name)
            HStack { Text(phoneNumber) }.environment(\\.layoutDirection, .leftToRight)
          }
        }
        """),
      .swift(
        """
        import UIKit
        func fill(_ field: UITextField) {
          field.semanticContentAttribute = .forceLeftToRight
          field.keyboardType = .phonePad
        }
        """),
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let ships = project.shipsRightToLeft(target)
    for text in target.observations.directionSensitiveTexts
    where text.place.circumstances.isEmpty && !text.hasDirection {
      let isNumber = text.content == .phoneNumber
      guard ships || isNumber else { continue }
      report.add(
        .observed(text.place),
        "the \(name(of: text.content)) '\(text.text.source)' may be put in another order in right-to-left languages",
        suggestion: "set its layout direction, or enclose it in a left-to-right isolate (U+2066 … U+2069)",
        // Other texts start with a letter, which most often gives them the right direction.
        atMost: ships && isNumber ? .error : .advice)
    }
  }

  private static func name(of content: DirectionSensitiveText.Content) -> String {
    switch content {
    case .phoneNumber: "phone number"
    case .code: "code"
    case .address: "address"
    }
  }
}
