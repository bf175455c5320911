#if !canImport(Darwin)
  import ArgumentFormatting
  import CompiledTables
  public import Foundation

  extension String.LocalizationValue {
    /// Builds the key and collects the arguments. The overloads and the specifiers are Foundation's.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      private var shortKey = ShortText()
      /// The key, once it is too long for the other one.
      private var longKey: String?
      private var values = MessageArguments.plain(.none)
      /// A text without arguments is no format, hence keeps its percent signs.
      private let isFormat: Bool

      public init(literalCapacity: Int, interpolationCount: Int) { isFormat = interpolationCount > 0 }

      var localizationValue: String.LocalizationValue {
        if case .plain(let values) = values, longKey == nil {
          return String.LocalizationValue("", .short(shortKey, values))
        }
        return String.LocalizationValue(longKey ?? shortKey.text, .arguments(values))
      }

      public mutating func appendLiteral(_ literal: String) {
        // Looked at in the bytes as they lie, which is much faster than by the string's own iterator.
        let isAppended = literal.utf8.withContiguousStorageIfAvailable { bytes in
          longKey == nil && !(isFormat && bytes.contains(UInt8(ascii: "%"))) && shortKey.append(bytes)
        }
        if isAppended != true { appendToKey(isFormat ? literal.replacing("%", with: "%%") : literal) }
      }

      private mutating func appendToKey(_ text: String) {
        if longKey == nil, text.utf8.withContiguousStorageIfAvailable({ shortKey.append($0) }) == true { return }
        longKey = (longKey ?? shortKey.text) + text
      }

      mutating func append(_ argument: MessageArgument, specifier: String = "%@") {
        appendToKey(specifier)
        values.append(argument)
      }

      private mutating func append(_ value: PlainValue, specifier: String) {
        appendToKey(specifier)
        values.append(value)
      }

      public mutating func appendInterpolation(_ string: String) { append(PlainValue.text(string), specifier: "%@") }

      public mutating func appendInterpolation(_ substring: Substring) {
        append(PlainValue.text(String(substring)), specifier: "%@")
      }

      /// A number object becomes a number, everything else its description.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append(MessageArgument(object: subject))
      }

      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        switch value._messageArgument.value {
        case .signed(let number): append(PlainValue.signed(number), specifier: Value._specifier)
        case .unsigned(let number): append(PlainValue.unsigned(number), specifier: Value._specifier)
        case let other: append(.value(other), specifier: Value._specifier)
        }
      }

      /// - Parameter specifier: a printf specifier such as `%.2f`, which goes into the key as it is.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        append(
          .value(value._messageArgument.value, digits: Self.fractionDigits(of: specifier)), specifier: specifier)
      }

      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(.placeholder(placeholder), specifier: placeholder.specifier)
      }

      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append(.placeholder(placeholder), specifier: specifier)
      }

      /// The style is given the locale of the lookup.
      public mutating func appendInterpolation<Value, Format>(_ value: Value, format: Format)
      where
        Value: Sendable, Value == Format.FormatInput, Format: FormatStyle, Format: Sendable,
        Format.FormatOutput: StringProtocol
      {
        append(.deferred(FormattedArgument(value: value, style: format)))
      }

      /// The style is given the locale of the lookup.
      public mutating func appendInterpolation<Value, Format>(_ value: Value, format: Format)
      where
        Value: Sendable, Value == Format.FormatInput, Format: FormatStyle, Format: Sendable,
        Format.FormatOutput: AttributedStringProtocol
      {
        append(.deferred(AttributedFormattedArgument(value: value, style: format)))
      }

      public mutating func appendInterpolation(
        _ attributedString: AttributedString, options: AttributedString.InterpolationOptions = []
      ) {
        append(.attributed(attributedString, options))
      }

      public mutating func appendInterpolation(
        _ attributedSubstring: AttributedSubstring, options: AttributedString.InterpolationOptions = []
      ) {
        append(.attributed(AttributedString(attributedSubstring), options))
      }

      /// Among others a `LocalizedStringResource`, which is looked up in the language of this text.
      public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
        append(.deferred(ResourceArgument(resource: value.localizedStringResource)))
      }

      public mutating func appendInterpolation<Values: Collection>(
        _ values: Values, format: ListFormatStyle<StringStyle, [String]>
      ) where Values.Element: CustomLocalizedStringResourceConvertible {
        append(.deferred(ListArgument(items: values.map(\.localizedStringResource), style: format)))
      }

      @available(*, deprecated, message: "say how the value is to be written, with format: or as a String")
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append(MessageArgument.text(String(describing: value)))
      }

      /// The digits that `%.2f` asks for; nil where it asks for none.
      private static func fractionDigits(of specifier: String) -> Int? {
        guard let last = specifier.utf8.last, last == UInt8(ascii: "f") || last == UInt8(ascii: "F"),
          let dot = specifier.utf8.firstIndex(of: UInt8(ascii: "."))
        else { return nil }
        let digits = specifier.utf8[specifier.utf8.index(after: dot)...].prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? 0 : Substring(digits).count > 3 ? nil : Int(Substring(digits))
      }
    }
  }
#endif
