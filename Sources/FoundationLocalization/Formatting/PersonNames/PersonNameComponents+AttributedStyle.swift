#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes a name as an attributed string whose runs carry the attribute `personNameComponent`, delimiters too.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      /// How much of a name is shown.
      public var style: FormatStyle.Style
      /// The locale whose conventions count where the name's script leaves a choice.
      public var locale: Locale

      public init(style: FormatStyle.Style = .medium, locale: Locale = .localization) {
        self.style = style
        self.locale = locale
      }

      /// The style for another locale.
      public func locale(_ locale: Locale) -> AttributedStyle { AttributedStyle(style: style, locale: locale) }

      /// The name, marked; empty where it has no components.
      public func format(_ value: PersonNameComponents) -> AttributedString {
        var result = AttributedString()
        for run in PersonNameComposition(value, locale: locale).runs(style) {
          var part = AttributedString(run.text)
          part.personNameComponent = run.component
          result += part
        }
        return result
      }
    }
  }
#endif
