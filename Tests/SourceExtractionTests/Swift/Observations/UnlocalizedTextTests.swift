import SourceExtraction
import SourceObservations
import SourceText
import Testing

@Suite("Text that people read and no catalog translates")
struct UnlocalizedTextTests {
  private func texts(_ sources: String...) throws -> [String] {
    var found: [String] = []
    for text in try observations(in: sources.joined(separator: "\n")).unlocalizedTexts
    where !text.destination.isVerbatim {
      found.append(text.text.description)
    }
    return found
  }

  @Test(
    "what the system shows",
    arguments: [
      "func f(label: UILabel) { label.text = \"Welcome\" }",
      "let label = UILabel()\nfunc f() { label.text = \"Welcome\" }",
      "func f() { let box = UILabel(); box.text = \"Welcome\" }",
      "class C: UIViewController { func f() { title = \"Welcome\" } }",
      "func f(b: UIButton) { b.setTitle(\"Welcome\", for: .normal) }",
      "let a = UIAlertController(title: \"Welcome\", message: nil, preferredStyle: .alert)",
      "func f(alert: NSAlert, x: Bool) { alert.messageText = x ? \"Welcome\" : NSLocalizedString(\"A\", comment: \"\") }",
      "enum E: Error, LocalizedError { case a; var errorDescription: String? { \"Welcome\" } }",
      "struct S: LocalizedError { var errorDescription: String? { switch self { default: return \"Welcome\" } } }",
      "extension E: LocalizedError { var failureReason: String? { if a { return \"Welcome\" } else { return nil } } }",
      "func f(view: UIView) { view.accessibilityLabel = \"Welcome\" }",
      "func f(x: String?) -> Text { Text(x ?? \"Welcome\") }",
      "func f(x: String) -> Text { Text(\"Welcome\" + x) }",
      "final class E: NSObject, LocalizedError { let recoverySuggestion: String? = \"Welcome\" }",
      "func f(button: UIButton) { button.accessibilityLabel = \"Welcome\" }",
      "func f(x: UISwitch) { x.accessibilityHint = \"Welcome\" }",
      "func f(field: NSSearchField) { field.placeholderString = \"Welcome\" }",
      "func f(label: UILabel) { label.attributedText = NSAttributedString(string: \"Welcome\") }",
      "func f(label: UILabel, n: Int) { label.text = String(format: \"Welcome\", n) }",
      "class C: UITableViewController { override func tableView(_ t: UITableView, titleForHeaderInSection s: Int)"
        + " -> String? { return \"Welcome\" } }",
    ])
  func shown(source: String) throws {
    #expect(try texts(source) == ["Welcome"])
  }

  @Test(
    "what passes through declarations of the project",
    arguments: [
      "struct B: View { let title: String; var body: some View { Text(title) } }\nlet b = B(title: \"Welcome\")",
      "struct B: View { let t: String; init(_ title: String) { self.t = title }\n var body: some View { Text(t) } }\n"
        + "let b = B(\"Welcome\")",
      "struct A: View { let t: String; var body: some View { Text(t) } }\n"
        + "struct B: View { let t: String; var body: some View { A(t: t).id(\"a\") } }\nlet b = B(t: \"Welcome\")",
      "struct A: View { var body: some View { row(\"Welcome\") }\n func row(_ t: String) -> some View { Text(t) } }",
      "enum E { case a; var name: String { \"Welcome\" } }\nfunc f(e: E) -> Text { Text(e.name) }",
      "struct A: View { var body: some View { let t = \"Welcome\"; return Text(t) } }",
      "func name() -> String { return \"Welcome\" }\nlet t = Text(name())",
      "enum E: String { case a = \"Welcome\" }\nfunc f(e: E) -> Text { Text(e.rawValue) }",
      "enum E: String { case a = \"Welcome\"; var t: Text { Text(rawValue) } }",
      "struct A: View { let all = [\"Welcome\"]; let i: Int; var body: some View { Text(all[i]) } }",
      "struct A: View { let all: [Int: String] = [1: \"Welcome\"]; var body: some View { Text(all[1] ?? \"\") } }",
    ])
  func flows(source: String) throws {
    #expect(try texts(source) == ["Welcome"])
  }

  @Test(
    "what nobody reads, or what a catalog has",
    arguments: [
      "let t = Text(\"Welcome\")",
      "let t = Text(verbatim: \"Welcome\")",
      "func f(label: UILabel) { label.text = String(localized: \"Welcome\") }",
      "func f(label: UILabel) { label.text = \"—\" }",
      "struct B: View { let id: String; var body: some View { Text(\"A\").tag(id) } }\nlet b = B(id: \"Welcome\")",
      "func f(x: Box) { x.text = \"Welcome\" }",
      "struct B { let title: LocalizedStringKey }\nlet b = B(title: \"Welcome\")",
      "enum E: Error { case a; var code: String { \"Welcome\" } }",
      "func log(_ text: String) { print(text) }\nfunc f() { log(\"Welcome\") }",
    ])
  func others(source: String) throws {
    #expect(try texts(source) == [])
  }

  @Test("a parameter that callers fill is named, with its literals")
  func parameters() throws {
    let found = try observations(
      in: """
        struct Banner: View {
          let title: String
          var body: some View { Text(title) }
        }
        """,
      """
      struct Home: View {
        var body: some View {
          Banner(title: "One")
          Banner(title: "Two")
        }
      }
      """
    ).textParameters
    #expect(found.count == 1)
    #expect(found.first?.owner == "Banner")
    #expect(found.first?.name == "title")
    #expect(found.first?.isInView == true)
    #expect(found.first?.literals == ["One", "Two"])
    #expect(found.first?.place.path == "0.swift")
    #expect(found.first?.place.range.lowerBound.line == 2)
  }
}
