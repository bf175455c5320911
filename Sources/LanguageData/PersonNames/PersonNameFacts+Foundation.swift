#if !canImport(_FoundationICU)
  extension PersonNameFacts {
    /// Without CLDR's data, what it says of most languages.
    static func conventions(of identifier: String) -> PersonNameConventions {
      PersonNameConventions(givenFirst: ["und"], surnameFirst: [], separator: " ")
    }
  }
#endif
