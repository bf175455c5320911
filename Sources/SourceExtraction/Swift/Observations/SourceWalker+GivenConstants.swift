import SourceObservations
import SwiftSyntax

/// Constants that are no text, and what they are given to.
extension SourceWalker {
  /// Whether values of a type are followed, as texts are.
  func isFollowed(_ type: SwiftType) -> Bool {
    if type.isText { return true }
    guard let name = type.unwrapped.name else { return false }
    return Self.followedTypes.contains(name)
  }

  private static let followedTypes: Set<String> = [
    "Locale", "NSLocale", "NumberFormatter.Style", "AttributedString", "NSAttributedString",
    "NSMutableAttributedString", "NSString",
  ]

  /// Whether a value of a type that is not known is one to follow: a style, or the text of a number.
  func isFollowed(_ value: ExprSyntax) -> Bool {
    let value = value.bare
    switch value.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr: return isCurrencyStyle(value) || isCurrencyOfRegion(value)
    case .functionCallExpr(let call):
      guard let name = ObservedCall.name(of: call) else { return false }
      guard Self.followedCalls.contains(name) else { return isStyle(call) }
      let call = ObservedCall(call, name: name)
      return Self.localizedTypes.contains(call.name) || Self.makesPattern(call) || isNumberText(call)
    case .sequenceExpr(let sequence):
      // `formatter.string(from: price) ?? ""`.
      return sequence.elements.first.map { $0.is(FunctionCallExprSyntax.self) && isFollowed($0) } ?? false
    default: return false
    }
  }

  /// `Date.FormatStyle(locale: locale).day().month()`: a style that is made step by step.
  private func isStyle(_ call: FunctionCallExprSyntax) -> Bool {
    var current = call
    while let inner = current.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self) {
      if let name = ObservedCall.name(of: inner), Self.styles.contains(name) { return true }
      current = inner
    }
    return false
  }

  private static let styles: Set<String> = ["FormatStyle", "ListFormatStyle", "VerbatimFormatStyle", "locale"]
  private static let followedCalls: Set<String> = [
    "Locale", "NSLocale", "VerbatimFormatStyle", "FormatStyle", "ListFormatStyle", "locale", "init", "dateFormat",
    "String", "formatted",
    "string", "localizedString", "NSMutableAttributedString", "NSAttributedString", "AttributedString",
  ]
  private static let localeTypes: Set<String> = ["Locale", "NSLocale"]
  /// With what makes a format style with a locale of its own.
  private static let localizedTypes: Set<String> = [
    "Locale", "NSLocale", "FormatStyle", "ListFormatStyle", "VerbatimFormatStyle", "locale",
    "NSMutableAttributedString", "NSAttributedString", "AttributedString",
  ]

  private func isCurrencyStyle(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.hasPrefix("currency")
    else { return false }
    return member.base.map { $0.trimmedDescription.hasSuffix("Style") } ?? true
  }

  /// Notes a locale, a style or a number's text; false for what is none.
  ///
  /// A number's text is made by the code, too, and so goes on.
  func noteConstant(_ expression: ExprSyntax, givenTo node: TextNode) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = ObservedCall.name(of: call), Self.followedCalls.contains(name) else { return false }
      let call = ObservedCall(call, name: name)
      if let identifier = localeIdentifier(of: call) {
        note(\.constants, GivenConstant(node: node, text: identifier, place: observedPlace(expression)))
        return true
      }
      if isNumberText(call) { observed?.numbers.insert(node) }
      guard Self.makesPattern(call) else { return false }
      note(\.constants, GivenConstant(node: node, text: call.name, place: observedPlace(expression)))
      return true
    }
    if isCurrencyOfRegion(expression) {
      note(
        \.constants,
        GivenConstant(node: node, text: GivenConstant.currencyOfRegion, place: observedPlace(expression)))
      return true
    }
    guard isCurrencyStyle(expression) else { return false }
    note(\.constants, GivenConstant(node: node, text: excerpt(expression), place: observedPlace(expression)))
    return true
  }

  /// `DateFormatter.dateFormat(fromTemplate:options:locale:)`: a pattern that is the region's own.
  static func makesPattern(_ call: ObservedCall) -> Bool {
    call.name == "dateFormat" && call.argument("fromTemplate") != nil
  }

  /// The identifier in `Locale(identifier: "de")`, `.init(languageCode: .german)`; nil where it is not fixed.
  func localeIdentifier(of call: ObservedCall) -> String? {
    guard Self.localeTypes.contains(call.name) || call.name == "init" && call.base == nil else { return nil }
    guard
      let argument = call.argument("identifier") ?? call.argument("languageCode") ?? call.argument("localeIdentifier")
        ?? (call.name == "init" ? nil : call.unlabeled)
    else { return nil }
    // `Locale(languageCode: .german)`.
    let member = argument.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
    if let fixed = argument.literalText ?? member { return fixed }
    let texts = allValues(of: argument) { $0.literalText }
    return texts?.count == 1 ? texts?[0] : nil
  }

  /// A currency's sign is no wording, and yet says what is written.
  func noteSign(_ literal: StringLiteralExprSyntax, givenTo node: TextNode) {
    guard let text = literal.literalText, text.utf8.count <= 4, !literal.isPiece, WrittenSign(alone: text) != nil else {
      return
    }
    note(\.constants, GivenConstant(node: node, text: text, place: observedPlace(literal)))
  }

  /// A case whose name is its raw value.
  func noteSign(called name: TokenSyntax, givenTo node: TextNode) {
    let text = name.text.withoutBackticks
    guard text.utf8.count <= 4, WrittenSign(alone: text) != nil else { return }
    note(\.constants, GivenConstant(node: node, text: text, place: observedPlace(name)))
  }

  // MARK: Locales

  /// Notes a name that gives the locale of something.
  func noteHeldLocale(_ node: TextNode, at place: ObservedPlace, use: String?, destination: TextDestination? = nil) {
    note(
      \.heldLocales,
      HeldLocale(locale: FixedLocale(place: place, identifier: "", use: use, destination: destination), node: node))
  }

  /// `.english`, of the project's own.
  func noteHeldLocale(
    _ expression: ExprSyntax, at place: ObservedPlace, use: String?, destination: TextDestination? = nil
  ) {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return }
    let name = member.declName.baseName.text.withoutBackticks
    guard index.members(name, of: "Locale").contains(where: { !index.declarations[$0].origin.isKnowledge }) else {
      return
    }
    noteHeldLocale(TextNode(owner: "Locale", name: name), at: place, use: use, destination: destination)
  }

  /// A locale that a call takes by its name.
  func observeLocale(taken argument: ExprSyntax?) {
    guard let argument, !argument.is(FunctionCallExprSyntax.self) else { return }
    let destination = viewWritten(with: argument)
    let place = observedPlace(argument)
    let use = use(of: Syntax(argument))
    for leaf in leaves(of: argument) {
      switch leaf {
      case .node(let node): noteHeldLocale(node, at: place, use: use, destination: destination)
      case .other(let expression): noteHeldLocale(expression, at: place, use: use, destination: destination)
      case .literal, .localized: continue
      }
    }
  }

  /// `price.formatted(.number.locale(locale))`, `view.environment(\.locale, locale)`, `locale.localizedString(for…:)`.
  func observeLocaleUse(_ call: ObservedCall) {
    switch call.name {
    case "locale": observeLocale(taken: call.unlabeled)
    case "environment":
      guard call.node.arguments.first?.expression.trimmedDescription == "\\.locale" else { return }
      observeLocale(taken: call.node.arguments.last?.expression)
    case "localizedString":
      guard let base = call.base, let label = call.arguments.arguments.first?.label, label.hasPrefix("for"),
        label.count > 3, label != "forKey"
      else { return }
      observeLocale(taken: base)
    default: observeLocale(taken: call.argument("locale"))
    }
  }
}
