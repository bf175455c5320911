#if canImport(_FoundationICU)
  private import _FoundationICU

  extension LanguageFacts {
    /// What Apple's ICU takes for these preferences; the results are among `available`.
    static func localizationsToUse(preferences: [String], available: [String]) -> [String] {
      guard !preferences.isEmpty, !available.isEmpty else { return [] }
      var status = U_ZERO_ERROR
      let found = withCStrings(preferences) { preferences in
        withCStrings(available) { available -> [Int] in
          var chosen = [UnsafePointer<CChar>?](repeating: nil, count: available.count)
          let count = ualoc_localizationsToUse(
            preferences, Int32(clamping: preferences.count), available, Int32(clamping: available.count), &chosen,
            Int32(clamping: chosen.count), &status)
          guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
          return chosen.prefix(max(0, Int(count))).compactMap { pointer in available.firstIndex(of: pointer) }
        }
      }
      return found.map { available[$0] }
    }

    private static func withCStrings<Result>(
      _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
      // One buffer for all of them, so that no text is copied twice.
      var bytes: [CChar] = []
      var starts: [Int] = []
      for text in texts {
        starts.append(bytes.count)
        bytes.append(contentsOf: text.utf8.lazy.map(CChar.init(bitPattern:)))
        bytes.append(0)
      }
      return bytes.withUnsafeBufferPointer { buffer in
        body(starts.map { start in buffer.baseAddress.map { $0 + start } })
      }
    }
  }
#endif
