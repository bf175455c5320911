package import FormatSpecifiers
package import LanguageData

/// What a message is put together for.
package struct CatalogMessageContext: Sendable {
  /// The language of the text, whose rules choose plural cases; nil, for tables in no one language, chooses `other`.
  package var language: LanguageIdentifier?
  /// As catalogs name them: `iphone`, `mac`, …; nil takes the fallback.
  package var device: String?
  /// In the units of `variantFittingPresentationWidth(_:)`; nil takes the widest.
  package var width: Int?
  /// Formats a value for the place where it stands.
  package var format: @Sendable (FormatArgument, MessageArgument) -> String

  package init(
    language: LanguageIdentifier?, device: String? = nil, width: Int? = nil,
    format: @escaping @Sendable (FormatArgument, MessageArgument) -> String = { $1.plainText(for: $0) }
  ) {
    self.language = language
    self.device = device
    self.width = width
    self.format = format
  }
}

extension CatalogMessage {
  /// The text for arguments. An argument that is not given shows as the specifier that stands for it.
  ///
  /// - Returns: nil where no branch is for the device, or a choice has no branches: the runtime then shows the key.
  package func text(of arguments: [MessageArgument], in context: CatalogMessageContext) -> String? {
    switch self {
    case .text(let pieces):
      var result = ""
      for piece in pieces {
        switch piece {
        case .text(let text): result += text
        case .argument(let argument): result += Self.text(of: argument, arguments, context)
        case .message(let message): result += message.text(of: arguments, in: context) ?? ""
        }
      }
      return result
    case .plural(let plural):
      let index = plural.argument - 1
      let value = arguments.indices.contains(index) ? arguments[index] : nil
      return plural.chosenCase(for: value, language: context.language)?.text(of: arguments, in: context)
    case .devices(let branches):
      let branch = branches.first { $0.name == context.device } ?? branches.first { $0.name == "other" }
      return branch?.message.text(of: arguments, in: context)
    case .widths(let branches):
      return Self.branch(of: branches, fitting: context.width)?.message.text(of: arguments, in: context)
    }
  }

  private static func text(
    of argument: FormatArgument, _ arguments: [MessageArgument], _ context: CatalogMessageContext
  ) -> String {
    // `%n` takes the place of an argument and shows nothing, as Foundation has it.
    if argument.conversion == "n" { return "" }
    guard arguments.indices.contains(argument.position - 1) else { return argument.text }
    return context.format(argument.withSizes(from: arguments), arguments[argument.position - 1])
  }

  /// The widest that fits, else the narrowest (NSBundle.h on `variantFittingPresentationWidth:`).
  private static func branch(of branches: [CatalogMessageBranch], fitting width: Int?) -> CatalogMessageBranch? {
    let sorted = branches.compactMap { branch in Int(branch.name).map { (width: $0, branch: branch) } }
      .sorted { $0.width < $1.width }
    guard let width else { return sorted.last?.branch }
    return (sorted.last { $0.width <= width } ?? sorted.first)?.branch
  }
}

extension CatalogMessagePlural {
  /// `zero` is taken for 0 in every language that has the case, as Foundation does; a category without a case becomes
  /// `other`, and a missing `other` the nearest that is there.
  func chosenCase(for value: MessageArgument?, language: LanguageIdentifier?) -> CatalogMessage? {
    if value?.isZero == true, let zero = message(for: .zero) { return zero }
    let category = language.flatMap { value?.pluralCategory(in: $0) } ?? .other
    if let message = message(for: category) { return message }
    return PluralCategory.allCases.reversed().lazy.compactMap { message(for: $0) }.first
  }

  private func message(for category: PluralCategory) -> CatalogMessage? {
    cases.first { $0.name == category.rawValue }?.message
  }
}
