import SourceObservations

/// What the code sets on formatters, by formatter.
struct FormatterSettings {
  private var settings: [FormatterName: [String: String]] = [:]

  init(_ target: CheckedTarget) {
    for setting in target.observations.handMadeFormats where setting.form == .formatterSetting {
      settings[FormatterName(setting), default: [:]][setting.property ?? ""] = setting.text
    }
  }

  /// The value of another property of the same formatter, as written.
  func value(_ property: String, besides setting: HandMadeFormat) -> String? {
    settings[FormatterName(setting)]?[property]
  }
}
