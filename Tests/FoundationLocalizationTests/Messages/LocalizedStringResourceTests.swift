import Foundation
import FoundationLocalization
import Testing

@Suite("A localized string resource")
struct LocalizedStringResourceTests {
  private func texts() throws -> TemporaryBundle {
    try TemporaryBundle(
      compiled: ["en": ["Hello %@": "Hello, %@!", "%lld m": "%lld meters"], "de": ["Hello %@": "Hallo, %@!"]],
      source: "en")
  }

  @Test("is looked up in the language of its locale, else in that of the task")
  func locale() throws {
    let texts = try texts()
    var resource = LocalizedStringResource("Hello \("Ann")", bundle: .atURL(texts.bundle.bundleURL))
    withLanguage("de") { #expect(String(localized: resource) == "Hallo, Ann!") }
    withLanguage("en") { #expect(String(localized: resource) == "Hello, Ann!") }
    resource.locale = Locale(identifier: "de_AT")
    withLanguage("en") { #expect(String(localized: resource) == "Hallo, Ann!") }
    let given = LocalizedStringResource(
      "\(1234) m", locale: Locale(identifier: "de_DE"), bundle: .atURL(texts.bundle.bundleURL))
    #expect(String(localized: given) == "1.234 meters")
    #expect(given.locale.identifier == "de_DE")
  }

  @Test("has what it was given, and equals one with the same")
  func parts() throws {
    let texts = try texts()
    let resource = LocalizedStringResource("k", defaultValue: "d \(1)", table: "T", bundle: texts.bundle)
    #expect(resource.key == "k")
    #expect(resource.defaultValue == "d \(1)")
    #expect(resource.table == "T")
    #expect(resource.bundle == .atURL(texts.bundle.bundleURL))
    #expect(resource == LocalizedStringResource("k", defaultValue: "d \(1)", table: "T", bundle: texts.bundle))
    #expect(resource != LocalizedStringResource("k", defaultValue: "d \(2)", table: "T", bundle: texts.bundle))
    #expect(resource != LocalizedStringResource("k", defaultValue: "d \(1)", table: "T"))
    #expect(LocalizedStringResource("k", bundle: .main) == "k")
    #expect(LocalizedStringResource("k", bundle: Bundle.main) == "k")
    let interpolated: LocalizedStringResource = "100% of \(3)"
    #expect(interpolated.key == "100%% of %lld")
    #expect(String(localized: interpolated) == "100% of 3")
    #expect(interpolated.localizedStringResource == interpolated)
    var options = String.LocalizationOptions()
    options.replacements = [7]
    #expect(String(localized: LocalizedStringResource("\(placeholder: .int) x"), options: options) == "7 x")
  }

  @Test("is the same after coding, in a layout that stays readable")
  func coding() throws {
    let place = URL(fileURLWithPath: "/nowhere/Texts.bundle")
    let resources: [LocalizedStringResource] = [
      "Cancel", "Order \(3)", LocalizedStringResource("k", defaultValue: "d \("x")", table: "T"),
      LocalizedStringResource("k", locale: Locale(identifier: "de_DE"), bundle: .atURL(place)),
    ]
    for resource in resources {
      let data = try JSONEncoder().encode(resource)
      #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
    }
    func read(_ text: String) throws -> LocalizedStringResource {
      try JSONDecoder().decode(LocalizedStringResource.self, from: Data(text.utf8))
    }
    #expect(try read(#""Cancel""#) == "Cancel")
    #expect(try read(#"{"key": "Cancel"}"#) == "Cancel")
    #expect(try read(#"{"key": "Cancel", "table": 5, "bundle": "?", "new": []}"#) == "Cancel")
    let full =
      #"{"key":"k","defaultValue":{"key":"d %lld","arguments":[{"signed":3}]},"table":"T","#
      + #""locale":"fr","bundle":{"url":"file:///nowhere/"}}"#
    let resource = try read(full)
    #expect(resource.defaultValue == "d \(3)")
    #expect(resource.locale.identifier == "fr")
    #expect(throws: DecodingError.self) { try read("{}") }
    // A folder that is not there leaves the default value.
    #expect(String(localized: resource) == "d 3")
  }

  @Test("may have others in it, as deep as texts go and not as deep as strangers want")
  func nesting() {
    var resource: LocalizedStringResource = "x"
    for _ in 0..<30 { resource = LocalizedStringResource("(\(resource))") }
    #expect(String(localized: resource) == String(repeating: "(", count: 30) + "x" + String(repeating: ")", count: 30))
    for _ in 0..<2000 { resource = LocalizedStringResource("(\(resource))") }
    #expect(String(localized: resource).hasPrefix("(((("))
    // Twice in each, which would come to more than any memory.
    var doubled: LocalizedStringResource = "x"
    for _ in 0..<40 {
      let value = String.LocalizationValue(
        key: "%1$@%1$@", arguments: ("\(doubled)" as String.LocalizationValue).arguments)
      doubled = LocalizedStringResource(value)
    }
    #expect(String(localized: doubled).utf8.count <= 1 << 24)
  }
}
