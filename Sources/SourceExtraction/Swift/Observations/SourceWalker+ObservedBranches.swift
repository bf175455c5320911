import Foundation
import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  /// What a condition compares with a constant.
  private struct Comparison {
    /// As it is written where the comparison stands, which may be the value of a constant.
    var counted: ObservedExpression
    var constant: Int
    var name: String

    private static let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]

    var negated: Comparison? {
      Self.opposites[name].map { Comparison(counted: counted, constant: constant, name: $0) }
    }
  }

  // MARK: Choices by a number

  func observeChoice(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard comparesWithNumbers, let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self), place + 1 < elements.count
    else { return }
    var condition = Array(elements[..<place])
    if let assignment = condition.lastIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      condition.removeFirst(assignment + 1)
    }
    guard let comparison = comparison(in: condition[...]), let last = elements.last else { return }
    var branches = [
      branch("true", of: comparison, from: Syntax(choice.thenExpression), to: Syntax(choice.thenExpression)),
      branch(
        "false", of: comparison, from: Syntax(elements[place + 1]), to: Syntax(last),
        parts: elements[(place + 1)...].map { Syntax($0) }),
    ]
    // `count == 1 ? word : word + "s"`, `count == 1 ? word : "\(word)s"`
    let (one, other) = (choice.thenExpression, Array(elements[(place + 1)...]))
    if let ending = ending(of: other, behind: one.trimmedDescription) {
      (branches[0].texts, branches[1].texts) = ([""], [ending])
    } else if other.count == 1, let ending = ending(of: joined(one), behind: other[0].trimmedDescription) {
      (branches[0].texts, branches[1].texts) = ([ending], [""])
    }
    note(
      comparison, .ternary, in: Syntax(sequence), at: observedPlace(from: condition[0], to: last), branches: branches)
  }

  /// The elements of what is joined.
  private func joined(_ expression: ExprSyntax) -> [ExprSyntax] {
    expression.bare.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
  }

  /// The ending that is put behind an expression.
  private func ending(of elements: [ExprSyntax], behind word: String) -> String? {
    if elements.count == 3, elements[0].trimmedDescription == word,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    {
      return elements[2].literalText
    }
    guard elements.count == 1, let literal = elements[0].bare.as(StringLiteralExprSyntax.self) else { return nil }
    let segments = literal.segments.filter {
      if case .stringSegment(let segment) = $0 { !segment.content.text.isEmpty } else { true }
    }
    guard segments.count == 2, case .expressionSegment(let first)? = segments.first,
      first.expressions.trimmedDescription == word, case .stringSegment(let last)? = segments.last
    else { return nil }
    return last.content.text
  }

  func observe(_ expression: IfExprSyntax) {
    guard comparesWithNumbers, let comparison = comparison(in: expression.conditions) else { return }
    var branches = [branch("true", of: comparison, from: Syntax(expression.body), to: Syntax(expression.body))]
    switch expression.elseBody {
    case .ifExpr(let other)?:
      branches.append(branch("false", of: comparison, from: Syntax(other), to: Syntax(other)))
    case .codeBlock(let block)?:
      branches.append(branch("false", of: comparison, from: Syntax(block), to: Syntax(block)))
    default:
      if isEnding(expression.body) {
        branches.append(
          CountBranch.Branch(
            range: branches[0].range.upperBound..<branches[0].range.upperBound, condition: "false", showsNumber: false,
            texts: [""]))
      } else if let other = initialValue(changedBy: expression) {
        branches.append(branch("false", of: comparison, from: Syntax(other), to: Syntax(other)))
      } else if isLeft(by: expression.body), let rest = statements(after: Syntax(expression)) {
        branches.append(branch("false", of: comparison, from: rest.first, to: rest.last, parts: rest.all))
      }
    }
    note(comparison, .if, in: Syntax(expression), at: observedPlace(expression), branches: branches)
  }

  func observe(_ statement: GuardStmtSyntax) {
    guard comparesWithNumbers, let comparison = comparison(in: statement.conditions) else { return }
    var branches = [branch("false", of: comparison, from: Syntax(statement.body), to: Syntax(statement.body))]
    if let rest = statements(after: Syntax(statement)) {
      branches.insert(branch("true", of: comparison, from: rest.first, to: rest.last, parts: rest.all), at: 0)
    }
    note(comparison, .guard, in: Syntax(statement), at: observedPlace(statement), branches: branches)
  }

  /// Whether all that a body does is to put an ending to a text: `{ text += "s" }`.
  private func isEnding(_ body: CodeBlockSyntax) -> Bool {
    guard body.statements.count == 1, case .expr(let only)? = body.statements.first?.item,
      let elements = only.as(SequenceExprSyntax.self)?.elements, elements.count == 3
    else { return false }
    return elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      && elements.last?.is(StringLiteralExprSyntax.self) ?? false
  }

  /// What stays where a condition does not hold: `var text = many; if count == 1 { text = one }`.
  private func initialValue(changedBy expression: IfExprSyntax) -> ExprSyntax? {
    guard expression.body.statements.count == 1, case .expr(let only)? = expression.body.statements.first?.item,
      let elements = only.as(SequenceExprSyntax.self)?.elements, elements.count > 2,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
      let name = elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return initialValue(of: name, around: Syntax(expression))
  }

  /// The value that a variable is declared with in the blocks around a node, or that a property of the type returns.
  private func initialValue(of name: String, around node: Syntax) -> ExprSyntax? {
    var current = node
    while let parent = current.parent {
      var declarations: [VariableDeclSyntax] = []
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        declarations = list.prefix { $0.position < node.position }.compactMap { $0.item.as(VariableDeclSyntax.self) }
      } else if let list = parent.as(MemberBlockItemListSyntax.self) {
        declarations = list.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      }
      for binding in declarations.flatMap(\.bindings)
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        if let value = binding.initializer?.value { return value }
        guard case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1,
          case .expr(let value)? = statements.first?.item
        else { return nil }
        return value
      }
      if parent.is(MemberBlockItemListSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// Whether a body ends by leaving what it stands in.
  private func isLeft(by body: CodeBlockSyntax) -> Bool {
    guard case .stmt(let last)? = body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }

  private static let mostStatements = 4

  /// What is done otherwise, where a branch leaves the body: the statements up to the next that leaves it as well.
  private func statements(after node: Syntax) -> (first: Syntax, last: Syntax, all: [Syntax])? {
    var current = node
    while let parent = current.parent, !current.is(CodeBlockItemSyntax.self) { current = parent }
    guard let list = current.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    var found: [Syntax] = []
    for item in list.drop(while: { $0.id != current.id }).dropFirst().prefix(Self.mostStatements) {
      found.append(Syntax(item))
      if case .stmt(let statement) = item.item, statement.is(ReturnStmtSyntax.self) { break }
    }
    guard let first = found.first, let last = found.last else { return nil }
    return (first, last, found)
  }

  func observe(_ expression: SwitchExprSyntax) {
    guard isCount(expression.subject) else { return }
    var branches: [CountBranch.Branch] = []
    var constant: Int?
    let counted = observedExpression(expression.subject)
    let comparison = Comparison(counted: counted, constant: 1, name: "case")
    for case .switchCase(let element) in expression.cases {
      var label = "default"
      if case .case(let cases) = element.label {
        label = cases.caseItems.trimmedDescription
        if let number = Int(label), constant == nil || number == 1 { constant = number }
      }
      var compared = comparison
      // `case let count`
      if label.hasPrefix("let ") { compared.counted.source = String(label.dropFirst(4)) }
      branches.append(branch(label, of: compared, from: Syntax(element.statements), to: Syntax(element.statements)))
    }
    guard let constant else { return }
    note(
      Comparison(counted: counted, constant: constant, name: "case"), .switch, in: Syntax(expression),
      at: observedPlace(expression), branches: branches)
  }

  private func note(
    _ comparison: Comparison, _ form: CountBranch.Form, in node: Syntax, at place: ObservedPlace,
    branches: [CountBranch.Branch]
  ) {
    let nodes = nodesOfTexts(in: node, branches)
    guard nodes != nil || branches.contains(where: { $0.texts.contains { $0.contains(where: \.isLetter) } }) else {
      return
    }
    let whole = text(around: node)
    let counted = comparison.counted.source
    let found = CountBranch(
      place: place, counted: comparison.counted, comparedWith: comparison.constant, comparison: comparison.name,
      form: form, branches: branches, isBesideNumber: whole.others.contains { $0.mentions(counted) },
      use: use(of: whole.node))
    if let nodes {
      note(\.heldBranches, HeldBranch(branch: found, nodes: nodes))
    } else {
      note(\.found.countBranches, found)
    }
  }

  /// What gives the texts of a ternary whose words have names: `count == 1 ? one : other`; nil where none has.
  private func nodesOfTexts(in node: Syntax, _ branches: [CountBranch.Branch]) -> [[TextNode]]? {
    guard branches.count == 2, let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let nodes = [leaves(of: choice.thenExpression), leaves(ofSequence: elements[(place + 1)...])].map { leaves in
      leaves.compactMap(\.node)
    }
    return nodes.contains { !$0.isEmpty } ? nodes : nil
  }

  /// The outermost text that a choice is interpolated into, joined to or fills, with what else is in it.
  private func text(around node: Syntax) -> (node: Syntax, others: [String]) {
    var whole = node
    var others: [String] = []
    var current = node
    for _ in 0..<24 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self)
      else { break }
      if let literal = parent.as(StringLiteralExprSyntax.self) {
        others += literal.segments.filter { !$0.surrounds(node) }.compactMap {
          if case .expressionSegment(let segment) = $0 { return segment.expressions.trimmedDescription }
          return nil
        }
        whole = Syntax(literal)
      } else if let list = parent.as(ExprListSyntax.self),
        list.contains(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        })
      {
        others += list.filter { !$0.surrounds(node) }.map(\.trimmedDescription)
        whole = list.parent ?? whole
      } else if let call = parent.as(FunctionCallExprSyntax.self), let named = ObservedCall(call),
        named.argument("format") != nil || named.name == "localizedStringWithFormat"
      {
        others += call.arguments.filter { !$0.surrounds(node) }.map(\.trimmedDescription)
        whole = Syntax(call)
      }
      current = parent
    }
    return (whole, others)
  }

  // MARK: Conditions

  private func comparison(in list: ConditionElementListSyntax) -> Comparison? {
    for element in list {
      guard case .expression(let expression) = element.condition else { continue }
      if let found = comparison(namedBy: expression) { return found }
      if let sequence = expression.bare.as(SequenceExprSyntax.self),
        let found = comparison(in: Array(sequence.elements)[...])
      {
        return found
      }
    }
    return nil
  }

  /// `isSingle`, where `let isSingle = count == 1`, and `!isSingle`.
  private func comparison(namedBy condition: ExprSyntax) -> Comparison? {
    let condition = condition.bare
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return comparison(namedBy: negation.expression)?.negated
    }
    guard condition.is(DeclReferenceExprSyntax.self) || condition.is(MemberAccessExprSyntax.self),
      let name = condition.lastName, name.first?.isLowercase ?? false, peek(condition).unwrapped.name == "Bool"
    else { return nil }
    return values(of: condition) { value -> Comparison? in
      guard let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return nil }
      return self.comparison(in: Array(elements)[...])
    }.first
  }

  /// `count == 1`, also beside `&&`.
  private func comparison(in elements: ArraySlice<ExprSyntax>) -> Comparison? {
    if elements.count == 1, let sequence = elements.first?.bare.as(SequenceExprSyntax.self) {
      return comparison(in: Array(sequence.elements)[...])
    }
    if elements.count == 1, let found = elements.first.flatMap({ comparison(namedBy: $0) }) { return found }
    let parts = elements.split { ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "") }
    for part in parts where part.count == 3 {
      let part = Array(part)
      guard let name = part[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!=", ">", "<", ">=", "<="].contains(name)
      else { continue }
      for (counted, constant) in [(part[0], part[2]), (part[2], part[0])] {
        guard let number = constant.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }), number <= 3,
          isCount(counted)
        else { continue }
        let type = peek(counted)
        return Comparison(
          counted: ObservedExpression(
            source: counted.trimmedDescription, type: type.isUnknown ? nil : type.description),
          constant: number, name: name)
      }
    }
    return nil
  }

  private func isCount(_ expression: ExprSyntax) -> Bool {
    if let name = peek(expression).unwrapped.name { return FormatSpecifierTypes.isNumber(name) }
    let name = expression.bare.lastName?.lowercased() ?? ""
    return name.hasSuffix("count") || name.hasPrefix("number")
  }

  // MARK: Branches

  private func branch(
    _ condition: String, of comparison: Comparison, from first: Syntax, to last: Syntax, parts: [Syntax]? = nil
  ) -> CountBranch.Branch {
    let place = observedPlace(from: first, to: last)
    let counted = comparison.counted.source
    let literals = (parts ?? [first]).flatMap { self.literals(in: $0) }
    let shows = literals.contains { literal in
      literal.segments.contains { segment in
        guard case .expressionSegment(let segment) = segment else { return false }
        return segment.expressions.trimmedDescription.mentions(counted)
      } || (format(around: literal)?.mentions(counted) ?? false)
    }
    return CountBranch.Branch(
      range: place.range, condition: condition, showsNumber: shows,
      texts: literals.map { observedText($0).description })
  }

  /// The arguments of a format call that a literal is, or is the key of the format of.
  private func format(around literal: StringLiteralExprSyntax) -> String? {
    var current = Syntax(literal)
    for _ in 0..<8 {
      guard let parent = current.parent else { return nil }
      if let call = parent.as(FunctionCallExprSyntax.self), let named = ObservedCall(call),
        named.argument("format") != nil || named.name == "localizedStringWithFormat"
      {
        return call.arguments.trimmedDescription
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  private static let labelsOfNoText: Set<String> = [
    "systemImage", "systemName", "comment", "table", "tableName", "id", "named", "identifier", "image", "icon",
    "forKey",
  ]
  private static let mostNodes = 4000

  /// The literals in a piece of code, without those inside of others.
  private func literals(in node: Syntax) -> [StringLiteralExprSyntax] {
    var found: [StringLiteralExprSyntax] = []
    var waiting = [node]
    var visited = 0
    while let current = waiting.popLast(), visited < Self.mostNodes {
      visited += 1
      if let literal = current.as(StringLiteralExprSyntax.self) {
        found.append(literal)
      } else if let argument = current.as(LabeledExprSyntax.self), let label = argument.label?.text,
        Self.labelsOfNoText.contains(label)
      {
        continue
      } else if let call = current.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init), call.isOfLogger {
        continue
      } else {
        waiting += current.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return found
  }

  // MARK: Shortcuts

  func observeShortcut(_ call: ObservedCall) {
    let key: ExprSyntax?
    switch call.name {
    case "UIKeyCommand": key = call.argument("input")
    case "NSMenuItem", "addItem", "insertItem": key = call.argument("keyEquivalent")
    default: key = call.unlabeled
    }
    guard var key = key?.bare else { return }
    if call.name == "KeyEquivalent" || call.name == "init", !isWholeShortcut(call) { return }
    // `KeyEquivalent(Character(key))`
    while let inner = key.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init), let argument = inner.unlabeled {
      key = argument.bare
    }
    // `ForEach(["[", "]"], id: \.self) { key in … }`
    if let list = listOfElement(key)?.bare.as(ArrayExprSyntax.self) {
      let texts = list.elements.compactMap(\.expression.literalText)
      for text in texts where !text.isEmpty { note(shortcut: text, isCharacter: true, call) }
      return
    }
    let literals = values(of: key) { value in
      value.as(StringLiteralExprSyntax.self).flatMap { $0.segments.count == 1 ? value.literalText : nil }
    }
    let member = key.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    for text in literals where !text.isEmpty { note(shortcut: text, isCharacter: true, call) }
    if literals.isEmpty, let member { note(shortcut: member, isCharacter: false, call) }
  }

  /// Whether a key stands for itself, and is no part of a shortcut that is noted as a whole.
  private func isWholeShortcut(_ call: ObservedCall) -> Bool {
    guard let argument = call.node.parent?.as(LabeledExprSyntax.self),
      let around = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: around)
    else { return true }
    return !["keyboardShortcut", "KeyboardShortcut", "init"].contains(name)
  }

  /// `let zoom: KeyEquivalent = "+"`.
  func observeKeyEquivalent(_ literal: StringLiteralExprSyntax) {
    // An argument of the project's own call, too: `Action(title: "Back", key: "[")`.
    let around = literal.parent?.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap { ObservedCall.name(of: $0) }
    let isHeld =
      literal.parent?.is(InitializerClauseSyntax.self) ?? false
      || around.map { !["keyboardShortcut", "KeyboardShortcut", "KeyEquivalent", "init", "onKeyPress"].contains($0) }
        ?? false
    guard isHeld, let key = ExprSyntax(literal).literalText else { return }
    note(
      \.found.keyboardShortcuts,
      KeyboardShortcutUse(
        place: observedPlace(literal), key: key, isCharacter: true, modifiers: ["command"], localization: nil,
        function: "KeyEquivalent"))
  }

  private func note(shortcut name: String, isCharacter: Bool, _ call: ObservedCall) {
    let modifiers = call.argument("modifiers") ?? call.argument("modifierFlags")
    // `.defaultAction` is Return alone, `.cancelAction` Escape.
    let hasOwnModifiers = !isCharacter && name.hasSuffix("Action") || call.name == "UIKeyCommand"
    note(
      \.found.keyboardShortcuts,
      KeyboardShortcutUse(
        place: observedPlace(call.node.observedPart, of: call), key: name, isCharacter: isCharacter,
        modifiers: modifiers.map(\.optionNames) ?? (hasOwnModifiers ? [] : ["command"]),
        localization: call.argument("localization")?.lastName, function: call.written))
  }
}

extension SyntaxProtocol {
  fileprivate func surrounds(_ node: Syntax) -> Bool {
    position <= node.position && endPosition >= node.endPosition
  }
}

extension String {
  /// Whether an expression stands in the text, not as a part of a longer name.
  fileprivate func mentions(_ expression: String) -> Bool {
    var rest = self[...]
    while let range = rest.range(of: expression) {
      let before = range.lowerBound == rest.startIndex ? nil : rest[rest.index(before: range.lowerBound)]
      let after = range.upperBound == rest.endIndex ? nil : rest[range.upperBound]
      func isPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      if !isPart(before), !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
