import LocalizableReferences
import SwiftSyntax

/// The use of a symbol as source.
struct SymbolExpression {
  /// What keeps a literal from becoming a symbol, in words.
  struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private let symbol: SymbolForm
  /// The symbol's arguments with their labels.
  private let arguments: [String]

  /// - Parameters:
  ///   - literal: the text that interpolates the arguments.
  ///   - known: what was found out of its arguments.
  init(_ symbol: SymbolForm, literal: StringLiteralExprSyntax?, known: [LocalizableArgument]) throws(Refusal) {
    self.symbol = symbol
    var expressions: [ExprSyntax] = []
    for segment in literal?.segments ?? [] {
      guard case .expressionSegment(let segment) = segment else { continue }
      guard let first = segment.expressions.first else { continue }
      let labels = segment.expressions.compactMap(\.label?.text)
      guard labels.allSatisfy({ $0 == "specifier" }) else {
        throw Refusal("it formats '\(first.expression.trimmedDescription)' itself, and a symbol takes plain values")
      }
      expressions.append(first.expression)
    }
    guard expressions.count == symbol.parameters.count, known.count == expressions.count else {
      throw Refusal(
        expressions.isEmpty
          ? "its arguments are given elsewhere, and the symbol takes them"
          : "the symbol takes \(symbol.parameters.count) arguments, the text has \(expressions.count)")
    }
    var arguments: [String] = []
    for (place, parameter) in symbol.parameters.enumerated() {
      let value = try Self.value(expressions[place], known[place], as: parameter)
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    self.arguments = arguments
  }

  /// `.name`, `.Table.name(…)`.
  var implicitMember: String {
    // These are also members of every optional.
    ["none", "some"].contains(symbol.name) && symbol.namespace == nil ? explicitMember : "." + path
  }

  var explicitMember: String { "LocalizedStringResource." + path }

  private var path: String {
    let member = (symbol.namespace.map { $0 + "." } ?? "") + symbol.name
    return arguments.isEmpty ? member : member + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// An interpolated value as the parameter takes it: the type alone decides how it is formatted, so only conversions
  /// that cannot change the text are made.
  private static func value(
    _ expression: ExprSyntax, _ known: LocalizableArgument, as parameter: SymbolForm.Parameter
  ) throws(Refusal) -> String {
    let source = expression.trimmedDescription
    guard !known.isGuessed, let type = known.type else {
      throw Refusal("the type of '\(source)' is not known, and the symbol takes a value of type \(parameter.type)")
    }
    if type == parameter.type { return source }
    let widened: [String: Set<String>] = [
      "String": ["Substring"], "Int": ["Int64"], "UInt": ["UInt64"], "Int32": ["Int8", "Int16"],
      "UInt32": ["UInt8", "UInt16"], "Double": ["CGFloat"],
    ]
    guard widened[parameter.type]?.contains(type) == true else {
      throw Refusal("'\(source)' is of type \(type), and the symbol takes a value of type \(parameter.type)")
    }
    return "\(parameter.type)(\(source))"
  }
}
