import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  // MARK: Dimensions

  func observeFrame(_ call: ObservedCall) {
    for (label, limit) in [
      ("width", FixedDimension.Limit.width), ("height", .height), ("maxWidth", .width), ("maxHeight", .height),
    ] {
      guard let value = call.argument(label).flatMap({ constantNumber($0) }) else { continue }
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
    // `lineLimit(2, reservesSpace: true)`; of a range the upper end.
    guard let argument = call.unlabeled, let value = constantNumber(argument) ?? upperEnd(of: argument) else { return }
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

  private func upperEnd(of expression: ExprSyntax) -> Double? {
    if let range = expression.bare.as(SequenceExprSyntax.self), let last = range.elements.last {
      let isRange = range.elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "..." }
      return isRange ? last.number : nil
    }
    guard let range = expression.bare.as(PrefixOperatorExprSyntax.self), range.operator.text == "..." else {
      return nil
    }
    return range.expression.number
  }

  /// `anchor.constraint(equalToConstant: 80)`.
  func observeConstraint(_ call: ObservedCall) {
    guard let value = call.argument("equalToConstant").flatMap({ constantNumber($0) }),
      let anchor = call.base?.bare.as(MemberAccessExprSyntax.self)
    else { return }
    let limit: FixedDimension.Limit
    switch anchor.declName.baseName.text {
    case "widthAnchor": limit = .width
    case "heightAnchor": limit = .height
    default: return
    }
    let name = anchor.base.flatMap { typeName(of: $0) ?? $0.bare.lastName }
    let holdsText = name.map { Self.namesTextView($0) } ?? false
    let text = holdsText && limit == .width ? anchor.base.flatMap { textGiven(to: $0) } : nil
    note(
      \.found.fixedDimensions,
      FixedDimension(
        place: observedPlace(call.node.observedPart, of: call), limit: limit, function: "constraint(equalToConstant:)",
        value: value, root: name, holdsText: holdsText, mayShrink: text?.mayShrink ?? false, content: text?.place))
  }

  static func namesTextView(_ name: String) -> Bool {
    ["label", "button", "textfield", "textview", "title"].contains { name.lowercased().hasSuffix($0) }
  }

  /// `UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))`.
  func observeSizedView(_ call: ObservedCall) {
    guard let frame = call.argument("frame") else { return }
    if Self.namesTextView(call.name) {
      noteSize(of: frame, of: object(madeBy: Syntax(call.node)), root: call.name, holdsText: true)
    }
    guard let x = horizontal(frame), x != 0 else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(place: observedPlace(frame), name: "frame.origin.x", use: call.name, value: x))
  }

  /// The variable that a call is the value of.
  private func object(madeBy call: Syntax) -> ExprSyntax? {
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    return ExprSyntax(DeclReferenceExprSyntax(baseName: name))
  }

  func noteSize(of frame: ExprSyntax, of object: ExprSyntax?, root: String?, holdsText: Bool) {
    guard let rectangle = frame.bare.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
      let width = rectangle.argument("width")?.number, width > 0
    else { return }
    let text = object.flatMap { textGiven(to: $0, near: Syntax(frame)) }
    note(
      \.found.fixedDimensions,
      FixedDimension(
        place: observedPlace(frame), limit: .width, function: "frame", value: width, root: root, holdsText: holdsText,
        mayShrink: text?.mayShrink ?? false, content: text?.place))
  }

  // MARK: Insets

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
    guard call.base != nil, let last = call.arguments.arguments.last?.expression else { return }
    // `contentMargins(.horizontal, 16, for: .scrollContent)`
    let distance =
      call.arguments.arguments.last?.label == "for" ? call.arguments.arguments.dropLast().last?.expression : last
    guard let distance, let value = constantNumber(distance) ?? insets(distance) ?? initialSpacing(distance), value != 0
    else { return }
    let root = root(of: call.base)
    note(
      \.found.constantSpacings,
      ConstantSpacing(
        place: observedPlace(call.node.observedPart, of: call), function: call.written, value: value, root: root.name,
        holdsText: root.holdsText))
  }

  /// `var gap: CGFloat = 12`, which is scaled where it says so.
  private func initialSpacing(_ expression: ExprSyntax) -> Double? {
    initialDistance(expression, ofPoint: false, isScaled: false)
  }

  /// The first distance in `EdgeInsets(top: 8, …)`.
  private func insets(_ expression: ExprSyntax) -> Double? {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
      call.name == "EdgeInsets" || call.name == "init", call.argument("leading") != nil || call.argument("top") != nil
    else { return nil }
    return call.arguments.arguments.lazy.compactMap(\.expression.number).first { $0 != 0 }
  }

  func observeSpacing(_ call: ObservedCall) {
    let argument =
      call.argument("spacing") ?? call.argument("minLength") ?? call.argument("horizontalSpacing")
      ?? call.argument("verticalSpacing")
    guard let argument, let value = constantNumber(argument) ?? initialSpacing(argument), value != 0 else { return }
    note(
      \.found.constantSpacings,
      ConstantSpacing(
        place: observedPlace(call.node.calledExpression, to: call.node.rightParen), function: call.name + "(spacing:)",
        value: value,
        root: call.name,
        holdsText: holdsText(call.name == "Spacer" ? container(of: Syntax(call.node)) ?? call.node : call.node)))
  }

  // MARK: Images

  private static func isSystemLabel(_ label: String) -> Bool {
    label == "systemImage" || label == "systemName" || label == "systemSymbolName"
  }

  private static func isAssetLabel(_ label: String) -> Bool {
    label == "named" || label == "image" || label == "resource" || label == "decorative"
  }

  func observeImage(_ call: ObservedCall) {
    for argument in call.arguments.arguments {
      let isSystem = argument.label.map { Self.isSystemLabel($0) } ?? false
      let isAsset =
        argument.label.map { Self.isAssetLabel($0) }
        ?? (call.name == "Image" && argument.expression.id == call.unlabeled?.id)
      guard isSystem || isAsset else { continue }
      let names = self.names(in: argument.expression)
      let shown = listOfElement(argument.expression.bare) ?? argument.expression
      let node = names.isEmpty ? leaves(of: shown).lazy.compactMap(\.node).first : nil
      guard !names.isEmpty || node != nil else { continue }
      let image = ImageUse(
        place: observedPlace(argument.expression), names: names, source: isSystem ? .system : .asset,
        function: (call.name == "init" ? "Image" : call.name) + "(" + (argument.label ?? "_") + ":)",
        modifiers: turns(around: Syntax(call.node)))
      if let node {
        note(\.heldImages, HeldImage(image: image, node: node))
      } else {
        note(\.found.imageUses, image)
      }
    }
  }

  private func names(in expression: ExprSyntax) -> [String] {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return LiteralText.whole(literal).map { [$0] } ?? wholePatterns(of: expression) ?? []
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      ["NSImage", "ImageResource", "UIImage"].contains(member.base?.bare.lastName ?? "NSImage")
    {
      return [member.declName.baseName.text]
    }
    // `["arrow.left", "arrow.right"].map { UIImage(systemName: $0) }`
    let shown = listOfElement(expression.bare) ?? expression
    // `"chevron." + (isOpen ? "down" : "right")`
    if expression.is(SequenceExprSyntax.self), let joined = wholePatterns(of: expression) { return joined }
    return leaves(of: shown).compactMap { leaf in
      if case .literal(let literal) = leaf { return LiteralText.whole(literal) }
      return nil
    }
  }

  private static let turning: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect",
    "rotation3DEffect", "layoutDirectionBehavior", "environment", "withHorizontallyFlippedOrientation",
  ]

  /// `scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)`
  private func isTurnedForRightToLeft(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<64 {
      guard let member = current.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      if ["scaleEffect", "rotation3DEffect"].contains(member.declName.baseName.text),
        Self.asksForDirection(call.arguments.trimmedDescription)
      {
        return true
      }
      current = Syntax(call)
    }
    return false
  }

  /// Whether code is run only where text runs from right to left: a branch of a choice, or of a condition.
  private func isChosenForRightToLeft(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let condition = parent.as(IfExprSyntax.self)?.conditions, Self.asksForDirection(condition.trimmedDescription) {
        return true
      }
      if let sequence = parent.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        Self.asksForDirection(sequence.elements.prefix(3).map(\.trimmedDescription).joined())
          || Self.asksForDirection(first.trimmedDescription)
      {
        return true
      }
      current = parent
    }
    return false
  }

  static func asksForDirection(_ condition: String) -> Bool {
    let condition = condition.lowercased()
    return ["layoutdirection", "righttoleft", "rtl"].contains { condition.contains($0) }
  }

  private static let deepestContainer = 5

  private func turns(around node: Syntax) -> [String] {
    var found = modifiers(around: node).filter { Self.turning.contains($0) }
    if found.contains("withHorizontallyFlippedOrientation"), !isChosenForRightToLeft(node) {
      found.removeAll { $0 == "withHorizontallyFlippedOrientation" }
    }
    if found.contains(where: { $0 == "scaleEffect" || $0 == "rotation3DEffect" }), isTurnedForRightToLeft(node) {
      found.append("scaleEffect(rightToLeft)")
    }
    guard flipsForRightToLeft else { return found }
    // A container that is flipped flips what is in it: `HStack { Image(…) }`, `Button { } label: { Image(…) }`.
    var current = node
    for _ in 0..<Self.deepestContainer {
      guard let call = container(of: current) else { break }
      if modifiers(around: Syntax(call)).contains("flipsForRightToLeftLayoutDirection") {
        found.append("flipsForRightToLeftLayoutDirection")
      }
      current = Syntax(call)
    }
    return found
  }

  /// The call in whose closure a view stands.
  private func container(of node: Syntax) -> FunctionCallExprSyntax? {
    var current = node
    while let parent = current.parent {
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      if let closure = parent.as(ClosureExprSyntax.self) {
        var outer = closure.parent
        while let node = outer, !node.is(CodeBlockItemSyntax.self) {
          if let call = node.as(FunctionCallExprSyntax.self) { return call }
          outer = node.parent
        }
        return nil
      }
      current = parent
    }
    return nil
  }

  /// `image.flipsForRightToLeftLayoutDirection(true)`, where `let image = Image(systemName: "clock")`.
  func observeFlip(_ call: ObservedCall) {
    guard let base = call.base?.bare, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      call.name != "withHorizontallyFlippedOrientation" || isChosenForRightToLeft(Syntax(call.node))
    else { return }
    var source = ImageUse.Source.asset
    let names = values(of: base) { value -> String? in
      guard let image = value.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
        ["Image", "UIImage", "NSImage"].contains(image.name), let argument = image.arguments.arguments.first
      else { return nil }
      if argument.label.map({ Self.isSystemLabel($0) }) ?? false { source = .system }
      return argument.expression.literalText
    }
    guard !names.isEmpty else { return }
    note(
      \.found.imageUses,
      ImageUse(
        place: observedPlace(call.node.observedPart, of: call), names: names, source: source, function: call.written,
        modifiers: [call.name]))
  }

  /// The names of the modifiers that follow on an expression, nearest first.
  func modifiers(around node: Syntax) -> [String] {
    var found: [String] = []
    var current = node
    while found.count < 64 {
      guard let parent = current.parent else { break }
      // `image?.modifier()`, `image!.modifier()`.
      if parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
        current = parent
        continue
      }
      guard parent.kind == .memberAccessExpr, let member = parent.as(MemberAccessExprSyntax.self),
        member.base?.id == current.as(ExprSyntax.self)?.id,
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      else { break }
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
