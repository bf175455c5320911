import Findings
import LanguageData
import ProjectModel

/// "Tap" where the same text is shown on a Mac.
package enum UnvariedDeviceWording: SurveyRule {
  package static let description = RuleDescription(
    "a text says 'tap' or 'click', does not vary by device, and its target is built for touch screens and others",
    rationale: """
      Nobody taps a Mac or clicks an iPhone. Let the text vary by device, with `other` for those that come, or choose a \
      word that fits all ("choose", "select"). Looked at are English source texts of catalogs whose targets name their \
      platforms. A text that is shown on one of them only is right as it is.
      """,
    severity: .advice,
    bad: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "↓Tap a seat to book it", texts: ["de": "Platz wählen"])
            .text,
          "Hall/Hall.swift": "",
        ], xcode: both),
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(
            key: "↓Seats are booked by clicking them.", texts: ["de": "Plätze werden durch Auswählen gebucht."]
          ).text,
          "Hall/Hall.swift": "",
        ], xcode: both),
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Tap or click a seat", texts: ["de": "Platz wählen"]).text,
          "Hall/Hall.swift": "",
        ], xcode: both),
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Tap a seat to book it", texts: ["de": "Platz wählen"])
            .text,
          "Hall/Hall.swift": "",
        ],
        xcode: ExampleXcodeProject(
          languages: ["en", "de"], settings: ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator xros xrsimulator"])),
    ])

  private static let both = ExampleXcodeProject(
    languages: ["en", "de"], settings: ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"])

  package struct Survey: CatalogSurvey {
    private let language: String
    private let touch: String
    private let other: String
    private var found: [(place: CheckPlace, label: String, word: String)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      guard LanguageTraits.of(catalog.sourceLanguage).code == "en" else { return nil }
      let targets = project.targets(feeding: catalog)
      let platforms = targets.reduce(into: Set<String>()) { $0.formUnion($1.settings.platforms ?? []) }
      guard platforms.contains("iOS") || platforms.contains("watchOS"),
        let other = ["macOS", "tvOS"].first(where: platforms.contains)
      else { return nil }
      language = catalog.sourceLanguage
      touch = platforms.contains("iOS") ? "iOS" : "watchOS"
      self.other = other
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.isTranslatable, !entry.isStale else { return }
      let source = entry.texts(in: language)
      guard !source.contains(where: { $0.device != nil }) else { return }
      for text in source.isEmpty ? [entry.key] : source.map(\.value) {
        guard let word = word(in: text) else { continue }
        found.append((entry.place, entry.label, word))
        break
      }
    }

    package mutating func append(_ next: Survey) { found += next.found }

    package func judge(_ report: inout RuleReport) {
      for (place, label, word) in found {
        report.add(
          place, "'\(label)' says '\(word)' on \(touch) and \(other) alike",
          suggestion: "let it vary by device: 'dragoman vary --by device'")
      }
    }
  }

  /// The word for what fingers or pointers do, where a text has words of one of the two alone.
  private static func word(in text: String) -> String? {
    guard mayHaveWord(text) else { return nil }
    let words = text.lowercased().split { !$0.isLetter }
    guard words.count > 1 else { return nil }
    let touches = words.first { ["tap", "tapping", "tapped", "taps"].contains($0) }
    let clicks = words.first { ["click", "clicking", "clicked", "clicks"].contains($0) }
    return touches == nil || clicks == nil ? (touches ?? clicks).map(String.init) : nil
  }

  /// Whether the letters before "ap" or "ick" are there at all.
  private static func mayHaveWord(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      let letter = byte | 0x20
      if letter == UInt8(ascii: "a"), before == UInt8(ascii: "t") { return true }
      if letter == UInt8(ascii: "l"), before == UInt8(ascii: "c") { return true }
      before = letter
    }
    return false
  }
}
