#if !canImport(Darwin)
  import Foundation

  /// `\(value, format: style)` where the style makes plain text.
  struct FormattedArgument<Style: FormatStyle & Sendable>: DeferredArgument
  where Style.FormatInput: Sendable, Style.FormatOutput: StringProtocol {
    let value: Style.FormatInput
    let style: Style

    func resolved(in context: MessageContext) -> ResolvedArgument {
      .text(String(style.locale(context.formattingLocale).format(value)))
    }

    /// Of values that cannot be compared, the texts are.
    func isEqual(to other: any DeferredArgument) -> Bool {
      guard let other = other as? Self, style == other.style else { return false }
      return areEqual(value, other.value) ?? (style.format(value) == style.format(other.value))
    }
  }

  /// `\(value, format: style)` where the style makes text with attributes.
  struct AttributedFormattedArgument<Style: FormatStyle & Sendable>: DeferredArgument
  where Style.FormatInput: Sendable, Style.FormatOutput: AttributedStringProtocol {
    let value: Style.FormatInput
    let style: Style

    func resolved(in context: MessageContext) -> ResolvedArgument {
      .attributed(attributed(style.locale(context.formattingLocale)))
    }

    func isEqual(to other: any DeferredArgument) -> Bool {
      guard let other = other as? Self, style == other.style else { return false }
      return areEqual(value, other.value) ?? (attributed(style) == other.attributed(style))
    }

    private func attributed(_ style: Style) -> AttributedString {
      let output = style.format(value)
      return (output as? AttributedString)
        ?? AttributedString(output[output.startIndex..<output.endIndex])
    }
  }

  /// nil where the type says nothing about equality.
  private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
    func compare<Known: Equatable>(_ left: Known) -> Bool { (right as? Known) == left }
    guard let left = left as? any Equatable else { return nil }
    return compare(left)
  }
#endif
