#if !canImport(Darwin)
  public import Foundation

  // Open Foundation has an empty type of this name, with `Field` alone. Another one would make every use of the name
  // ambiguous, that of `Field` too, so what can be done here is to say what to write instead.
  extension Date.ComponentsFormatStyle {
    public typealias Style = Date.RangeComponentsFormatStyle.Style

    /// `1:35`, or `1:01:35` from an hour on.
    public static var timeDuration: Date.RangeComponentsFormatStyle { .timeDuration }

    /// Always nil, since there is nowhere to keep what it is given.
    @available(
      *, unavailable,
      message:
        "outside Apple's systems this type is empty; write Date.RangeComponentsFormatStyle, which is the same there"
    )
    public init?(
      style: Style, locale: Locale = .localization, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      return nil
    }
  }
#endif
