import SourceObservations
import SwiftSyntax

extension SourceWalker {
  // MARK: Format strings

  func observeFormat(_ call: ObservedCall) {
    let format: ExprSyntax?
    var rest = call.arguments.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
    if ["localizedStringWithFormat", "appendFormat", "appendingFormat"].contains(call.name) {
      format = call.unlabeled
      if !rest.isEmpty { rest.removeFirst() }
    } else {
      format = call.argument("format")
      rest.removeAll { ["format", "locale"].contains($0.label) }
    }
    guard let format else { return }
    let isLocalized = leaves(of: format).contains {
      switch $0 {
      case .localized: return true
      case .node(let node): return observed?.localized.contains(node) ?? false
      default: return false
      }
    }
    observeJoined(by: format, isLocalized: isLocalized, rest.map(\.expression), call)
    let function: String
    switch call.name {
    case "String", "NSString": function = call.name + "(format:)"
    case "init": function = "String(format:)"
    default: function = call.name + "(_:_:)"
    }
    note(
      \.found.formattedTexts,
      FormattedText(
        place: observedPlace(call.node), function: function,
        format: format.literalText, isFormatLocalized: isLocalized,
        locale: call.argument("locale").map { excerpt($0) }, arguments: rest.map { observedExpression($0.expression) }))
  }

  /// A format that joins localized texts.
  private func observeJoined(by format: ExprSyntax, isLocalized: Bool, _ arguments: [ExprSyntax], _ call: ObservedCall)
  {
    let text = format.literalText ?? ""
    guard text.contains("%@") || isLocalized, arguments.contains(where: { isLocalizedCall($0) }) else { return }
    noteJoin(
      of: [(nil, text)] + arguments.map { ($0, $0.literalText ?? "") },
      way: isLocalized ? .argumentOfKey : .interpolation,
      at: Syntax(call.node), place: observedPlace(call.node))
  }

  /// `Date.VerbatimFormatStyle`.
  func observeVerbatimFormat(_ call: ObservedCall) {
    guard let format = call.unlabeled?.as(StringLiteralExprSyntax.self), call.argument("timeZone") != nil else {
      return
    }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(call.node), form: .datePattern, text: observedText(format).description,
        use: use(of: Syntax(call.node))))
  }

  // MARK: Settings of formatters

  private static let settings: Set<String> = [
    "numberStyle", "currencySymbol", "currencyCode", "decimalSeparator", "groupingSeparator", "groupingSize",
    "currencyGroupingSeparator", "currencyDecimalSeparator", "positiveFormat", "negativeFormat", "positivePrefix",
    "positiveSuffix", "negativePrefix", "negativeSuffix", "percentSymbol", "minimumFractionDigits",
    "maximumFractionDigits", "usesGroupingSeparator", "locale", "dateStyle", "timeStyle",
  ]

  /// `object.property = value`.
  func observe(setting target: ExprSyntax, to value: ArraySlice<ExprSyntax>) {
    // `NSLocale(…) as Locale` counts as what is cast.
    let isCast = value.dropFirst().first?.is(UnresolvedAsExprSyntax.self) ?? false
    guard value.count == 1 || isCast, let value = value.first, let name = target.lastName else { return }
    let base = target.as(MemberAccessExprSyntax.self)?.base
    switch name {
    case "dateFormat":
      let place = observedPlace(from: target, to: value)
      note(
        \.found.handMadeFormats,
        HandMadeFormat(
          place: place, form: .datePattern, text: value.literalText ?? excerpt(value), property: name,
          object: base.map { excerpt($0) }))
      noteSetting(at: place, of: base)
    case "frame": observeFrame(setTo: value, of: target)
    case "x": observeOrigin(target, setTo: value)
    case "center", "transform": observePosition(target, setTo: value)
    case "numberOfLines", "maximumNumberOfLines":
      guard let number = value.number, number > 0 else { return }
      let text = base.flatMap { textGiven(to: $0) }
      note(
        \.found.fixedDimensions,
        FixedDimension(
          place: observedPlace(from: target, to: value), limit: .lines, function: name, value: number,
          root: base.flatMap { typeName(of: $0) } ?? base?.lastName, holdsText: true,
          mayShrink: text?.mayShrink ?? false, content: text?.place))
    case "keyEquivalent":
      guard let key = values(of: value, { $0.literalText }).first, !key.isEmpty else { return }
      note(
        \.found.keyboardShortcuts,
        KeyboardShortcutUse(
          place: observedPlace(value), key: key, isCharacter: true, modifiers: ["command"], localization: nil,
          function: "NSMenuItem.keyEquivalent"))
    default:
      guard Self.settings.contains(name), let base else { return }
      let type = typeName(of: base).map(DeclarationIndex.lastComponent) ?? ""
      let isFormatter = type.hasSuffix("Formatter") || (base.lastName?.lowercased().hasSuffix("formatter") ?? false)
      guard isFormatter else { return }
      let place = observedPlace(from: target, to: value)
      note(
        \.found.handMadeFormats,
        HandMadeFormat(
          place: place, form: .formatterSetting, text: excerpt(value), property: name, object: excerpt(base)))
      noteSetting(at: place, of: base)
    }
  }

  // MARK: Literals

  /// A literal, after what is interpolated into it.
  func observe(_ literal: StringLiteralExprSyntax, expected: SwiftType) {
    if expected.name == "KeyEquivalent" { observeKeyEquivalent(literal) }
    guard literal.segments.count > 1 else { return }
    let isKey = isLiteralType(expected)
    let destination = TextDestination(function: isKey ? "\(expected)" : "")
    var values: [(expression: ExprSyntax, isLocalized: Bool)] = []
    var shown: [TextLeaf] = []
    let segments = Array(literal.segments)
    for (position, segment) in segments.enumerated() {
      guard case .expressionSegment(let segment) = segment, let first = segment.expressions.first else { continue }
      let leaves = leaves(of: first.expression)
      values.append((first.expression, isLocalized(leaves) || isKey && isText(first.expression)))
      if isKey {
        noteDirection(of: first.expression, leaves, shownBy: destination)
        shown += leaves
      }
      for labeled in segment.expressions.dropFirst() where labeled.label?.text == "specifier" {
        guard let specifier = labeled.expression.literalText else { continue }
        note(
          \.found.handMadeFormats,
          HandMadeFormat(
            place: observedPlace(segment), form: .specifier, text: specifier,
            value: observedExpression(first.expression), use: use(of: Syntax(literal))))
      }
      observeSigns(
        around: segment, of: first.expression, before: text(segments, position - 1, literal),
        after: text(segments, position + 1, literal))
    }
    if isKey { noteMade(literal, filledWith: shown, shownBy: destination) }
    if let times = writtenTimes(in: literal, of: values.map(\.expression)) {
      note(
        \.found.handMadeFormats,
        HandMadeFormat(
          place: observedPlace(literal), form: .datePattern, text: times, use: use(of: Syntax(literal))))
    }
    if isKey {
      for value in values where value.isLocalized { observeArgument(value.expression, of: literal, as: expected) }
    } else {
      noteJoin(
        of: literal.segments.compactMap { segment -> (ExprSyntax?, String)? in
          switch segment {
          case .stringSegment(let segment): return (nil, LiteralText.decoded(segment, in: literal))
          case .expressionSegment(let segment): return segment.expressions.first.map { ($0.expression, "") }
          @unknown default: return nil
          }
        }, way: .interpolation, at: Syntax(literal), place: observedPlace(literal))
    }
  }

  /// The pattern of a literal that is nothing but numbers with `:`, `/`, `.` or `-` between them.
  private func writtenTimes(in literal: StringLiteralExprSyntax, of values: [ExprSyntax]) -> String? {
    guard values.count == 2 || values.count == 3 else { return nil }
    var pattern = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = segment.content.text
        guard text.isEmpty || [":", "/", ".", "-", ". "].contains(text) else { return nil }
        pattern += text
      case .expressionSegment: pattern += "#"
      @unknown default: return nil
      }
    }
    guard ["#:#", "#:#:#", "#/#", "#/#/#", "#.#.#", "#. #. #", "#-#-#"].contains(pattern) else { return nil }
    let calls = ["minute", "second", "hour", "day", "month", "year", "% 60", "/ 60", "/60", "%60"]
    let written = values.map { $0.trimmedDescription.lowercased() }
    return written.contains { value in calls.contains { value.contains($0) } } ? pattern : nil
  }

  private func text(
    _ segments: [StringLiteralSegmentListSyntax.Element], _ place: Int, _ literal: StringLiteralExprSyntax
  )
    -> String
  {
    guard segments.indices.contains(place), case .stringSegment(let segment) = segments[place] else { return "" }
    return LiteralText.decoded(segment, in: literal)
  }

  private static let currencySigns: Set<Character> = ["$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₪", "฿"]

  /// Units that are written behind numbers, as words or signs.
  private static let units: Set<String> = [
    "km", "m", "cm", "mm", "mi", "miles", "ft", "feet", "inches", "yd", "kg", "g", "mg", "lb", "lbs", "oz", "l", "ml",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "bytes", "byte", "b", "ms", "sec", "secs", "s", "min", "mins", "h",
    "hr", "hrs", "hours", "minutes", "seconds", "days", "weeks", "months", "years", "°", "°c", "°f", "km/h", "mph",
    "kcal", "cal", "bpm", "px", "dpi", "hz", "khz", "mhz", "db", "kb/s", "mb/s", "fps", "kwh", "w", "kw",
  ]

  /// `"$" + String(price)`: signs and words beside numbers that are joined.
  func observeSigns(in operands: [ExprSyntax]) {
    for (place, operand) in operands.enumerated() where isNumberText(operand) {
      let before = place > 0 ? operands[place - 1].literalText ?? "" : ""
      let after = place + 1 < operands.count ? operands[place + 1].literalText ?? "" : ""
      guard let found = sign(before: before, after: after) else { continue }
      note(
        \.found.handMadeFormats,
        HandMadeFormat(
          place: observedPlace(operand), form: found.form, text: found.text, value: observedExpression(operand),
          use: use(of: Syntax(operand))))
    }
  }

  /// `String(price)`, `price.description`, `"\(price)"`.
  private func isNumberText(_ expression: ExprSyntax) -> Bool {
    let expression = expression.bare
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description" {
      return member.base.map { isNumeric($0) } ?? false
    }
    if expression.is(FunctionCallExprSyntax.self) {
      // A number that is added is none.
      return peek(expression).unwrapped.name.map { !FormatSpecifierTypes.isNumber($0) } ?? true && isNumeric(expression)
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self) else { return false }
    let values = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression }
    return values.count == 1 && isNumeric(values[0]) && observedText(literal).constant.isEmpty
  }

  /// Signs and words that a format style would write with a number.
  private func observeSigns(
    around segment: ExpressionSegmentSyntax, of value: ExprSyntax, before: String, after: String
  ) {
    guard let found = sign(before: before, after: after), isNumeric(value) || segment.expressions.count > 1 else {
      return
    }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(segment), form: found.form, text: found.text, value: observedExpression(value),
        use: segment.parent?.parent.flatMap { use(of: $0) }))
  }

  private func sign(before: String, after: String) -> (form: HandMadeFormat.Form, text: String)? {
    if let sign = before.last, Self.currencySigns.contains(sign) { return (.currencySign, String(sign)) }
    let trimmed = after.drop { $0 == " " || $0 == "\u{A0}" }
    guard let first = trimmed.first else { return nil }
    if Self.currencySigns.contains(first) { return (.currencySign, String(first)) }
    if first == "%" || first == "％" { return (.percentSign, "%") }
    let written = trimmed.prefix { $0.isLetter || $0 == "°" || $0 == "/" }
    let word = written.lowercased()
    // `1.2M` is a number of millions.
    let isSingle = trimmed.count == word.count && (written == word || written == "W" || written == "L")
    guard Self.units.contains(word), word.count > 1 || isSingle else { return nil }
    return (.unitWord, String(written))
  }

  /// Whether a value is a number, or the text of one that is formatted by hand.
  func isNumeric(_ value: ExprSyntax) -> Bool {
    if let name = peek(value).unwrapped.name, FormatSpecifierTypes.isNumber(name) || name == "Decimal" { return true }
    guard let call = value.bare.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return false }
    return (call.name == "String" && (call.argument("format") != nil || call.unlabeled.map { isNumeric($0) } ?? false))
      || (call.name == "formatted" && call.arguments.arguments.isEmpty)
  }

  /// `NumberFormatter.localizedString(from: price, number: .currency)`: a formatter with that style.
  private func observeNumber(_ call: ObservedCall) {
    guard call.base?.bare.lastName == "NumberFormatter", let style = call.argument("number") else { return }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(call.node), form: .formatterSetting, text: excerpt(style), property: "numberStyle",
        use: use(of: Syntax(call.node))))
  }

  // MARK: Legacy calls

  func observeLegacy(_ call: ObservedCall) {
    // A date formatter, for one, has methods of this name too.
    if call.name == "localizedString", call.argument("forKey") == nil {
      observeNumber(call)
      observeFormatterUse(call)
      return
    }
    guard let key = call.argument("forKey") ?? call.unlabeled else { return }
    func written(_ labels: String...) -> String? {
      labels.lazy.compactMap { call.argument($0) }.first.map { excerpt($0) }
    }
    note(
      \.found.legacyCalls,
      LegacyLocalizationCall(
        place: observedPlace(call.node),
        function: call.name == "localizedString" ? "localizedString(forKey:value:table:)" : call.name,
        key: observedExpression(key), table: written("table", "tableName"),
        bundle: written("bundle") ?? (call.name == "localizedString" ? call.base.map { excerpt($0) } : nil),
        value: written("value"), comment: written("comment")))
  }
}
