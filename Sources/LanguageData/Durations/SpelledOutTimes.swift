#if canImport(_FoundationICU)
  private import _FoundationICU

  /// Counts of time in words: `two hours, five minutes`. Numbers agree with the unit in gender, as in `eine Stunde`.
  ///
  /// Not for several threads at once.
  final class SpelledOutTimes {
    private let locale: String
    private let list: OpaquePointer?
    /// By the name of a rule set of numbers; without a name, the one that ICU takes.
    private var formatters: [String: OpaquePointer] = [:]
    private var ruleSets: [ElapsedTimeUnit: String] = [:]

    init(locale: String) {
      self.locale = locale
      var status = U_ZERO_ERROR
      let opened = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
      list = ICUText.isFailure(status) ? nil : opened
    }

    deinit {
      for formatter in formatters.values { uameasfmt_close(formatter) }
      swift_ulistfmt_close(list)
    }

    func text(of times: [ElapsedTime]) -> String? {
      // Of several numbers ICU would spell out only the last.
      let texts = times.compactMap(text)
      return texts.count == times.count ? joined(texts) : nil
    }

    private func text(of time: ElapsedTime) -> String? {
      guard let formatter = formatter(of: ruleSet(for: time.unit)) else { return nil }
      return ICUText.text { buffer, capacity, status in
        uameasfmt_format(formatter, time.count, time.unit.ofICU, buffer, capacity, status)
      }
    }

    private func joined(_ texts: [String]) -> String? {
      guard texts.count > 1 else { return texts.first }
      let units = texts.map { Array($0.utf16) }
      let lengths = units.map { Int32($0.count) }
      return units.flatMap(\.self).withUnsafeBufferPointer { characters -> String? in
        guard let list, let start = characters.baseAddress else { return nil }
        var places: [UnsafePointer<UInt16>?] = []
        var place = 0
        for length in lengths {
          places.append(start + place)
          place += Int(length)
        }
        return ICUText.text { buffer, capacity, status in
          swift_ulistfmt_format(list, places, lengths, Int32(places.count), buffer, capacity, status)
        }
      }
    }

    private func formatter(of ruleSet: String) -> OpaquePointer? {
      if let known = formatters[ruleSet] { return known }
      var status = U_ZERO_ERROR
      let numbers = spellout(&status)
      if !ruleSet.isEmpty {
        let name = Array(ruleSet.utf16)
        swift_unum_setTextAttribute(numbers, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
      }
      // The formatter owns its number formatter from here on.
      let opened = uameasfmt_open(locale, UAMEASFMT_WIDTH_WIDE, numbers, &status)
      guard !ICUText.isFailure(status), let opened else {
        uameasfmt_close(opened)
        return nil
      }
      formatters[ruleSet] = opened
      return opened
    }

    private func ruleSet(for unit: ElapsedTimeUnit) -> String {
      if let known = ruleSets[unit] { return known }
      let endings: [String] =
        switch unit.gender(in: locale) {
        case nil: []
        case "feminine"?: ["feminine"]
        case "neuter"?: ["neuter", "masculine"]
        // What Swedish and Danish call the gender of men and women.
        case "common"?: ["common", "reale"]
        // Slavic languages tell more kinds of masculine apart.
        default: ["masculine"]
        }
      let known = knownRuleSets
      let found = endings.map { "%spellout-cardinal-\($0)" }.first(where: known.contains) ?? ""
      ruleSets[unit] = found
      return found
    }

    private var knownRuleSets: Set<String> {
      var status = U_ZERO_ERROR
      guard let numbers = spellout(&status) else { return [] }
      defer { swift_unum_close(numbers) }
      let names = ICUText.text { buffer, capacity, status in
        swift_unum_getTextAttribute(numbers, UNUM_PUBLIC_RULESETS, buffer, capacity, status)
      }
      return Set((names ?? "").split(separator: ";").map(String.init))
    }

    private func spellout(_ status: inout UErrorCode) -> UnsafeMutablePointer<UNumberFormat?>? {
      swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status)
    }
  }
#endif
