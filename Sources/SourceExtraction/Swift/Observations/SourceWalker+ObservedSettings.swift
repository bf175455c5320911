import SourceObservations
import SwiftSyntax

extension SourceWalker {
  // MARK: Settings of formatters

  private static let settings: Set<String> = [
    "numberStyle", "currencySymbol", "currencyCode", "decimalSeparator", "groupingSeparator", "groupingSize",
    "currencyGroupingSeparator", "currencyDecimalSeparator", "positiveFormat", "negativeFormat", "positivePrefix",
    "positiveSuffix", "negativePrefix", "format", "negativeSuffix", "percentSymbol", "minimumFractionDigits",
    "maximumFractionDigits", "usesGroupingSeparator", "locale", "dateStyle", "timeStyle", "unitOptions",
  ]

  /// Properties that nothing but formatters have, whatever the name of the formatter.
  private static let settingsOfFormatters: Set<String> = ["numberStyle", "currencySymbol"]

  /// `object.property = value`.
  func observe(setting target: ExprSyntax, to value: ArraySlice<ExprSyntax>) {
    if let name = target.lastName, name == "dateFormat" || name == "numberStyle" || name == "locale" {
      observe(target, called: name, setTo: value)
      return
    }
    // `NSLocale(…) as Locale` counts as what is cast.
    let isCast = value.dropFirst().first?.is(UnresolvedAsExprSyntax.self) ?? false
    guard value.count == 1 || isCast, let value = value.first, let name = target.lastName else { return }
    let base = target.as(MemberAccessExprSyntax.self)?.base
    switch name {
    case "frame": observeFrame(setTo: value, of: target)
    case "x": observeOrigin(target, setTo: value)
    case "center", "transform", "transform3D", "origin", "position", "contentOffset":
      observePosition(target, setTo: value)
    case "left", "right": observeInset(target, side: name, setTo: value)
    case "numberOfLines", "maximumNumberOfLines":
      guard let number = value.number, number > 0 else { return }
      let text = base.flatMap { textGiven(to: $0) }
      note(
        \.found.fixedDimensions,
        FixedDimension(
          place: observedPlace(from: target, to: value), limit: .lines, function: name, value: number,
          root: base.flatMap { typeName(of: $0) } ?? base?.lastName, holdsText: true,
          mayShrink: text?.mayShrink ?? false, content: text?.place))
    case "keyboardType", "textContentType":
      if let base { observeInputKind(of: base, setTo: value, in: target) }
    case "formatter":
      noteUse(of: value, writing: Syntax(target))
      noteMade(from: target, to: value, shownBy: TextDestination(function: "NSCell.formatter"))
    case "keyEquivalent":
      guard let key = values(of: value, { $0.literalText }).first, !key.isEmpty else { return }
      note(
        \.found.keyboardShortcuts,
        KeyboardShortcutUse(
          place: observedPlace(value), key: key, isCharacter: true, modifiers: ["command"], localization: nil,
          function: "NSMenuItem.keyEquivalent"))
    default:
      guard Self.settings.contains(name), isFormatter(base, setting: name) else { return }
      let place = observedPlace(from: target, to: value)
      note(
        \.found.handMadeFormats,
        HandMadeFormat(
          place: place, form: .formatterSetting, text: excerpt(value), property: name, object: base.map { excerpt($0) })
      )
      noteSetting(at: place, of: base)
      if name == "currencyCode" { noteCurrency(of: value, use: name) }
    }
  }

  /// - Parameter base: nil for what a formatter sets on itself.
  private func isFormatter(_ base: ExprSyntax?, setting name: String) -> Bool {
    guard let base else {
      guard let context, binding(named: name) == nil else { return false }
      return names(inLineageOf: context).contains { $0.hasSuffix("Formatter") }
    }
    if Self.settingsOfFormatters.contains(name) { return true }
    let type = typeName(of: base).map(DeclarationIndex.lastComponent) ?? ""
    if type.hasSuffix("Formatter") || name == "locale" && type == "Calendar" { return true }
    let object = base.lastName?.lowercased() ?? ""
    return object.hasSuffix("formatter") || name == "locale" && object.hasSuffix("calendar")
  }

  /// A pattern, style or locale, which may be one of several, or come from somewhere else.
  private func observe(_ target: ExprSyntax, called name: String, setTo values: ArraySlice<ExprSyntax>) {
    guard let first = values.first, let last = values.last else { return }
    let base = target.as(MemberAccessExprSyntax.self)?.base
    guard name == "dateFormat" || isFormatter(base, setting: name) else {
      if name == "locale", let view = viewSet(by: target) { observeLocale(of: view, setTo: values, by: target) }
      return
    }
    let place = observedPlace(from: target, to: last)
    let value = observedPlace(from: first, to: last).source
    let format = HandMadeFormat(
      place: place, form: name == "dateFormat" ? .datePattern : .formatterSetting,
      text: values.count == 1 ? first.literalText ?? (name == "locale" ? nameOfLocale(first) : value) : value,
      property: name, object: base.map { excerpt($0) })
    noteSetting(at: place, of: base)
    let leaves = leaves(ofSequence: values)
    if name == "locale" {
      for case .node(let node) in leaves { noteHeldLocale(node, at: place, use: name) }
      for case .other(let expression) in leaves { noteHeldLocale(expression, at: place, use: name) }
    }
    guard name == "dateFormat", values.count > 1 || first.literalText == nil else {
      note(\.found.handMadeFormats, format)
      guard name == "numberStyle" else { return }
      for case .node(let node) in leaves { note(\.heldFormats, HeldFormat(format: format, text: node)) }
      return
    }
    let makesPattern = leaves.contains {
      guard case .other(let expression) = $0 else { return false }
      return expression.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init).map { Self.makesPattern($0) }
        ?? false
    }
    guard !makesPattern else { return }
    for leaf in leaves {
      switch leaf {
      case .node(let node): note(\.heldFormats, HeldFormat(format: format, text: node))
      case .literal(let literal):
        guard let text = literal.literalText else { continue }
        var format = format
        format.text = text
        format.written = observedPlace(literal)
        note(\.found.handMadeFormats, format)
      case .other, .localized: continue
      }
    }
  }

  /// The locale of a view, where it has a name; others are found where they are made.
  private func observeLocale(of view: TextDestination, setTo values: ArraySlice<ExprSyntax>, by target: ExprSyntax) {
    guard let last = values.last else { return }
    let place = observedPlace(from: target, to: last)
    for leaf in leaves(ofSequence: values) {
      switch leaf {
      case .node(let node): noteHeldLocale(node, at: place, use: "locale", destination: view)
      case .other(let expression): noteHeldLocale(expression, at: place, use: "locale", destination: view)
      case .literal, .localized: continue
      }
    }
  }

  // MARK: Styles

  /// `.currency(code: Locale.current.currency?.identifier ?? "USD")`: a code that is the region's, or one that stands in
  /// where there is none.
  func observeCurrency(_ call: ObservedCall) {
    guard let code = call.argument("code") else { return }
    noteCurrency(of: code, use: use(of: Syntax(call.node)))
  }

  private func noteCurrency(of code: ExprSyntax, use: String?) {
    let isOfRegion = values(of: code) { self.isCurrencyOfRegion($0) ? true : nil }.contains(true)
    let elements = code.bare.as(SequenceExprSyntax.self)?.elements
    let standIn = elements.flatMap { elements in
      elements.count == 3 && elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        ? elements.last?.literalText : nil
    }
    let format = HandMadeFormat(
      place: observedPlace(code), form: .currencyCode, text: isOfRegion ? "" : standIn ?? "", use: use)
    if isOfRegion || standIn != nil {
      note(\.found.handMadeFormats, format)
    } else if let node = leaves(of: code).lazy.compactMap(\.node).first {
      note(\.heldFormats, HeldFormat(format: format, text: node))
    }
  }

  /// `Locale.current.currency?.identifier`, `Locale.current.currencyCode`.
  func isCurrencyOfRegion(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), var base = member.base?.bare else { return false }
    if member.declName.baseName.text == "identifier" {
      guard let currency = base.as(MemberAccessExprSyntax.self), currency.declName.baseName.text == "currency",
        let locale = currency.base?.bare
      else { return false }
      base = locale
    } else if member.declName.baseName.text != "currencyCode" {
      return false
    }
    return nameOfLocale(base).hasSuffix("urrent")
  }
}
