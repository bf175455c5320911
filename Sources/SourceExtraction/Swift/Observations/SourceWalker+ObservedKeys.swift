import LocalizableReferences
import FormatSpecifiers
import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  // MARK: Keys

  /// A literal that is a key.
  func observe(_ key: String, at node: Syntax, _ context: LiteralContext) {
    guard isInPreview || mayBeDirected(key.utf8), isObserving,
      let literal = node.as(StringLiteralExprSyntax.self)
    else { return }
    if isInPreview {
      let text = observedText(literal)
      guard text.constant.contains(where: \.isLetter) else { return }
      note(
        \.found.previewTexts,
        PreviewText(place: observedPlace(literal), text: text, function: context.reason))
      return
    }
    observeDirection(ofKey: literal, context)
  }

  /// What a use without a bundle is remembered by. Packages have one for most of their keys, so it is a part of the
  /// reference, and what else there is to say of it is left to who wants to know.
  func bundlelessUse(ofKey node: Syntax, _ context: LiteralContext) -> BundlelessUse? {
    guard let last = context.argumentBeforeBundle, context.bundle == nil, isObserving, observation.circumstances.isEmpty
    else {
      return nil
    }
    let start = file.original(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = file.original(node.endPositionBeforeTrailingTrivia.utf8Offset)
    return BundlelessUse(
      literal: file.text.range(from: start, to: end),
      insertion: file.original(last.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// What starts with a letter is no phone number, and has signs of an address or looks like code otherwise.
  private func mayBeDirected(_ key: String.UTF8View) -> Bool {
    guard let first = key.first else { return false }
    return first <= UInt8(ascii: "@") || first == UInt8(ascii: "~") || key.starts(with: "www.".utf8)
      || key.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") } || hasLettersOfOneWidth
  }

  /// A key that is a phone number, an address or code for sure.
  private func observeDirection(ofKey literal: StringLiteralExprSyntax, _ context: LiteralContext) {
    guard case .stringSegment(let segment)? = literal.segments.first,
      literal.segments.count == 1
        || segment.content.text.utf8.first.map({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@") }) ?? false
    else { return }
    noteDirection(of: ExprSyntax(literal), [], shownBy: TextDestination(function: context.reason))
  }

  // MARK: Keys that are no literals

  func observeDynamicKey(_ call: ObservedCall, type: SwiftType, expected: SwiftType) {
    var key: ExprSyntax?
    var function = call.written
    switch call.name {
    case "NSLocalizedString": key = call.unlabeled
    case "localizedString":
      key = call.argument("forKey")
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue",
      "IntentDialog", "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation":
      key = call.argument("stringLiteral") ?? (call.arguments.arguments.count == 1 ? call.unlabeled : nil)
    case "init" where call.base == nil && isLiteralType(expected):
      key = call.argument("stringLiteral") ?? (call.arguments.arguments.count == 1 ? call.unlabeled : nil)
      function = "\(expected.unwrapped)" + call.written.dropFirst(4)
    default:
      if macroNames.contains(call.name) { key = call.unlabeled }
    }
    if call.name == "localizedString", let text = key?.bare.literalText {
      // The older search by name does not find it.
      note(
        \.found.lookedUpTexts,
        LookedUpText(
          place: observedPlace(call.node), pattern: KeyPattern(pieces: [text]),
          table: call.argument("table")?.literalText, function: function,
          lookup: observedPlace(call.node)))
    }
    guard let key, !key.bare.is(StringLiteralExprSyntax.self) || key.literalText == nil && isPlainKey(call) else {
      return
    }
    let keyType = peek(key).unwrapped
    // `LocalizedStringKey(key)` of a key is no look-up.
    if isLiteralType(keyType) { return }
    var isComplete = true
    let patterns = patterns(of: key, isComplete: &isComplete)
    let found = DynamicKey(
      place: observedPlace(call.node), function: function, key: observedExpression(key, type: keyType),
      patterns: patterns, isComplete: isComplete && !patterns.isEmpty)
    if !found.isComplete, let node = leaves(of: key).lazy.compactMap(\.node).first {
      note(\.heldKeys, HeldKey(key: found, node: node))
    } else {
      note(\.found.dynamicKeys, found)
    }
    if isOfIntent(.named(call.name == "init" ? expected.unwrapped.name ?? "" : call.name)), isLocalizedCall(key) {
      note(
        \.found.resolvedIntentTexts,
        ResolvedIntentText(
          place: observedPlace(call.node), function: function, type: type.description,
          text: observedExpression(key, type: keyType)))
    }
  }

  /// Whether interpolation makes another key, where other types make a specifier of it.
  private func isPlainKey(_ call: ObservedCall) -> Bool {
    call.name == "NSLocalizedString" || call.name == "localizedString" || call.argument("stringLiteral") != nil
      || macroNames.contains(call.name)
  }

  /// What a key may be, `isComplete` being unset where it may be something else.
  private func patterns(of expression: ExprSyntax, isComplete: inout Bool, depth: Int = 0) -> [KeyPattern] {
    let expression = expression.bare
    guard depth < 8 else {
      isComplete = false
      return []
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      if !operators.isEmpty, operators.allSatisfy({ $0 == "+" }), operators.count == elements.count / 2 {
        var joined = [KeyPattern(pieces: [""])]
        for element in elements where !element.is(BinaryOperatorExprSyntax.self) {
          joined = joined.joined(with: alternatives(of: element, depth: depth + 1))
        }
        return joined
      }
    }
    var found: [KeyPattern] = []
    if let format = format(madeBy: expression) {
      return format.map { KeyPattern(pieces: $0) }
    }
    for leaf in leaves(of: expression) {
      switch leaf {
      case .literal(let literal): found += patterns(of: literal, depth: depth + 1)
      case .node(let node) where !expression.is(StringLiteralExprSyntax.self):
        if let known = values(of: node) ?? rawValues(of: expression) {
          found += known.map { KeyPattern(pieces: [$0]) }
        } else if let known = constantPatterns(of: expression, depth: depth) {
          found += known
        } else {
          isComplete = false
        }
      case .node: break
      case .other(let other):
        if let known = rawValues(of: other) {
          found += known.map { KeyPattern(pieces: [$0]) }
        } else {
          isComplete = false
        }
      case .localized: isComplete = false
      }
    }
    return found
  }

  /// The texts between the values of `String(format: "…", values)`.
  private func format(madeBy expression: ExprSyntax) -> [[String]]? {
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
      call.name == "String" || call.name == "NSString", call.arguments.arguments.count > 1,
      let text = call.argument("format")?.literalText
    else { return nil }
    var pieces = [""]
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let text): pieces[pieces.count - 1] += text
      case .percentSign: pieces[pieces.count - 1] += "%"
      case .argument: pieces.append("")
      }
    }
    return [pieces]
  }

  /// What a constant may be that is a literal with interpolations, or joined of pieces.
  private func constantPatterns(of expression: ExprSyntax, depth: Int) -> [KeyPattern]? {
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) else { return nil }
    let known = allValues(of: expression) { value -> [KeyPattern]? in
      guard value.is(StringLiteralExprSyntax.self) || value.as(SequenceExprSyntax.self)?.elements.count ?? 0 > 2 else {
        return nil
      }
      var isComplete = true
      let found = self.patterns(of: value, isComplete: &isComplete, depth: depth + 1)
      return isComplete && !found.isEmpty ? found : nil
    }
    return known?.flatMap { $0 }
  }

  /// The texts that joined pieces may come to, where all of them are known.
  func wholePatterns(of expression: ExprSyntax) -> [String]? {
    let found =
      expression.as(StringLiteralExprSyntax.self).map { patterns(of: $0, depth: 0) }
      ?? alternatives(of: expression, depth: 0)
    let whole = found.compactMap { $0.pieces.count == 1 ? $0.pieces.first : nil }
    return whole.isEmpty || whole.count < found.count ? nil : whole
  }

  /// What one part of a key may be: a gap where that is not known.
  private func alternatives(of expression: ExprSyntax, depth: Int) -> [KeyPattern] {
    var isComplete = true
    let found = patterns(of: expression, isComplete: &isComplete, depth: depth)
    return isComplete && !found.isEmpty ? found : [KeyPattern(pieces: ["", ""])]
  }

  private func patterns(of literal: StringLiteralExprSyntax, depth: Int) -> [KeyPattern] {
    var joined = [KeyPattern(pieces: [""])]
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        joined = joined.joined(with: [KeyPattern(pieces: [LiteralText.decoded(segment, in: literal)])])
      case .expressionSegment(let segment):
        guard let inner = segment.expressions.first?.expression else { continue }
        joined = joined.joined(with: alternatives(of: inner, depth: depth + 1))
      @unknown default: break
      }
    }
    return joined
  }

  /// `kind.rawValue`: the raw values of all cases; `"\(kind)"`: their names.
  private func rawValues(of expression: ExprSyntax) -> [String]? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue" {
      let base = member.base.map { peek($0).unwrapped } ?? .unknown
      return base.name.flatMap { rawValues(ofEnum: $0) }
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text == "rawValue", let context {
      return rawValues(ofEnum: context)
    }
    return nil
  }

  private func rawValues(ofEnum path: String) -> [String]? {
    guard let type = index.types[path], type.kind == .enumeration,
      type.inherited.contains(where: { $0.name == "String" || $0.name == "LocalizedStringKey" })
    else { return nil }
    let cases = index.cases(of: path)
    guard !cases.isEmpty else { return nil }
    return cases.map { element in
      guard let raw = element.rawValue, raw.hasPrefix("\""), raw.count >= 2 else { return element.name }
      return LiteralText.decoded(String(raw.dropFirst().dropLast()), pounds: 0)
    }
    .sorted()
  }

  /// The value of a constant.
  func values(of node: TextNode) -> [String]? {
    let numbers =
      node.owner.isEmpty ? index.globals[node.name] ?? [] : index.ownMembers(node.name, of: node.owner)
    guard let number = numbers.first else { return nil }
    let declaration = index.declarations[number]
    guard declaration.kind == .property, declaration.isLet, let value = declaration.initialValue, value.hasPrefix("\""),
      value.hasSuffix("\""), value.count >= 2
    else { return nil }
    let inner = String(value.dropFirst().dropLast())
    return inner.contains("\"") || inner.contains("\\(") ? nil : [LiteralText.decoded(inner, pounds: 0)]
  }

  // MARK: Properties

  private static let heldTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "Text", "AttributedString",
  ]

  /// Whether a type is, or is a collection of, localizable or localized text.
  static func holdsText(_ type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .named(let name, let arguments):
      if heldTypes.contains(name) || name.hasPrefix("SwiftUI.") && heldTypes.contains(String(name.dropFirst(8))) {
        return true
      }
      return containers.contains(name) && arguments.contains { holdsText($0) }
    case .tuple(let elements): return elements.contains { holdsText($0.type) }
    default: return false
    }
  }

  private static let containers: Set<String> = ["Array", "Dictionary", "Set", "KeyValuePairs", "OrderedDictionary"]

  func observeHeld(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String, type: SwiftType) {
    let type = type.isUnknown ? emptyCollection(binding) ?? type : type
    guard Self.holdsText(type) else { return }
    if isStored(binding) {
      note(held: name, type, at: observedPlace(binding), of: variable)
    } else if let context, index.conforms(context, to: "Error") || index.conforms(context, to: "LocalizedError") {
      // What catches an error is mostly no view.
      note(held: name, type, at: observedPlace(binding.pattern), of: variable)
    }
  }

  /// The payload of an enum's case.
  func observe(payloadOf element: EnumCaseElementSyntax) {
    for parameter in element.parameterClause?.parameters ?? [] {
      let type = SwiftType(parameter.type)
      guard Self.holdsText(type) else { continue }
      note(held: element.name.text.withoutBackticks, type, at: observedPlace(parameter), of: nil)
    }
  }

  /// The type of `[LocalizedStringKey]()`.
  private func emptyCollection(_ binding: PatternBindingSyntax) -> SwiftType? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else {
      return nil
    }
    let made: ExprSyntax?
    if let array = call.calledExpression.as(ArrayExprSyntax.self) {
      made = array.elements.first?.expression
    } else if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    {
      made = elements.first?.value
    } else {
      return nil
    }
    return made?.lastName.map { .array(.named($0)) }
  }

  private func note(held name: String, _ type: SwiftType, at place: ObservedPlace, of variable: VariableDeclSyntax?) {
    let owner = context.flatMap { index.types[$0] }
    let kind: String
    switch owner?.kind {
    case .structure?: kind = "struct"
    case .classType?: kind = "class"
    case .actor?: kind = "actor"
    case .enumeration?: kind = "enum"
    case .protocolType?: kind = "protocol"
    default: kind = context == nil ? "file" : "extension"
    }
    note(
      \.found.heldTexts,
      HeldText(
        place: place, name: name, type: type.description, owner: context, ownerKind: kind,
        inherited: context.map { Array(index.lineage(of: $0).dropFirst()) } ?? [],
        isStatic: variable?.modifiers.contains {
          $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        } ?? false, isMutable: variable?.bindingSpecifier.tokenKind == .keyword(.var)))
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}

extension [KeyPattern] {
  private static let most = 512

  /// Each with each other behind it; where that would be too many, a gap.
  func joined(with others: [KeyPattern]) -> [KeyPattern] {
    guard count * others.count <= Self.most else { return map { $0.joined(with: KeyPattern(pieces: ["", ""])) } }
    return flatMap { first in others.map { first.joined(with: $0) } }
  }
}

extension KeyPattern {
  func joined(with other: KeyPattern) -> KeyPattern {
    var pieces = self.pieces
    pieces[pieces.count - 1] += other.pieces[0]
    return KeyPattern(pieces: pieces + other.pieces.dropFirst())
  }
}
