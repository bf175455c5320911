#if !canImport(Darwin)
  public import Foundation

  /// The values that `String.localizedStringWithFormat` takes: numbers and objects. Not for conforming to.
  public protocol _LocalizedFormatArgument {}

  extension NSObject: _LocalizedFormatArgument {}

  extension String {
    /// A text with values put in, written by the locale of the task or the user.
    ///
    /// Foundation has a function of this name off Apple's systems too, which knows no plural forms and reads what a
    /// specifier asks for, whatever the argument is. This one is taken in its place, also in files that import Foundation
    /// by its name, since the compiler prefers the narrower type of argument.
    ///
    /// - Parameter format: one that `NSLocalizedString` gave, whose plural form is then chosen, or any other. A specifier
    ///   that does not fit its argument is shown, or the argument as what it is.
    public static func localizedStringWithFormat(
      _ format: String, _ arguments: any CVarArg & _LocalizedFormatArgument...
    ) -> String {
      LocalizedFormats.formatted(format, arguments)
    }
  }
#endif
