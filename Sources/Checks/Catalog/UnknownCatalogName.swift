import Findings
import LanguageData
import StringCatalog

/// A language, device or state that nothing knows, so that its texts are never shown.
package enum UnknownCatalogName: SurveyRule {
  package static let description = RuleDescription(
    "a catalog names a language, device or state that does not exist",
    rationale: """
      Scripts and people who edit a catalog write `jp` for Japanese (`ja`), `cn` for Chinese (`zh-Hans`), `iPhone` for \
      `iphone` or `done` for `translated`. Nothing complains, and nobody is ever shown the text. Languages are those that \
      CLDR knows, as far as their codes have two letters, or are words.
      """,
    severity: .warning,
    bad: [
      .key("Encore", ["jp": "↓アンコール"]), .key("Encore", ["german": "↓Zugabe"]),
      .catalog(catalog(state: "done", device: "↓other")), .catalog(catalog(state: "translated", device: "↓iPad")),
    ],
    good: [
      .key("Encore", ["ja": "アンコール", "pt_BR": "Bis", "iw": "הדרן", "hrx": "Noch emol", "sr-Latn": "Bis"]),
      .catalog(catalog(state: "needs_review", device: "ipad")),
    ])

  package struct Survey: CatalogSurvey {
    private let catalog: CheckedCatalog
    // An entry lives as long as its texts are kept.
    private var found: [(entry: CheckedEntry, text: CheckedText, fault: String, suggestion: String)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      self.catalog = catalog
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard catalog.tables == nil else { return }
      for text in entry.texts {
        if !isKnown(text.unit.state) {
          let states = "'translated', 'needs_review' or 'new'"
          found.append((entry, text, "the state '\(text.unit.state.rawValue)'", states))
        }
        guard entry.isVaried else { continue }
        for case .device(let name) in text.variation where !devices.contains(name) {
          let meant = devices.first { $0 == name.lowercased() }
          found.append((entry, text, "the device '\(name)'", meant.map { "'\($0)'" } ?? devices.dropLast().listed()))
        }
      }
    }

    package mutating func append(_ next: Survey) { found += next.found }

    package func judge(_ report: inout RuleReport) {
      for language in catalog.keyCounts.keys.sorted() {
        guard let identifier = LanguageIdentifier(language), isUnknown(identifier, in: catalog) else { continue }
        let key = catalog.keys.first {
          catalog.catalog.entry(ofKey: $0, languages: [language])?.localizations?[language] != nil
        }
        report.add(
          key.map { .text(catalog: catalog.path, key: $0, language: language) } ?? .file(catalog.path),
          "there is no language '\(language)'",
          suggestion: meant(identifier).map { "write '\($0)', if that is meant" } ?? "write the code of the language",
          languages: [language])
      }
      for (entry, text, fault, suggestion) in found {
        report.add(
          text.place, "'\(entry.label)' in \(text.language) has \(fault), which does not exist",
          suggestion: "write \(suggestion)")
      }
    }
  }

  /// `iphone` and so on, with `other` at the end.
  private static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]

  private static func isKnown(_ state: StringUnitState) -> Bool {
    state == .translated || state == .needsReview || state == .new || state == .machineTranslated
  }

  /// There are thousands of languages with codes of three letters, of which CLDR knows few; the folders of tables may
  /// have the English names that systems of old gave them.
  private static func isUnknown(_ identifier: LanguageIdentifier, in catalog: CheckedCatalog) -> Bool {
    let length = identifier.language.utf8.count
    return (length == 2 || length > 3 && catalog.tables == nil) && !identifier.isKnown
  }

  /// What is spoken in the region whose code this is.
  private static func meant(_ identifier: LanguageIdentifier) -> String? {
    guard identifier.language.utf8.count == 2 else { return nil }
    return LanguageIdentifier.mostSpoken(in: identifier.language)?.description
  }

  /// A catalog of one key that varies by device.
  private static func catalog(state: String, device: String) -> String {
    let mark = device.hasPrefix("↓") ? "↓" : ""
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Encore" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "device" : {
                    "\(device.replacing("↓", with: ""))" : {
                      "stringUnit" : {
                        "state" : "\(state)",
                        "value" : \(mark)"Zugabe"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
}
