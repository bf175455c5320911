import FormatSpecifiers
import SourceObservations
import SourceText
import SwiftSyntax

/// A stretch of a text that the code puts together.
enum WrittenPart {
  case text(String)
  /// - Parameters:
  ///   - place: what is pointed at.
  ///   - isNumber: whether it is written by a number's specifier.
  case value(ExprSyntax, place: Syntax, isNumber: Bool)

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// Signs and words beside numbers, which a format style would write.
extension SourceWalker {
  // MARK: Parts

  func parts(of literal: StringLiteralExprSyntax) -> [WrittenPart] {
    literal.segments.compactMap { segment -> WrittenPart? in
      switch segment {
      case .stringSegment(let segment):
        let text = LiteralText.decoded(segment, in: literal)
        return text.isEmpty ? nil : .text(text)
      case .expressionSegment(let segment):
        return segment.expressions.first.map {
          .value($0.expression, place: Syntax(segment), isNumber: segment.expressions.count > 1)
        }
      @unknown default: return nil
      }
    }
  }

  /// Of what is joined: literals by their own parts.
  func parts(of operands: [ExprSyntax]) -> [WrittenPart] {
    joining(parts(ofEach: operands))
  }

  /// With texts behind each other as one.
  func joining(_ parts: [WrittenPart]) -> [WrittenPart] {
    parts.reduce(into: []) { joined, part in
      if let text = part.text, let before = joined.last?.text {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(part)
      }
    }
  }

  private func parts(ofEach operands: [ExprSyntax]) -> [WrittenPart] {
    operands.flatMap { operand -> [WrittenPart] in
      let bare = operand.bare
      if let literal = bare.as(StringLiteralExprSyntax.self) {
        if let text = literal.literalText { return text.isEmpty ? [] : [.text(text)] }
        return parts(of: literal)
      }
      if let call = bare.as(FunctionCallExprSyntax.self), root(of: bare).name == "Text" {
        return parts(ofView: bare) ?? [.value(operand, place: Syntax(call), isNumber: false)]
      }
      // `String(format: "%.0f ", speed)` ends like its format.
      if let call = bare.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
        call.name == "String", let format = call.argument("format")?.literalText
      {
        let pieces = FormatString(format).pieces
        var found: [WrittenPart] = [.value(operand, place: Syntax(operand), isNumber: true)]
        guard pieces.contains(where: { if case .argument(let found) = $0 { found.conversion != "@" } else { false } })
        else { return [.value(operand, place: Syntax(operand), isNumber: false)] }
        if case .text(let text)? = pieces.first { found.insert(.text(text), at: 0) }
        if pieces.count > 1, case .text(let text)? = pieces.last { found.append(.text(text)) }
        return found
      }
      return [.value(operand, place: Syntax(operand), isNumber: false)]
    }
  }

  /// Of a format that is filled.
  func parts(of format: String, _ arguments: [ExprSyntax], at call: FunctionCallExprSyntax) -> [WrittenPart] {
    FormatString(format).pieces.compactMap { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .percentSign: return .text("%")
      case .argument(let argument):
        guard arguments.indices.contains(argument.position - 1) else { return nil }
        return .value(
          arguments[argument.position - 1], place: Syntax(call), isNumber: argument.conversion != "@")
      }
    }
  }

  // MARK: Signs

  private enum Number {
    case certain
    /// What may be the text of one.
    case held(TextNode)
  }

  private enum Sign {
    case written(WrittenSign)
    case held(TextNode)

    var isWritten: Bool { if case .written = self { true } else { false } }
  }

  /// - Parameters:
  ///   - isFormat: whether the parts are of a format string, whose percent signs are looked at as such.
  ///   - target: what the parts are added to.
  ///   - destination: what shows the parts, where that is known.
  func observeSigns(
    in parts: [WrittenPart], isFormat: Bool = false, addedTo target: TextNode? = nil,
    shownBy destination: TextDestination? = nil
  ) {
    guard parts.count > 1 else { return }
    for (position, part) in parts.enumerated() {
      guard case .value(let value, let place, let isNumber) = part else { continue }
      let before = sign(before: position, in: parts)
      let after = sign(after: position, in: parts, isFormat: isFormat)
      // What is written there for certain comes first.
      guard let sign = before?.sign.isWritten ?? false ? before : after ?? before else {
        observeAbbreviation(behind: value, at: position, in: parts, place)
        continue
      }
      guard let number = isNumber ? .certain : number(value) else { continue }
      var format = HandMadeFormat(
        place: observedPlace(place), form: .unitWord, text: "", value: observedExpression(value),
        use: use(ofPart: place), destination: destination)
      var text: TextNode?
      switch sign.sign {
      case .written(let sign): (format.form, format.text) = (sign.form, sign.text)
      case .held(let node):
        text = node
        if sign.isBefore { format.form = .currencySign }
      }
      var held: TextNode?
      if case .held(let node) = number { held = node }
      if text == nil, held == nil, target == nil {
        note(\.found.handMadeFormats, format)
      } else {
        note(\.heldFormats, HeldFormat(format: format, text: text, value: held, target: target))
      }
    }
  }

  private func observeAbbreviation(behind value: ExprSyntax, at position: Int, in parts: [WrittenPart], _ place: Syntax)
  {
    guard position + 1 < parts.count, let text = parts[position + 1].text,
      let letter = abbreviation(after: text, of: value)
    else { return }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(place), form: .plainNumber, text: letter, value: observedExpression(value),
        use: use(ofPart: place)))
  }

  private func use(ofPart place: Syntax) -> String? {
    if place.is(ExpressionSegmentSyntax.self) { return place.parent?.parent.flatMap { use(of: $0) } }
    return use(of: place)
  }

  private func sign(before position: Int, in parts: [WrittenPart]) -> (sign: Sign, isBefore: Bool)? {
    guard position > 0 else { return nil }
    switch parts[position - 1] {
    case .text(let text):
      if let sign = WrittenSign(before: text) { return (.written(sign), true) }
      guard position > 1, text.allSatisfy(\.isWhitespace), case .value(let value, _, false) = parts[position - 2] else {
        return nil
      }
      return sign(of: value, isBefore: true).map { ($0, true) }
    case .value(let value, _, let isNumber):
      return isNumber ? nil : sign(of: value, isBefore: true).map { ($0, true) }
    }
  }

  private func sign(after position: Int, in parts: [WrittenPart], isFormat: Bool) -> (sign: Sign, isBefore: Bool)? {
    guard position + 1 < parts.count else { return nil }
    switch parts[position + 1] {
    case .text(let text):
      if let sign = WrittenSign(after: text), !isFormat || sign.form != .percentSign {
        return (.written(sign), false)
      }
      guard position + 2 < parts.count, text.allSatisfy(\.isWhitespace),
        case .value(let value, _, false) = parts[position + 2]
      else { return nil }
      return sign(of: value, isBefore: false).map { ($0, false) }
    case .value(let value, _, let isNumber):
      return isNumber ? nil : sign(of: value, isBefore: false).map { ($0, false) }
    }
  }

  /// What an expression beside a number may write.
  private func sign(of value: ExprSyntax, isBefore: Bool) -> Sign? {
    var node: TextNode?
    for leaf in leaves(of: value) {
      switch leaf {
      case .literal(let literal):
        guard let text = literal.literalText, let sign = WrittenSign(alone: text),
          !isBefore || sign.form == .currencySign, sign.form != .percentSign || text == "%" || text == " %"
        else { continue }
        return .written(sign)
      case .node(let found): node = found
      // `Locale.current.currencySymbol`
      case .other(let expression) where isBefore && expression.lastName == "currencySymbol":
        return .written(.currency)
      // `distance.unit.symbol`
      case .other(let expression) where !isBefore && expression.lastName == "symbol" && isUnit(ofSymbol: expression):
        return .written(.symbol)
      default: break
      }
    }
    return node.map { .held($0) }
  }

  private func isUnit(ofSymbol symbol: ExprSyntax) -> Bool {
    guard let base = symbol.as(MemberAccessExprSyntax.self)?.base?.bare else { return false }
    let name = base.lastName ?? ""
    return name.lowercased().hasSuffix("unit") || base.trimmedDescription.hasPrefix("Unit")
      || peek(base).unwrapped.name?.hasPrefix("Unit") ?? false
  }

  /// Whether a value is a number or the text of one, or may be; nil where it is something else.
  private func number(_ value: ExprSyntax) -> Number? {
    if isNumeric(value) { return .certain }
    var node: TextNode?
    for leaf in leaves(of: value) {
      switch leaf {
      case .other(let expression): if isNumeric(expression) { return .certain }
      case .literal(let literal): if isNumberText(literal) { return .certain }
      case .node(let found): node = found
      case .localized: return nil
      }
    }
    return node.map { .held($0) }
  }

  /// `"\(price)"`, and nothing else in it; a format for one number.
  func isNumberText(_ literal: StringLiteralExprSyntax) -> Bool {
    guard literal.segments.count > 1 else {
      guard let text = literal.literalText, text.utf8.first == UInt8(ascii: "%"), text.utf8.count < 12,
        literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "format"
      else { return false }
      let pieces = FormatString(text).pieces
      guard pieces.count == 1, case .argument(let argument) = pieces[0] else { return false }
      return argument.conversion != "@"
    }
    let values = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression }
    return values.count == 1 && isNumeric(values[0]) && observedText(literal).constant.isEmpty
  }

  /// Parts of a whole that a division gives.
  private static let quotients: Set<String> = ["quotient", "remainder"]
  private static let rounding: Set<String> = ["lround", "lroundf", "lrint", "llround", "roundf", "floorf", "ceilf"]
  private static let numbers: Set<String> = ["Decimal", "NSDecimalNumber", "NSNumber"]

  /// Whether a value is a number, or the text of one that is formatted.
  func isNumeric(_ value: ExprSyntax) -> Bool {
    if let name = peek(value).unwrapped.name, FormatSpecifierTypes.isNumber(name) || Self.numbers.contains(name) {
      return true
    }
    let bare = value.bare
    if let member = bare.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      return Self.quotients.contains(name) || (name == "description" || name == "stringValue") && isNumeric(base)
    }
    guard let call = bare.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return false }
    return Self.rounding.contains(call.name) || isNumberText(call)
  }

  /// Format styles whose outcome has the sign or unit already.
  private static let completeStyles = ["currency", "percent", "byteCount", "measurement", "dateTime", "list", "units"]

  /// A call that makes a text of a number: `String(price)`, `price.formatted(.number)`, `formatter.string(from:)`.
  func isNumberText(_ call: ObservedCall) -> Bool {
    switch call.name {
    case "String":
      if let format = call.argument("format") {
        guard let text = format.literalText else { return true }
        let arguments = FormatString(text).arguments
        return arguments.count == 1 && arguments[0].conversion != "@"
      }
      let value = call.unlabeled ?? call.argument("describing")
      return call.arguments.arguments.count == 1 && value.map { isNumeric($0) } ?? false
    case "formatted":
      guard let base = call.base else { return false }
      guard let style = call.unlabeled?.trimmedDescription else { return true }
      if style.hasPrefix(".number") { return true }
      return isNumeric(base) && !Self.completeStyles.contains { style.contains($0) }
    case "string", "localizedString":
      guard let value = call.argument("from") ?? call.argument("for"), let base = call.base else { return false }
      if call.name == "localizedString" {
        return base.bare.lastName == "NumberFormatter"
          && !(call.argument("number")?.lastName?.hasPrefix("curr") ?? true)
      }
      return typeName(of: base).map { DeclarationIndex.lastComponent(of: $0) == "NumberFormatter" } ?? false
        || value.trimmedDescription.contains("NSNumber") || value.trimmedDescription.contains("NSDecimalNumber")
    default: return false
    }
  }
}
