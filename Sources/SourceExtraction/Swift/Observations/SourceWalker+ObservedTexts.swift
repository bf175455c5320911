import SourceObservations
import SourceText
import SwiftSyntax

/// The hooks of the walk by which texts are followed.
extension SourceWalker {
  /// An argument of a call whose declaration is known.
  func observe(
    argument: ExprSyntax, given: SwiftType, for parameter: DeclarationParameter, of chosen: MatchedCandidate,
    _ context: LiteralContext
  ) {
    let declaration = chosen.declaration
    let type = parameter.type.unwrapped
    if declaration.origin.isKnowledge {
      guard declaration.origin == .sdk, isLiteralType(type), context.hasStringOverload,
        !argument.is(ClosureExprSyntax.self)
      else { return }
      // A `String` overload is meant where the argument is no key.
      if given.isUnknown {
        // Whatever its type is, its name may say what is shown.
        noteDirection(
          of: argument, leaves(of: argument),
          shownBy: TextDestination(function: declaration.signature, label: parameter.label))
      }
      guard isShown(given) || given.unwrapped.name == nil && isFormatted(argument),
        !argument.bare.is(StringLiteralExprSyntax.self)
      else { return }
      note(
        argument,
        shownBy: TextDestination(
          function: declaration.signature, label: parameter.label, type: "String",
          role: declaration.name.hasPrefix("accessibility") || isForAccessibility(argument) ? .accessibility : .display)
      )
      return
    }
    let isGeneric = isGeneric(type, given: argument, given, in: declaration)
    guard isFollowed(type) || type.carriesText || isGeneric else { return }
    let target = TextNode(owner: declaration.signature, name: parameter.name)
    if type.carriesText {
      // An autoclosure is a text itself.
      if type.givesText, argument.bare.is(StringLiteralExprSyntax.self) { note(argument, givenTo: target.result) }
      noteClosure(argument, ofType: type, givenTo: target)
    } else {
      note(argument, givenTo: target, isArgument: true)
      if type.isText { noteDirection(of: argument, givenTo: target) }
    }
    guard declaration.kind == .initializer, let path = declaration.parent ?? chosen.candidate.receiver.name else {
      return
    }
    // The memberwise initializer sets the property, and others do so for what they call the same.
    if index.members(parameter.name, of: path).contains(where: { index.declarations[$0].kind == .property }) {
      let property = TextNode(owner: path, name: parameter.name)
      guard type.carriesText else { return note(\.flows, TextFlow(source: target, target: property)) }
      note(\.flows, TextFlow(source: target.result, target: property.result))
      for position in type.takenTexts {
        note(\.flows, TextFlow(source: property.argument(position), target: target.argument(position)))
      }
    }
  }

  /// Whether an argument of the type is shown as it is: also one of a generic type that stands for strings.
  private func isShown(_ type: SwiftType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    return name == "String" || name == "Substring" || name == "AttributedString"
      || genericConstraint(name)?.name == "StringProtocol"
  }

  /// Whether a text is given for a parameter of a generic type: `func banner<S: StringProtocol>(_ text: S)`.
  private func isGeneric(
    _ type: SwiftType, given argument: ExprSyntax, _ given: SwiftType, in declaration: Declaration
  ) -> Bool {
    guard let name = type.name, given.isText || argument.bare.is(StringLiteralExprSyntax.self) else { return false }
    return index.types[name] == nil && index.path(of: name, in: declaration.parent) == nil
  }

  /// `accessibilityLabel(Text(argument))`.
  private func isForAccessibility(_ argument: ExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let around = call.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ObservedCall.name(of: around)?.hasPrefix("accessibility") ?? false
  }

  /// What a format style gives, whatever it formats.
  private func isFormatted(_ value: ExprSyntax) -> Bool {
    guard let call = value.bare.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call) else {
      return false
    }
    return name == "formatted" || name == "format" && call.calledExpression.is(MemberAccessExprSyntax.self)
  }

  /// Visits an argument, whose texts a closure gives to what calls the parameter.
  func observing<Result>(
    argument: ExprSyntax, for parameter: DeclarationParameter, of chosen: MatchedCandidate, _ body: () -> Result
  ) -> Result {
    guard isObserving, !chosen.declaration.origin.isKnowledge, parameter.type.carriesText else { return body() }
    return observingClosure(
      argument, givenTo: TextNode(owner: chosen.declaration.signature, name: parameter.name), body)
  }

  func observe(parameters: FunctionParameterClauseSyntax, of signature: String, name: String) {
    for parameter in parameters.parameters {
      let type = SwiftType(parameter.type)
      let isText = type.unwrapped.name == "String"
      guard isText || parameter.defaultValue != nil && isFollowed(type) else { continue }
      let inner = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
      let label = parameter.firstName.text.withoutBackticks
      let node = TextNode(owner: signature, name: inner)
      if isText {
        note(
          \.declared,
          DeclaredText(
            node: node, label: label == "_" ? nil : label, isProperty: false, isInView: isInView,
            place: observedPlace(parameter)))
      }
      if let value = parameter.defaultValue?.value { note(value, givenTo: node) }
    }
  }

  private var isInView: Bool { context.map { isView($0) } ?? false }

  private func isView(_ path: String) -> Bool {
    index.conforms(path, to: "View") || index.conforms(path, to: "ViewModifier")
  }

  /// Properties with text that are not in the tree.
  func observe(properties: [OutlineReader.TextProperty]) {
    var views: [String: Bool] = [:]
    for property in properties {
      let isInView = views[property.owner] ?? isView(property.owner)
      views[property.owner] = isInView
      let range = UTF8Offset(property.range.lowerBound)..<UTF8Offset(property.range.upperBound)
      note(
        \.declared,
        DeclaredText(
          node: TextNode(owner: property.owner, name: property.name), isProperty: true, isInView: isInView,
          place: observedPlace(from: range.lowerBound, to: range.upperBound, in: property.owner)))
    }
  }

  /// A property that a protocol shows: the description of an error, for one.
  func observeWitness(_ node: TextNode) {
    guard let context, ShownTextAPIs.shared.hasProperties(named: node.name) else { return }
    guard let destination = ShownTextAPIs.shared.property(node.name, ofAnyOf: names(inLineageOf: context)) else {
      return
    }
    note(\.shown, ShownNode(node: node, destination: destination))
  }

  /// A method whose result the system shows: the heading of a table's section, for one.
  func observeWitness(_ parameters: FunctionParameterClauseSyntax, name: String, _ node: TextNode) {
    guard let context, ShownTextAPIs.shared.hasFunctions(named: name) else { return }
    let lineage = names(inLineageOf: context)
    let labels = parameters.parameters.map(\.firstName.text.withoutBackticks)
    guard let destination = ShownTextAPIs.shared.result(ofMethod: name, labels: labels, ofAnyOf: lineage) else {
      return
    }
    note(\.shown, ShownNode(node: node, destination: destination))
  }

  func observe(
    variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String, type: SwiftType, isMember: Bool
  ) {
    guard isObserving else { return }
    let owner = isMember ? context ?? "" : observation.function
    let node = TextNode(owner: owner, name: name)
    if isMember { observeHeld(variable, binding, name: name, type: type) }
    if let value = binding.initializer?.value {
      if let call = value.bare.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call),
        name.first?.isUppercase == true
      {
        constructed[node] = name
      } else if let name = givenType(value) {
        constructed[node] = name
      }
    }
    if let pattern = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value {
      observe(value, boundTo: pattern)
      return
    }
    if type.carriesText, let value = binding.initializer?.value { noteClosure(value, ofType: type, givenTo: node) }
    guard type.isText else {
      // A variable's locale may become another, as people choose.
      if let value = binding.initializer?.value, isFollowed(type) || type.isUnknown && isFollowed(value),
        !isMember || variable.bindingSpecifier.tokenKind == .keyword(.let) || type.unwrapped.name != "Locale"
          || isPrivate(variable) && !mayChange(name)
      {
        note(value, givenTo: node)
      }
      return
    }
    if isMember { observeRequirements(of: node) }
    if isMember, type.unwrapped.name == "String", binding.accessorBlock == nil {
      note(
        \.declared,
        DeclaredText(node: node, isProperty: true, isInView: isInView, place: observedPlace(binding)))
      observeWitness(node)
    }
    if let value = binding.initializer?.value {
      note(value, givenTo: node)
      // A constant is looked at where it is shown.
      if isMember, variable.bindingSpecifier.tokenKind != .keyword(.let) { noteDirection(of: value, givenTo: node) }
    }
  }

  private func isPrivate(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// What the project declares of what a type inherits.
  private func inherited(by path: String) -> [String] {
    if let known = projectLineages[path] { return known }
    let found = index.lineage(of: path).dropFirst().filter { index.types[$0]?.isSDK == false }
    projectLineages[path] = found
    return found
  }

  /// What a method is in protocols and classes that its type inherits: there, its result may be shown, and its arguments
  /// given.
  func observeRequirements(of signature: String, name: String, _ parameters: FunctionParameterClauseSyntax) {
    guard let context, name != "init" else { return }
    for path in inherited(by: context) {
      let written = parameters.parameters.map(\.firstName.text.withoutBackticks)
      for number in index.ownMembers(name, of: path) {
        let required = index.declarations[number]
        guard required.kind == .function, required.parameters.map({ $0.label ?? "_" }) == written,
          required.signature != signature
        else { continue }
        if required.type.isText {
          let result = TextNode(owner: required.signature, name: TextNode.resultName)
          note(\.flows, TextFlow(source: TextNode(owner: signature, name: TextNode.resultName), target: result))
        }
        for (own, other) in zip(parameters.parameters, required.parameters) where isFollowed(other.type.unwrapped) {
          let inner = (own.secondName ?? own.firstName).text.withoutBackticks
          note(
            \.flows,
            TextFlow(
              source: TextNode(owner: required.signature, name: other.name),
              target: TextNode(owner: signature, name: inner)))
        }
      }
    }
  }

  /// What a property is in protocols and classes that its type inherits: there, it may be shown.
  private func observeRequirements(of node: TextNode) {
    guard let context else { return }
    for path in inherited(by: context) {
      guard !index.ownMembers(node.name, of: path).isEmpty else { continue }
      note(\.flows, TextFlow(source: node, target: TextNode(owner: path, name: node.name)))
    }
  }

  /// A value that gets a name in a condition, a loop or a pattern.
  func observe(_ value: ExprSyntax, boundTo name: String, type: SwiftType) {
    guard isObserving, isFollowed(type) || type.isUnknown && isFollowed(value) else { return }
    note(value, givenTo: TextNode(owner: observation.function, name: name))
  }

  /// `let (value, unit) = isFar ? (distance / 1000, "km") : (distance, "m")`.
  private func observe(_ value: ExprSyntax, boundTo pattern: TuplePatternSyntax) {
    for case .other(let expression) in leaves(of: value) {
      guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == pattern.elements.count else {
        continue
      }
      for (element, name) in zip(tuple.elements, pattern.elements) {
        guard let name = name.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
          continue
        }
        let node = TextNode(owner: observation.function, name: name)
        if isNumeric(element.expression) { observed?.numbers.insert(node) }
        note(element.expression, givenTo: node)
      }
    }
  }

  /// The payload of an enum's case that gets a name in a pattern.
  func observe(payload parameter: DeclarationParameter, of declaration: Declaration, boundTo name: String) {
    guard isObserving, parameter.type.isText else { return }
    note(
      \.flows,
      TextFlow(
        source: TextNode(owner: declaration.signature, name: parameter.name),
        target: TextNode(owner: observation.function, name: name)))
  }

  /// `ForEach(texts) { text in … }`.
  func observeElements(_ call: ObservedCall) {
    guard let first = call.unlabeled ?? call.base,
      let closure = call.arguments.arguments.last?.expression.as(ClosureExprSyntax.self),
      peek(first).isText || Self.isCalendarSymbols(first)
    else { return }
    let name: String
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: name = list.first?.name.text.withoutBackticks ?? "_"
    case .parameterClause(let clause)?:
      name = (clause.parameters.first.map { $0.secondName ?? $0.firstName })?.text.withoutBackticks ?? "_"
    default: name = "0"
    }
    note(first, givenTo: TextNode(owner: observation.function, name: name))
  }

  func observe(returned expression: ExprSyntax, expected: SwiftType) {
    guard isFollowed(expected), let node = observation.result else { return }
    note(expression, givenTo: node)
    if expected.isText { noteDirection(of: expression, givenTo: node) }
  }

  /// A body whose only expression is its value.
  func observe(body statements: CodeBlockItemListSyntax, expected: SwiftType) {
    guard isFollowed(expected), let node = observation.result, statements.count == 1,
      let only = statements.first
    else { return }
    let expression: ExprSyntax
    switch only.item {
    case .expr(let only): expression = only
    case .stmt(let statement):
      guard let only = statement.as(ExpressionStmtSyntax.self)?.expression else { return }
      expression = only
    default: return
    }
    note(expression, givenTo: node)
    if expected.isText { noteDirection(of: expression, givenTo: node) }
  }

  /// `target = value`.
  func observe(
    assigned value: ArraySlice<ExprSyntax>, to target: ArraySlice<ExprSyntax>, type: SwiftType,
    operator element: ExprSyntax
  ) {
    guard target.count == 1, let target = target.first?.bare, let first = value.first else { return }
    let parts = value.count == 1 ? [first] : operands(of: value)
    if element.is(AssignmentExprSyntax.self) {
      observe(setting: target, to: value)
      observeErrorText(target, value: first)
    } else if value.count == 1, target.lastName == "x" {
      observeMove(target, by: first)
    }
    if let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      let destination = destination(ofProperty: member.declName.baseName.text.withoutBackticks, of: base)
    {
      for part in parts { note(part, shownBy: destination) }
      if value.count == 1, first.is(StringLiteralExprSyntax.self) {
        observeLoneSign(first, setOn: member, shownBy: destination)
      }
      if value.count > 1, let last = value.last { noteMade(from: first, to: last, shownBy: destination) }
      return
    }
    guard type.isUnknown || isFollowed(type) else { return }
    for case .node(let node) in leaves(of: target) {
      for part in parts { note(part, givenTo: node) }
    }
    if target.is(DeclReferenceExprSyntax.self), let name = target.lastName, binding(named: name) == nil, let context {
      // `title = "…"` in a view controller.
      if ShownTextAPIs.shared.hasProperties(named: name),
        let destination = ShownTextAPIs.shared.property(name, ofAnyOf: names(inLineageOf: context))
      {
        for part in parts { note(part, shownBy: destination) }
        if value.count > 1, let last = value.last { noteMade(from: first, to: last, shownBy: destination) }
      }
    }
  }

  /// The operands of a choice or of what is joined.
  func operands(of elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return [choice.thenExpression] + operands(of: elements[(place + 1)...])
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.allSatisfy({ $0 == "+" || $0 == "??" }) else { return [] }
    return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }

  // MARK: What the system shows

  /// The names, without those of enclosing types, of a type and of all that it inherits.
  func names(inLineageOf path: String) -> Set<String> {
    if let known = lineageNames[path] { return known }
    let lineage = index.lineage(of: path)
    let found = Set(lineage.map(DeclarationIndex.lastComponent)).union(lineage)
    lineageNames[path] = found
    return found
  }

  /// What shows the text of a property of UIKit, AppKit and the like.
  private func destination(ofProperty name: String, of base: ExprSyntax) -> TextDestination? {
    guard ShownTextAPIs.shared.hasProperties(named: name) else { return nil }
    if let path = typeName(of: base) {
      if let found = ShownTextAPIs.shared.property(name, ofAnyOf: names(inLineageOf: path)) { return found }
      // A type of the project may have a property of this name for something else.
      guard index.types[path] == nil || index.members(name, of: path).isEmpty else { return nil }
      return ShownTextAPIs.shared.property(ofAnyCalled: name)
    }
    if let found = ShownTextAPIs.shared.property(ofAnyCalled: name) { return found }
    guard let holder = base.bare.lastName else { return nil }
    return ShownTextAPIs.shared.property(name, ofOneCalled: holder)
  }

  /// The name of an expression's type, that of a type which is declared nowhere included.
  func typeName(of base: ExprSyntax) -> String? {
    var type = peek(base).unwrapped
    if case .metatype(let inner) = type { type = inner }
    if let name = type.name { return name }
    let base = base.bare
    if let given = givenType(base) { return given }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let node = node(named: name) {
      if let known = constructed[node] { return known }
      return constructedType(of: node)
    }
    if let member = base.as(MemberAccessExprSyntax.self), let inner = member.base,
      let node = node(ofMember: member.declName.baseName.text.withoutBackticks, of: inner)
    {
      return constructed[node] ?? constructedType(of: node)
    }
    return nil
  }

  /// The type of what a function or property of the SDK gives.
  private func givenType(_ expression: ExprSyntax) -> String? {
    let expression = expression.bare
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    // `defaultContentConfiguration()`, of the cell itself.
    if let name = called?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return ShownTextAPIs.shared.result(ofMember: name, of: nil)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) ?? called?.as(MemberAccessExprSyntax.self) else {
      return nil
    }
    return ShownTextAPIs.shared.result(
      ofMember: member.declName.baseName.text, of: member.base?.trimmedDescription)
  }

  /// The type whose call is a property's initial value, or is assigned first in the closure that makes it.
  private func constructedType(of node: TextNode) -> String? {
    guard
      let declaration = index.ownMembers(node.name, of: node.owner).map({ index.declarations[$0] }).first,
      let value = declaration.initialValue, !value.isEmpty
    else { return nil }
    var rest = value[...]
    if rest.first == "{" {
      guard let equal = rest.firstIndex(of: "=") else { return nil }
      rest = rest[rest.index(after: equal)...].drop { $0 == " " }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard name.first?.isUppercase == true, rest.dropFirst(name.count).first == "(" else { return nil }
    if let dot = name.lastIndex(of: "."),
      let given = ShownTextAPIs.shared.result(
        ofMember: String(name[name.index(after: dot)...]), of: String(name[..<dot]))
    {
      return given
    }
    return String(name)
  }

  // MARK: Errors

  private static let errorKeys: Set<String> = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    "NSLocalizedFailureErrorKey", "NSLocalizedRecoveryOptionsErrorKey",
  ]

  /// `[NSLocalizedDescriptionKey: text]`.
  func observe(_ dictionary: DictionaryExprSyntax) {
    guard case .elements(let elements) = dictionary.content else { return }
    for element in elements { observeErrorText(under: element.key, element.value) }
  }

  /// `userInfo[NSLocalizedDescriptionKey] = text`.
  private func observeErrorText(_ target: ExprSyntax, value: ExprSyntax) {
    guard let element = target.as(SubscriptCallExprSyntax.self), let key = element.arguments.first?.expression else {
      return
    }
    observeErrorText(under: key, value)
  }

  private func observeErrorText(under key: ExprSyntax, _ value: ExprSyntax) {
    guard let name = key.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.errorKeys.contains(name) else { return }
    note(value, shownBy: TextDestination(function: "NSError.userInfo", label: name, type: "String", role: .error))
  }

  /// Notes texts that a call of UIKit, AppKit and the like shows.
  func observeShown(_ call: ObservedCall) {
    for (position, destination) in ShownTextAPIs.shared.arguments(
      of: call,
      receiver: {
        let receiver = call.base.flatMap { typeName(of: $0) } ?? (call.base == nil ? context : nil)
        return receiver.map { names(inLineageOf: $0) }
      })
    {
      note(call.arguments.arguments[position].expression, shownBy: destination)
    }
  }
}
