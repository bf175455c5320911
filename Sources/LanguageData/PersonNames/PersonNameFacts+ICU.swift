#if canImport(_FoundationICU)
  private import _FoundationICU

  extension PersonNameFacts {
    private static let kept = Kept<String, PersonNameConventions>(limit: 64)

    static func conventions(of identifier: String) -> PersonNameConventions {
      kept.value(for: identifier) { read(identifier) }
    }

    /// ICU inherits the whole `personNames` table of the nearest locale that has one, but not what is missing inside;
    /// so the chain of parents is walked here, and the first that has a field gives it.
    private static func read(_ identifier: String) -> PersonNameConventions {
      var givenFirst: [String]?
      var surnameFirst: [String]?
      var separator: String?
      var seen: Set<String> = []
      var current = identifier
      while true {
        guard
          let actual = ResourceTable.withTable(
            "personNames", of: current,
            { table, actual in
              givenFirst = givenFirst ?? table.strings("nameOrderLocales", "givenFirst")
              surnameFirst = surnameFirst ?? table.strings("nameOrderLocales", "surnameFirst")
              separator = separator ?? table.strings("nativeSpaceReplacement")?.first
              return actual
            }), actual != "root", seen.insert(actual).inserted
        else {
          if current == "root" { break }
          current = "root"
          continue
        }
        current = LanguageFacts.parentIdentifier(actual) ?? "root"
      }
      return PersonNameConventions(
        givenFirst: givenFirst ?? ["und"], surnameFirst: surnameFirst ?? [], separator: separator ?? " ")
    }
  }
#endif
