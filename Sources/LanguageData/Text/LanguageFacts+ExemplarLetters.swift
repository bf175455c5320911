#if canImport(_FoundationICU)
  private import _FoundationICU

  extension LanguageFacts {
    static func exemplarLetters(of identifier: String) -> Set<Unicode.Scalar>? {
      var status = U_ZERO_ERROR
      guard let data = swift_ulocdata_open(identifier, &status) else { return nil }
      defer { swift_ulocdata_close(data) }
      // The root's data stands in for a language that CLDR does not know.
      guard status.rawValue <= U_ZERO_ERROR.rawValue, status != U_USING_DEFAULT_WARNING else { return nil }
      guard let set = swift_uset_openEmpty() else { return nil }
      defer { swift_uset_close(set) }
      swift_ulocdata_getExemplarSet(data, set, 0, ULOCDATA_ES_STANDARD, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      var letters: Set<Unicode.Scalar> = []
      for number in 0..<swift_uset_getItemCount(set) {
        var (start, end): (UChar32, UChar32) = (0, 0)
        // A range has no text; another item is a letter of several code points.
        guard swift_uset_getItem(set, number, &start, &end, nil, 0, &status) == 0, start <= end else { continue }
        letters.formUnion((start...end).lazy.compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) })
      }
      return letters.isEmpty ? nil : letters
    }
  }
#else
  private import Foundation

  extension LanguageFacts {
    static func exemplarLetters(of identifier: String) -> Set<Unicode.Scalar>? {
      let locale = NSLocale(localeIdentifier: identifier)
      guard let set = locale.object(forKey: .exemplarCharacterSet) as? CharacterSet else { return nil }
      // Exemplar characters are of the first plane, but for few scripts whose letters have no doubles in others.
      let letters = Set((0...0xFFFF).lazy.compactMap { Unicode.Scalar(UInt16($0)) }.filter(set.contains))
      return letters.isEmpty ? nil : letters
    }
  }
#endif
