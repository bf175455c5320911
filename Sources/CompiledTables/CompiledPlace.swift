package import FormatSpecifiers

/// A place in a text that an argument is put into, with all that the specifier says: nothing is left to be parsed.
package struct CompiledPlace: Hashable, Sendable {
  /// The 1-based position of the argument.
  package var position: Int
  package var specifier: FormatSpecifier

  package init(position: Int, specifier: FormatSpecifier) {
    self.position = position
    self.specifier = specifier
  }
}
