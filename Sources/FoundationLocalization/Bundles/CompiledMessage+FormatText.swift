import ArgumentFormatting
import CompiledTables
import FormatSpecifiers
import LanguageData

extension CompiledMessage {
  /// The text as a format for `String(format:)`: specifiers and `%%` stand as they were written. Where a number would
  /// choose, the form `other`, since a plain string cannot carry the choice; where a device or a width would, the form
  /// for any.
  ///
  /// - Returns: nil where the table is damaged.
  var formatText: String? {
    if !takesArguments, let text = plainText { return text }
    var visitor = FormatTextVisitor()
    return accept(&visitor) ? String(decoding: visitor.result, as: UTF8.self) : nil
  }

  private struct FormatTextVisitor: CompiledMessageVisitor {
    var result: [UInt8] = []
    let device = "other"
    let width: Int? = nil

    func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? { nil }
    func wholeNumber(at position: Int) -> Int64? { nil }
    func isZero(argument position: Int) -> Bool { false }
    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { result += bytes }
    mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) { result += specifier }
    mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>) { result += written }
  }
}
