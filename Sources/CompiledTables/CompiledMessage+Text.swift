import LanguageData

extension CompiledMessage {
  /// A value for a message, with its text: how numbers are written is not the table's business.
  public enum Argument: Hashable, Sendable {
    /// The number chooses the plural form, the text is shown.
    case number(Double, text: String)
    case text(String)

    /// A whole number in plain digits.
    public static func integer(_ number: Int) -> Self { .number(Double(number), text: "\(number)") }

    var text: String {
      switch self {
      case .number(_, let text), .text(let text): text
      }
    }
  }

  /// The text with the arguments put in and every choice made. A specifier without an argument is shown as it stands.
  ///
  /// - Parameters:
  ///   - device: the device by its name in catalogs, such as `iphone`.
  ///   - width: the width that there is room for; nil: as much as the text wants.
  /// - Returns: nil where the file is damaged.
  public func text(_ arguments: [Argument] = [], device: String = "other", width: Int? = nil) -> String? {
    var visitor = TextVisitor(
      arguments: arguments, language: language, device: device, width: width)
    return accept(&visitor) ? String(decoding: visitor.result, as: UTF8.self) : nil
  }

  private struct TextVisitor: CompiledMessageVisitor {
    let arguments: [Argument]
    let language: String
    let device: String
    let width: Int?
    var result: [UInt8] = []

    func number(at position: Int) -> Double? {
      guard position > 0, position <= arguments.count, case .number(let number, _) = arguments[position - 1] else {
        return nil
      }
      return number
    }

    func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
      number(at: choice.position).flatMap {
        PluralRules.of(language: language, choice.isOrdinal ? .ordinal : .cardinal).category(of: $0)
      }
    }

    func wholeNumber(at position: Int) -> Int64? { number(at: position).flatMap { Int64(exactly: $0) } }

    func isZero(argument position: Int) -> Bool { number(at: position) == 0 }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { result += bytes }

    mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) {
      if place.position > 0, place.position <= arguments.count {
        result += arguments[place.position - 1].text.utf8
      } else {
        result += specifier
      }
    }
  }
}
