#if !canImport(Darwin)
  public import Foundation

  extension Measurement.AttributedStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as attributed strings: `byteCount`, `numberPart` and `numberSymbol` tell the parts.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
      public typealias Style = ByteCountFormatStyle.Style
      public typealias Units = ByteCountFormatStyle.Units

      public var style: Style
      public var allowedUnits: Units
      public var spellsOutZero: Bool
      public var includesActualByteCount: Bool
      public var locale: Locale

      public func format(_ value: Measurement<UnitInformationStorage>) -> AttributedString {
        let plain = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
        guard let count = plain.count(of: value) else { return plain.uncounted.attributed.format(value) }
        return plain.counting.attributed.format(count)
      }

      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }
  }

  extension Measurement.FormatStyle.ByteCount where UnitType == UnitInformationStorage {
    /// The same, as an attributed string.
    public var attributed: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount {
      .init(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }
  }
#endif
