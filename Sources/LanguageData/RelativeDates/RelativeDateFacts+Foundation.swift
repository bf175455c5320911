#if !canImport(_FoundationICU)
  extension RelativeDateFacts {
    static func text(
      _ offset: Double, _ unit: RelativeDateWording.Unit, named: Bool, wording: RelativeDateWording
    ) -> String? { nil }
  }
#endif
