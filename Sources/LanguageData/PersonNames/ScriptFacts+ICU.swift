#if canImport(_FoundationICU)
  private import _FoundationICU

  extension ScriptFacts {
    private static let likelyLanguages = Kept<String, String?>(limit: 256)

    static func code(of scalar: Unicode.Scalar) -> String? {
      var status = U_ZERO_ERROR
      let script = swift_uscript_getScript(Int32(bitPattern: scalar.value), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, script != USCRIPT_COMMON, script != USCRIPT_INHERITED,
        script != USCRIPT_UNKNOWN, let name = swift_uscript_getShortName(script)
      else { return nil }
      return String(cString: name)
    }

    static func likelyLanguage(of code: String) -> String? {
      likelyLanguages.value(for: code) {
        LanguageFacts.maximizedIdentifier("und_" + code).flatMap { full in
          full.split(separator: "_").first.flatMap { $0 == "und" ? nil : String($0) }
        }
      }
    }
  }
#endif
