#if !canImport(Darwin)
  public import Foundation

  extension LocalizedStringKey {
    /// Builds the key and collects the values. The overloads are SwiftUI's, without those for its own types (`Text`,
    /// `Image`, `Text.DateStyle`, timers, colours); a library adds its own in an extension that calls one of these.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var interpolation: String.LocalizationValue.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        interpolation = String.LocalizationValue.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { interpolation.appendLiteral(literal) }

      public mutating func appendInterpolation(_ string: String) { interpolation.appendInterpolation(string) }

      public mutating func appendInterpolation(_ substring: Substring) { interpolation.appendInterpolation(substring) }

      /// An object, formatted at once, since formatters may change and belong to one thread.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        if let text = formatter?.string(for: subject) {
          interpolation.appendInterpolation(text)
        } else {
          interpolation.appendInterpolation(subject)
        }
      }

      /// A value such as a date, an address or a measurement, formatted at once or described.
      public mutating func appendInterpolation<Subject: _DescribableValue>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        if let text = formatter?.string(for: subject) {
          interpolation.appendInterpolation(text)
        } else if let date = subject as? Date {
          interpolation.append(.deferred(DescribedDate(date: date)))
        } else {
          interpolation.appendInterpolation(subject.description)
        }
      }

      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        interpolation.appendInterpolation(value)
      }

      /// - Parameter specifier: a printf specifier such as `%.2f`, which goes into the key as it is.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        interpolation.appendInterpolation(value, specifier: specifier)
      }

      /// The style is given the locale of the interface.
      public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        interpolation.appendInterpolation(input, format: format)
      }

      /// The style is given the locale of the interface.
      public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == AttributedString {
        interpolation.appendInterpolation(input, format: format)
      }

      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        interpolation.appendInterpolation(attributedString)
      }

      public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
        interpolation.appendInterpolation(attributedSubstring)
      }

      /// A text that is looked up in the language of this one.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        interpolation.appendInterpolation(resource)
      }

      /// A time from one date to another.
      public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        interpolation.appendInterpolation(
          dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened))
      }

      /// A time from one date to another.
      public mutating func appendInterpolation(_ dates: DateInterval) {
        interpolation.appendInterpolation(
          dates.start..<dates.end, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened))
      }

      @available(*, deprecated, message: "say how the value is to be written, with format: or as a String")
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        interpolation.appendInterpolation(String(describing: value))
      }
    }
  }

  /// The value types that Apple's Foundation bridges to objects, which are described where no format is given. Not for
  /// conforming to.
  public protocol _DescribableValue: CustomStringConvertible, Sendable {}

  extension Calendar: _DescribableValue {}
  extension CharacterSet: _DescribableValue {}
  extension Data: _DescribableValue {}
  extension Date: _DescribableValue {}
  extension DateComponents: _DescribableValue {}
  extension IndexPath: _DescribableValue {}
  extension IndexSet: _DescribableValue {}
  extension Locale: _DescribableValue {}
  extension Measurement: _DescribableValue {}
  extension PersonNameComponents: _DescribableValue {}
  extension TimeZone: _DescribableValue {}
  extension URL: _DescribableValue {}
  extension URLComponents: _DescribableValue {}
  extension URLQueryItem: _DescribableValue {}
  extension UUID: _DescribableValue {}
#endif
