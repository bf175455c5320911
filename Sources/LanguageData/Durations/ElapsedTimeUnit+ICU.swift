#if canImport(_FoundationICU)
  internal import _FoundationICU

  extension ElapsedTimeUnit {
    var ofICU: UAMeasureUnit {
      switch self {
      case .year: UAMEASUNIT_DURATION_YEAR
      case .month: UAMEASUNIT_DURATION_MONTH
      case .week: UAMEASUNIT_DURATION_WEEK
      case .day: UAMEASUNIT_DURATION_DAY
      case .hour: UAMEASUNIT_DURATION_HOUR
      case .minute: UAMEASUNIT_DURATION_MINUTE
      case .second: UAMEASUNIT_DURATION_SECOND
      }
    }

    /// The gender of the unit's name, in CLDR's words; nil where the language has none.
    func gender(in locale: String) -> String? {
      let parents = LanguageIdentifier(locale).map { $0.parents.map(\.description) } ?? []
      for candidate in [locale] + parents {
        let gender = ResourceTable.withTable("units", of: candidate, branch: "unit") { table, _ in
          table.strings("duration", "\(self)", "gender")?.first
        }
        if let gender { return gender }
      }
      return nil
    }
  }
#endif
