package import LanguageData

/// What a message needs to know on the way to its text, and where the pieces of the text go.
package protocol CompiledMessageVisitor {
  /// The category of the value that a choice is made by; nil where there is no such argument or it is no number, in
  /// which case `other` is taken.
  mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory?
  /// Whether an argument's value is nought, which takes `zero` in every language whose message has it.
  mutating func isZero(argument position: Int) -> Bool
  /// The whole number that an argument is; nil where it is none.
  mutating func wholeNumber(at position: Int) -> Int64?
  /// The device, by its name in catalogs; a message without it takes `other`. Asked for only where there is a choice.
  var device: String { mutating get }
  /// The width that there is room for, in the unit of the message; nil: as much as it wants. Asked for only where the
  /// message has a choice by width.
  var width: Int? { mutating get }

  /// A stretch of text, valid during the call.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// A place for an argument. `specifier` is how it stands in the text, for when there is no such argument; it is valid
  /// during the call.
  mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>)
  /// `%%`, as it stands in the text. Where arguments are put in it is one percent sign, which is what is done where a
  /// visitor does not say otherwise.
  mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>)
}

extension CompiledMessageVisitor {
  package mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>) {
    text(UnsafeBufferPointer(rebasing: written.prefix(1)))
  }
}
