import SourceObservations
import SourceText
import SwiftSyntax

/// Dates, times and durations that are put together of numbers.
extension SourceWalker {
  private static let patterns: Set<String> = [
    "#:#", "#:#:#", "#′#″", "#'#\"", "#/#", "#/#/#", "#.#", "#.#.", "#.#.#", "#. #.", "#. #. #", "#-#-#",
    "# #", "# #, #", "#, # #", "# # #",
  ]
  private static let dayWords = ["day", "month", "year"]
  private static let timeWords = ["minute", "second", "hour"]
  /// Names that are nothing but a sign of a unit of time.
  private static let timeSigns: Set<String> = ["h", "m", "s", "hh", "mm", "ss", "hrs", "mins", "secs", "min", "sec"]
  /// What gives minutes of seconds, and hours of minutes.
  private static let divisions = ["/60", "%60", "dividingby:60", "/3600", "%3600"]

  /// Notes a pattern of parts that are nothing but numbers with `:`, `/`, `.` or `-` between them, of which names or
  /// arithmetic say that they are of a date or a time.
  ///
  /// - Parameters:
  ///   - node: what is the whole, or its first part.
  ///   - end: its last part.
  ///   - destination: what shows them, where that is known.
  func observeTime(
    writtenBy parts: [WrittenPart], at node: some SyntaxProtocol, to end: ExprSyntax? = nil,
    shownBy destination: TextDestination? = nil
  ) {
    guard (2...10).contains(parts.count) else { return }
    guard let pattern = pattern(of: parts), Self.isPattern(pattern) else {
      // `"Time left: \(minutes):\(seconds)"`
      var inner = parts[...]
      if inner.first?.text != nil { inner.removeFirst() }
      if let text = inner.last?.text, text != "." { inner.removeLast() }
      if inner.count < parts.count { observeTime(writtenBy: Array(inner), at: node, to: end, shownBy: destination) }
      return
    }
    let values = parts.compactMap { if case .value(let value, _, _) = $0 { value } else { nil } }
    let isMarked = pattern.hasPrefix("#′") || pattern.hasPrefix("#'")
    let isTime = pattern.hasPrefix("#:") || isMarked
    let written = values.map { evidence(in: $0) }
    // `"\(month) \(day)"`, of a date's own parts.
    if pattern == "# #" || pattern == "# #, #" || pattern == "#, # #" || pattern == "# # #" {
      let isNamed = written.contains { text in ["symbols[", "months[", "monthnames["].contains { text.contains($0) } }
      guard isNamed || written.allSatisfy({ $0.contains("formatted(.datetime.") }) else { return }
    }
    guard written.first != "first " else { return }
    if isTime {
      guard
        written.contains(where: { text in (Self.timeWords + Self.divisions).contains { text.contains($0) } })
          || values.allSatisfy({ $0.lastName.map { Self.timeSigns.contains($0.lowercased()) } ?? false })
      else {
        let isLength = isMarked && written.contains { text in ["feet", "inch", "ft"].contains { text.contains($0) } }
        if isLength { noteLength(writtenBy: values, at: node, to: end, shownBy: destination) }
        return
      }
    } else {
      let known = Self.dayWords.filter { word in written.contains { $0.contains(word) } }
      guard known.count > 1 else { return }
    }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: end.map { observedPlace(from: node, to: $0) } ?? observedPlace(node), form: .datePattern,
        text: isMarked ? "#:#" : pattern, use: use(of: Syntax(node)), destination: destination))
  }

  /// `"\(feet)'\(inches)\""`.
  private func noteLength(
    writtenBy values: [ExprSyntax], at node: some SyntaxProtocol, to end: ExprSyntax?,
    shownBy destination: TextDestination?
  ) {
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: end.map { observedPlace(from: node, to: $0) } ?? observedPlace(node), form: .unitWord, text: "ft",
        value: values.first.map { observedExpression($0) }, use: use(of: Syntax(node)), destination: destination))
  }

  /// Whether it is a date, a time, or a date with a time behind it.
  private static func isPattern(_ pattern: String) -> Bool {
    if patterns.contains(pattern) { return true }
    guard let space = pattern.lastIndex(of: " "), pattern[space...].dropFirst().hasPrefix("#:") else { return false }
    let date = pattern[..<space]
    return patterns.contains(String(pattern[space...].dropFirst()))
      && patterns.contains(String(date.last == "," ? date.dropLast() : date))
  }

  /// With `#` for each number; what fills one up with zeros belongs to it.
  private func pattern(of parts: [WrittenPart]) -> String? {
    var pattern = ""
    for part in parts {
      switch part {
      case .text(let text):
        guard text.utf8.count <= 3 else { return nil }
        pattern += text == ":0" ? ":" : text
      case .value: if pattern.last != "#" { pattern += "#" }
      }
    }
    return pattern
  }

  /// What says what a number is: the expression, and the values of the names in it, in lower case without spaces.
  func evidence(in value: ExprSyntax) -> String {
    var found = ""
    var waiting = [value]
    var seen: Set<String> = []
    while let expression = waiting.popLast(), seen.count < 16 {
      for token in expression.tokens(viewMode: .sourceAccurate) {
        let text = token.text
        found += text.lowercased()
        guard case .identifier = token.tokenKind, token.previousToken(viewMode: .sourceAccurate)?.text != ".",
          seen.insert(text).inserted, let initial = initialValue(of: text, at: Syntax(token))
        else { continue }
        waiting.append(initial)
      }
      found += " "
    }
    return found
  }

  /// The value that a variable of the body around gets where it is declared.
  func initialValue(of name: String, at node: Syntax) -> ExprSyntax? {
    var current = node
    for _ in 0..<Self.maximumDepth {
      guard let parent = current.parent, !parent.is(MemberBlockItemListSyntax.self) else { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < current.position {
          if let found = item.initialValue(of: name) { return found }
        }
      } else if let branch = parent.as(IfExprSyntax.self), !current.is(ConditionElementListSyntax.self),
        let found = branch.conditions.initialValue(of: name)
      {
        return found
      }
      current = parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate func initialValue(of name: String) -> ExprSyntax? {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.first { $0.pattern.binds(name) }?.initializer?.value
    }
    return item.as(GuardStmtSyntax.self)?.conditions.initialValue(of: name)
  }
}

extension ConditionElementListSyntax {
  fileprivate func initialValue(of name: String) -> ExprSyntax? {
    for element in self {
      guard case .optionalBinding(let binding) = element.condition, binding.pattern.binds(name) else { continue }
      return binding.initializer?.value
    }
    return nil
  }
}

extension PatternSyntax {
  fileprivate func binds(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self) { return pattern.identifier.text.withoutBackticks == name }
    return self.as(TuplePatternSyntax.self)?.elements.contains { $0.pattern.binds(name) } ?? false
  }
}
