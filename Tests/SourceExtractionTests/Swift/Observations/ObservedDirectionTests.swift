import SourceObservations
import Testing

@testable import SourceExtraction

@Suite("Observed directions of texts")
struct ObservedDirectionTests {
  private func found(_ view: String, _ members: String = "") throws -> [DirectionSensitiveText] {
    try observations(
      in: """
        import SwiftUI
        struct Row: View {
          let title: String
          let value: String
          var body: some View { Text(value) }
        }
        struct Page: View {
          var phone: String?
          var phones: [String]
          \(members)
          var body: some View { \(view) }
        }
        """
    ).directionSensitiveTexts
  }

  @Test(
    "are told of what comes to a name, through calls, conditions, lists and other views",
    arguments: [
      "Text(phone ?? \"\")", "Text(verbatim: phone!.uppercased())", "Text(phone!.trimmingCharacters(in: .whitespaces))",
      "Text(phones[0])", "Text(phones.first ?? \"\")", "if let number = phone { Text(number) }",
      "ForEach(phones, id: \\.self) { Text($0) }", "Row(title: \"Phone\", value: phone ?? \"\")",
      "Text(\"Call \\(phone ?? \"\")\")",
    ])
  func ways(view: String) throws {
    let found = try found(view)
    #expect(found.map(\.content) == [.phoneNumber])
    #expect(found.map(\.hasDirection) == [false])
  }

  @Test(
    "are told of what a getter, a function or a variable gives",
    arguments: [
      "var line: String { \"+49 30 1234567\" }", "var line: String { phone ?? \"\" }", "var line = \"+49 30 1234567\"",
    ])
  func getters(member: String) throws {
    let found = try found("Text(line)", member)
    #expect(found.map(\.content) == [.phoneNumber])
  }

  @Test(
    "are set by what holds the text as well",
    arguments: [
      "Text(phone!).environment(\\.layoutDirection, .leftToRight)",
      "HStack { Text(phone!) }.environment(\\.layoutDirection, .leftToRight)", "Text(\"\\u{2066}\\(phone!)\\u{2069}\")",
      "Text(isolated(phone!))",
    ])
  func directed(view: String) throws {
    let found = try found(view, "func isolated(_ text: String) -> String { \"\\u{2066}\" + text + \"\\u{2069}\" }")
    #expect(Set(found.map(\.hasDirection)) == [true])
  }

  @Test(
    "are told of text fields by the keyboard and by the content, once for a field",
    arguments: [
      (".keyboardType(.phonePad)", DirectionSensitiveText.Content.phoneNumber),
      (".textContentType(.oneTimeCode)", .code),
      (".keyboardType(.URL).textContentType(.URL)", .address), (".textContentType(.emailAddress)", .address),
    ])
  func fields(modifiers: String, content: DirectionSensitiveText.Content) throws {
    let found = try found(
      "TextField(\"A\", text: $entry).autocorrectionDisabled()\(modifiers)", "@State var entry = \"\"")
    #expect(found.map(\.content) == [content])
  }

  @Test("are not told of other fields and of measured values in letters of one width")
  func others() throws {
    let other = try found(
      "VStack { TextField(\"A\", text: $entry).keyboardType(.numberPad); Text(elapsedTime).monospaced() }",
      "@State var entry = \"\"\n  let elapsedTime: String")
    #expect(other.isEmpty)
    let code = try found("Text(output).monospaced()", "let output: String")
    #expect(code.map(\.content) == [.code])
  }
}
