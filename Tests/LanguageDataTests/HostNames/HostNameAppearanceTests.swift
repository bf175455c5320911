import LanguageData
import Testing

@Suite struct HostNameAppearanceTests {
  @Test(arguments: [
    ("example", false), ("xn--80ak6aa4i", false), ("", false), ("bücher", false), ("почта", false), ("見", false),
    ("例え", false), ("аррІе", true), ("ᴄ", true), ("cnո", true), ("paypаl", true), ("a\u{200D}b", true),
  ])
  func tellsLookalikes(label: String, isConfusable: Bool) {
    #expect(HostNameAppearance.isConfusable(label: label) == isConfusable)
  }
}
