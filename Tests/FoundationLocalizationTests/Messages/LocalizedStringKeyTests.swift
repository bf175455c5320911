import Foundation
import FoundationLocalization
import Testing

@Suite("A localized string key")
struct LocalizedStringKeyTests {
  private func key(_ key: LocalizedStringKey) -> LocalizedStringKey { key }

  @Test("has the key that the compiler makes")
  func keys() {
    #expect(key("Cancel").key == "Cancel")
    #expect(key("100%").key == "100%")
    #expect(key("\(3)% of \("x")").key == "%lld%% of %@")
    #expect(key("\(1.5, specifier: "%.1f") \(Date()) \(Date(), format: .dateTime)").key == "%.1f %@ %@")
    #expect(key("\(NSNumber(value: 1)) \(LocalizedStringResource("r")) \(AttributedString("a"))").key == "%@ %@ %@")
    let now = Date(timeIntervalSince1970: 0)
    #expect(key("\(now...now) \(DateInterval(start: now, duration: 60)) \(Locale(identifier: "de"))").key == "%@ %@ %@")
    #expect(LocalizedStringKey("50% \("x")" as String).key == "50% x")
    #expect(!key("x").hasFormatting)
    #expect(key("\(1)").hasFormatting)
  }

  @Test("gives its values and its text")
  func text() throws {
    let texts = try TemporaryBundle(compiled: [
      "en": ["%lld of %@": "%lld of %@"], "de": ["%lld of %@": "%2$@: %1$lld"],
    ])
    let key: LocalizedStringKey = "\(1234) of \("x")"
    #expect(key.arguments() == [.integer(1234), .text("x")])
    #expect(key.resolved(bundle: texts.bundle, locale: Locale(identifier: "de_DE")) == "x: 1.234")
    #expect(withLanguage("de") { key.resolved(bundle: texts.bundle) } == "x: 1.234")
    #expect(
      String(localized: key.localizationValue, bundle: texts.bundle, locale: Locale(identifier: "en_US"))
        == "1,234 of x")
    let formatted: LocalizedStringKey = "\(0.5, format: .percent)"
    #expect(formatted.arguments(locale: Locale(identifier: "en_US")) == [.text("50%")])
    #expect(key == "\(1234) of \("x")")
    #expect(key != "\(1234) of \("y")")
  }

  @Test("uses a formatter")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    let key: LocalizedStringKey = "\(NSNumber(value: 1.5), formatter: formatter)"
    #expect(key.arguments() == [.text("1.50")])
  }
}
