import SwiftSyntax

/// The expression that a macro's implementation makes, read from its source without running it: string literals in its
/// `expansion` function that are a call with parts of the macro's arguments in it, as in
/// `"String(localized: \(argument), bundle: .module)"`.
enum MacroTemplate {
  /// What stands for the macro's arguments in a template.
  enum Placeholder: Hashable {
    case position(Int)
    case label(String)
    case all

    private static let prefix = "macroArgument_"

    var name: String {
      switch self {
      case .position(let number): Self.prefix + "\(number)"
      case .label(let label): Self.prefix + "label_" + label
      case .all: Self.prefix + "all"
      }
    }

    init?(_ name: String) {
      guard name.hasPrefix(Self.prefix) else { return nil }
      let rest = name.dropFirst(Self.prefix.count)
      if rest == "all" {
        self = .all
      } else if let number = Int(rest) {
        self = .position(number)
      } else if rest.hasPrefix("label_") {
        self = .label(String(rest.dropFirst(6)))
      } else {
        return nil
      }
    }

    /// The placeholder that an expression is.
    init?(_ expression: ExprSyntax) {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      self.init(name)
    }
  }

  /// The templates of an `expansion` function, a line each; nil where it is no such function or makes its result in
  /// another way.
  static func source(of function: FunctionDeclSyntax) -> String? {
    guard function.name.text == "expansion", let body = function.body,
      let node = function.signature.parameterClause.parameters.first, node.firstName.text == "of"
    else { return nil }
    let visitor = TemplateVisitor(node: (node.secondName ?? node.firstName).text)
    visitor.walk(body)
    return visitor.templates.isEmpty ? nil : visitor.templates.joined(separator: "\n")
  }

  /// The expressions of templates.
  static func expressions(in source: String) -> [ExprSyntax] {
    SwiftSourceFile.tree(of: source).statements.compactMap {
      if case .expr(let expression) = $0.item { return expression }
      return nil
    }
  }

  private static func isCall(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .forceUnwrapExpr(let forced): isCall(forced.expression)
    case .tryExpr(let attempt): isCall(attempt.expression)
    case .awaitExpr(let awaited): isCall(awaited.expression)
    case .memberAccessExpr(let member): member.base.map(isCall) ?? false
    default: false
    }
  }

  /// A template that is one call in one line, as Swift, be it tried or unwrapped; nil for text that is none, such as a
  /// message.
  fileprivate static func normalized(_ text: String) -> String? {
    guard text.utf8.count < 1 << 12, !SwiftSourceFile(path: "", bytes: Array(text.utf8)).nestsBracketsTooDeep else {
      return nil
    }
    let tree = SwiftSourceFile.tree(of: text)
    guard !tree.hasError, tree.statements.count == 1, case .expr(let expression)? = tree.statements.first?.item,
      isCall(expression)
    else { return nil }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// Follows which names in an implementation hold which argument, in the order of the source.
private final class TemplateVisitor: SyntaxVisitor {
  private(set) var templates: [String] = []
  private var roles: [String: MacroTemplate.Placeholder] = [:]
  private let node: String

  init(node: String) {
    self.node = node
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ binding: PatternBindingSyntax) {
    if let value = binding.initializer?.value { bind(binding.pattern, to: value) }
  }

  override func visitPost(_ binding: OptionalBindingConditionSyntax) {
    if let value = binding.initializer?.value { bind(binding.pattern, to: value) }
  }

  override func visitPost(_ matching: MatchingPatternConditionSyntax) {
    bind(matching.pattern, to: matching.initializer.value)
  }

  override func visitPost(_ literal: StringLiteralExprSyntax) {
    var text = ""
    var hasArgument = false
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += LiteralText.decoded(segment, in: literal)
      case .expressionSegment(let segment):
        var role: MacroTemplate.Placeholder?
        if let first = segment.expressions.first { role = self.role(of: first.expression) }
        hasArgument = hasArgument || role != nil
        text += role?.name ?? "nil"
      @unknown default: return
      }
    }
    guard hasArgument else { return }
    for role in roles.values.map(\.name) {
      // A literal's content put between quotes is the literal.
      text = text.split(separator: "\"\(role)\"", omittingEmptySubsequences: false).joined(separator: role)
    }
    if let template = MacroTemplate.normalized(text), !templates.contains(template) { templates.append(template) }
  }

  private func bind(_ pattern: some SyntaxProtocol, to value: ExprSyntax) {
    guard let role = role(of: value) else { return }
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { roles[name] = role }
    }
  }

  /// The argument that an expression is made of.
  private func role(of expression: ExprSyntax) -> MacroTemplate.Placeholder? {
    var isArguments = false
    var known: MacroTemplate.Placeholder?
    var label: String?
    var previous: [String] = []
    for token in expression.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        if previous.last != "." { known = known ?? roles[name] }
        if ["arguments", "argumentList"].contains(name), Array(previous.suffix(2)) == [node, "."] {
          isArguments = true
        }
        previous.append(name)
      case .stringSegment(let text):
        label = label ?? text
        previous.append(text)
      default: previous.append(token.text)
      }
    }
    guard isArguments || known == .all else { return known }
    // Which of the arguments: `first { $0.label?.text == "comment" }`, `dropFirst(2).first`, `first`.
    if let label, previous.contains("label") { return .label(label) }
    // What is made of several arguments stands for none of them.
    guard !["map", "joined", "reduce", "count", "last"].contains(where: previous.contains) else { return nil }
    if let open = previous.firstIndex(of: "["), let number = number(after: open - 1, in: previous) {
      return .position(number)
    }
    if let drop = previous.lastIndex(of: "dropFirst") {
      return .position(number(after: drop, in: previous) ?? 1)
    }
    if let offset = previous.lastIndex(of: "offsetBy"), offset + 2 < previous.count {
      return Int(previous[offset + 2]).map { .position($0) }
    }
    if previous.contains("first") || previous.contains("startIndex") { return .position(0) }
    return .all
  }

  private func number(after place: Int, in tokens: [String]) -> Int? {
    place + 2 < tokens.count ? Int(tokens[place + 2]) : nil
  }
}
