import Foundation
import FoundationLocalization
import LanguageData
import Testing

@Suite("Isolation of interpolated texts")
struct BidirectionalIsolationTests {
  private func text(
    _ language: String, _ value: String.LocalizationValue, _ isolation: BidirectionalIsolation = .automatic
  ) throws -> String {
    let texts = try TemporaryBundle(compiled: [language: ["Hi %@": "<%@>", "Hi %lld": "<%lld>"]])
    var options = String.LocalizationOptions()
    options.bidirectionalIsolation = isolation
    return withLanguage(language) { String(localized: value, options: options, bundle: texts.bundle) }
  }

  @Test("is for texts against the language's direction, unless asked for otherwise")
  func policy() throws {
    #expect(try text("en", "Hi \("Ann")") == "<Ann>")
    #expect(try text("en", "Hi \("דנה")") == "<\u{2068}דנה\u{2069}>")
    #expect(try text("he", "Hi \("Ann")") == "<\u{2068}Ann\u{2069}>")
    #expect(try text("he", "Hi \("דנה")") == "<דנה>")
    #expect(try text("he", "Hi \("123")") == "<123>")
    #expect(try text("he", "Hi \(5)") == "<5>")
    #expect(try text("en", "Hi \("a\u{202E}b")") == "<\u{2068}a\u{202E}b\u{2069}>")
    #expect(try text("en", "Hi \("Ünal €")") == "<Ünal €>")
    #expect(try text("he", "Hi \("Ünal")", .never) == "<Ünal>")
    #expect(try text("en", "Hi \("Ann")", .always) == "<\u{2068}Ann\u{2069}>")
    // The code's own text: its direction is that of its letters.
    #expect(try text("he", "Bye \("Ann")") == "Bye Ann")
    #expect(try text("en", "להתראות \("Ann")") == "להתראות \u{2068}Ann\u{2069}")
  }
}
