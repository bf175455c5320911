import FoundationLocalization
import Testing

@Suite("ListFormatter")
struct ListFormatterTests {
  private func formatter(_ locale: String) -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(arguments: [
    ("en_US", ["small", "medium", "large"], "small, medium, and large"),
    ("en_GB", ["small", "medium", "large"], "small, medium and large"),
    ("es", ["padres", "hijos"], "padres e hijos"), ("ja", ["りんご", "みかん"], "りんご、みかん"),
    ("en", [], ""), ("en", ["a"], "a"), ("en", ["", ""], " and "),
  ])
  func joins(locale: String, items: [String], expected: String) {
    #expect(formatter(locale).string(from: items) == expected)
    #expect(formatter(locale).string(for: items) == expected)
  }

  @Test func joinsMany() {
    let items = (0..<2_000).map { "item number \($0)" }
    #expect(formatter("en").string(from: items)?.hasSuffix("item number 1998, and item number 1999") == true)
  }

  @Test func writesItems() {
    let german = formatter("de_DE")
    #expect(german.string(from: [1_234, 0.123456, Decimal(7) / 2]) == "1.234, 0,123456 und 3,5")
    german.itemFormatter = PersonNameComponentsFormatter()
    #expect(german.string(from: [PersonNameComponents(givenName: "Ann", familyName: "Lee"), 5]) == "Ann Lee und 5")
    #expect(german.string(for: 5) == nil)
  }

  @Test func followsTheLanguageOfTheTask() {
    #expect(withLanguage("fr") { ListFormatter.localizedString(byJoining: ["un", "deux"]) } == "un et deux")
    let formatter = formatter("de")
    formatter.locale = nil
    #expect(withLanguage("fr") { formatter.string(from: ["un", "deux"]) } == "un et deux")
  }

  /// Foundation for Linux has this style; it must stay usable, and unambiguous.
  @Test func leavesFoundationsStyle() {
    #expect(
      ["a", "b", "c"].formatted(.list(type: .and, width: .short).locale(Locale(identifier: "en"))) == "a, b, & c")
  }
}
