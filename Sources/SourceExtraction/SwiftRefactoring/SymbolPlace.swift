import LocalizableReferences
import SourceText
import SwiftSyntax

/// Decides how one literal becomes a symbol.
struct SymbolPlace {
  typealias Refusal = SymbolExpression.Refusal

  let reference: LocalizableReference
  let symbol: SymbolForm
  let literal: StringLiteralExprSyntax
  let file: RefactoredFile
  private let place: TextPlace

  init(_ reference: LocalizableReference, _ symbol: SymbolForm, literal: StringLiteralExprSyntax, file: RefactoredFile)
  {
    self.reference = reference
    self.symbol = symbol
    self.literal = literal
    self.file = file
    place = TextPlace(of: ExprSyntax(literal))
  }

  func edits() throws(Refusal) -> [TextEdit] {
    try checkBundle()
    guard reference.phrases.isEmpty else { throw Refusal("phrases of App Shortcuts have to be literals") }
    switch reference.literalType {
    case "LocalizedStringResource": return try resourceLiteral()
    case "LocalizedStringKey": return try keyLiteral()
    case "String.LocalizationValue": return try localizingCall(valueLiteral: literal)
    case "StaticString": return try staticKey()
    default: throw Refusal("it is of type \(reference.literalType ?? "unknown"), for which no symbol can stand")
    }
  }

  // MARK: Kinds of places

  private func resourceLiteral() throws(Refusal) -> [TextEdit] {
    if file.imports("AppIntents"), place.call == nil || reference.isGivenToSystem {
      throw Refusal("App Intents reads its texts from literals when the app is built")
    }
    if place.call.map(calleeName) == "LocalizedStringResource" {
      throw Refusal("it makes a resource of a text that is no key")
    }
    return [replacement(of: literal, by: try expression(of: literal).implicitMember)]
  }

  private func keyLiteral() throws(Refusal) -> [TextEdit] {
    guard reference.isGivenToSystem, let call = place.call else {
      throw Refusal("it is of type LocalizedStringKey; a symbol can stand here if that becomes LocalizedStringResource")
    }
    guard calleeName(call) != "LocalizedStringKey", !SymbollessInterfaces.contains(reference.reason) else {
      throw Refusal("\(reference.reason) takes no symbol")
    }
    return [replacement(of: literal, by: try expression(of: literal).implicitMember)]
      + (try dropped(["tableName", "bundle", "comment"], of: call))
  }

  /// `String(localized:)`, `AttributedString(localized:)`, `LocalizedStringResource(_:)`.
  private func localizingCall(valueLiteral: StringLiteralExprSyntax?) throws(Refusal) -> [TextEdit] {
    guard reference.isGivenToSystem, let call = place.call, place.argument?.expression.id == literal.id,
      call.trailingClosure == nil
    else { throw Refusal("it is of type \(reference.literalType ?? ""), for which no symbol can stand") }
    if call.arguments.contains(where: { $0.label?.text == "locale" }) {
      throw Refusal("it is formatted in a locale of its own")
    }
    let symbol = try expression(of: valueLiteral)
    let extras: Set<String> = ["table", "tableName", "bundle", "comment", "defaultValue"]
    switch reference.reason.prefix(while: { $0 != "(" }) {
    case "LocalizedStringResource":
      _ = try dropped(extras, of: call)
      return [replacement(of: call, by: symbol.explicitMember)]
    case "String", "AttributedString":
      return [replacement(of: literal, by: symbol.implicitMember)] + (try dropped(extras, of: call))
    default: throw Refusal("\(reference.reason) takes no symbol")
    }
  }

  private func staticKey() throws(Refusal) -> [TextEdit] {
    guard let call = place.call else { throw Refusal("it is the argument of a macro") }
    guard reference.isFoundByName else {
      let value = call.arguments.first { $0.label?.text == "defaultValue" }?.expression
      return try localizingCall(valueLiteral: value?.as(StringLiteralExprSyntax.self))
    }
    guard calleeName(call) == "NSLocalizedString", place.argument?.expression.id == literal.id,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { throw Refusal("'\(calleeName(call))' is a function of the project's own") }
    let symbol = try expression(of: nil)
    return [
      replacement(of: callee, by: "String"), replacement(of: literal, by: "localized: " + symbol.implicitMember),
    ] + (try dropped(["tableName", "bundle", "value", "comment"], of: call))
  }

  // MARK: Parts

  private func expression(of valueLiteral: StringLiteralExprSyntax?) throws(Refusal) -> SymbolExpression {
    try SymbolExpression(symbol, literal: valueLiteral, known: reference.arguments)
  }

  private func replacement(of node: some SyntaxProtocol, by text: String) -> TextEdit {
    TextEdit(range: node.trimmedOffsets, replacement: text)
  }

  private func dropped(_ labels: Set<String>, of call: FunctionCallExprSyntax) throws(Refusal) -> [TextEdit] {
    guard let edits = DroppedArguments(labels, of: call).edits else {
      throw Refusal("a comment stands among the arguments that a symbol makes unnecessary")
    }
    return edits
  }

  private func calleeName(_ call: FunctionCallExprSyntax) -> String {
    let callee = call.calledExpression
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }

  /// A symbol looks in the bundle of its own module.
  private func checkBundle() throws(Refusal) {
    guard let bundle = reference.bundle else { return }
    let plain = bundle.filter { !$0.isWhitespace }
    let isOwn =
      [".module", "Bundle.module", "Foundation.Bundle.module", ".main", "Bundle.main", "#bundle"].contains(plain)
      || plain.hasPrefix("Bundle(for:") || plain.hasPrefix(".init(for:") || plain.hasPrefix(".atURL(Bundle.module")
      || plain.hasPrefix(".forClass(")
    guard isOwn else { throw Refusal("it is looked up in '\(bundle)', and a symbol in the bundle of its own module") }
  }
}
