/// Units as code writes them behind numbers, and what Foundation has for them.
enum UnitWords {
  /// Where a unit belongs in Foundation: an expression with `…` for the number.
  private static let styles: [(words: [String], style: String)] = [
    (["km"], "Measurement(value: …, unit: UnitLength.kilometers).formatted()"),
    (["m"], "Measurement(value: …, unit: UnitLength.meters).formatted()"),
    (["cm"], "Measurement(value: …, unit: UnitLength.centimeters).formatted()"),
    (["mm"], "Measurement(value: …, unit: UnitLength.millimeters).formatted()"),
    (["mi", "miles"], "Measurement(value: …, unit: UnitLength.miles).formatted()"),
    (["ft", "feet"], "Measurement(value: …, unit: UnitLength.feet).formatted()"),
    (["inches"], "Measurement(value: …, unit: UnitLength.inches).formatted()"),
    (["yd"], "Measurement(value: …, unit: UnitLength.yards).formatted()"),
    (["kg"], "Measurement(value: …, unit: UnitMass.kilograms).formatted()"),
    (["g"], "Measurement(value: …, unit: UnitMass.grams).formatted()"),
    (["mg"], "Measurement(value: …, unit: UnitMass.milligrams).formatted()"),
    (["lb", "lbs"], "Measurement(value: …, unit: UnitMass.pounds).formatted()"),
    (["oz"], "Measurement(value: …, unit: UnitMass.ounces).formatted()"),
    (["l"], "Measurement(value: …, unit: UnitVolume.liters).formatted()"),
    (["ml"], "Measurement(value: …, unit: UnitVolume.milliliters).formatted()"),
    (["km/h"], "Measurement(value: …, unit: UnitSpeed.kilometersPerHour).formatted()"),
    (["mph"], "Measurement(value: …, unit: UnitSpeed.milesPerHour).formatted()"),
    (["°"], "Measurement(value: …, unit: UnitAngle.degrees).formatted()"),
    (["°c"], "Measurement(value: …, unit: UnitTemperature.celsius).formatted()"),
    (["°f"], "Measurement(value: …, unit: UnitTemperature.fahrenheit).formatted()"),
    (["kcal"], "Measurement(value: …, unit: UnitEnergy.kilocalories).formatted()"),
    (["cal"], "Measurement(value: …, unit: UnitEnergy.calories).formatted()"),
    (["kwh"], "Measurement(value: …, unit: UnitEnergy.kilowattHours).formatted()"),
    (["w"], "Measurement(value: …, unit: UnitPower.watts).formatted()"),
    (["kw"], "Measurement(value: …, unit: UnitPower.kilowatts).formatted()"),
    (["v"], "Measurement(value: …, unit: UnitElectricPotentialDifference.volts).formatted()"),
    (["hz"], "Measurement(value: …, unit: UnitFrequency.hertz).formatted()"),
    (["khz"], "Measurement(value: …, unit: UnitFrequency.kilohertz).formatted()"),
    (["mhz"], "Measurement(value: …, unit: UnitFrequency.megahertz).formatted()"),
    (
      ["b", "byte", "bytes", "kb", "mb", "gb", "tb", "kib", "mib", "gib"],
      "….formatted(.byteCount(style: .file)) of the number of bytes"
    ),
    (["kb/s", "mb/s"], "….formatted(.byteCount(style: .file)) of the number of bytes, in a localized text"),
    (
      [
        "ms", "s", "sec", "secs", "seconds", "min", "mins", "minutes", "h", "hr", "hrs", "hours", "days", "weeks",
        "months", "years",
      ], "Duration.seconds(…).formatted(.units()) for times, or a localized text with plurals"
    ),
  ]

  private static let styleOfWord: [String: String] = styles.reduce(into: [:]) { table, entry in
    for word in entry.words { table[word] = entry.style }
  }

  /// Whether it is a unit's sign, the same for one and many.
  static func isAbbreviation(_ word: String) -> Bool {
    word.count <= 4 && !["days", "feet", "byte"].contains(word.lowercased())
  }

  /// What writes a number with the unit; nil for a unit that Foundation does not have.
  static func style(of word: String, for value: String) -> String? {
    styleOfWord[word.lowercased()]?.replacing("…", with: value)
  }

  /// The unit that a text behind a number starts with, as written; nil where that is none.
  static func unit(at text: String) -> String? {
    let trimmed = text.drop { $0 == " " || $0 == "\u{A0}" }
    let written = trimmed.prefix { $0.isLetter || $0 == "°" || $0 == "/" }
    guard styleOfWord[written.lowercased()] != nil else { return nil }
    guard written.count == 1 else { return String(written) }
    // `m` in `12 m to go` is no unit for certain, and `1.2M` is a number of millions.
    let isSign = written == written.lowercased() || ["W", "V", "L"].contains(written)
    return trimmed.count == 1 && isSign ? String(written) : nil
  }
}
