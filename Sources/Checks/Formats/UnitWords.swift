/// Units as code writes them behind numbers, and what Foundation has for them.
enum UnitWords {
  /// What a unit is of.
  enum Meaning {
    /// One of Foundation's units: `UnitLength.meters`.
    case measurement(String)
    case bytes, manyBytes, byteSpeed
    /// - Parameter seconds: how long one is.
    case time(seconds: Int)
    case milliseconds
    /// Longer than a `Duration` has units for.
    case calendar
  }

  private static let meanings: [(words: [String], meaning: Meaning)] = [
    (["km"], .measurement("UnitLength.kilometers")),
    (["m"], .measurement("UnitLength.meters")),
    (["cm"], .measurement("UnitLength.centimeters")),
    (["mm"], .measurement("UnitLength.millimeters")),
    (["mi", "miles"], .measurement("UnitLength.miles")),
    (["ft", "feet"], .measurement("UnitLength.feet")),
    (["inches"], .measurement("UnitLength.inches")),
    (["yd"], .measurement("UnitLength.yards")),
    (["kg"], .measurement("UnitMass.kilograms")),
    (["g"], .measurement("UnitMass.grams")),
    (["mg"], .measurement("UnitMass.milligrams")),
    (["lb", "lbs"], .measurement("UnitMass.pounds")),
    (["oz"], .measurement("UnitMass.ounces")),
    (["l"], .measurement("UnitVolume.liters")),
    (["ml"], .measurement("UnitVolume.milliliters")),
    (["km/h"], .measurement("UnitSpeed.kilometersPerHour")),
    (["mph"], .measurement("UnitSpeed.milesPerHour")),
    (["°"], .measurement("UnitAngle.degrees")),
    (["°c"], .measurement("UnitTemperature.celsius")),
    (["°f"], .measurement("UnitTemperature.fahrenheit")),
    (["kcal"], .measurement("UnitEnergy.kilocalories")),
    (["cal"], .measurement("UnitEnergy.calories")),
    (["kwh"], .measurement("UnitEnergy.kilowattHours")),
    (["wh"], .measurement("UnitEnergy.kilowattHours")),
    (["kj"], .measurement("UnitEnergy.kilojoules")),
    (["kpa"], .measurement("UnitPressure.kilopascals")),
    (["hpa"], .measurement("UnitPressure.hectopascals")),
    (["mbar"], .measurement("UnitPressure.millibars")),
    (["mmhg"], .measurement("UnitPressure.millimetersOfMercury")),
    (["inhg"], .measurement("UnitPressure.inchesOfMercury")),
    (["psi"], .measurement("UnitPressure.poundsForcePerSquareInch")),
    (["knots"], .measurement("UnitSpeed.knots")),
    (["m/s"], .measurement("UnitSpeed.metersPerSecond")),
    (["m²"], .measurement("UnitArea.squareMeters")),
    (["km²"], .measurement("UnitArea.squareKilometers")),
    (["ft²"], .measurement("UnitArea.squareFeet")),
    (["acres"], .measurement("UnitArea.acres")),
    (["sq"], .measurement("UnitArea")),
    (["m³"], .measurement("UnitVolume.cubicMeters")),
    (["cm³"], .measurement("UnitVolume.cubicCentimeters")),
    (["gal"], .measurement("UnitVolume.gallons")),
    (["fl"], .measurement("UnitVolume.fluidOunces")),
    (["tbsp"], .measurement("UnitVolume.tablespoons")),
    (["tsp"], .measurement("UnitVolume.teaspoons")),
    (["µm"], .measurement("UnitLength.micrometers")),
    (["nm"], .measurement("UnitLength.nanometers")),
    (["mg/dl", "mmol/l"], .measurement("UnitConcentrationMass")),
    (["ppm"], .measurement("UnitDispersion.partsPerMillion")),
    (["lux"], .measurement("UnitIlluminance.lux")),
    (["kilometers"], .measurement("UnitLength.kilometers")),
    (["meters"], .measurement("UnitLength.meters")),
    (["kilograms"], .measurement("UnitMass.kilograms")),
    (["grams"], .measurement("UnitMass.grams")),
    (["pounds"], .measurement("UnitMass.pounds")),
    (["ounces"], .measurement("UnitMass.ounces")),
    (["liters"], .measurement("UnitVolume.liters")),
    (["calories"], .measurement("UnitEnergy.kilocalories")),
    (["celsius"], .measurement("UnitTemperature.celsius")),
    (["fahrenheit"], .measurement("UnitTemperature.fahrenheit")),
    (["w"], .measurement("UnitPower.watts")),
    (["kw"], .measurement("UnitPower.kilowatts")),
    (["v"], .measurement("UnitElectricPotentialDifference.volts")),
    (["hz"], .measurement("UnitFrequency.hertz")),
    (["khz"], .measurement("UnitFrequency.kilohertz")),
    (["mhz"], .measurement("UnitFrequency.megahertz")),
    (["b", "byte", "bytes"], .bytes),
    (["kb", "mb", "gb", "tb", "kib", "mib", "gib", "megabytes", "gigabytes"], .manyBytes),
    (["kb/s", "mb/s", "gb/s"], .byteSpeed),
    (["ms"], .milliseconds),
    (["s", "sec", "secs", "seconds"], .time(seconds: 1)),
    (["min", "mins", "minutes"], .time(seconds: 60)),
    (["h", "hr", "hrs", "hours"], .time(seconds: 3600)),
    (["d", "days"], .time(seconds: 86_400)),
    (["weeks"], .time(seconds: 604_800)),
    (["months", "years"], .calendar),
  ]

  private static let meaningOfWord: [String: Meaning] = meanings.reduce(into: [:]) { table, entry in
    for word in entry.words { table[word] = entry.meaning }
  }

  /// Whether it is a unit's sign, the same for one and many.
  static func isAbbreviation(_ word: String) -> Bool {
    word == "symbol" || word.count <= 4 && !["days", "feet", "byte"].contains(word.lowercased())
  }

  /// The unit that a text behind a number starts with, as written; nil where that is none.
  static func unit(at text: String) -> String? {
    let trimmed = text.drop { $0.isWhitespace }
    let written = trimmed.prefix { $0.isLetter || $0 == "°" || $0 == "/" || $0 == "²" || $0 == "³" }
    guard meaningOfWord[written.lowercased()] != nil else { return nil }
    guard written.count == 1 else { return String(written) }
    // `m` in `12 m to go` is no unit for certain, and `1.2M` is a number of millions.
    let isSign = written == written.lowercased() || ["W", "V", "L"].contains(written)
    let isAlone =
      trimmed.count == 1
      // `5h 20m`
      || timeUnit(String(written)) != nil && trimmed.dropFirst().allSatisfy { $0 == " " || $0 == "," }
    return isAlone && isSign ? String(written) : nil
  }

  private static let timeUnits: [Int: String] = [
    1: ".seconds", 60: ".minutes", 3600: ".hours", 86_400: ".days", 604_800: ".weeks",
  ]

  /// The case of `Duration.UnitsFormatStyle.Unit` that a sign or word stands for: `.hours`; nil for what is no time.
  static func timeUnit(_ word: String) -> String? { seconds(of: word).flatMap { timeUnits[$0] } }

  /// Whether one unit of time stands behind another as its part: minutes behind hours.
  static func isPart(_ word: String, ofTimeIn whole: String) -> Bool {
    guard let part = seconds(of: word), let whole = seconds(of: whole) else { return false }
    return part < whole
  }

  private static func seconds(of word: String) -> Int? {
    let word = word.lowercased()
    if word == "m" { return 60 }
    guard case .time(let seconds)? = meaningOfWord[word] else { return nil }
    return seconds
  }

  /// What a unit's sign means, which may depend on what the number is called; nil for one that Foundation does not have.
  static func meaning(of word: String) -> Meaning? { meaningOfWord[word.lowercased()] }
}
