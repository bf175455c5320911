#if !canImport(_FoundationICU)
  extension ScriptFacts {
    static func code(of scalar: Unicode.Scalar) -> String? { nil }

    static func likelyLanguage(of code: String) -> String? { nil }
  }
#endif
