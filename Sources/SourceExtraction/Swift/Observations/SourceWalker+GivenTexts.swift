import SourceObservations
import SourceText
import SwiftSyntax

/// What text a label or button is given, where a dimension of it is observed.
extension SourceWalker {
  struct GivenText {
    /// Where the text stands.
    var place: Range<SourcePosition>
    /// Whether the label may write it smaller.
    var mayShrink: Bool
  }

  private static let mostNodes = 4000
  private static let textProperties: Set<String> = ["text", "title", "stringValue", "placeholder", "placeholderString"]
  private static let textLabels: Set<String> = ["labelWithString", "title", "string", "wrappingLabelWithString"]

  /// The text that a variable is given in the blocks around a node, or else in the type.
  func textGiven(to object: ExprSyntax, near node: Syntax? = nil) -> GivenText? {
    let name = Self.plainName(object)
    guard !name.isEmpty else { return nil }
    var current = node ?? Syntax(object)
    while let parent = current.parent {
      if parent.is(CodeBlockItemListSyntax.self) || parent.is(MemberBlockItemListSyntax.self),
        let found = textGiven(to: name, in: parent)
      {
        return found
      }
      current = parent
    }
    return nil
  }

  private static func plainName(_ expression: ExprSyntax) -> String {
    let written = expression.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    return written.hasPrefix("self.") ? String(written.dropFirst(5)) : written
  }

  private func textGiven(to name: String, in code: Syntax) -> GivenText? {
    var found: Range<SourcePosition>?
    var mayShrink = false
    var waiting = [code]
    var visited = 0
    while let node = waiting.popLast(), visited < Self.mostNodes {
      visited += 1
      if found == nil, let value = value(givenTo: name, by: node) { found = observedPlace(value).range }
      if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
        ["adjustsFontSizeToFitWidth", "minimumScaleFactor"].contains(member.declName.baseName.text),
        Self.plainName(base).hasPrefix(name)
      {
        mayShrink = true
      }
      if !node.is(TokenSyntax.self) { waiting += node.children(viewMode: .sourceAccurate).reversed() }
    }
    return found.map { GivenText(place: $0, mayShrink: mayShrink) }
  }

  /// The text in `name.text = value`, `name.setTitle(value, for: .normal)`, `let name = NSTextField(labelWithString: value)`.
  private func value(givenTo name: String, by node: Syntax) -> ExprSyntax? {
    if let elements = node.as(ExprListSyntax.self), elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
      let target = elements.first?.as(MemberAccessExprSyntax.self), let base = target.base,
      Self.textProperties.contains(target.declName.baseName.text), Self.plainName(base) == name
    {
      return elements.last
    }
    if let call = node.as(FunctionCallExprSyntax.self), ObservedCall.name(of: call) == "setTitle",
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, Self.plainName(base) == name
    {
      return call.arguments.first?.expression
    }
    if let binding = node.as(PatternBindingSyntax.self),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    {
      return call.arguments.first { Self.textLabels.contains($0.label?.text ?? "") }?.expression
    }
    return nil
  }
}
