#if !canImport(Darwin)
  public import Foundation

  extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as `ByteCountFormatStyle` writes numbers of bytes: `1 kB`.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
      public typealias Style = ByteCountFormatStyle.Style
      public typealias Units = ByteCountFormatStyle.Units

      public var style: Style
      public var allowedUnits: Units
      public var spellsOutZero: Bool
      public var includesActualByteCount: Bool
      public var locale: Locale

      public init(
        style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
      ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
      }

      /// Parts of a byte count for nothing; what is more than 64 bits can count is written in its own unit.
      public func format(_ value: Measurement<UnitInformationStorage>) -> String {
        count(of: value).map(counting.format) ?? uncounted.format(value)
      }

      /// nil for what cannot be counted.
      func count(of value: Measurement<UnitInformationStorage>) -> Int64? {
        Int64(exactly: value.converted(to: .bytes).value.rounded(.towardZero))
      }

      var counting: ByteCountFormatStyle {
        ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
      }

      var uncounted: Measurement<UnitInformationStorage>.FormatStyle {
        .init(width: .abbreviated, locale: locale, usage: .asProvided)
      }

      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }
  }

  extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for amounts of data: `file.formatted(.byteCount(style: .file))`.
    public static func byteCount(
      style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false
    ) -> Self {
      Self(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: .localization)
    }
  }
#endif
