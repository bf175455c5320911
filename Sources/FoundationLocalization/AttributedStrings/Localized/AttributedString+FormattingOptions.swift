#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// What is kept of the values that are put into a localized text.
    public struct FormattingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Each value has the attribute `replacementIndex`, its 1-based place among the arguments, wherever the
      /// translation puts it.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }
  }
#endif
