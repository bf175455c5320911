import Foundation
import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  /// A call, after its arguments.
  func observe(
    _ node: FunctionCallExprSyntax, _ arguments: CallArguments, type: SwiftType, expected: SwiftType
  ) {
    // Most calls are of nothing that matters.
    guard let name = ObservedCall.name(of: node) else { return }
    let subject = ObservedCallSubject.named(name)
    guard subject != nil || macroNames.contains(name) else { return }
    let call = ObservedCall(node, name: name, arguments: arguments)
    if ShownTextAPIs.shared.hasFunctions(named: name) { observeShown(call) }
    switch subject {
    case .frame: observeFrame(call)
    case .lineLimit: observeLineLimit(call)
    case .offset: observeOffset(call)
    case .padding: observePadding(call)
    case .spacing: observeSpacing(call)
    case .constraint: observeConstraint(call)
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
    case .format: observeFormat(call)
    case .legacyLocalization: observeLegacy(call)
    case .locale: observeLocale(call)
    case .joined: observeJoined(call)
    case .preferredLocalizations:
      observeLanguageChoice(named: "preferredLocalizations(from:)", at: Syntax(node))
    case .outdated: observeOutdated(call)
    case .formatterUse: observeFormatterUse(call)
    case .localizableType, .shownText, nil: break
    }
    if subject?.mayTakeKey ?? true || macroNames.contains(name) {
      observeDynamicKey(call, type: type, expected: expected)
    }
  }

  // MARK: Language

  private func observeLocale(_ call: ObservedCall) {
    guard
      let argument = call.argument("identifier") ?? call.argument("languageCode") ?? call.argument("localeIdentifier")
        ?? call.unlabeled
    else { return }
    // `Locale(languageCode: .german)`.
    let member = argument.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
    guard let identifier = argument.literalText ?? member else { return }
    // `en_US_POSIX` is what fixed formats are read and written with.
    note(
      \.found.fixedLocales,
      FixedLocale(
        place: observedPlace(call.node), identifier: identifier, use: use(of: Syntax(call.node)),
        destination: viewWritten(with: call.node)))
  }

  /// The view that writes a value in a locale: `Text(price, format: .number.locale(…))`, `environment(\.locale, …)`.
  private func viewWritten(with locale: FunctionCallExprSyntax) -> TextDestination? {
    var current = Syntax(locale)
    for _ in 0..<Self.maximumDepth {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) else { return nil }
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

  /// `.init(…)`, by the type that is made and by its labels.
  private func observeImplicit(_ call: ObservedCall, type: SwiftType, expected: SwiftType) {
    let made = expected.unwrapped.name ?? type.unwrapped.name
    let use = use(of: Syntax(call.node))
    if call.argument("identifier") != nil,
      made == "Locale" || made == "NSLocale" || use == "locale" || use == "locale(_:)" || isLocaleOfEnvironment(call)
    {
      observeLocale(call)
    }
    if call.argument("format") != nil, made == "String" { observeFormat(call) }
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
    guard let base = call.base, base.trimmedDescription.hasSuffix("language"), call.argument("to") != nil else {
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
    guard let key = call.argument("forKey"), key.literalText == "AppleLanguages" else { return }
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

  func observeLanguageChoice(named name: String, at node: Syntax) {
    var current = node
    var isCompared = false
    var isMatched = name.hasPrefix("preferredLocalizations(")
    for _ in 0..<10 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self)
      else { break }
      if parent.is(SubscriptCallExprSyntax.self) { isCompared = true }
      if let name = variable(setBy: parent), compares(name, after: parent) { isCompared = true }
      if let member = parent.as(MemberAccessExprSyntax.self),
        ["first", "last", "contains", "hasPrefix", "prefix", "starts"].contains(member.declName.baseName.text)
      {
        isCompared = true
      }
      if let list = parent.as(ExprListSyntax.self),
        list.contains(where: {
          ["==", "!=", "~="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        })
      {
        isCompared = true
      }
      if let branch = parent.as(SwitchExprSyntax.self) {
        if branch.subject.id == current.id { isCompared = true }
        break
      }
      if let call = parent.as(FunctionCallExprSyntax.self), ObservedCall(call)?.name == "preferredLocalizations" {
        isMatched = true
      }
      current = parent
    }
    note(
      \.found.languageChoices,
      LanguageChoice(
        place: observedPlace(node), name: name, use: excerpt(current), isCompared: isCompared, isMatched: isMatched))
  }

  /// The name in `let code = …`, `if let code = …`.
  private func variable(setBy node: Syntax) -> String? {
    guard let parent = node.as(InitializerClauseSyntax.self)?.parent else { return nil }
    let pattern =
      parent.as(PatternBindingSyntax.self)?.pattern ?? parent.as(OptionalBindingConditionSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether the code behind a declaration, up to the end of its block, compares the variable or looks something up by it.
  private func compares(_ name: String, after node: Syntax) -> Bool {
    var block = node
    while let parent = block.parent, !block.is(CodeBlockItemListSyntax.self) { block = parent }
    guard block.is(CodeBlockItemListSyntax.self) else { return false }
    let tokens = block.tokens(viewMode: .sourceAccurate).drop { $0.position < node.endPosition }.prefix(400)
    let texts = tokens.map(\.text)
    return texts.indices.contains { place in
      guard texts[place] == name else { return false }
      let before = place > 0 ? texts[place - 1] : ""
      let after = texts[(place + 1)...].prefix(2)
      return ["switch", "==", "!=", "["].contains(before) || ["==", "!="].contains(after.first ?? "")
        || after.first == "." && ["hasPrefix", "starts"].contains(after.last ?? "")
    }
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

  private static let mirrored: [String: String] = [
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor", "left": "leading", "right": "trailing",
  ]

  /// Members that say something by their name alone.
  func observe(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    switch name {
    case "leftAnchor", "rightAnchor":
      note(
        \.found.directionalLayouts,
        DirectionalLayout(
          place: observedPlace(member.declName), name: name, use: use(of: Syntax(member)),
          replacement: Self.mirrored[name]))
    case "left", "right": observeSide(member, name: name)
    case "preferredLanguages", "languageCode", "preferredLocalizations":
      guard !(member.parent?.is(FunctionCallExprSyntax.self) ?? false) else { return }
      // `language.languageCode.identifier` is one look.
      observeLanguageChoice(
        named: (member.base.map { $0.bare.trimmedDescription + "." } ?? "") + name, at: Syntax(member))
    case "identifier":
      // `Locale.current.identifier`.
      guard let locale = member.base?.bare.as(MemberAccessExprSyntax.self),
        ["current", "autoupdatingCurrent"].contains(locale.declName.baseName.text),
        ["Locale", "NSLocale"].contains(locale.base?.trimmedDescription ?? "Locale")
      else { return }
      observeLanguageChoice(named: locale.trimmedDescription + "." + name, at: Syntax(member))
    case "currentLocaleDidChangeNotification", "NSLocaleCurrentLocaleDidChange": observeLocaleChange(member)
    default: break
    }
  }

  /// Where sides are of text or of what holds it, as far as the place tells.
  private static let sided: Set<String> = [
    "textAlignment", "alignment", "contentHorizontalAlignment", "attribute", "edges", "imagePosition",
  ]

  private func observeSide(_ member: MemberAccessExprSyntax, name: String) {
    guard let use = use(of: Syntax(member)) else { return }
    let label = use.split(separator: "(").last.map { $0.split(separator: ":").first.map(String.init) ?? "" } ?? ""
    let isSided =
      Self.sided.contains(use) || Self.sided.contains(label)
      || ["NSTextAlignment", "NSLayoutConstraint.Attribute", "UIRectEdge"].contains(
        member.base?.trimmedDescription ?? "")
    guard isSided else { return }
    let isText = use == "textAlignment" || label == "textAlignment"
    note(
      \.found.directionalLayouts,
      DirectionalLayout(
        place: observedPlace(member.declName), name: name, use: use,
        replacement: isText ? "natural" : Self.mirrored[name]))
  }

  // MARK: Changes of the locale

  private func observeLocaleChange(_ member: MemberAccessExprSyntax) {
    var current = Syntax(member)
    var function: String?
    var reason: String?
    // A closure that is called by a queue or publisher is called where that runs.
    var choosesQueue = false
    for _ in 0..<16 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) else { break }
      if let call = parent.as(FunctionCallExprSyntax.self), let call = ObservedCall(call) {
        function = function ?? call.written
        switch call.name {
        case "sink", "assign": choosesQueue = true
        case "addObserver":
          choosesQueue = call.argument("queue") != nil
          if let queue = call.argument("queue"), queue.trimmedDescription.hasSuffix("main") { reason = "queue: .main" }
        case "receive":
          if let scheduler = call.argument("on"), scheduler.trimmedDescription.contains("main") {
            reason = "receive(on:)"
          }
        case "onReceive": reason = "onReceive(_:perform:)"
        default: break
        }
      }
      current = parent
    }
    if isDetached(Syntax(member)) { choosesQueue = true }
    if reason == nil, !choosesQueue, observation.isOnMainActor { reason = "@MainActor" }
    if reason == nil, !choosesQueue, let context {
      let lineage = index.lineage(of: context).map(DeclarationIndex.lastComponent)
      if let main = lineage.first(where: { Self.mainActorTypes.contains($0) }) { reason = main }
    }
    note(
      \.found.localeChangeObservers,
      LocaleChangeObserver(
        place: observedPlace(member), function: function, isOnMainActor: reason != nil, reason: reason))
  }

  /// Whether code stands in a closure that leaves the actor of the code around it.
  private func isDetached(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(MemberBlockSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression.trimmedDescription
        if called == "Task.detached" || called.hasPrefix("DispatchQueue.global") { return true }
      }
      current = parent
    }
    return false
  }

  /// Types whose members run on the main actor.
  private static let mainActorTypes: Set<String> = [
    "View", "UIViewController", "UIView", "NSViewController", "NSView", "NSWindowController", "NSWindow",
    "UIApplicationDelegate", "NSApplicationDelegate", "App", "UITableViewController", "UICollectionViewController",
  ]
}
