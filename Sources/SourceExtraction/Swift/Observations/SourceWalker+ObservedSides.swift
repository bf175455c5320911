import SourceObservations
import SwiftSyntax

/// Sides and directions that are called left and right.
extension SourceWalker {
  private static let mirrored: [String: String] = [
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor", "left": "leading", "right": "trailing",
    "alignAllLeft": "alignAllLeading", "alignAllRight": "alignAllTrailing", "imageLeft": "imageLeading",
    "imageRight": "imageTrailing", "directionLeftToRight": "directionLeadingToTrailing",
  ]

  func observeAnchor(_ member: MemberAccessExprSyntax, name: String) {
    let constraint = constraint(with: member)
    // A view that is held at both sides in the same way lies the same way in all languages.
    if let constraint, isHeldAtOtherSide(constraint, name: name) { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(member.declName), name: name, use: use(of: Syntax(member)),
        replacement: Self.mirrored[name]))
    // The view's own anchor, to which the other one is held: `leftAnchor` alone.
    guard let constraint, let callee = constraint.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    for own in [callee.base, constraint.arguments.first?.expression] {
      guard let own = own?.bare.as(DeclReferenceExprSyntax.self), let other = Self.mirrored[own.baseName.text],
        other.hasSuffix("Anchor")
      else { continue }
      note(
        \.found.directionalLayouts,
        DirectionalLayout(
          place: observedPlace(own), name: own.baseName.text, use: use(of: Syntax(own)), replacement: other))
    }
  }

  /// `a.leftAnchor.constraint(equalTo: b.leftAnchor)`, of either anchor.
  private func constraint(with anchor: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    let call =
      anchor.parent?.as(MemberAccessExprSyntax.self)?.parent
      ?? anchor.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = call?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "constraint"
    else { return nil }
    return call
  }

  /// Whether the statements around a constraint have the same one of the other side, at the same distance.
  private func isHeldAtOtherSide(_ constraint: FunctionCallExprSyntax, name: String) -> Bool {
    let other = name == "leftAnchor" ? "rightAnchor" : "leftAnchor"
    let written = constraint.trimmedDescription
    guard written.hasPrefix(name) || written.contains("." + name), !written.contains(other) else { return false }
    let mirrored = written.replacing(name, with: other)
    var texts = [mirrored]
    if written.contains("constant: -") {
      texts = [mirrored.replacing("constant: -", with: "constant: ")]
    } else if written.contains("constant: ") {
      texts = [mirrored.replacing("constant: ", with: "constant: -")]
    }
    var current = Syntax(constraint)
    for _ in 0..<Self.maximumDepth {
      guard let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) else { return false }
      if parent.is(CodeBlockItemListSyntax.self) {
        let around = parent.trimmedDescription
        return texts.contains { around.contains($0) }
      }
      current = parent
    }
    return false
  }

  /// Whether a side is chosen by the direction: `case .rightToLeft: label.textAlignment = .left`.
  private func isChosenByDirection(_ member: MemberAccessExprSyntax) -> Bool {
    var current = Syntax(member)
    for _ in 0..<Self.maximumDepth {
      guard let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) else { return false }
      let condition =
        parent.as(SwitchCaseSyntax.self)?.label.trimmedDescription
        ?? parent.as(IfExprSyntax.self)?.conditions.trimmedDescription
      if let condition = condition?.lowercased(),
        ["righttoleft", "lefttoright", "rtl"].contains(where: { condition.contains($0) })
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// Where sides are of text or of what holds it, as far as the place tells.
  private static let sided: Set<String> = [
    "textAlignment", "alignment", "contentHorizontalAlignment", "contentMode", "attribute", "edges", "imagePosition",
    "alignmentMode", "toSuperviewEdge", "toEdge", "ofEdge",
  ]

  func observeSide(_ member: MemberAccessExprSyntax, name: String) {
    if observeSideOfConstraint(member, name: name) { return }
    guard var use = use(of: Syntax(member)) else { return }
    if name.utf8.count > 5 {
      // `contentMode = .topLeft`
      guard use == "contentMode" || use == "contentsGravity" else { return }
      note(\.found.directionalLayouts, DirectionalLayout(place: observedPlace(member.declName), name: name, use: use))
      return
    }
    if use == "direction" { return observeSwipe(member, name: name) }
    // `let side: NSTextAlignment = .left`.
    if let binding = member.parent?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation?.type.trimmedDescription.hasSuffix("TextAlignment") ?? false
    {
      use = "textAlignment"
    }
    let label = use.split(separator: "(").last.map { $0.split(separator: ":").first.map(String.init) ?? "" } ?? ""
    let isSided =
      Self.sided.contains(use) || Self.sided.contains(label)
      || ["NSTextAlignment", "NSLayoutConstraint.Attribute", "UIRectEdge"].contains(
        member.base?.trimmedDescription ?? "")
    guard isSided, !isChosenByDirection(member) else { return }
    let isText = use == "textAlignment" || label == "textAlignment" || use == "alignmentMode"
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(member.declName), name: name, use: use,
        replacement: isText ? "natural" : Self.mirrored[name]))
  }

  /// Text and layout that are forced to one direction.
  func observeDirection(_ member: MemberAccessExprSyntax) {
    let name: String
    let holder: String?
    switch use(of: Syntax(member)) {
    case "environment(_:)":
      guard
        let call = member.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(
          ObservedCall.init),
        call.unlabeled?.trimmedDescription == "\\.layoutDirection"
      else { return }
      name = "layoutDirection"
      holder = root(of: call.base).name
    case let property?
    where ["semanticContentAttribute", "userInterfaceLayoutDirection", "layoutDirection"].contains(property):
      // What is chosen by a condition is not forced.
      guard let list = member.parent?.as(ExprListSyntax.self), list.count == 3 else { return }
      name = property
      holder = list.first?.as(MemberAccessExprSyntax.self)?.base?.bare.lastName
    default: return
    }
    note(\.found.directionalLayouts, DirectionalLayout(place: observedPlace(member), name: name, use: holder))
  }

  // MARK: Options and frameworks of constraints

  /// `autoresizingMask = [.flexibleLeftMargin]`, `options: .alignAllLeft`, `subtype = .fromRight`.
  func observeSidedOption(_ member: MemberAccessExprSyntax, name: String) {
    let other =
      name.contains("Left") ? name.replacing("Left", with: "Right") : name.replacing("Right", with: "Left")
    var around = Syntax(member)
    while let parent = around.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      around = parent
    }
    // What is held at neither side stays in the middle; what is chosen, is chosen by the direction or by a move.
    guard !around.trimmedDescription.contains(other), !isChosenByDirection(member) else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(member.declName), name: name, use: use(of: Syntax(member)),
        replacement: Self.mirrored[name]))
  }

  /// `swipe.direction = .left`, of a gesture.
  private func observeSwipe(_ member: MemberAccessExprSyntax, name: String) {
    guard let list = member.parent?.as(ExprListSyntax.self), list.count == 3,
      let base = list.first?.as(MemberAccessExprSyntax.self)?.base,
      typeName(of: base) == "UISwipeGestureRecognizer"
        || base.bare.lastName?.lowercased().contains("swipe") ?? false, !isChosenByDirection(member)
    else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(place: observedPlace(member.declName), name: name, use: "direction"))
  }

  private static let makers: Set<String> = ["make", "maker", "$0", "snp", "m"]

  /// `make.left.equalTo(other.snp.left)`, as packages write constraints; false where it is none.
  private func observeSideOfConstraint(_ member: MemberAccessExprSyntax, name: String) -> Bool {
    guard let base = member.base?.bare, let holder = base.lastName, Self.makers.contains(holder) else { return false }
    let isMade = holder == "snp" || isMadeByConstraints(member)
    guard isMade else { return false }
    // `make.left.right.equalToSuperview()`
    var statement = Syntax(member)
    while let parent = statement.parent, !parent.is(CodeBlockItemSyntax.self) { statement = parent }
    let other = name == "left" ? "right" : "left"
    let written = statement.trimmedDescription
    guard !written.contains("." + other) else { return true }
    // At the same distance from either side.
    func plain(_ text: String) -> String { text.filter { $0 != "-" && $0 != " " } }
    let around = statement.parent?.parent?.trimmedDescription ?? ""
    let mirrored = plain(written.replacing("." + name, with: "." + other))
    guard !plain(around).contains(mirrored) else { return true }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(member.declName), name: name, use: "constraint", replacement: Self.mirrored[name]))
    return true
  }

  private func isMadeByConstraints(_ member: MemberAccessExprSyntax) -> Bool {
    var current = Syntax(member)
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call),
        name.hasSuffix("Constraints")
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// `scrollView.contentInset.left = 16`.
  func observeInset(_ target: ExprSyntax, side: String, setTo value: ExprSyntax) {
    guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      let holder = base.bare.lastName?.lowercased(),
      ["inset", "insets", "margins"].contains(where: { holder.hasSuffix($0) })
    else { return }
    let other = side == "left" ? "right" : "left"
    let written = value.trimmedDescription
    guard value.number != 0, !isChosenByDirection(member), !isSet(base, { $0 == other && $1 == written }) else {
      return
    }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(from: target, to: value), name: "UIEdgeInsets." + side, use: holder, value: value.number,
        replacement: "NSDirectionalEdgeInsets"))
  }
}
