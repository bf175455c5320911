#if !canImport(Darwin)
  import Foundation

  /// `\(resource)`: a text that is looked up by itself, in the language of the text around it.
  struct ResourceArgument: DeferredArgument, Equatable {
    let resource: LocalizedStringResource

    func resolved(in context: MessageContext) -> ResolvedArgument {
      .text(resource.text(within: context))
    }
  }

  /// `\(resources, format: .list(…))`.
  struct ListArgument: DeferredArgument, Equatable {
    let items: [LocalizedStringResource]
    let style: ListFormatStyle<StringStyle, [String]>

    func resolved(in context: MessageContext) -> ResolvedArgument {
      let texts = items.map { $0.text(within: context) }
      return .text(style.locale(context.formattingLocale).format(texts))
    }
  }

  extension LocalizedStringResource {
    /// The key where it lies too deep.
    fileprivate func text(within context: MessageContext) -> String {
      context.nested.map { MessageRequest(self, in: $0).text() } ?? key
    }
  }

  /// A date without a format, which is described as the locale does.
  struct DescribedDate: DeferredArgument, Equatable {
    let date: Date

    func resolved(in context: MessageContext) -> ResolvedArgument {
      .text(date.description(with: context.formattingLocale))
    }
  }
#endif
