import SourceObservations
import SwiftSyntax

/// What says the direction of a text, and what says that it is written in letters of one width.
extension SourceWalker {
  private static let marks: Set<UInt32> = [0x2066, 0x2068, 0x200E, 0x202A]
  private static let mostContainers = 6

  /// Whether the direction of a text is set.
  ///
  /// - Parameters:
  ///   - shown: what is shown.
  ///   - part: what in it is written from left to right.
  func hasDirection(_ shown: ExprSyntax, _ part: ExprSyntax) -> Bool {
    // By an isolate or mark before it.
    var current = Syntax(part)
    for _ in 0..<Self.mostContainers * 2 {
      if let literal = current.as(StringLiteralExprSyntax.self),
        observedText(literal).constant.unicodeScalars.contains(where: { Self.marks.contains($0.value) })
      {
        return true
      }
      if let call = current.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call) {
        let words = DirectedNames.words(of: name)
        if words.contains("isolate") || words.contains("isolated") || words.contains("ltr") || words.contains("bidi") {
          return true
        }
      }
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) else { break }
      current = parent
    }
    if let sequence = shown.bare.as(SequenceExprSyntax.self),
      sequence.trimmedDescription.contains("u{2066}") || sequence.trimmedDescription.contains("u{200E}")
    {
      return true
    }
    guard setsDirections else { return false }
    if let property = shown.parent?.as(ExprListSyntax.self)?.first?.as(MemberAccessExprSyntax.self)?.base {
      return isForcedLeftToRight(property)
    }
    return isLeftToRight(around: Syntax(shown))
  }

  /// Whether a view, or one that holds it, is given a direction.
  func isLeftToRight(around view: Syntax) -> Bool {
    guard setsDirections else { return false }
    var current = view
    var containers = 0
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self), containers < Self.mostContainers {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        containers += 1
        if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "environment",
          let first = call.arguments.first, first.expression.trimmedDescription == "\\.layoutDirection"
        {
          return true
        }
      }
      current = parent
    }
    return false
  }

  /// Whether the code around sets the direction of a label or text field of UIKit or AppKit.
  func isForcedLeftToRight(_ object: ExprSyntax) -> Bool {
    guard setsDirections else { return false }
    return isSet(object) { property, value in
      property == "semanticContentAttribute" && value.contains("LeftToRight")
        || property == "baseWritingDirection" && value.contains("leftToRight")
        || property == "userInterfaceLayoutDirection"
    }
  }

  /// Whether the code around sets a property of an object to a value.
  func isSet(_ object: ExprSyntax, _ matches: (_ property: String, _ value: String) -> Bool) -> Bool {
    let name = object.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    var current = Syntax(object)
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list {
          guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
            let target = sequence.elements.first?.as(MemberAccessExprSyntax.self), let base = target.base,
            base.trimmedDescription.filter({ $0 != "?" && $0 != "!" }) == name,
            let value = sequence.elements.last
          else { continue }
          if matches(target.declName.baseName.text, value.trimmedDescription) { return true }
        }
      }
      current = parent
    }
    return false
  }

  // MARK: Code

  /// Words of names of what is written in letters of one width so that it stays in its place.
  private static let measured: Set<String> = [
    "time", "duration", "elapsed", "remaining", "countdown", "clock", "timer", "count", "counter", "score", "speed",
    "percent", "percentage", "progress", "date", "value", "price", "amount", "size", "fps", "rate", "balance",
    "temperature", "distance", "total", "index", "level", "position", "length", "number", "title", "name", "label",
    "message", "minutes", "seconds", "hours", "width", "height", "weight", "age", "day", "days", "month", "year",
    "points", "sum", "status", "description", "pace", "calories", "volume", "tempo", "bpm", "cost", "frequency",
    "placeholder", "prompt",
  ]

  /// Whether a text is written in letters of one width, and no number or time for all that its name says.
  func isCode(_ expression: ExprSyntax) -> Bool {
    guard hasLettersOfOneWidth, isInLettersOfOneWidth(expression) else { return false }
    let expression = expression.bare
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let text = literal.literalText { return DirectedLiteral.content(of: text, isCode: true) != nil }
      return DirectedLiteral.content(of: observedText(literal).constant, isCode: true) != nil
    }
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self),
      let name = expression.lastName, !isKnownNumber(expression)
    else { return false }
    return !DirectedNames.words(of: name).contains { Self.measured.contains($0) }
  }

  private func isInLettersOfOneWidth(_ expression: ExprSyntax) -> Bool {
    if let property = expression.parent?.as(ExprListSyntax.self)?.first?.as(MemberAccessExprSyntax.self)?.base {
      return isSet(property) { $0 == "font" && Self.isOfOneWidth($1) }
    }
    guard let view = expression.parent?.parent?.parent, view.is(FunctionCallExprSyntax.self) else { return false }
    var current = view
    for _ in 0..<64 {
      guard let member = current.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      switch member.declName.baseName.text {
      case "monospaced": return true
      case "font", "fontDesign":
        if let argument = call.arguments.first, Self.isOfOneWidth(argument.trimmedDescription) { return true }
      default: break
      }
      current = Syntax(call)
    }
    return false
  }

  private static func isOfOneWidth(_ font: String) -> Bool {
    guard !font.contains("onospacedDigit") else { return false }
    return font.contains("onospaced")
      || ["Menlo", "Courier", "Monaco", "SFMono", "SF Mono", "Mono-"].contains {
        font.contains($0)
      }
  }
}
