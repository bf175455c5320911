#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes a name as people of a language do: Foundation's style of that name, where Foundation has none.
    ///
    /// Order and spacing follow the script of the name, then the locale, by CLDR's `personNames` data and the rules of
    /// Apple's documentation. The user's settings for short names, which Apple's systems have, are taken as they come:
    /// nicknames preferred, else the given name, in Chinese and Japanese the family name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of a name is shown.
      public enum Style: Int, Codable, Hashable, Sendable {
        /// The nickname, else one name: `Tom`.
        case short
        /// Given and family name: `Thomas Clark`.
        case medium
        /// All but the nickname: `Dr. Thomas Louis Clark Esq.`
        case long
        /// A monogram where the script has any: `TC`; else the short form.
        case abbreviated
      }

      /// How much of a name is shown; `medium` unless said otherwise.
      public var style: Style
      /// The locale whose conventions count where the name's script leaves a choice.
      public var locale: Locale

      public init(style: Style = .medium, locale: Locale = .localization) {
        self.style = style
        self.locale = locale
      }

      /// The same style, with the components marked by the attribute `personNameComponent`.
      public var attributed: AttributedStyle { AttributedStyle(style: style, locale: locale) }

      /// The style for another locale.
      public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

      /// The name as text; empty where it has no components.
      public func format(_ value: PersonNameComponents) -> String {
        PersonNameComposition(value, locale: locale).runs(style).reduce(into: "") { $0 += $1.text }
      }
    }
  }

  extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads a name without knowledge of names: see ``Foundation/PersonNameComponents/ParseStrategy``.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }

  extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }
#endif
