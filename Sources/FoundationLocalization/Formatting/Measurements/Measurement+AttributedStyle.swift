#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  extension Measurement where UnitType: Dimension {
    /// Writes measurements as attributed strings: `numberPart`, `numberSymbol` and `measurement` tell the parts.
    @dynamicMemberLookup
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      private var style: Measurement<UnitType>.FormatStyle

      init(_ style: Measurement<UnitType>.FormatStyle) { self.style = style }

      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        AttributedString(style.writer.parts(of: value.value, value.unit))
      }

      public func locale(_ locale: Locale) -> Self { Self(style.locale(locale)) }

      public subscript<T>(dynamicMember key: KeyPath<Measurement<UnitType>.FormatStyle, T>) -> T { style[keyPath: key] }

      public subscript<T>(dynamicMember key: WritableKeyPath<Measurement<UnitType>.FormatStyle, T>) -> T {
        get { style[keyPath: key] }
        set { style[keyPath: key] = newValue }
      }
    }
  }

  extension AttributedString {
    init(_ measure: FormattedMeasure) {
      self.init(measure.text)
      // From the whole to its details: a grouping separator lies in the integer.
      for span in measure.spans.sorted(by: { $0.range.count > $1.range.count }) {
        let start = String.Index(utf16Offset: span.range.lowerBound, in: measure.text)
        let end = String.Index(utf16Offset: span.range.upperBound, in: measure.text)
        guard let range = Range(start..<end, in: self) else { continue }
        self[range].mergeAttributes(span.part.attributes)
      }
    }
  }

  extension FormattedMeasure.Part {
    fileprivate var attributes: AttributeContainer {
      var attributes = AttributeContainer()
      attributes.measurement = self == .unit ? .unit : .value
      switch self {
      case .integer: attributes.numberPart = .integer
      case .fraction: attributes.numberPart = .fraction
      case .decimalSeparator: attributes.numberSymbol = .decimalSeparator
      case .groupingSeparator: attributes.numberSymbol = .groupingSeparator
      case .sign: attributes.numberSymbol = .sign
      case .otherOfNumber, .unit: break
      }
      return attributes
    }
  }
#endif
