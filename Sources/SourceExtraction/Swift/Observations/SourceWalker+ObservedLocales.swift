import SourceObservations
import SourceText
import SwiftSyntax

extension SourceWalker {
  // MARK: Languages and regions

  /// `Locale.current.language` for `locale.language`, where `let locale = Locale.current`.
  func nameOfLocale(_ base: ExprSyntax) -> String {
    let written = base.trimmedDescription
    guard written.first?.isLowercase ?? false else { return written }
    var root = base
    while let member = root.as(MemberAccessExprSyntax.self), let inner = member.base?.bare,
      !(inner.as(DeclReferenceExprSyntax.self)?.baseName.text == "self")
    {
      root = inner
    }
    if root.lastName?.lowercased().hasSuffix("language") ?? false {
      // `let language = Locale.current.language`
      let language = values(of: root) { value -> String? in
        let source = value.trimmedDescription
        return source == "Locale.current.language" || source == "Locale.autoupdatingCurrent.language" ? source : nil
      }
      return language.first.map { $0 + written.dropFirst(root.trimmedDescription.count) } ?? written
    }
    guard root.lastName?.lowercased().hasSuffix("locale") ?? false else { return written }
    if isLocaleOfEnvironment(root) || root.lastName.map({ isCurrent(parameter: $0, at: Syntax(root)) }) ?? false {
      return "Locale.current" + written.dropFirst(root.trimmedDescription.count)
    }
    let locale = values(of: root) { value -> String? in
      guard let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        ["current", "autoupdatingCurrent"].contains(name)
      else { return nil }
      return "Locale." + name
    }
    return locale.first.map { $0 + written.dropFirst(root.trimmedDescription.count) } ?? written
  }

  /// `locale: Locale = .current`, of the function around.
  private func isCurrent(parameter name: String, at node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) {
      let clause =
        parent.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let clause {
        return clause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name
            && ($0.defaultValue?.value.lastName?.hasSuffix("urrent") ?? false)
        }
      }
      current = parent
    }
    return false
  }

  /// `@Environment(\.locale) var locale`.
  private func isLocaleOfEnvironment(_ expression: ExprSyntax) -> Bool {
    guard let node = leaves(of: expression).lazy.compactMap(\.node).first else { return false }
    return index.ownMembers(node.name, of: node.owner).contains {
      index.declarations[$0].wrapperSource == "Environment(\\.locale)"
    }
  }

  /// `(Locale.current as NSLocale).object(forKey: .languageCode)`.
  func observeLanguageCode(_ call: ObservedCall) {
    guard let key = call.argument("forKey")?.lastName, key == "languageCode" || key == "countryCode",
      let base = call.base?.bare.trimmedDescription,
      base.hasPrefix("Locale.current") || base.hasPrefix("NSLocale.current")
    else { return }
    observeLanguageChoice(
      named: "Locale.current." + (key == "languageCode" ? key : "regionCode"), at: Syntax(call.node),
      isRegion: key == "countryCode")
  }

  func observeLanguageChoice(named name: String, at node: Syntax, isRegion: Bool = false) {
    var current = node
    var isCompared = false
    var isMatched = name.hasPrefix("preferredLocalizations(")
    for _ in 0..<10 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self)
      else { break }
      if parent.is(SubscriptCallExprSyntax.self), !isRegion { isCompared = true }
      if let variable = variable(setBy: parent),
        compares(variable, isList: name.hasSuffix("preferredLanguages"), isRegion: isRegion, after: parent)
      {
        isCompared = true
      }
      if let member = parent.as(MemberAccessExprSyntax.self),
        Self.comparing.contains(member.declName.baseName.text)
          || !isRegion && Self.taking.contains(member.declName.baseName.text)
      {
        isCompared = true
      }
      if let list = parent.as(ExprListSyntax.self),
        list.contains(where: {
          ["==", "!=", "~="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        })
      {
        // Two regions that are compared are no list of regions in code.
        isCompared = isCompared || !isRegion || list.contains { self.isRegion($0) }
      }
      if let branch = parent.as(SwitchExprSyntax.self) {
        if branch.subject.id == current.id { isCompared = true }
        break
      }
      if let call = parent.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call) {
        if name == "preferredLocalizations" { isMatched = true }
        // `Edition(rawValue: Locale.current.language.languageCode?.identifier ?? "en")`.
        if !isRegion, call.arguments.first?.label?.text == "rawValue" { isCompared = true }
        // `["de", "fr"].contains(code)`.
        if name == "contains", current.is(LabeledExprListSyntax.self) { isCompared = true }
      }
      // `for language in Locale.preferredLanguages`.
      if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == current.id,
        let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        isCompared = isCompared || compares(name, isList: false, isRegion: isRegion, in: Syntax(loop.body))
      }
      current = parent
    }
    note(
      \.found.languageChoices,
      LanguageChoice(
        place: observedPlace(node), name: name, use: excerpt(current), isCompared: isCompared, isMatched: isMatched))
  }

  private static let comparing: Set<String> = ["contains", "hasPrefix", "starts"]
  private static let taking: Set<String> = ["first", "last", "prefix"]

  /// `"US"`, `.japan`.
  private func isRegion(_ expression: ExprSyntax) -> Bool {
    if let text = expression.literalText { return text.utf8.count == 2 }
    return expression.bare.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The name in `let code = …`, `if let code = …`.
  private func variable(setBy node: Syntax) -> String? {
    guard let parent = node.as(InitializerClauseSyntax.self)?.parent else { return nil }
    let pattern =
      parent.as(PatternBindingSyntax.self)?.pattern ?? parent.as(OptionalBindingConditionSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether the code behind a declaration, up to the end of its block, compares the variable or looks something up by it.
  private func compares(_ name: String, isList: Bool, isRegion: Bool, after node: Syntax) -> Bool {
    var block = node
    while let parent = block.parent, !block.is(CodeBlockItemListSyntax.self) { block = parent }
    guard block.is(CodeBlockItemListSyntax.self) else { return false }
    return compares(name, isList: isList, isRegion: isRegion, in: block, behind: node.endPosition)
  }

  private func compares(
    _ name: String, isList: Bool, isRegion: Bool, in block: Syntax, behind start: AbsolutePosition? = nil
  ) -> Bool {
    let tokens = block.tokens(viewMode: .sourceAccurate).drop { token in start.map { token.position < $0 } ?? false }
    let texts = tokens.prefix(400).map(\.text)
    return texts.indices.contains { place in
      guard texts[place] == name else { return false }
      let before = place > 0 ? texts[place - 1] : ""
      let after = texts[(place + 1)...].prefix(2)
      if isRegion {
        // `shop.region == .japan` is another's.
        return before == "switch"
          || before != "." && ["==", "!="].contains(after.first ?? "") && ["\"", "."].contains(after.last ?? "")
      }
      if before == "(", place > 1, texts[place - 2] == "contains" { return true }
      return ["switch", "==", "!=", "["].contains(before) || ["==", "!="].contains(after.first ?? "")
        || after.first == "." && ["hasPrefix", "starts"].contains(after.last ?? "")
        // Of a list, what is taken by its place.
        || isList && (after.first == "[" || after.first == "." && after.last == "first")
    }
  }

  // MARK: Changes of the locale

  func observeLocaleChange(_ member: MemberAccessExprSyntax) {
    // `let change = NSLocale.currentLocaleDidChangeNotification`: what counts is where the constant stands.
    if let name = variable(setBy: Syntax(member).parent ?? Syntax(member)) {
      for use in uses(of: name, around: Syntax(member)) { observeLocaleChange(at: use) }
    } else {
      observeLocaleChange(at: Syntax(member))
    }
  }

  private func observeLocaleChange(at node: Syntax) {
    var current = node
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
          // A method without an actor is called wherever the notification is posted.
          if let selector = call.argument("selector"), isNonisolated(selector) { choosesQueue = true }
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
    if isDetached(node) { choosesQueue = true }
    if reason == nil, !choosesQueue, observation.isOnMainActor { reason = "@MainActor" }
    if reason == nil, !choosesQueue, let context {
      let lineage = index.lineage(of: context).map(DeclarationIndex.lastComponent)
      if let main = lineage.first(where: { Self.mainActorTypes.contains($0) }) { reason = main }
    }
    note(
      \.found.localeChangeObservers,
      LocaleChangeObserver(
        place: observedPlace(node), function: function, isOnMainActor: reason != nil, reason: reason))
  }

  private static let mostNodes = 4000

  /// Where a constant is named in the block or type that declares it.
  private func uses(of name: String, around declaration: Syntax) -> [Syntax] {
    var scope = declaration
    while let parent = scope.parent {
      scope = parent
      if scope.is(CodeBlockItemListSyntax.self) || scope.is(MemberBlockItemListSyntax.self) { break }
    }
    var found: [Syntax] = []
    var waiting = [scope]
    var visited = 0
    while let node = waiting.popLast(), visited < Self.mostNodes {
      visited += 1
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
        found.append(member?.declName.id == reference.id ? member.map { Syntax($0) } ?? node : node)
      } else if !node.is(TokenSyntax.self) {
        waiting += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return found
  }

  /// Whether `#selector(…)` names a method of the type at hand that belongs to no actor.
  private func isNonisolated(_ selector: ExprSyntax) -> Bool {
    let names = selector.tokens(viewMode: .sourceAccurate).compactMap {
      if case .identifier(let name) = $0.tokenKind { return name }
      return nil
    }
    // The method need not be in the tree.
    return names.contains { name in
      let written = Array(("func " + name + "(").utf8)
      let bytes = file.text.bytes
      var place = 0
      while let found = bytes[place...].firstIndex(of: written[0]), found + written.count <= bytes.count {
        place = found + 1
        guard bytes[found..<(found + written.count)].elementsEqual(written) else { continue }
        let start = Swift.max(0, found - Self.longestModifiers)
        let before = bytes[start..<found].split { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") }.last ?? []
        if String(decoding: before, as: UTF8.self).contains("nonisolated") { return true }
      }
      return false
    }
  }

  private static let longestModifiers = 100

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
