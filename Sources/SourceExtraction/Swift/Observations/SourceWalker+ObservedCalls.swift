import Foundation
import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  /// A call, after its arguments.
  ///
  /// - Parameter written: what is called, where it is a name or a member.
  func observe(
    _ node: FunctionCallExprSyntax, named written: String?, _ arguments: CallArguments, type: SwiftType,
    expected: SwiftType
  ) {
    observeCalledClosure(node, named: written)
    // Most calls are of nothing that matters.
    let isPlain = written.map { $0 != "init" && $0.utf8.first != UInt8(ascii: "`") } ?? false
    guard let name = isPlain ? written : ObservedCall.name(of: node) else { return }
    let subject = ObservedCallSubject.named(name)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      observeReceiver(member.base, ofMember: name, isCall: true)
    }
    guard subject != nil || macroNames.contains(name) else { return }
    let call = ObservedCall(node, name: name, arguments: arguments)
    if ShownTextAPIs.shared.hasFunctions(named: name) { observeShown(call) }
    switch subject {
    case .frame: observeFrame(call)
    case .lineLimit: observeLineLimit(call)
    case .offset: observeOffset(call)
    case .padding: observePadding(call)
    case .spacing:
      observeSpacing(call)
      if name.hasSuffix("Stack") { observeTexts(in: call) }
    case .row: observeTexts(in: call)
    case .constraint: observeConstraint(call)
    case .flip: observeFlip(call)
    case .sizedView: observeSizedView(call)
    case .implicitInitializer: observeImplicit(call, type: type, expected: expected)
    case .elements: observeElements(call)
    case .appending: observeAppended(call)
    case .equivalence: observeEquivalence(call)
    case .languageSetting: observeLanguageSetting(call)
    case .verbatimFormat: observeVerbatimFormat(call)
    case .insets: observeInsets(call)
    case .image: observeImage(call)
    case .shortcut: observeShortcut(call)
    case .format:
      observeFormat(call)
      if call.argument("format") != nil { observeLocaleUse(call) }
    case .localeUse:
      observeLocaleUse(call)
      if call.name == "formatted" {
        observePlainMeasurement(call)
        if call.unlabeled?.trimmedDescription.hasPrefix(".iso8601") ?? false { noteMachineDate(at: call.node) }
      }
      if call.name == "FormatStyle" { observeMeasurement(call) }
    case .legacyLocalization: observeLegacy(call)
    case .locale: observeLocale(call)
    case .currency: observeCurrency(call)
    case .measurement: observeMeasurement(call)
    case .joined: observeJoined(call)
    case .preferredLocalizations:
      observeLanguageChoice(named: "preferredLocalizations(from:)", at: Syntax(node))
    case .outdated: observeOutdated(call)
    case .formatterUse:
      observeFormatterUse(call)
      if call.name == "string" { observeMeasurementFormatter(call) }
    case .shownText: observeFormatter(shownBy: call)
    case .input:
      observeFormatter(shownBy: call)
      observeInput(call)
      if call.name != "TextEditor" { observeOutdated(call) }
    case .inputKind: observeInputKind(call)
    case .localeIdentifier:
      // `Locale.current.identifier(.bcp47)`.
      guard let base = call.base.map({ nameOfLocale($0.bare) }), base.hasPrefix("Locale."), base.hasSuffix("urrent")
      else { break }
      observeLanguageChoice(named: base + ".identifier", at: Syntax(node))
    case .localizableType, nil: break
    }
    if subject?.mayTakeKey ?? true || macroNames.contains(name) {
      observeDynamicKey(call, type: type, expected: expected)
    }
  }

  // MARK: Language

  private func observeLocale(_ call: ObservedCall) {
    guard let identifier = localeIdentifier(of: call) else { return }
    // `en_US_POSIX` is what fixed formats are read and written with.
    note(
      \.found.fixedLocales,
      FixedLocale(
        place: observedPlace(call.node), identifier: identifier, use: use(of: Syntax(call.node)),
        destination: viewWritten(with: ExprSyntax(call.node))))
  }

  /// The view that writes a value in a locale: `Text(price, format: .number.locale(…))`, `environment(\.locale, …)`.
  func viewWritten(with locale: ExprSyntax) -> TextDestination? {
    var current = Syntax(locale)
    for _ in 0..<Self.maximumDepth {
      guard let parent = current.parent else { return nil }
      if parent.is(CodeBlockItemSyntax.self) { return viewTransformed(in: parent) }
      // `picker.locale = …`
      if let elements = parent.as(ExprListSyntax.self), elements.count > 2,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false, let target = elements.first
      {
        if let view = viewSet(by: target) { return view }
      }
      if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let named = ObservedCall(call)
      {
        let label = argument.label?.text
        if label == "format", call.calledExpression.is(DeclReferenceExprSyntax.self), named.isWrittenLikeType {
          return TextDestination(function: named.written, label: label)
        }
        if named.name == "environment", call.arguments.first?.expression.trimmedDescription == "\\.locale" {
          return TextDestination(function: named.written)
        }
      }
      current = parent
    }
    return nil
  }

  /// `UIDatePicker`, of `picker.locale`.
  func viewSet(by target: ExprSyntax) -> TextDestination? {
    guard let member = target.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "locale",
      let base = member.base?.bare
    else { return nil }
    let type = typeName(of: base) ?? ""
    guard type.hasSuffix("DatePicker") || type.isEmpty && base.lastName?.lowercased().hasSuffix("picker") ?? false
    else { return nil }
    return TextDestination(function: (type.isEmpty ? "UIDatePicker" : type) + ".locale")
  }

  /// `transformEnvironment(\.locale) { $0 = Locale(…) }`.
  private func viewTransformed(in item: Syntax) -> TextDestination? {
    guard let closure = item.parent?.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      ObservedCall.name(of: call) == "transformEnvironment",
      call.arguments.first?.expression.trimmedDescription == "\\.locale"
    else { return nil }
    return TextDestination(function: "transformEnvironment(_:_:)")
  }

  /// `.init(…)`, by the type that is made and by its labels.
  private func observeImplicit(_ call: ObservedCall, type: SwiftType, expected: SwiftType) {
    let made = expected.unwrapped.name ?? type.unwrapped.name
    let use = use(of: Syntax(call.node))
    if call.argument("identifier") != nil || call.argument("languageCode") != nil,
      made == "Locale" || made == "NSLocale" || use == "locale" || use == "locale(_:)"
        || use?.hasSuffix("(locale:)") ?? false || isLocaleOfEnvironment(call)
    {
      observeLocale(call)
    }
    // What is filled and takes a locale, or several values, is a text, whatever takes it.
    if call.argument("format") != nil, made == "String" || made == nil && call.node.arguments.count > 1 {
      observeFormat(call)
    }
    if call.argument("width") != nil { observeMeasurement(call) }
    if call.argument("code") != nil, made?.hasSuffix("Currency") ?? false { observeCurrency(call) }
    if call.argument("left") != nil { observeInsets(call) }
    if call.argument("systemName") != nil || call.argument("systemSymbolName") != nil { observeImage(call) }
    if made == "KeyEquivalent" || made == "KeyboardShortcut" { observeShortcut(call) }
  }

  /// `environment(\.locale, .init(…))`.
  private func isLocaleOfEnvironment(_ call: ObservedCall) -> Bool {
    guard let around = call.node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return around.arguments.first?.expression.trimmedDescription == "\\.locale"
  }

  private func observeEquivalence(_ call: ObservedCall) {
    guard let base = call.base, base.trimmedDescription.hasSuffix("language"),
      (call.argument("to") ?? call.argument("with")) != nil
    else {
      return
    }
    note(
      \.found.languageChoices,
      LanguageChoice(
        place: observedPlace(call.node), name: excerpt(base), use: excerpt(call.node), isCompared: true,
        isMatched: false))
  }

  /// `UserDefaults.standard.array(forKey: "AppleLanguages")`.
  private func observeLanguageSetting(_ call: ObservedCall) {
    guard let key = call.argument("forKey") else { return }
    guard key.literalText == "AppleLanguages" else { return observeLanguageCode(call) }
    note(
      \.found.languageChoices,
      LanguageChoice(
        place: observedPlace(call.node), name: "AppleLanguages", use: excerpt(call.node), isCompared: true,
        isMatched: false))
  }

  /// What takes an expression: `locale` in `formatter.locale = …`, `formatted(locale:)` for an argument.
  func use(of node: Syntax) -> String? {
    var current = node
    for _ in 0..<8 {
      guard let parent = current.parent else { return nil }
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard let owner = argument.parent?.parent, let call = owner.as(FunctionCallExprSyntax.self),
          let observed = ObservedCall(call)
        else { return nil }
        // `error` and `warning` of a logger are no alerts.
        let name = observed.isOfLogger ? "log" : observed.name
        return name + "(" + (argument.label?.text ?? "_") + ":)"
      }
      if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) { return elements[0].bare.lastName }
        return elements.count > 2 ? elements[1].trimmedDescription : nil
      }
      if let initializer = parent.as(InitializerClauseSyntax.self) {
        return initializer.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  // MARK: Calls of other times

  private func observeOutdated(_ call: ObservedCall) {
    let replacement: String
    switch call.name {
    case "navigationBarTitle": replacement = "navigationTitle(_:)"
    case "actionSheet", "ActionSheet": replacement = "confirmationDialog(_:isPresented:actions:message:)"
    case "Alert":
      guard call.argument("title") != nil else { return }
      replacement = "alert(_:isPresented:actions:message:)"
    case "TextField", "SecureField":
      guard call.argument("onCommit") != nil || call.argument("onEditingChanged") != nil else { return }
      replacement = call.name + "(_:text:)"
    case "Section":
      // The header as a view behind the content has the same label.
      guard let label = call.node.arguments.first?.label?.text, label == "header" || label == "footer" else { return }
      replacement = "Section(content:header:)"
    case "GroupBox":
      guard call.node.arguments.first?.label?.text == "label" else { return }
      replacement = "GroupBox(content:label:)"
    case "MenuButton":
      // Of the project's own buttons, many are called so.
      guard index.path(of: call.name, in: context).map({ index.types[$0]?.isSDK == false }) != true,
        call.node.trailingClosure != nil, call.node.arguments.count == 1
      else { return }
      replacement = "Menu(_:content:)"
    case "UIAlertView", "UIActionSheet": replacement = "UIAlertController(title:message:preferredStyle:)"
    case "UITableViewRowAction": replacement = "UIContextualAction(style:title:handler:)"
    case "UIMenuItem": replacement = "UICommand(title:action:)"
    case "UILocalNotification", "NSUserNotification": replacement = "UNMutableNotificationContent"
    default:
      guard let label = call.arguments.arguments.first?.label, ["label", "hint", "value"].contains(label) else {
        return
      }
      replacement = "accessibility" + label.capitalized + "(_:)"
    }
    note(
      \.found.outdatedCalls,
      OutdatedTextCall(
        place: observedPlace(call.node.observedPart, of: call), function: call.written, replacement: replacement))
  }

  // MARK: Members

  /// Members that say something by their name alone.
  func observe(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    observeReceiver(member.base, ofMember: name, isCall: false)
    switch name {
    case "leftAnchor", "rightAnchor": observeAnchor(member, name: name)
    case "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight": observeSide(member, name: name)
    case "flexibleLeftMargin", "flexibleRightMargin", "directionLeftToRight", "alignAllLeft", "alignAllRight",
      "fromLeft", "fromRight", "transitionFlipFromLeft", "transitionFlipFromRight", "imageLeft", "imageRight",
      "minXMargin", "maxXMargin":
      observeSidedOption(member, name: name)
    case "preferredLanguages", "languageCode", "preferredLocalizations":
      // `.languageCode` alone is a key of `NSLocale`, which the call around it says.
      guard member.base != nil, !(member.parent?.is(FunctionCallExprSyntax.self) ?? false) else { return }
      // `language.languageCode.identifier` is one look.
      observeLanguageChoice(
        named: (member.base.map { nameOfLocale($0.bare) + "." } ?? "") + name, at: Syntax(member))
    case "region", "regionCode", "countryCode":
      // What is taken of it is most often a shop or a currency; a comparison chooses by hand.
      guard var base = member.base.map({ nameOfLocale($0.bare) }) else { return }
      // `(Locale.current as NSLocale).countryCode`
      if name == "countryCode" { base = base.replacing(" as NSLocale", with: "") }
      guard base.hasSuffix("urrent"), base.hasPrefix("Locale.") || base.hasPrefix("NSLocale.") else { return }
      observeLanguageChoice(
        named: base + "." + (name == "countryCode" ? "regionCode" : name), at: Syntax(member), isRegion: true)
    case "script", "minimalIdentifier", "maximalIdentifier":
      guard let base = member.base.map({ nameOfLocale($0.bare) }), base.hasSuffix("urrent.language") else { return }
      observeLanguageChoice(named: base + "." + name, at: Syntax(member))
    case "leftToRight", "forceLeftToRight": observeDirection(member)
    case "identifier":
      // `Locale.current.identifier`, also of the environment.
      if let base = member.base?.bare, base.lastName?.hasSuffix("ocale") ?? false {
        let name = nameOfLocale(base)
        if name.hasPrefix("Locale."), name.hasSuffix("urrent") {
          observeLanguageChoice(named: name + ".identifier", at: Syntax(member))
        }
        return
      }
      guard let locale = member.base?.bare.as(MemberAccessExprSyntax.self),
        ["current", "autoupdatingCurrent"].contains(locale.declName.baseName.text),
        ["Locale", "NSLocale"].contains(locale.base?.trimmedDescription ?? "Locale")
      else { return }
      observeLanguageChoice(named: locale.trimmedDescription + "." + name, at: Syntax(member))
    case "currentLocaleDidChangeNotification", "NSLocaleCurrentLocaleDidChange": observeLocaleChange(member)
    case "description", "stringValue":
      guard let base = member.base, !(member.parent?.is(FunctionCallExprSyntax.self) ?? false) else { return }
      observePlainNumber(base, at: member, isWhole: true, use: Syntax(member))
    case _ where member.isCalendarSymbols: observeCalendarSymbols(member)
    default: break
    }
  }
}
