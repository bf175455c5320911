#if !canImport(Darwin)
  import ArgumentFormatting
  public import Foundation

  extension LocalizedStringKey {
    /// A value that is put into the text.
    public enum Argument: Hashable, Sendable {
      case integer(Int64)
      case unsignedInteger(UInt64)
      case number(Double)
      case text(String)
      case attributedText(AttributedString)
    }

    /// The values in the order of the code, formatted where a style says how.
    ///
    /// - Parameter locale: that of the interface; nil: the task's, else the user's.
    public func arguments(locale: Locale? = nil) -> [Argument] {
      let context = MessageContext(languages: locale.map { [$0.identifier(.bcp47)] }, locale: locale)
      return localizationValue.arguments.map { Argument($0, in: context) }
    }
  }

  extension LocalizedStringKey.Argument {
    fileprivate init(_ argument: MessageArgument, in context: MessageContext) {
      switch argument {
      case .value(.signed(let number), _): self = .integer(number)
      case .value(.unsigned(let number), _): self = .unsignedInteger(number)
      case .value(.double(let number), _): self = .number(number)
      case .value(.text(let text), _): self = .text(text)
      case .attributed(let text, _): self = .attributedText(text)
      case .placeholder: self = .text("")
      case .deferred(let deferred):
        switch deferred.resolved(in: context) {
        case .text(let text): self = .text(text)
        case .attributed(let text): self = .attributedText(text)
        }
      }
    }
  }
#endif
