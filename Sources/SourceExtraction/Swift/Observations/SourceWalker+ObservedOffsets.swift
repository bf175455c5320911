import SourceObservations
import SourceText
import SwiftSyntax

/// Places and distances along the x axis that are written as numbers.
extension SourceWalker {
  /// `view.frame = CGRect(x: 16, …)`.
  func observeFrame(setTo value: ExprSyntax, of target: ExprSyntax) {
    let base = target.as(MemberAccessExprSyntax.self)?.base
    let name = base.flatMap { typeName(of: $0) ?? $0.bare.lastName }
    if let name, Self.namesTextView(name) { noteSize(of: value, of: base, root: name, holdsText: true) }
    guard let x = horizontal(value), x != 0 else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(place: observedPlace(value), name: "frame.origin.x", use: name, value: finite(x)))
  }

  /// `view.frame.origin.x = 16`, `scrollView.contentOffset.x = 320`.
  func observeOrigin(_ target: ExprSyntax, setTo value: ExprSyntax) {
    guard let base = target.as(MemberAccessExprSyntax.self)?.base?.bare.as(MemberAccessExprSyntax.self),
      Self.isPlaced(base), let x = distance(value), x != 0
    else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(from: target, to: value), name: excerpt(base.declName) + ".x",
        use: base.base.flatMap { $0.bare.lastName }, value: finite(x)))
  }

  /// `view.frame.origin.x += 20`.
  func observeMove(_ target: ExprSyntax, by value: ExprSyntax) {
    guard target.lastName == "x", let number = constantNumber(value), number != 0 else { return }
    observeOrigin(target, setTo: value)
  }

  /// `view.transform = CGAffineTransform(translationX: 12, y: 0)`, `view.center = CGPoint(x: 12, y: 0)`.
  func observePosition(_ target: ExprSyntax, setTo value: ExprSyntax) {
    guard let name = target.lastName, target.as(MemberAccessExprSyntax.self).map({ Self.isPlaced($0) }) ?? true,
      let x = horizontal(value), x != 0
    else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(from: target, to: value), name: name + ".x",
        use: target.as(MemberAccessExprSyntax.self)?.base?.bare.lastName, value: finite(x)))
  }

  /// Whether a member is where a view, layer or content stands: sprites and nodes have a position too.
  private static func isPlaced(_ member: MemberAccessExprSyntax) -> Bool {
    let holder = member.base?.bare.lastName?.lowercased() ?? ""
    switch member.declName.baseName.text {
    case "center", "transform", "transform3D", "contentOffset": return true
    case "origin": return holder.hasSuffix("frame") || holder.hasSuffix("bounds")
    case "position": return holder.hasSuffix("layer")
    default: return false
    }
  }

  /// `offset(x: 12)`, `position(CGPoint(x: 12, y: 0))`, `transformEffect(.init(translationX: 12, y: 0))`,
  /// `transition(.offset(x: 12))`.
  func observeOffset(_ call: ObservedCall) {
    guard call.node.calledExpression.is(MemberAccessExprSyntax.self) else { return }
    let value = call.argument("x").map { distance($0) } ?? call.unlabeled.flatMap { horizontal($0) }
    guard let value, value != 0 else { return }
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(call.node.observedPart, of: call), name: call.name + "(x:)",
        use: call.base.flatMap { root(of: $0).name }, value: finite(value)))
  }

  // MARK: Distances

  /// nil for a distance that is known to be one, and not how far.
  private func finite(_ distance: Double) -> Double? { distance.isFinite ? distance : nil }

  /// Functions that move, by the position of the distance among their arguments.
  private static let moving: [String: Int] = [
    "CGRectMake": 0, "NSMakeRect": 0, "CGPointMake": 0, "NSMakePoint": 0, "CGSizeMake": 0,
    "CGAffineTransformMakeTranslation": 0, "CATransform3DMakeTranslation": 0, "CGAffineTransformTranslate": 1,
    "CATransform3DTranslate": 1, "CGVector": 0,
  ]

  /// The distance along the x axis of a point, size, rectangle or translation.
  func horizontal(_ expression: ExprSyntax) -> Double? {
    let values = values(of: expression) { value -> Double? in
      guard let call = value.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init), !call.name.hasPrefix("scale")
      else { return nil }
      if let position = Self.moving[call.name], call.arguments.arguments.indices.contains(position),
        call.arguments.arguments[position].label == nil
      {
        return self.distance(call.arguments.arguments[position].expression)
      }
      let argument =
        call.argument("x") ?? call.argument("width") ?? call.argument("translationX")
        ?? (call.name == "offsetBy" ? call.argument("dx") : nil)
      return argument.flatMap { self.distance($0) } ?? call.argument("origin").flatMap { self.horizontal($0) }
    }
    return values.first { $0 != 0 } ?? values.first ?? initialDistance(expression, ofPoint: true)
  }

  /// The number that a distance has in it: itself, what it is added to a view's width, what an index is multiplied with.
  func distance(_ expression: ExprSyntax) -> Double? {
    if let number = possibleNumber(expression), number != 0 { return number }
    let found = values(of: expression) { value -> Double? in
      if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
        // `isOpen ? 0 : -panelWidth`
        let name = prefix.expression.bare.lastName?.lowercased() ?? ""
        return name.hasSuffix("width") ? -.infinity : nil
      }
      return value.as(SequenceExprSyntax.self).flatMap { self.distance(in: $0) }
    }
    return found.first { $0 != 0 } ?? possibleNumber(expression) ?? initialDistance(expression)
  }

  /// What moves along with a finger, or swings, has no direction of reading.
  private static let movedByHand = [
    "drag", "translation", "gesture", "shake", "scroll", "wiggle", "location", "sin(", "cos(", "random", "mid", "/ 2",
    "/2", "* 0.5", "progress", "phase", "touch",
  ]

  private func distance(in sequence: SequenceExprSyntax) -> Double? {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements.count <= 7 else { return nil }
    var operators: Set<String> = []
    for case let element in elements {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        if element.is(UnresolvedTernaryExprSyntax.self) { return nil }
        continue
      }
      operators.insert(name)
    }
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    // Fractions are of a drawing.
    let numbers = operands.compactMap { possibleNumber($0) }.filter { abs($0) >= 2 }
    guard let number = numbers.first, !Self.isMovedByHand(sequence.trimmedDescription) else { return nil }
    if operators.isSubset(of: ["+", "-"]) {
      // `bounds.width - 44`, `label.frame.maxX + 8`
      let isEdge = operands.contains { operand in
        ["width", "maxX", "minX"].contains(operand.bare.lastName ?? "")
          || operand.bare.lastName?.hasSuffix("Width") ?? false
      }
      return isEdge ? number : nil
    }
    // `CGFloat(index) * 12`
    let written = sequence.trimmedDescription.lowercased()
    return operators == ["*"] && !written.contains("size") && !written.contains("width") ? number : nil
  }

  private static func isMovedByHand(_ source: String) -> Bool {
    let source = source.lowercased()
    return movedByHand.contains { source.contains($0) }
  }

  /// The number that a variable starts with, also one that changes: `@State private var shift: CGFloat = -200`, and the
  /// default of a parameter.
  ///
  /// - Parameter isScaled: whether a number that grows with the size of type counts.
  func initialDistance(_ expression: ExprSyntax, ofPoint isPoint: Bool = false, isScaled: Bool = true) -> Double? {
    guard let reference = expression.bare.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.text.withoutBackticks
    guard !Self.isMovedByHand(name) else { return nil }
    var current = Syntax(reference)
    while let parent = current.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        if let parameter, !isPoint { return parameter.defaultValue.flatMap { possibleNumber($0.value) } }
      }
      current = parent
    }
    guard let value = initialSource(of: name, isScaled: isScaled) else { return nil }
    let expression = SwiftSourceFile.tree(of: value).statements.first?.item.as(ExprSyntax.self)
    if let number = expression?.number { return isPoint ? nil : number }
    guard let call = expression?.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return nil }
    return (isPoint ? call.argument("width") ?? call.argument("x") : call.unlabeled)?.number
  }

  private static let longestValue = 60

  /// What stands behind the equals sign where a variable is declared.
  private func initialSource(of name: String, isScaled: Bool) -> String? {
    let bytes = file.text.bytes
    let written = Array(("var " + name).utf8)
    var place = 0
    while place + written.count < bytes.count {
      guard let found = bytes[place...].firstIndex(of: written[0]), found + written.count < bytes.count else {
        return nil
      }
      place = found + 1
      guard bytes[found..<(found + written.count)].elementsEqual(written) else { continue }
      let end = found + written.count
      let line = bytes[end...].prefix(Self.longestValue).prefix { $0 != 0x0A }
      if !isScaled {
        let before = bytes[..<found].suffix(Self.longestValue).split { $0 == 0x0A }.last ?? []
        if Array(before).contains(name: "ScaledMetric") { return nil }
      }
      guard let next = line.first, next == UInt8(ascii: ":") || next == 0x20,
        let equal = line.firstIndex(of: UInt8(ascii: "="))
      else { continue }
      return String(decoding: line[(equal + 1)...], as: UTF8.self)
    }
    return nil
  }
}
