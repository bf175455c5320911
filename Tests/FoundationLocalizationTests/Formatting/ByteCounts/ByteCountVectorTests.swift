#if !canImport(Darwin)
  import FoundationLocalization
  import TestSupport
  import Testing

  @Suite("Recordings of ByteCountFormatStyle", .enabled(if: FormatVector.exist, "needs the recordings"))
  struct ByteCountVectorTests {
    @Test func differOnlyWhereListed() throws {
      let faults = try FormatVectorPage().faults(of: "ByteCountFormatStyle", format: formatted)
      #expect(faults == [])
    }

    /// Both as Foundation writes a number of bytes, and as a measurement of bytes is written here.
    private func formatted(_ vector: FormatVector) -> String? {
      guard let count = vector.input.number, let locale = vector.locale, let options = vector.options,
        let style = (options["style"]?.text).flatMap({ Self.styles[$0] })
      else { return nil }
      let names = options["allowedUnits"]?.texts ?? ["all"]
      // Of no units Foundation makes all of them, so none is to start from.
      let units = ByteCountFormatStyle.Units(
        rawValue: names.compactMap { Self.units[$0]?.rawValue }.reduce(0, |))
      let spellsOutZero = options["spellsOutZero"]?.bool ?? true
      let includesActual = options["includesActualByteCount"]?.bool ?? false
      let text = Int64(count).formatted(
        ByteCountFormatStyle(
          style: style, allowedUnits: units, spellsOutZero: spellsOutZero, includesActualByteCount: includesActual,
          locale: Locale(identifier: locale)))
      let measurement = Measurement(value: count, unit: UnitInformationStorage.bytes).formatted(
        .byteCount(
          style: style, allowedUnits: units, spellsOutZero: spellsOutZero, includesActualByteCount: includesActual
        ).locale(Locale(identifier: locale)))
      return text == measurement ? text : nil
    }

    private static let styles: [String: ByteCountFormatStyle.Style] = [
      "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
    ]

    private static let units: [String: ByteCountFormatStyle.Units] = [
      "all": .all, "bytes": .bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb, "eb": .eb, "zb": .zb,
      "ybOrHigher": .ybOrHigher,
    ]
  }
#endif
