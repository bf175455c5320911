import ArgumentFormatting
import CompiledTables
import FormatSpecifiers
import LanguageData

extension CompiledMessage {
  /// The text as a format for `String(format:)`: specifiers and `%%` stand as they were written. Where a number would
  /// choose, the form `other`, since a plain string cannot carry the choice; where a device or a width would, the one
  /// for those of the task.
  ///
  /// - Returns: nil where the table is damaged.
  var formatText: String? {
    if !takesArguments, let text = plainText { return text }
    guard let (text, variesByWidth, variesByNumber) = formatText(forWidth: TaskPresentation.width) else { return nil }
    #if !canImport(Darwin)
      if variesByNumber { LocalizedFormats.remember(self, as: text) }
      if variesByWidth, TaskPresentation.width == nil {
        WidthVariants.remember(text) { formatText(forWidth: $0)?.text ?? text }
      }
    #endif
    return text
  }

  private func formatText(forWidth width: Int?) -> (text: String, variesByWidth: Bool, variesByNumber: Bool)? {
    var visitor = FormatTextVisitor(wantedWidth: width)
    guard accept(&visitor) else { return nil }
    return (String(decoding: visitor.result, as: UTF8.self), visitor.variesByWidth, visitor.variesByNumber)
  }

  private struct FormatTextVisitor: CompiledMessageVisitor {
    var result: [UInt8] = []
    let wantedWidth: Int?
    var variesByWidth = false

    var device: String { PresentationDevice.current.rawValue }
    var width: Int? {
      mutating get {
        variesByWidth = true
        return wantedWidth
      }
    }

    var variesByNumber = false
    mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
      variesByNumber = true
      return nil
    }
    func wholeNumber(at position: Int) -> Int64? { nil }
    func isZero(argument position: Int) -> Bool { false }
    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { result += bytes }
    mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) { result += specifier }
    mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>) { result += written }
  }
}
