import FormatSpecifiers
package import SourceObservations
import SourceText

/// What a target's code writes into the texts that people see, where a format style would know what each language wants.
package struct HandWriting: Sendable {
  package enum Fault: Sendable { case number, percentage, unit, currency, duration }

  package let fault: Fault
  package let place: ObservedPlace
  /// The specifier, sign or unit.
  package let text: String
  /// Units of time that stand behind further numbers of the same text: the minutes behind the hours.
  package var further: [String] = []
  /// The number, as written, with its type where known.
  package let value: ObservedExpression?
  /// What writes the number in a format.
  package let specifier: String?
  /// The call that fills a format; nil for what stands in an interpolation.
  package let function: String?
  /// Whether it is a part of a localized text, in which translators see the sign or unit.
  package let isLocalized: Bool
  /// Whether the locale at hand is asked for its signs.
  package let hasLocale: Bool
  /// How the number is written, where no specifier does.
  var way: Way = .specifier

  enum Way: Sendable {
    case specifier
    /// A formatter's separator.
    case separator
    /// As it is, of a fraction or of a whole number.
    case fraction, whole
    /// With a letter for thousands or millions.
    case abbreviation
  }
}

extension HandWriting {
  /// The number, where a suggestion can write it as it is.
  var number: SuggestedNumber? { SuggestedNumber(value, specifier: specifier) }

  /// All of a target; each place once, by what matters most there. `CheckedTarget.handWriting` keeps it.
  static func found(in target: CheckedTarget) -> [HandWriting] {
    let settings = FormatterSettings(target)
    let beside = target.observations.handMadeFormats.compactMap { observed in
      observed.form == .formatterSetting ? HandWriting(setting: observed, settings) : HandWriting(observed)
    }
    let signs = Dictionary(grouping: beside.filter { $0.fault != .number }, by: \.place.path).mapValues {
      $0.map(\.place.range)
    }
    /// Whether the sign or unit beside a number is found already.
    func isPart(_ writing: HandWriting) -> Bool {
      let range = writing.place.range
      return signs[writing.place.path]?.contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      } ?? false
    }
    var seen: Set<Written> = []
    let numbers =
      beside.filter { $0.fault == .number } + target.observations.formattedTexts.compactMap(HandWriting.init)
    return joiningTimes((beside.filter { $0.fault != .number } + numbers.filter { !isPart($0) }))
      .filter { seen.insert(Written(place: $0.place, fault: $0.fault)).inserted }
      .sorted { $0.place < $1.place }
  }

  /// How far apart the numbers of one time are: the unit and what is between it and the next number.
  private static let farthest = 8

  /// With hours, minutes and seconds of one text as one.
  private static func joiningTimes(_ writings: [HandWriting]) -> [HandWriting] {
    var joined: [HandWriting] = []
    var end = 0
    for writing in writings {
      let range = writing.place.range
      if writing.fault == .unit, let last = joined.last, last.fault == .unit, last.place.path == writing.place.path,
        UnitWords.isPart(writing.text, ofTimeIn: last.further.last ?? last.text),
        last.place.range == range || (0...farthest).contains(range.lowerBound.offset.value - end)
      {
        joined[joined.count - 1].further.append(writing.text)
      } else {
        joined.append(writing)
      }
      end = range.upperBound.offset.value
    }
    return joined
  }

  private struct Written: Hashable {
    let place: ObservedPlace
    let fault: Fault
  }

  private init?(_ observed: HandMadeFormat) {
    guard let destination = observed.destination, observed.place.circumstances.isEmpty,
      !observed.place.isForDevelopers
    else { return nil }
    // What a call makes, or what is joined, gets into a localized text as a value: translators do not see it.
    let isLocalized = destination.function.contains("Localiz") && observed.place.source.hasPrefix("\\(")
    switch observed.form {
    case .specifier:
      guard FormatString(observed.text).arguments.contains(where: { Self.isFraction($0) }) else { return nil }
      fault = .number
    case .currencySign: fault = .currency
    case .percentSign: fault = .percentage
    case .unitWord:
      // A word in a catalog has its plurals there.
      if isLocalized, !UnitWords.isAbbreviation(observed.text) { return nil }
      fault = .unit
    case .plainNumber: fault = .number
    case .datePattern, .formatterSetting, .currencyCode, .measurementUsage: return nil
    }
    place = observed.place
    text = observed.text
    value = observed.value
    specifier = observed.form == .specifier ? observed.text : nil
    function = nil
    self.isLocalized = isLocalized
    // In a localized text, a number has the person's separators, but six decimals.
    hasLocale = observed.form == .specifier && isLocalized
    if observed.form == .plainNumber {
      way = text.isEmpty ? .whole : text.utf8.count == 1 ? .abbreviation : .fraction
    }
  }

  /// A sign, unit or separator that a formatter is set to.
  private init?(setting observed: HandMadeFormat, _ settings: FormatterSettings) {
    guard observed.destination != nil, observed.place.circumstances.isEmpty, !observed.place.isForDevelopers,
      let affix = FormatterAffix(observed),
      // Beside a code, a sign is a choice between the code's own.
      observed.property != "currencySymbol" || settings.value("currencyCode", besides: observed) == nil
    else { return nil }
    fault = affix.fault
    text = affix.text
    place = observed.place
    value = nil
    specifier = nil
    function = nil
    isLocalized = false
    hasLocale = false
    way = .separator
  }

  private init?(_ observed: FormattedText) {
    guard observed.destination != nil, observed.place.circumstances.isEmpty, !observed.place.isForDevelopers,
      !observed.isFormatLocalized, let format = observed.format, let found = Self.fault(of: FormatString(format))
    else { return nil }
    fault = found.fault
    text = found.text
    place = observed.place
    value = observed.arguments.indices.contains(found.argument) ? observed.arguments[found.argument] : nil
    specifier = found.specifier
    function = observed.function
    isLocalized = false
    further = found.fault == .unit ? Self.furtherTimes(in: FormatString(format), behind: found.text) : []
    hasLocale =
      observed.function.hasPrefix("localizedStringWithFormat")
      || observed.locale.map { !Self.isFixedLocale($0.lowercased()) } ?? false
  }

  /// Whether the source of an argument names one language, or none: `Locale(identifier: "en_US_POSIX")`, `nil`, `.posix`.
  private static func isFixedLocale(_ source: String) -> Bool {
    source == "nil" || ["identifier", "languagecode", "posix", "english"].contains { source.contains($0) }
  }

  private static func isFraction(_ argument: FormatArgument) -> Bool {
    ["f", "F", "g", "G", "e", "E"].contains(argument.conversion)
  }

  private static func isWhole(_ argument: FormatArgument) -> Bool { ["d", "i", "u"].contains(argument.conversion) }

  /// What a format writes by hand, and the number of the argument.
  private static func fault(of format: FormatString) -> (fault: Fault, text: String, argument: Int, specifier: String)?
  {
    let pieces = format.pieces
    var candidates: [(fault: Fault, text: String, argument: Int, specifier: String)] = []
    func isPercentSign(_ number: Int) -> Bool { number < pieces.count && pieces[number] == .percentSign }
    for (number, piece) in pieces.enumerated() {
      guard case .argument(let argument) = piece, isFraction(argument) || isWhole(argument) else { continue }
      let place = argument.position - 1
      if number > 0, case .text(let before) = pieces[number - 1], let sign = before.last(where: { $0 != " " }),
        sign.unicodeScalars.first?.properties.generalCategory == .currencySymbol
      {
        candidates.append((.currency, String(sign), place, argument.text))
      }
      guard number + 1 < pieces.count else {
        if isFraction(argument) { candidates.append((.number, argument.text, place, argument.text)) }
        continue
      }
      let after: String
      if case .text(let text) = pieces[number + 1] { after = text } else { after = "" }
      let sign = after.first { $0 != " " && $0 != "\u{A0}" }?.unicodeScalars.first
      let isSpaced = after.allSatisfy { $0 == " " || $0 == "\u{A0}" }
      if isPercentSign(number + 1) || isSpaced && isPercentSign(number + 2) {
        candidates.append((.percentage, "%", place, argument.text))
      } else if let sign, sign.properties.generalCategory == .currencySymbol {
        candidates.append((.currency, String(sign), place, argument.text))
      } else if let unit = UnitWords.unit(at: after) {
        candidates.append((.unit, unit, place, argument.text))
      } else if after == ":", number + 2 < pieces.count, case .argument(let next) = pieces[number + 2],
        next.flags.contains("0")
      {
        candidates.append((.duration, time(from: number, in: pieces), place, argument.text))
      } else if isFraction(argument) {
        candidates.append((.number, argument.text, place, argument.text))
      }
    }
    let order: [Fault] = [.currency, .percentage, .unit, .duration, .number]
    return order.lazy.compactMap { fault in candidates.first { $0.fault == fault } }.first
  }

  /// Units of time behind the first of a format.
  private static func furtherTimes(in format: FormatString, behind first: String) -> [String] {
    guard UnitWords.timeUnit(first) != nil else { return [] }
    let units = format.pieces.compactMap { piece -> String? in
      if case .text(let text) = piece { UnitWords.unit(at: text) } else { nil }
    }
    return units.dropFirst().filter { UnitWords.timeUnit($0) != nil }
  }

  /// `%d:%02d:%02d`, from a number on.
  private static func time(from number: Int, in pieces: [FormatString.Piece]) -> String {
    var text = ""
    for piece in pieces[number...] {
      switch piece {
      case .argument(let argument) where text.isEmpty || text.hasSuffix(":") && argument.flags.contains("0"):
        text += argument.text
      case .text(":") where !text.hasSuffix(":"): text += ":"
      default: return text.hasSuffix(":") ? String(text.dropLast()) : text
      }
    }
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }
}
