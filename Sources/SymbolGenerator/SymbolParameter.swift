import FormatSpecifiers

/// One argument of a symbol.
package struct SymbolParameter: Hashable, Sendable {
  /// What a call writes before the argument; nil for none.
  package var label: String?
  /// What the argument is called in the symbol's body.
  package var name: String
  /// `Int`, `String`, …
  package var type: String
  /// With the percent sign and without a position: `%lld`; nil where the interpolation needs none, for texts.
  package var specifier: String?

  /// - Parameter argument: a value, not a substitution.
  /// - Returns: nil where Swift has no type that a text can interpolate for it (`%s`, `%p`, `%*d`).
  init?(_ argument: FormatArgument, label: String?, name: String) {
    guard argument.width?.contains("*") != true, argument.precision?.contains("*") != true,
      let type = Self.type(length: argument.length, conversion: argument.conversion)
    else { return nil }
    self.label = label
    self.name = name
    self.type = type
    var plain = argument
    plain.name = nil
    specifier = argument.conversion == "@" ? nil : plain.specifier
  }

  /// The parameter as it stands in the declaration.
  var declaration: String {
    let inner = SwiftIdentifier.written(name)
    guard let label else { return "_ \(inner): \(type)" }
    return label == name ? "\(inner): \(type)" : "\(SwiftIdentifier.written(label)) \(inner): \(type)"
  }

  var interpolation: String {
    let inner = SwiftIdentifier.written(name)
    return specifier.map { "\\(\(inner), specifier: \"\($0)\")" } ?? "\\(\(inner))"
  }

  /// As Xcode chooses for `%d`, `%lld`, `%u`, `%llu`, `%f`, `%lf` and `%@`; by the sizes of C for what no public file
  /// shows.
  private static func type(length: String, conversion: Character) -> String? {
    switch conversion {
    case "@": return "String"
    case "d", "i", "D":
      if conversion == "D" { return "Int" }
      return ["": "Int32", "h": "Int16", "hh": "Int8"][length] ?? "Int"
    case "u", "x", "X", "o", "U", "O":
      if conversion == "U" || conversion == "O" { return "UInt" }
      return ["": "UInt32", "h": "UInt16", "hh": "UInt8"][length] ?? "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return length.isEmpty ? "Float" : length == "L" ? nil : "Double"
    case "c": return "Int8"
    case "C": return "UInt16"
    default: return nil
    }
  }
}
