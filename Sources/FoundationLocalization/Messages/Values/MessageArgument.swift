#if !canImport(Darwin)
  package import ArgumentFormatting
  import Foundation

  /// A value that was interpolated into a message: what it is, kept until the language of the text is known.
  package enum MessageArgument: Sendable {
    /// `digits` are the fraction digits that the code asked for, as in `specifier: "%.1f"`; plural rules can tell `1.0`
    /// from `1`.
    case value(FormatValue, digits: Int? = nil)
    case attributed(AttributedString, AttributedString.InterpolationOptions)
    /// A value that needs the locale for its text.
    case deferred(any DeferredArgument)
    /// The value comes with the options of the lookup.
    case placeholder(String.LocalizationValue.Placeholder)
  }

  extension MessageArgument: Equatable {
    package static func == (left: MessageArgument, right: MessageArgument) -> Bool {
      switch (left, right) {
      case (.value(let left, let leftDigits), .value(let right, let rightDigits)):
        left == right && leftDigits == rightDigits
      case (.attributed(let left, let leftOptions), .attributed(let right, let rightOptions)):
        left == right && leftOptions == rightOptions
      case (.deferred(let left), .deferred(let right)): left.isEqual(to: right)
      case (.placeholder(let left), .placeholder(let right)): left == right
      default: false
      }
    }
  }
#endif
