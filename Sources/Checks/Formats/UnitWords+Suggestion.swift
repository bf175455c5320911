import SourceObservations

extension UnitWords {
  /// What writes the number with its unit, as code where that compiles for certain.
  static func suggestion(for writing: HandWriting) -> String {
    let units = ([writing.text] + writing.further).compactMap { timeUnit($0) }
    if units.count > 1 {
      return
        "use one Duration with the format style .units(allowed: [\(units.joined(separator: ", "))], width: .narrow)"
    }
    let number = writing.number
    let names = HolderName.words(of: writing.value?.source ?? "")
    let isTime = names.contains { times.contains($0) }
    switch (writing.text.lowercased(), meaning(of: writing.text)) {
    case ("symbol", _): return "use formatted(.measurement(width: .abbreviated, usage: …)) of the Measurement"
    // Signs of two units, which the number's name may tell apart.
    case ("m", _) where isTime == names.contains { lengths.contains($0) }:
      return "use a Measurement with UnitLength.meters, or a Duration, whichever 'm' means"
    case ("m", _) where isTime: return time(60, number)
    case ("°", _) where names.contains { $0.hasPrefix("temp") }:
      return "use a Measurement with the UnitTemperature that the number is in"
    case ("°", _): return "use a Measurement with UnitAngle.degrees, or a UnitTemperature, whichever '°' means"
    case ("s", _) where !isTime, ("h", _) where !isTime:
      return "use a Duration with the format style .units(), if '\(writing.text)' means a time"
    case (_, .measurement(let unit)?):
      return number?.double.map { "write Measurement(value: \($0), unit: \(unit)).formatted()" }
        ?? "use a Measurement with \(unit)"
    case (_, .bytes?) where number?.kind == .integer:
      return "write \(number?.receiver ?? "…").formatted(.byteCount(style: .file))"
    case (_, .bytes?), (_, .manyBytes?):
      return "use the format style .byteCount(style: .file) for the number of bytes"
    case (_, .byteSpeed?):
      return "use the format style .byteCount(style: .file) for the number of bytes, in a localized text"
    case (_, .milliseconds?):
      return number?.doubleOrInteger.map {
        "write Duration.milliseconds(\($0)).formatted(.units(allowed: [.milliseconds]))"
      } ?? "use a Duration with the format style .units(allowed: [.milliseconds])"
    case (_, .time(let seconds)?):
      return time(seconds, number) + (isAbbreviation(writing.text) ? "" : ", or a localized text with plurals")
    case (_, .calendar?): return "make it a localized text with plurals"
    case (_, nil): return "make it a localized text"
    }
  }

  private static let times: Set<String> = [
    "min", "mins", "minute", "minutes", "sec", "secs", "second", "seconds", "hour", "hours", "time", "times", "timer",
    "duration", "elapsed", "interval", "remaining", "eta", "delay", "timeout", "uptime",
  ]
  private static let lengths: Set<String> = [
    "distance", "meter", "meters", "metre", "metres", "length", "width", "height", "depth", "altitude", "elevation",
    "radius", "accuracy",
  ]

  /// - Parameter seconds: how long one of the number is.
  private static func time(_ seconds: Int, _ number: SuggestedNumber?) -> String {
    let units =
      switch seconds {
      case 86_400: "allowed: [.days]"
      case 604_800: "allowed: [.weeks]"
      default: ""
      }
    guard let number, !number.isPart, let value = seconds == 1 ? number.doubleOrInteger : number.factor else {
      return "use a Duration with the format style .units(\(units))"
    }
    return "write Duration.seconds(\(seconds == 1 ? "" : "\(seconds) * ")\(value)).formatted(.units(\(units)))"
  }
}
