import Foundation

/// What is shown for keys that no language has a text for.
enum MissingKeys {
  /// The marks around them; nil: none, and nothing is reported.
  final class Marks: Sendable {
    static let none = Marks(opening: "", closing: "")
    static let brackets = Marks(opening: "⟦", closing: "⟧")
    let opening: String
    let closing: String

    private init(opening: String, closing: String) {
      self.opening = opening
      self.closing = closing
    }
  }

  private static let marks = Published(DevelopmentMode.isOn ? Marks.brackets : .none)

  private static var isShownInCapitals: Bool {
    #if canImport(Darwin)
      false
    #else
      TextTreatment.ofProcess?.capitalizesMissing ?? false
    #endif
  }

  static var areMarked: Bool {
    get { marks.withCurrent { $0 !== Marks.none } }
    set { marks.replace { _ in newValue ? .brackets : .none } }
  }

  /// Reports a missing key, while such keys are marked or shown in capitals.
  ///
  /// - Returns: what to put before and behind the text that stands in for it.
  static func marks(forKey key: String, table: String?, languages: [String]?) -> (opening: String, closing: String)? {
    let marks = marks.withCurrent { $0 }
    guard marks !== Marks.none || isShownInCapitals else { return nil }
    let language = (languages ?? LanguagePreference.current.languages).first
    LocalizationReports.send(
      LocalizationReport(
        .missingKey, table: table ?? "Localizable", key: key, language: language, "no language has a text"))
    return marks === Marks.none ? nil : (marks.opening, marks.closing)
  }
}
