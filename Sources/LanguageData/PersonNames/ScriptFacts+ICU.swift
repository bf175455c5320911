#if canImport(_FoundationICU)
  private import _FoundationICU

  extension ScriptFacts {
    private static let likelyLanguages = Kept<String, String?>(limit: 256)
    private static let skeletons = Kept<UInt32, Unicode.Scalar?>(limit: 4096)

    static func code(of scalar: Unicode.Scalar) -> String? {
      guard let script = script(of: scalar), let name = swift_uscript_getShortName(script) else { return nil }
      return String(cString: name)
    }

    private static func script(of scalar: Unicode.Scalar) -> UScriptCode? {
      var status = U_ZERO_ERROR
      let script = swift_uscript_getScript(Int32(bitPattern: scalar.value), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, script != USCRIPT_COMMON, script != USCRIPT_INHERITED,
        script != USCRIPT_UNKNOWN
      else { return nil }
      return script
    }

    /// A number of the script that is the same as long as the program runs.
    static func number(of scalar: Unicode.Scalar) -> Int? { script(of: scalar).map { Int($0.rawValue) } }

    static func number(of code: String) -> Int? {
      let number = swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code)
      return number < 0 ? nil : Int(number)
    }

    static func likelyLanguage(of code: String) -> String? {
      likelyLanguages.value(for: code) {
        LanguageFacts.maximizedIdentifier("und_" + code).flatMap { full in
          full.split(separator: "_").first.flatMap { $0 == "und" ? nil : String($0) }
        }
      }
    }

    static func codes(writing identifier: String) -> [String] {
      var status = U_ZERO_ERROR
      let capacity = 16
      let scripts = [UScriptCode](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        start.initialize(repeating: USCRIPT_COMMON, count: capacity)
        count = min(capacity, max(0, Int(swift_uscript_getCode(identifier, start, Int32(capacity), &status))))
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
      return scripts.compactMap { swift_uscript_getShortName($0).map { String(cString: $0) } }
    }

    static func breaksBetweenLetters(_ code: String) -> Bool {
      let script = UScriptCode(rawValue: swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code))
      return swift_uscript_breaksBetweenLetters(script) != 0
    }

    static func isCased(_ code: String) -> Bool {
      swift_uscript_isCased(UScriptCode(rawValue: swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code))) != 0
    }

    /// By the skeleton of UTS #39: characters with the same one look the same.
    static func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
      skeletons.value(for: scalar.value) {
        var status = U_ZERO_ERROR
        guard let checker = swift_uspoof_open(&status), status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        defer { swift_uspoof_close(checker) }
        let text = Array(String(scalar).utf16)
        let skeleton = UTF16Buffer.text(room: 32) { buffer, capacity, status in
          swift_uspoof_getSkeleton(checker, 0, text, Int32(text.count), buffer, capacity, status)
        }
        guard let scalars = skeleton?.unicodeScalars, scalars.count == 1, let first = scalars.first, first != scalar
        else { return nil }
        return first
      }
    }
  }
#endif
