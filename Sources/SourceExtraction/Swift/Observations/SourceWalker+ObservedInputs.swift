import SourceObservations
import SwiftSyntax

/// Text fields for what is written from left to right.
extension SourceWalker {
  private static let kinds: [String: DirectionSensitiveText.Content] = [
    "phonePad": .phoneNumber, "telephoneNumber": .phoneNumber, "URL": .address, "emailAddress": .address,
    "oneTimeCode": .code, "creditCardNumber": .code, "shipmentTrackingNumber": .code, "flightNumber": .code,
    "cellularEID": .code, "cellularIMEI": .code,
  ]

  /// `field.keyboardType(.phonePad)`, `field.textContentType(.oneTimeCode)`.
  func observeInputKind(_ call: ObservedCall) {
    guard let base = call.base, let content = kind(call.unlabeled), !hasDirectedKind(before: base) else { return }
    let binding = field(of: base).flatMap { $0.argument("text") }
    note(
      \.found.directionSensitiveTexts,
      DirectionSensitiveText(
        place: observedPlace(call.node.observedPart, of: call), content: content,
        text: observedExpression(binding ?? call.unlabeled ?? base), function: call.written,
        hasDirection: isLeftToRight(around: Syntax(call.node)) || hasDirectedModifier(before: base)))
  }

  /// `.phonePad`, also of a choice.
  private func kind(_ expression: ExprSyntax?) -> DirectionSensitiveText.Content? {
    guard let expression else { return nil }
    return values(of: expression) { value -> DirectionSensitiveText.Content? in
      value.as(MemberAccessExprSyntax.self).flatMap { Self.kinds[$0.declName.baseName.text] }
    }.first
  }

  /// Whether one of the modifiers that a view has already says what is written.
  private func hasDirectedKind(before base: ExprSyntax) -> Bool {
    calls(in: base).contains { call in
      ["keyboardType", "textContentType"].contains(call.name) && kind(call.unlabeled) != nil
    }
  }

  private func hasDirectedModifier(before base: ExprSyntax) -> Bool {
    setsDirections
      && calls(in: base).contains {
        $0.name == "environment" && $0.unlabeled?.trimmedDescription == "\\.layoutDirection"
      }
  }

  private func field(of base: ExprSyntax) -> ObservedCall? { calls(in: base).last }

  /// The calls of a chain of modifiers, the last first.
  private func calls(in base: ExprSyntax) -> [ObservedCall] {
    var found: [ObservedCall] = []
    var current: ExprSyntax? = base
    while found.count < 64, let call = current?.as(FunctionCallExprSyntax.self), let observed = ObservedCall(call) {
      found.append(observed)
      current = observed.base
    }
    return found
  }

  /// `TextField("Phone", text: $phone)`, of which no modifier says what is written.
  func observeInput(_ call: ObservedCall) {
    guard let binding = call.argument("text") ?? (call.name == "TextEditor" ? call.unlabeled : nil),
      let name = binding.bare.lastName
    else { return }
    let content: DirectionSensitiveText.Content
    if let named = direction(ofName: name.hasPrefix("$") ? String(name.dropFirst()) : name) {
      content = named
    } else if isCode(binding) {
      content = .code
    } else {
      return
    }
    // The modifier is observed instead.
    var view = Syntax(call.node)
    for _ in 0..<64 {
      guard let member = view.parent?.as(MemberAccessExprSyntax.self),
        let around = member.parent?.as(FunctionCallExprSyntax.self)
      else { break }
      let modifier = member.declName.baseName.text
      if modifier == "keyboardType" || modifier == "textContentType", kind(around.arguments.first?.expression) != nil {
        return
      }
      view = Syntax(around)
    }
    note(
      \.found.directionSensitiveTexts,
      DirectionSensitiveText(
        place: observedPlace(binding), content: content, text: observedExpression(binding), function: call.written,
        hasDirection: isLeftToRight(around: Syntax(call.node))))
  }

  /// `field.keyboardType = .phonePad`.
  func observeInputKind(of field: ExprSyntax, setTo value: ExprSyntax, in target: ExprSyntax) {
    guard let content = kind(value) else { return }
    // Once for a field.
    if target.lastName == "textContentType",
      isSet(field, { property, value in property == "keyboardType" && Self.kinds[value.lastPart] != nil })
    {
      return
    }
    note(
      \.found.directionSensitiveTexts,
      DirectionSensitiveText(
        place: observedPlace(from: target, to: value), content: content, text: observedExpression(field),
        function: target.lastName ?? "", hasDirection: isForcedLeftToRight(field)))
  }
}

extension String {
  /// `phonePad` of `UIKeyboardType.phonePad`.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
