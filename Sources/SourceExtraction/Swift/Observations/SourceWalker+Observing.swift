import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  /// Whether what is being visited is to be observed.
  var isObserving: Bool { observed != nil && isEmitting && expansion == nil }

  /// Whether keys are not to be noted, since only previews show them.
  var isInPreview: Bool { observation.circumstances.contains(.preview) }

  private static let longestExcerpt = 400

  /// Adds to a list.
  @inline(__always)
  func note<Value>(_ list: WritableKeyPath<FileObservations, [Value]>, _ value: Value) {
    observed?[keyPath: list].append(value)
  }

  // MARK: Places

  func observedPlace(_ node: some SyntaxProtocol) -> ObservedPlace { observedPlace(from: node, to: node) }

  func observedPlace(from start: UTF8Offset, to end: UTF8Offset, in owner: String?) -> ObservedPlace {
    ObservedPlace(
      path: file.path, range: file.text.range(from: start, to: end), enclosingDeclaration: owner,
      source: excerpt(from: start, to: end), circumstances: observation.circumstances)
  }

  /// The place from the start of one node to the end of another.
  func observedPlace(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> ObservedPlace {
    let start = file.original(first.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = file.original(last.endPositionBeforeTrailingTrivia.utf8Offset)
    return observedPlace(from: start, to: Swift.max(start, end), in: enclosingName)
  }

  /// What is written, up to a limit.
  func excerpt(_ node: some SyntaxProtocol) -> String {
    excerpt(
      from: file.original(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      to: file.original(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  private func excerpt(from start: UTF8Offset, to end: UTF8Offset) -> String {
    let bytes = file.text.bytes
    let lower = Swift.max(0, Swift.min(start.value, bytes.count))
    var upper = Swift.max(lower, Swift.min(end.value, bytes.count))
    guard upper - lower > Self.longestExcerpt else { return String(decoding: bytes[lower..<upper], as: UTF8.self) }
    upper = lower + Self.longestExcerpt
    // Not inside a character.
    while upper > lower, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    return String(decoding: bytes[lower..<upper], as: UTF8.self) + "…"
  }

  func observedExpression(_ expression: ExprSyntax, type: SwiftType? = nil) -> ObservedExpression {
    let type = type ?? peek(expression)
    return ObservedExpression(source: excerpt(expression), type: type.isUnknown ? nil : type.description)
  }

  func observedText(_ literal: StringLiteralExprSyntax) -> ObservedText {
    ObservedText(
      parts: literal.segments.compactMap { segment in
        switch segment {
        case .stringSegment(let segment):
          let text = LiteralText.decoded(segment, in: literal)
          return text.isEmpty ? nil : .text(text)
        case .expressionSegment(let segment):
          return segment.expressions.first.map { .value(observedExpression($0.expression)) }
        @unknown default: return nil
        }
      })
  }

  // MARK: Circumstances

  func circumstances(of clause: IfConfigClauseSyntax) -> ObservedPlace.Circumstances {
    guard observed != nil, clause.poundKeyword.tokenKind != .poundElse, let condition = clause.condition else {
      return []
    }
    // `#if DEBUG`, `#if DEBUG && os(iOS)`.
    let names = condition.tokens(viewMode: .sourceAccurate).map(\.text)
    guard let place = names.firstIndex(of: "DEBUG"), !names.contains("||") else { return [] }
    return place > 0 && names[place - 1] == "!" ? [] : .debug
  }

  func observing<Result>(_ circumstances: ObservedPlace.Circumstances, _ body: () -> Result) -> Result {
    guard observed != nil, !circumstances.isEmpty else { return body() }
    let saved = observation.circumstances
    observation.circumstances.formUnion(circumstances)
    defer { observation.circumstances = saved }
    return body()
  }

  /// What `#Preview { … }` shows.
  func observePreview(_ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?) {
    guard isObserving else { return }
    observing(.preview) {
      let bodies =
        arguments.map(\.expression).compactMap { $0.as(ClosureExprSyntax.self) } + [trailing].compactMap { $0 }
      for body in bodies { _ = inferClosure(body, as: .unknown) }
    }
  }

  // MARK: Bodies

  func observing(
    function name: String, parameters: FunctionParameterClauseSyntax, attributes: AttributeListSyntax?,
    _ body: () -> Void
  ) {
    guard observed != nil else { return body() }
    let saved = observation
    let labels = parameters.parameters.map { $0.firstName.text.withoutBackticks + ":" }.joined()
    let signature: String
    if name == "init" {
      signature = (context ?? "init") + "(" + labels + ")"
    } else {
      signature = (context.map { $0 + "." } ?? "") + name + "(" + labels + ")"
    }
    // What is declared in a body belongs to it.
    observation.function = saved.function.isEmpty || bodies.isEmpty ? signature : saved.function + "." + signature
    observation.result = TextNode(owner: signature, name: TextNode.resultName)
    observation.isOnMainActor = saved.isOnMainActor || isMainActor(attributes)
    if isObserving {
      observe(parameters: parameters, of: signature, name: name)
      observeRequirements(of: signature, name: name, parameters)
      if let node = observation.result { observeWitness(parameters, name: name, node) }
    }
    body()
    observation = saved
  }

  func observing(property name: String, of variable: VariableDeclSyntax, _ body: () -> Void) {
    guard observed != nil else { return body() }
    let saved = observation
    let node = TextNode(owner: context ?? "", name: name)
    observation.function = node.description
    observation.result = node
    observation.isOnMainActor = isMainActor(variable.attributes)
    if isObserving { observeWitness(node) }
    body()
    observation = saved
  }

  /// A closure's texts are not those of the function around it, but of what the closure is given to.
  func observingClosure<Result>(_ body: () -> Result) -> Result {
    guard observed != nil else { return body() }
    let saved = observation.result
    observation.result = observation.closureHolder?.result
    observation.closureHolder = nil
    defer { observation.result = saved }
    return body()
  }

  /// A value that, if it is a closure, gives its texts to what calls the holder.
  func observingClosure<Result>(_ value: ExprSyntax?, givenTo holder: @autoclosure () -> TextNode, _ body: () -> Result)
    -> Result
  {
    guard observed != nil, let value, value.is(ClosureExprSyntax.self) else { return body() }
    observation.closureHolder = holder()
    defer { observation.closureHolder = nil }
    return body()
  }

  /// A value that is assigned: `self.format = { … }`.
  func observingClosure(
    _ value: ExprSyntax?, assignedTo target: ArraySlice<ExprSyntax>, ofType type: SwiftType, _ body: () -> Void
  ) {
    guard isObserving, type.carriesText, let value, target.count == 1,
      let node = target.first.flatMap({ leaves(of: $0).lazy.compactMap(\.node).first })
    else { return body() }
    noteClosure(value, ofType: type, givenTo: node)
    observingClosure(value, givenTo: node, body)
  }

  func isMainActor(_ attributes: AttributeListSyntax?) -> Bool {
    attributes?.contains {
      if case .attribute(let attribute) = $0 { return attribute.attributeName.trimmedDescription == "MainActor" }
      return false
    } ?? false
  }
}
