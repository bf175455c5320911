import FormatSpecifiers

/// How the specifiers of a text fail to fit the arguments that there are.
enum SpecifierFault {
  /// The text lacks an argument that the source text shows.
  case missing(FormatArgument)
  /// There is no such argument.
  case unexpected(FormatArgument)
  /// The argument is a value of another kind.
  case mismatched(FormatArgument, expected: FormatArgument)
  /// An integer of another size: large ones are cut.
  case otherSize(FormatArgument, expected: FormatArgument)
  /// Unnumbered specifiers that take each other's arguments; the text with numbers, where only one order can be meant.
  case reordered(numbered: String?)
  /// Some specifiers are numbered and some are not; the text with numbers, where only one way can be meant.
  /// `isSound`: counted by themselves, those without a number take what is meant.
  case partlyNumbered(numbered: String?, isSound: Bool)
  /// A numbered argument stands there more often than in the source text.
  case repeated(FormatArgument)
}
