#if !canImport(Darwin)
  import Foundation

  /// The settings of a number style as stems of an ICU number skeleton. A style tells its settings to nobody but an
  /// encoder, so they are read from what it encodes.
  enum NumberStems {
    static func stems(of style: FloatingPointFormatStyle<Double>) -> String {
      if let stems = known.withLock({ $0[style] }) { return stems }
      let stems = settings(of: style)?.stems ?? ""
      known.withLock {
        if $0.count >= 256 { $0.removeAll() }
        $0[style] = stems
      }
      return stems
    }

    private static let known = Locked<[FloatingPointFormatStyle<Double>: String]>([:])

    private static func settings(of style: FloatingPointFormatStyle<Double>) -> NumberSettings? {
      // A scale may be infinite, which JSON has no number for.
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      guard let encoded = try? encoder.encode(style) else { return nil }
      return try? decoder.decode(EncodedStyle.self, from: encoded).collection
    }

    private struct EncodedStyle: Decodable {
      var collection: NumberSettings
    }
  }
#endif
