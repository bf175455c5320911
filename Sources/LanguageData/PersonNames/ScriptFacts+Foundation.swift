#if !canImport(_FoundationICU)
  extension ScriptFacts {
    static func code(of scalar: Unicode.Scalar) -> String? { nil }

    static func number(of scalar: Unicode.Scalar) -> Int? { nil }

    static func number(of code: String) -> Int? { nil }

    static func likelyLanguage(of code: String) -> String? { nil }

    static func codes(writing identifier: String) -> [String] { [] }

    static func breaksBetweenLetters(_ code: String) -> Bool { false }

    static func isCased(_ code: String) -> Bool { false }

    static func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar? { nil }
  }
#endif
