import SourceObservations
import SwiftSyntax

/// Literals that an extension of `String` looks up: `"menu.open".localized`, `"menu.open".translated(count)`.
extension SourceWalker {
  /// What such members are called, also where another package declares them.
  static let lookupNames: Set<String> = [
    "localized", "localised", "localize", "localise", "loc", "l10n", "i18n", "tr", "translated", "translate",
    "translation", "localizedString", "localizedText", "localizedKey", "localizedStringKey", "localizable",
    "asLocalizedKey", "asLocalized", "toLocalized", "nsLocalized", "lcl", "lz", "localizedValue",
  ]

  /// Notes the text before a dot as what the member behind it works on.
  func observeReceiver(_ base: ExprSyntax?, ofMember name: String, isCall: Bool) {
    guard let base = base?.bare else { return }
    let isLookup = Self.lookupNames.contains(name)
    guard isLookup || base.is(StringLiteralExprSyntax.self) else { return }
    if !base.is(StringLiteralExprSyntax.self) {
      guard peek(base).unwrapped.name == "String" else { return }
    }
    var owner: String?
    for number in index.members(name, of: "String") {
      let declaration = index.declarations[number]
      guard !declaration.origin.isKnowledge, (declaration.kind == .function) == isCall else { continue }
      owner =
        isCall ? declaration.signature : TextNode(owner: declaration.parent ?? "String", name: name).description
      break
    }
    guard let owner = owner ?? (isLookup ? "String." + name : nil) else { return }
    note(base, givenTo: TextNode(owner: owner, name: TextNode.receiverName))
  }
}

extension TextFlowGraph {
  /// The literals that get to a look-up.
  func lookedUpTexts(_ held: [HeldKey], _ complete: [DynamicKey]) -> [LookedUpText] {
    var found: [LookedUpText] = []
    var nodes: Set<TextNode> = []
    for held in held {
      nodes.formUnion(origins(of: held.node))
      for literal in literals(givenTo: held.node) where !literal.isPiece {
        found.append(
          LookedUpText(
            place: literal.place, pattern: KeyPattern(literal.text), table: held.key.table, function: held.key.function,
            lookup: held.key.place))
      }
    }
    for key in complete where key.isComplete {
      for pattern in key.patterns where pattern.isCertain {
        found.append(
          LookedUpText(
            place: key.place, pattern: pattern, table: key.table, function: key.function, lookup: key.place))
      }
    }
    // What another package declares, and what it does with a text, its name tells.
    for literal in unfollowedReceivers where !nodes.contains(literal.node) {
      found.append(
        LookedUpText(
          place: literal.place, pattern: KeyPattern(literal.text), table: nil, function: literal.node.owner,
          lookup: literal.place))
    }
    return found
  }

  /// Literals before a dot and a name of a look-up.
  private var unfollowedReceivers: [GivenLiteral] {
    literals.filter { entry in
      guard entry.key.name == TextNode.receiverName, entry.key.owner.hasPrefix("String.") else { return false }
      return SourceWalker.lookupNames.contains(String(entry.key.owner.dropFirst(7).prefix { $0 != "(" }))
    }.flatMap(\.value)
  }
}
