public import Foundation

#if canImport(Darwin)
  extension Date {
    /// Foundation's style for the time between two dates, by the name that it has on every system.
    public typealias RangeComponentsFormatStyle = Date.ComponentsFormatStyle
  }
#else
  import LanguageData

  extension Date {
    /// Writes the time between two dates in units of a calendar: `2 hours, 5 minutes`.
    ///
    /// It is Foundation's `Date.ComponentsFormatStyle`. Open Foundation has an empty type of that name, which nothing can
    /// be added to, so it has this name, on Apple's systems too. `range.formatted(.components(style: .wide))` and
    /// `Date.ComponentsFormatStyle(style: .wide)` are written as there; where the type itself is named, write
    /// `Date.RangeComponentsFormatStyle`.
    ///
    /// Names of units and numbers are CLDR's, from the toolchain's ICU.
    public struct RangeComponentsFormatStyle: Codable, Hashable, Sendable {
      public typealias Field = Date.RelativeFormatStyle.Field

      public struct Style: Codable, Hashable, Sendable {
        enum Option: String, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration }

        let option: Option

        /// `2 hours, 5 minutes`
        public static var wide: Self { Self(option: .wide) }

        /// `2 hr, 5 min`
        public static var abbreviated: Self { Self(option: .abbreviated) }

        /// `2h 5m`: as Apple's systems write it, which is the shorter of the two short ones.
        public static var condensedAbbreviated: Self { Self(option: .condensedAbbreviated) }

        /// `2hr 5min`
        public static var narrow: Self { Self(option: .narrow) }

        /// `two hours, five minutes`
        public static var spellOut: Self { Self(option: .spellOut) }
      }

      public var style: Style
      public var locale: Locale
      /// The calendar that counts: how long a month is, and when a day begins.
      public var calendar: Calendar
      /// The units that may be used; nil for all. What is less than the smallest is left out.
      public var fields: Set<Field>?
      /// Whether the time counts forward; otherwise a minus is written.
      public var isPositive = true

      public init(
        style: Style, locale: Locale = .localization, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
      ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
      }

      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
      }

      /// `1:35`, or `1:01:35` from an hour on.
      public static var timeDuration: Self {
        Self(style: Style(option: .timeDuration), fields: [.hour, .minute, .second])
      }
    }
  }
#endif
