import LocalizableReferences
import LosslessJSON

/// All that is known of one use of a key in code: why it is localizable, where it stands, what it interpolates.
struct UseExplanation {
  private let use: LocalizableReference

  init(_ use: LocalizableReference) { self.use = use }

  var lines: [String] {
    var lines = ["because: \(use.reason)\(use.isFoundByName ? ", found by its name" : "")"]
    if let declaration = use.enclosingDeclaration { lines.append("in: \(declaration)") }
    for argument in use.arguments {
      let type = argument.isGuessed ? "type not known, assumed" : argument.type
      lines.append("\(argument.specifier): \(argument.expression)\(type.map { " (\($0))" } ?? "")")
    }
    if let comment = use.comment { lines.append("comment: \(comment.quotedLine)") }
    if let table = use.table { lines.append("table: \(table)") }
    if let bundle = use.bundle { lines.append("bundle: \(bundle)") }
    return lines
  }

  var json: JSONValue {
    let arguments = use.arguments.map { argument in
      JSONValue.object([
        "expression": .string(argument.expression), "type": argument.type.map { .string($0) },
        "specifier": .string(argument.specifier), "guessed": argument.isGuessed ? .boolean(true) : nil,
      ])
    }
    return .object([
      "path": .string(use.location.path), "line": .number(use.location.line), "column": .number(use.location.column),
      "reason": .string(use.reason), "declaration": use.enclosingDeclaration.map { .string($0) },
      "foundByName": use.isFoundByName ? .boolean(true) : nil,
      "arguments": arguments.isEmpty ? nil : .array(arguments),
      "comment": use.comment.map { .string($0) }, "defaultValue": use.defaultValue.map { .string($0) },
      "table": use.table.map { .string($0) }, "bundle": use.bundle.map { .string($0) },
    ])
  }
}
