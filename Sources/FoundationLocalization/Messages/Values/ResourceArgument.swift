#if !canImport(Darwin)
  import Foundation

  /// `\(resource)`: a text that is looked up by itself, in the language of the text around it.
  struct ResourceArgument: DeferredArgument, Equatable {
    let resource: LocalizedStringResource

    func resolved(in context: MessageContext) -> ResolvedArgument {
      .text(MessageRequest(resource, in: context).text())
    }
  }

  /// `\(resources, format: .list(…))`.
  struct ListArgument: DeferredArgument, Equatable {
    let items: [LocalizedStringResource]
    let style: ListFormatStyle<StringStyle, [String]>

    func resolved(in context: MessageContext) -> ResolvedArgument {
      let texts = items.map { MessageRequest($0, in: context).text() }
      return .text(style.locale(context.formattingLocale).format(texts))
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
