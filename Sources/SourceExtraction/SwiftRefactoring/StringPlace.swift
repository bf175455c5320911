import FormatSpecifiers
import LocalizableReferences
import SourceText
import SwiftSyntax

/// Decides how the use of one symbol becomes a literal.
struct StringPlace {
  typealias Refusal = SymbolExpression.Refusal

  let reference: ResourceMemberReference
  let symbol: SymbolForm
  /// The symbol with its arguments.
  private let expression: ExprSyntax
  private let values: [ExprSyntax]
  private let place: TextPlace

  init(
    _ reference: ResourceMemberReference, _ symbol: SymbolForm, member: MemberAccessExprSyntax
  ) throws(Refusal) {
    self.reference = reference
    self.symbol = symbol
    let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == member.id ? $0 : nil
    }
    let labels = call?.arguments.map { $0.label?.text } ?? []
    guard labels == symbol.parameters.map(\.label) else { throw Refusal("its arguments are not those of the symbol") }
    expression = call.map(ExprSyntax.init) ?? ExprSyntax(member)
    values = call?.arguments.map(\.expression) ?? []
    place = TextPlace(of: expression)
  }

  func edits() throws(Refusal) -> [TextEdit] {
    let callee = place.call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isWhole = place.argument?.expression.id == expression.id
    if isWhole, place.argument?.label?.text == "localized", callee == "String" || callee == "AttributedString" {
      return [replacement(try keyAndValue(label: "localized") + extras(table: "table"))]
    }
    if !reference.isExplicit, reference.literalType == "LocalizedStringKey" {
      guard let key = literal(of: symbol.key) else { throw Refusal("its arguments cannot be written as a key") }
      if isWhole, callee == "Text" {
        return [replacement(key + extras(table: "tableName"))]
      }
      guard symbol.table == "Localizable" else {
        throw Refusal("keys written here are those of the table Localizable, and this one is of \(symbol.table)")
      }
      return [replacement(key)]
    }
    if !reference.isExplicit, reference.literalType == "LocalizedStringResource", symbol.table == "Localizable",
      symbol.bundle == nil, symbol.comment == nil, !symbol.isDefaultValue, let key = literal(of: symbol.key)
    {
      return [replacement(key)]
    }
    // Before the SDK of iOS 26, a resource takes no bundle but a description of one.
    let bundle = symbol.bundle == ".module" ? ".atURL(Bundle.module.bundleURL)" : symbol.bundle
    return [
      replacement(
        "LocalizedStringResource(" + (try keyAndValue(label: nil)) + extras(table: "table", resourceBundle: bundle)
          + ")")
    ]
  }

  /// The key, with its arguments or with the text in the source language that has them.
  private func keyAndValue(label: String?) throws(Refusal) -> String {
    let isGiven = label != nil && place.argument?.label != nil
    let prefix = label == nil || isGiven ? "" : "\(label ?? ""): "
    let keyHasArguments = FormatString(symbol.key).arguments.contains { $0.kind == .value }
    if let text = symbol.sourceText, !keyHasArguments, symbol.isDefaultValue || !symbol.parameters.isEmpty {
      guard let value = literal(of: text) else {
        throw Refusal("its text in the source language has parts that cannot be written in code")
      }
      return prefix + SwiftStringLiteral.text(symbol.key) + ", defaultValue: " + value
    }
    guard let key = literal(of: symbol.key) else { throw Refusal("its arguments cannot be written as a key") }
    return prefix + key
  }

  private func extras(table tableLabel: String, resourceBundle: String? = nil) -> String {
    var text = ""
    if symbol.table != "Localizable" { text += ", \(tableLabel): \(SwiftStringLiteral.text(symbol.table))" }
    if let bundle = resourceBundle ?? symbol.bundle { text += ", bundle: \(bundle)" }
    if let comment = symbol.comment, !comment.isEmpty { text += ", comment: \(SwiftStringLiteral.text(comment))" }
    return text
  }

  /// A text as literal, its specifiers replaced by the values; nil where that would give another text.
  private func literal(of text: String) -> String? {
    guard !symbol.parameters.isEmpty else { return SwiftStringLiteral.text(text) }
    var result = ""
    var count = 0
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let text): result += SwiftStringLiteral.escaped(text)
      case .percentSign: result += "%"
      case .argument(let argument):
        count += 1
        guard argument.kind == .value, argument.position == count, values.indices.contains(count - 1) else {
          return nil
        }
        result += interpolation(of: values[count - 1], symbol.parameters[count - 1])
      }
    }
    return count == values.count ? "\"\(result)\"" : nil
  }

  private static let specifiers = [
    "Int": "%lld", "UInt": "%llu", "Int32": "%d", "UInt32": "%u", "Float": "%f", "Double": "%lf",
  ]

  private func interpolation(of value: ExprSyntax, _ parameter: SymbolForm.Parameter) -> String {
    var source = value.trimmedDescription
    let isNumber =
      value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(PrefixOperatorExprSyntax.self)
    // Alone, such a literal would be of another type.
    if isNumber, parameter.type != "Int", parameter.type != "String" { source = "\(parameter.type)(\(source))" }
    guard let specifier = parameter.specifier, specifier != Self.specifiers[parameter.type] else {
      return "\\(\(source))"
    }
    return "\\(\(source), specifier: \"\(specifier)\")"
  }

  private func replacement(_ text: String) -> TextEdit {
    TextEdit(range: expression.trimmedOffsets, replacement: text)
  }
}
