import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  // MARK: Dimensions

  func observeFrame(_ call: ObservedCall) {
    for (label, limit) in [
      ("width", FixedDimension.Limit.width), ("height", .height), ("maxWidth", .width), ("maxHeight", .height),
    ] {
      guard let value = call.argument(label)?.number else { continue }
      let root = root(of: call.base)
      note(
        \.found.fixedDimensions,
        FixedDimension(
          place: observedPlace(call.node.observedPart, of: call), limit: limit, function: "frame(\(label):)",
          value: value,
          root: root.name, holdsText: root.holdsText, mayShrink: mayShrink(call),
          content: call.base.map { observedPlace($0).range }))
    }
  }

  func observeLineLimit(_ call: ObservedCall) {
    guard let argument = call.unlabeled, let value = argument.number else { return }
    // `lineLimit(2, reservesSpace: true)` and ranges too.
    let root = root(of: call.base)
    note(
      \.found.fixedDimensions,
      FixedDimension(
        place: observedPlace(call.node.observedPart, of: call), limit: .lines, function: call.written, value: value,
        root: root.name, holdsText: root.holdsText || root.name == nil, mayShrink: mayShrink(call),
        content: call.base.map { observedPlace($0).range }))
  }

  /// Whether the chain of modifiers around a call lets text become smaller.
  private func mayShrink(_ call: ObservedCall) -> Bool {
    modifiers(around: Syntax(call.node)).contains("minimumScaleFactor")
      || modifiers(before: call).contains("minimumScaleFactor")
  }

  // MARK: Direction

  func observeOffset(_ call: ObservedCall) {
    guard call.base != nil, let argument = call.argument("x") else { return }
    guard let value = argument.number, value != 0 else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(call.node.observedPart, of: call), name: call.name + "(x:)", use: root(of: call.base).name,
        value: value))
  }

  func observeInsets(_ call: ObservedCall) {
    guard let left = call.argument("left"), let right = call.argument("right"),
      left.trimmedDescription != right.trimmedDescription
    else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(call.node), name: call.written, use: use(of: Syntax(call.node)), value: left.number,
        replacement: "NSDirectionalEdgeInsets"))
  }

  // MARK: Distances

  func observePadding(_ call: ObservedCall) {
    guard call.base != nil, let value = call.arguments.arguments.last?.expression.number, value != 0 else { return }
    let root = root(of: call.base)
    note(
      \.found.constantSpacings,
      ConstantSpacing(
        place: observedPlace(call.node.observedPart, of: call), function: call.written, value: value, root: root.name,
        holdsText: root.holdsText))
  }

  func observeSpacing(_ call: ObservedCall) {
    guard let value = (call.argument("spacing") ?? call.argument("minLength"))?.number, value != 0 else { return }
    note(
      \.found.constantSpacings,
      ConstantSpacing(
        place: observedPlace(call.node.calledExpression, to: call.node.rightParen), function: call.name + "(spacing:)",
        value: value,
        root: call.name, holdsText: holdsText(call.node)))
  }

  // MARK: Images

  private static let systemLabels: Set<String> = ["systemName", "systemImage", "systemSymbolName"]
  private static let assetLabels: Set<String> = ["named", "image", "resource"]

  func observeImage(_ call: ObservedCall) {
    for argument in call.arguments.arguments {
      let isSystem = argument.label.map { Self.systemLabels.contains($0) } ?? false
      let isAsset =
        argument.label.map { Self.assetLabels.contains($0) }
        ?? (call.name == "Image" && argument.expression.id == call.unlabeled?.id)
      guard isSystem || isAsset else { continue }
      let names = self.names(in: argument.expression)
      guard !names.isEmpty else { continue }
      note(
        \.found.imageUses,
        ImageUse(
          place: observedPlace(argument.expression), names: names, source: isSystem ? .system : .asset,
          function: call.name + "(" + (argument.label ?? "_") + ":)", modifiers: turns(around: Syntax(call.node))))
    }
  }

  private func names(in expression: ExprSyntax) -> [String] {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return [member.declName.baseName.text]
    }
    return leaves(of: expression).compactMap { leaf in
      if case .literal(let literal) = leaf { return LiteralText.whole(literal) }
      return nil
    }
  }

  private static let turning: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect",
    "rotation3DEffect", "layoutDirectionBehavior", "environment",
  ]

  private func turns(around node: Syntax) -> [String] {
    modifiers(around: node).filter { Self.turning.contains($0) }
  }

  /// The names of the modifiers that follow on an expression, nearest first.
  func modifiers(around node: Syntax) -> [String] {
    var found: [String] = []
    var current = node
    while found.count < 64, let member = current.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == current.as(ExprSyntax.self)?.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      found.append(member.declName.baseName.text)
      current = Syntax(call)
    }
    return found
  }

  /// The names of the modifiers that a call is applied to, nearest first.
  private func modifiers(before call: ObservedCall) -> [String] {
    var found: [String] = []
    var current = call.base
    while found.count < 64, let call = current?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      found.append(member.declName.baseName.text)
      current = base
    }
    return found
  }

  // MARK: What modifiers are applied to

  private static let textViews: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Link", "NavigationLink", "TextField", "SecureField", "TextEditor", "Picker",
    "Menu", "DisclosureGroup", "Stepper", "Section", "LabeledContent", "UILabel",
  ]

  /// The view at the start of a chain of modifiers, and whether there is text in it.
  func root(of base: ExprSyntax?) -> (name: String?, holdsText: Bool) {
    guard var current = base else { return (nil, false) }
    for _ in 0..<Self.maximumDepth {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base,
          member.declName.baseName.text.first?.isLowercase == true
        {
          current = inner
          continue
        }
        let name = ObservedCall(call)?.name
        return (name, name.map { Self.textViews.contains($0) } ?? false || holdsText(call))
      }
      if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
        continue
      }
      return (current.lastName, false)
    }
    return (nil, false)
  }

  /// Whether the source of a call names a view that shows text.
  private func holdsText(_ call: FunctionCallExprSyntax) -> Bool {
    let start = file.original(call.positionAfterSkippingLeadingTrivia.utf8Offset).value
    let end = file.original(call.endPositionBeforeTrailingTrivia.utf8Offset).value
    return start < end && textViewOffsets.contains(within: start..<end)
  }

  /// From the name of a call to the end of its arguments.
  func observedPlace(_ first: some SyntaxProtocol, of call: ObservedCall) -> ObservedPlace {
    observedPlace(first, to: call.node.rightParen)
  }

  private func observedPlace(_ first: some SyntaxProtocol, to last: TokenSyntax?) -> ObservedPlace {
    guard let last else { return observedPlace(first) }
    return observedPlace(from: first, to: last)
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without what stands before its dot.
  var observedPart: Syntax {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return Syntax(member.declName) }
    return Syntax(calledExpression)
  }
}
